import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // As `npx create-next-app` sets them.
  cacheComponents: true,
  partialPrefetching: true,
  // Its packages are in the folder above.
  turbopack: { root: resolve('..') },
  redirects: async () => [{ source: '/', destination: '/account', permanent: false }],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      ],
    },
  ],
};

export default config;
