import type { BusinessTranslation } from './catalogue.ts';
import { eachTranslation } from './each-language.ts';
import type { Translations } from './languages.ts';

/** The texts that only `<auth-b2b-widget>` has. */
export const BUSINESS_TRANSLATIONS: Translations<BusinessTranslation> = eachTranslation(
  (language) => import(`./locales/${language}/business.ts`),
);
