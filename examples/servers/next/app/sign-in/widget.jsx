'use client';
import 'auth-widget';

export function Widget({ html }) {
  return <main suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
