import account from '../kit/i18n/locales/en/account.ts';
import en from '../kit/i18n/locales/en/consumer.ts';
import { passkeyListTexts } from '../kit/i18n/locales/en/passkey-list.ts';
import type { passkeyTexts } from '../kit/i18n/locales/en/passkey-method.ts';
import { proof } from '../kit/i18n/locales/en/proof.ts';
import secondFactor from '../kit/i18n/locales/en/second-factor.ts';
import { manage } from '../kit/i18n/locales/en/session.ts';
import { PASSKEY_ERROR_REASONS, type PasskeyRequestFailure } from '../kit/lib/passkey-error-reasons.ts';

/** A text of a method, whose chunk has its words. */
const TEXT = '';

const passkeys: typeof passkeyTexts.passkeys = {
  offerHeading: TEXT,
  offer: TEXT,
  create: TEXT,
  notNow: TEXT,
  existing: TEXT,
};

const errors: Readonly<Record<PasskeyRequestFailure, string>> = { unanswered: TEXT, requestPending: TEXT };

/** An example for each text that a page can replace. */
export const knownTexts = {
  ...en,
  passkeys: { ...en.passkeys, ...passkeys },
  passkeyList: passkeyListTexts,
  ...account,
  proof,
  mfa: secondFactor.mfa,
  secondFactor: secondFactor.secondFactor,
  session: { ...en.session, manage },
  errors: {
    ...en.errors,
    ...errors,
    ...secondFactor.errors,
    ...Object.fromEntries(PASSKEY_ERROR_REASONS.map((reason) => [reason, TEXT])),
  },
};
