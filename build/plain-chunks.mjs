import { takenFrom } from './chunk-imports.mjs';
import { webauthnCopy } from './webauthn-copy.mjs';

/** Modules of `signed-in`, which is there by the time that a visitor can change anything. It exports what they do. */
const ofSignedIn = takenFrom(
  'signed-in',
  /\/src\/provider\/(errors|deadline|stytch\/(answers|changes|errors))\.ts$/,
);

/**
 * What elements without React load besides the SDK. Each is a file of its own, which needs no other but `signed-in`: the chunks
 * of the app have much that pages without a widget do not need.
 */
export const plainChunks = {
  // Others may ask for it.
  'unknown-attributes': ['src/advice/unknown-attributes.ts'],
  'signed-in': ['src/session/signed-in.ts'],
  'account-view': ['src/plain/account-button/view.ts'],
  'passkeys-view': ['src/plain/passkey-list/view.ts'],
  // The SDK's own client lacks what this one brings along.
  'passkey-list': ['src/plain/passkey-list/changes.ts', ofSignedIn, webauthnCopy()],
  proof: ['src/plain/proofs/proof.ts', ofSignedIn],
  'proof-passkey': ['src/plain/proofs/passkey-way.ts', ofSignedIn],
  'account-page': ['src/plain/account/view.ts'],
  'account-password': ['src/plain/account/password/form.ts', ofSignedIn],
  'account-providers': ['src/plain/account/providers/connect.ts', ofSignedIn],
  'account-sections': ['src/plain/account/sections.ts', ofSignedIn],
};
