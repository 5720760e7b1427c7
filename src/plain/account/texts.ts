import type { StringOverrides } from '../../kit/i18n/catalogue.ts';
import type { Catalogue } from '../../kit/i18n/languages.ts';
import { sectionTexts } from '../../kit/i18n/locales/en/account-sections.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import { withOverrides } from '../../kit/i18n/with-overrides.ts';
import { failureTexts } from '../failure-texts.ts';

/** Only what the sections need: the build leaves out the rest of the English texts. */
const english = {
  account: sectionTexts,
  common: { continue: en.common.continue, loading: en.common.loading, retry: en.common.retry },
  email: { label: en.email.label },
  password: { label: en.password.label },
  phone: { number: en.phone.number },
  errors: {
    ...failureTexts,
    page: en.errors.page,
    invalidEmail: en.errors.invalidEmail,
    invalidPhone: en.errors.invalidPhone,
  },
};

export type AccountTexts = typeof english;

/** @param overrides the page's own texts */
export const accountTexts = (catalogue: Catalogue, overrides: StringOverrides): AccountTexts =>
  [...catalogue.files, overrides].reduce(withOverrides<AccountTexts>, english);
