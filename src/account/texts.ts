/** The texts of an account: the widget's, and those that only the elements for visitors who are signed in show. */
import type { StringOverrides } from '../kit/i18n/catalogue.ts';
import type { Catalogue } from '../kit/i18n/languages.ts';
import account from '../kit/i18n/locales/en/account.ts';
import en from '../kit/i18n/locales/en/consumer.ts';
import passkeys from '../kit/i18n/locales/en/passkeys.ts';
import { proof } from '../kit/i18n/locales/en/proof.ts';
import { withOverrides } from '../kit/i18n/with-overrides.ts';

const english = {
  ...en,
  ...account,
  ...passkeys,
  proof,
  passkeys: { ...en.passkeys, ...passkeys.passkeys },
  errors: { ...en.errors, ...passkeys.errors },
};

export type AccountTexts = typeof english;

/** @param overrides the page's own texts */
export const accountTexts = (catalogue: Catalogue, overrides: StringOverrides): AccountTexts =>
  [...catalogue.files, overrides].reduce(withOverrides<AccountTexts>, english);
