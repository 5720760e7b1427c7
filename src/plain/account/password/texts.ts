import type { StringOverrides } from '../../../kit/i18n/catalogue.ts';
import type { Catalogue } from '../../../kit/i18n/languages.ts';
import account from '../../../kit/i18n/locales/en/account.ts';
import en from '../../../kit/i18n/locales/en/consumer.ts';
import { withOverrides } from '../../../kit/i18n/with-overrides.ts';

/** Only what the form needs: the build leaves out the rest of the English texts. */
const english = {
  account: {
    save: account.account.save,
    cancel: account.account.cancel,
    currentPassword: account.account.currentPassword,
    signsOut: account.account.signsOut,
    wrongPassword: account.account.wrongPassword,
    passwordSaved: account.account.passwordSaved,
  },
  password: { show: en.password.show, hide: en.password.hide, forgot: en.password.forgot },
  passwordReset: { label: en.passwordReset.label },
  strength: en.strength,
  strengthWarnings: en.strengthWarnings,
  errors: { emptyPassword: en.errors.emptyPassword },
};

export type PasswordTexts = typeof english;

/** @param overrides the page's own texts */
export const passwordTexts = (catalogue: Catalogue, overrides: StringOverrides): PasswordTexts =>
  [...catalogue.files, overrides].reduce(withOverrides<PasswordTexts>, english);
