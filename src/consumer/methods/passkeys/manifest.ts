import { hasWebAuthn } from '../../../kit/lib/has-webauthn.ts';
import type { MethodManifest } from '../../method.ts';

export const passkeys = {
  product: 'passkeys',
  // On its own, nothing would be left: the button then says what the browser lacks.
  blocks: ({ products }) =>
    hasWebAuthn() || products.length === 1 ? [{ kind: 'buttons', id: 'passkeys' }] : [],
  main: () => import('./main.tsx'),
  screens: { PasskeyOffer: () => import('./screens.tsx') },
  leadsTo: ['PasswordConfirmation'],
} as const satisfies MethodManifest<'passkeys'>;
