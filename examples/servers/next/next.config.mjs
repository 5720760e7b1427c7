import { resolve } from 'node:path';

export default {
  // Its packages are in the folder above.
  turbopack: { root: resolve('..') },
  redirects: async () => [{ source: '/', destination: '/account', permanent: false }],
};
