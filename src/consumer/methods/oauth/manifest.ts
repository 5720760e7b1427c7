import type { MethodManifest } from '../../method.ts';

export const oauth = {
  product: 'oauth',
  blocks: ({ oauth: { providers } }) => (providers.length > 0 ? [{ kind: 'buttons', id: 'oauth' }] : []),
  main: () => import('./main.tsx'),
  screens: {},
  // Where the visitor comes back to. Fetched before leaving, so that it is in the browser's cache by then.
  leadsTo: ['LoggingIn', 'PasswordConfirmation'],
} as const satisfies MethodManifest<'oauth'>;
