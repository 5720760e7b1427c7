import type { StringOverrides } from '../../../kit/i18n/catalogue.ts';
import type { Catalogue } from '../../../kit/i18n/languages.ts';
import { passwordTexts as own } from '../../../kit/i18n/locales/en/account-password.ts';
import { sectionTexts } from '../../../kit/i18n/locales/en/account-sections.ts';
import en from '../../../kit/i18n/locales/en/consumer.ts';
import { withOverrides } from '../../../kit/i18n/with-overrides.ts';

/** Only what the form needs: the build leaves out the rest of the English texts. */
const english = {
  account: { save: sectionTexts.save, cancel: sectionTexts.cancel, ...own },
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
