import type { MethodManifest } from '../../method.ts';

const screens = () => import('./screens.tsx');

export const crypto = {
  product: 'crypto',
  blocks: () => [{ kind: 'buttons', id: 'crypto' }],
  main: () => import('./main.tsx'),
  screens: {
    CryptoOtherScreen: screens,
    CryptoSetupWallet: screens,
    CryptoConnect: screens,
    CryptoSignMessage: screens,
    CryptoError: screens,
    CryptoConfirmation: screens,
  },
} as const satisfies MethodManifest<'crypto'>;
