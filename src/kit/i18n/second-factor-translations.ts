import type { SecondFactorTranslation } from './catalogue.ts';
import { eachTranslation } from './each-language.ts';
import type { Translations } from './languages.ts';

/** The texts that come with the code of a second factor in `<auth-widget>`. */
export const SECOND_FACTOR_TRANSLATIONS: Translations<SecondFactorTranslation> = eachTranslation(
  (language) => import(`./locales/${language}/second-factor.ts`),
);
