import { givesTo, takenFrom } from './taken-from.mjs';

/** Modules of `signed-in`, which is there by the time that a visitor can change anything. */
const SIGNED_IN =
  /\/src\/(provider\/(errors|deadline|explain-setting|stytch\/(answers|changes|errors))|kit\/lib\/storage)\.ts$/;
/** Modules of `account-sections`, which all other changes of an account start from. */
const ACCOUNT_SECTIONS =
  /\/src\/(plain\/(ask-trees|button|notice|failure-texts)|kit\/(i18n\/(strings|with-overrides)|lib\/(account|digits|has-own|isolate|records))|provider\/(minutes-left|stytch\/owned))\.ts$/;
/** Modules of `passkeys-view`, which draws the list before anything can be changed. */
const PASSKEYS_VIEW =
  /\/src\/(plain\/(ask-trees|button|notice|failure-texts)|kit\/(i18n\/(strings|with-overrides)|lib\/(has-own|has-webauthn|isolate|records)))\.ts$/;
/** Modules of `passkey-list`, whose changes are what a proof is asked for. */
const PASSKEY_LIST =
  /\/src\/provider\/(minutes-left|passkeys\/(failures|requests)|stytch\/passkey-errors)\.ts$/;

const ofSignedIn = { 'signed-in': SIGNED_IN };
const ofAccount = takenFrom({ ...ofSignedIn, 'account-sections': ACCOUNT_SECTIONS });
const ofPasskeys = { ...ofSignedIn, 'passkeys-view': PASSKEYS_VIEW };
const ofChanges = takenFrom({ ...ofPasskeys, 'passkey-list': PASSKEY_LIST });

/**
 * What elements without React load besides the SDK. Each is a file of its own, and takes only of those that are there by then: the
 * chunks of the app have much that pages without a widget do not need.
 */
export const plainChunks = {
  // Others may ask for it.
  'unknown-attributes': ['src/advice/unknown-attributes.ts'],
  'signed-in': ['src/session/signed-in.ts', givesTo(SIGNED_IN)],
  'account-view': ['src/plain/account-button/view.ts'],
  'passkeys-view': ['src/plain/passkey-list/view.ts', givesTo(PASSKEYS_VIEW)],
  // The SDK's own client lacks what this one brings along.
  'passkey-list': ['src/plain/passkey-list/changes.ts', givesTo(PASSKEY_LIST), takenFrom(ofPasskeys)],
  'passkeys-proof': ['src/plain/passkey-list/proof.ts', ofChanges],
  'passkeys-proof-passkey': ['src/plain/passkey-list/passkey-way.ts', ofChanges],
  'account-sections': ['src/plain/account/sections.ts', givesTo(ACCOUNT_SECTIONS), takenFrom(ofSignedIn)],
  'account-proof': ['src/plain/account/proof.ts', ofAccount],
  'account-proof-passkey': ['src/plain/account/passkey-way.ts', ofAccount],
  'account-password': ['src/plain/account/password/form.ts', ofAccount],
  'account-providers': ['src/plain/account/providers/connect.ts', ofAccount],
};
