import { takenFrom } from './chunk-imports.mjs';
import { webauthnCopy } from './webauthn-copy.mjs';

/** Modules of `signed-in`, which is there by the time that a visitor can change anything. */
const SIGNED_IN =
  /\/src\/(provider\/(errors|deadline|explain-setting|stytch\/(answers|changes|errors))|kit\/lib\/storage)\.ts$/;
/** Modules of `account-page`, which draws before any other chunk of an account is there. */
const ACCOUNT_PAGE = /\/src\/(plain\/button|kit\/(theme\/tokens|i18n\/with-overrides))\.ts$/;

const ofSignedIn = takenFrom({ 'signed-in': SIGNED_IN });
const ofAccount = takenFrom({ 'signed-in': SIGNED_IN, 'account-page': ACCOUNT_PAGE });

/**
 * What elements without React load besides the SDK. Each is a file of its own, and takes only of those that are there by then: the
 * chunks of the app have much that pages without a widget do not need.
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
  'account-password': ['src/plain/account/password/form.ts', ofAccount],
  'account-providers': ['src/plain/account/providers/connect.ts', ofSignedIn],
  'account-sections': ['src/plain/account/sections.ts', ofAccount],
};
