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
export function accountTexts(catalogue: Catalogue, overrides: StringOverrides): AccountTexts {
  const texts = [...catalogue.files, overrides].reduce(withOverrides<AccountTexts>, english);
  const { taken, last, verifyFirst, notPossible, wrongPassword, notConnected, openInTab, appExists } =
    texts.account;
  const refusals = {
    taken,
    last,
    verifyFirst,
    notPossible,
    wrongPassword,
    notConnected,
    openInTab,
    appExists,
  };
  const passwords = {
    weakPassword: texts.strength.weak,
    breachedPassword: texts.strength.breached,
  };
  return { ...texts, errors: { ...texts.errors, ...refusals, ...passwords } };
}
