import { takenFrom } from './chunk-imports.mjs';
import { webauthnCopy } from './webauthn-copy.mjs';

/** Modules of `signed-in`, which is there by the time that a visitor can change anything. */
const SIGNED_IN =
  /\/src\/(provider\/(errors|deadline|explain-setting|stytch\/(answers|changes|errors))|kit\/lib\/storage)\.ts$/;
/** What the later chunks of an account take of the one that is there before them. */
const ofAccount = takenFrom({
  'signed-in': SIGNED_IN,
  'account-sections':
    /\/src\/(plain\/(button|notice|failure-texts)|kit\/(i18n\/(strings|with-overrides)|lib\/(account|digits|has-own|isolate|records))|provider\/(minutes-left|stytch\/owned))\.ts$/,
});
/** The same of the list of passkeys, which is drawn before anything can be changed. */
const PASSKEYS_VIEW =
  /\/src\/(plain\/(button|notice|failure-texts)|kit\/(i18n\/(strings|with-overrides)|lib\/(has-own|has-webauthn|http-url|isolate|records)))\.ts$/;
const ofPasskeys = takenFrom({ 'signed-in': SIGNED_IN, 'passkeys-view': PASSKEYS_VIEW });
const ofChanges = takenFrom({
  'signed-in': SIGNED_IN,
  'passkeys-view': PASSKEYS_VIEW,
  'passkey-list': /\/src\/provider\/(minutes-left|passkeys\/(failures|requests)|stytch\/passkey-errors)\.ts$/,
});

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
  'passkey-list': ['src/plain/passkey-list/changes.ts', ofPasskeys, webauthnCopy()],
  'passkeys-proof': ['src/plain/passkey-list/proof.ts', ofChanges],
  'passkeys-proof-passkey': ['src/plain/passkey-list/passkey-way.ts', ofChanges],
  'account-sections': ['src/plain/account/sections.ts', takenFrom({ 'signed-in': SIGNED_IN })],
  'account-proof': ['src/plain/account/proof.ts', ofAccount],
  'account-proof-passkey': ['src/plain/account/passkey-way.ts', ofAccount],
  'account-password': ['src/plain/account/password/form.ts', ofAccount],
  'account-providers': ['src/plain/account/providers/connect.ts', ofAccount],
};
