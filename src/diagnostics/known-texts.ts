import { PASSKEY_ERROR_REASONS } from '../config/passkey-error-reasons.ts';
import { en } from '../i18n/en.ts';
import { passkeyListTexts } from '../i18n/passkey-list-texts.ts';
import type { passkeyTexts } from '../i18n/passkey-texts.ts';

/** A text of a method, whose chunk has its words. */
const TEXT = '';

const passkeys: typeof passkeyTexts.passkeys = {
  offerHeading: TEXT,
  offer: TEXT,
  create: TEXT,
  notNow: TEXT,
  existing: TEXT,
};

/** An example for each text that a page can replace. */
export const knownTexts = {
  ...en,
  passkeys: { ...en.passkeys, ...passkeys },
  passkeyList: passkeyListTexts,
  errors: { ...en.errors, ...Object.fromEntries(PASSKEY_ERROR_REASONS.map((reason) => [reason, TEXT])) },
};
