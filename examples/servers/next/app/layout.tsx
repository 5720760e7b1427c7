import type { ReactNode } from 'react';

export const metadata = { title: 'auth-widget in Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
