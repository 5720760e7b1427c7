/** A language's texts as a whole, those of all elements, and what it lacks. Only the build and the tests ask. */

import { merge } from '../lib/objects.ts';
import { ACCOUNT_TRANSLATIONS } from './account-translations.ts';
import { BUSINESS_TRANSLATIONS } from './business-translations.ts';
import type { B2bStringOverrides } from './catalogue.ts';
import { CONSUMER_TRANSLATIONS } from './consumer-translations.ts';
import { everyLanguage } from './each-language.ts';
import { everyText } from './every-text.ts';
import { TRANSLATIONS, type Translation } from './languages.ts';
import business from './locales/en/business.ts';
import { PASSKEY_TRANSLATIONS } from './passkey-translations.ts';
import { SECOND_FACTOR_TRANSLATIONS } from './second-factor-translations.ts';
import type { Plural } from './strings.ts';

const MANAGE = await everyLanguage<string>(
  (language) => import(`./locales/${language}/session.ts`),
  'manage',
);

/** The files of a language. */
export const KINDS = [
  CONSUMER_TRANSLATIONS,
  PASSKEY_TRANSLATIONS,
  SECOND_FACTOR_TRANSLATIONS,
  ACCOUNT_TRANSLATIONS,
  BUSINESS_TRANSLATIONS,
];

/** All English texts. */
export const everyEnglishText = merge(everyText, business);

/** All texts of each language but English. */
export async function everyTranslation(): Promise<ReadonlyMap<Translation, B2bStringOverrides>> {
  const translations = TRANSLATIONS.map(async (language): Promise<[Translation, B2bStringOverrides]> => {
    const files = await Promise.all(KINDS.map((kind) => kind[language]()));
    return [
      language,
      files
        .map((file): B2bStringOverrides => file.default)
        .reduce(merge, { session: { manage: MANAGE[language] } }),
    ];
  });
  return new Map(await Promise.all(translations));
}

/** The texts of a catalogue by their path, `section.key`. */
export function textsByPath(catalogue: B2bStringOverrides): ReadonlyMap<string, string | Plural> {
  const sections = Object.entries<Readonly<Record<string, string | Plural>>>({ ...catalogue });
  return new Map(
    sections.flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string | Plural] => [`${section}.${key}`, text]),
    ),
  );
}

/** The wordings of a text: one, or one per plural category. */
export function wordings(text: string | Plural): string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}

/** The paths of the texts that English has and the catalogue lacks. */
export function missingTexts(catalogue: B2bStringOverrides): string[] {
  const texts = textsByPath(catalogue);
  return [...textsByPath(everyEnglishText).keys()].filter((path) => !texts.has(path));
}
