import type { StringOverrides } from './catalogue.ts';
import { eachTranslation } from './each-language.ts';
import type { Translations } from './languages.ts';

/** The app's texts. Each language may lack some. */
export const CONSUMER_TRANSLATIONS: Translations<StringOverrides> = eachTranslation(
  (language) => import(`./locales/${language}/consumer.ts`),
);
