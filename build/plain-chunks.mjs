import { webauthnCopy } from './webauthn-copy.mjs';

/**
 * What elements without React load besides the SDK. Each is a file of its own that needs no other: the chunks of the app have
 * much that pages without a widget do not need.
 */
export const plainChunks = {
  // Others may ask for it.
  'unknown-attributes': ['src/advice/unknown-attributes.ts'],
  'signed-in': ['src/session/signed-in.ts'],
  'account-view': ['src/plain/account-button/view.ts'],
  'passkeys-view': ['src/plain/passkey-list/view.ts'],
  // The SDK's own client lacks what this one brings along.
  'passkey-list': ['src/plain/passkey-list/changes.ts', webauthnCopy()],
  proof: ['src/plain/proofs/proof.ts'],
  'proof-passkey': ['src/plain/proofs/passkey-way.ts'],
  'account-page': ['src/plain/account/view.ts'],
  'account-password': ['src/plain/account/password/form.ts'],
  'account-providers': ['src/plain/account/providers/connect.ts'],
  'account-sections': ['src/plain/account/sections.ts'],
};
