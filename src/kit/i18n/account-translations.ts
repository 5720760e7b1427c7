import type { AccountTranslation } from './catalogue.ts';
import { eachTranslation } from './each-language.ts';
import type { Translations } from './languages.ts';

/** The texts of `<auth-account>`. */
export const ACCOUNT_TRANSLATIONS: Translations<AccountTranslation> = eachTranslation(
  (language) => import(`./locales/${language}/account.ts`),
);
