'use client';
import 'auth-widget';
import 'auth-widget/session-element';
import { useEffect, useRef } from 'react';

export const Widget = ({ html }) => (
  <main suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
);

/** The account button. Leaves the page when the visitor signs out, here or in another tab. */
export function Session(settings) {
  const element = useRef(null);
  useEffect(() => {
    const follow = () => element.current?.status === 'signed-out' && location.reload();
    follow();
    element.current.addEventListener('auth-session', follow);
  }, []);
  return <auth-session ref={element} {...settings} />;
}
