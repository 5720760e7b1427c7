import type { PasskeyTranslation } from './catalogue.ts';
import { eachTranslation } from './each-language.ts';
import type { Translations } from './languages.ts';

/** The texts that come with the code of passkeys. */
export const PASSKEY_TRANSLATIONS: Translations<PasskeyTranslation> = eachTranslation(
  (language) => import(`./locales/${language}/passkeys.ts`),
);
