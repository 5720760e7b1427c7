/** A language's texts as a whole, those of all elements, and what it lacks. Only the build and the tests ask. */
import { type B2bTranslation, b2bTexts } from './b2b/en.ts';
import { B2B_CATALOGUES } from './b2b/languages.ts';
import type { StringOverrides } from './en.ts';
import { everyText } from './every-text.ts';
import { CATALOGUES, type Translation } from './languages.ts';
import { PASSKEY_TRANSLATIONS } from './passkey-translations.ts';
import type { Plural } from './text.ts';

/** The texts of all elements, by section. */
export type Catalogue = StringOverrides & B2bTranslation;

/** All English texts. */
export const everyEnglishText = {
  ...everyText,
  ...b2bTexts,
  errors: { ...everyText.errors, ...b2bTexts.errors },
};

/** All texts of each language but English. */
export async function everyTranslation(): Promise<ReadonlyMap<Translation, Catalogue>> {
  const languages = Object.keys(CATALOGUES) as Translation[];
  const translations = languages.map(async (language): Promise<[Translation, Catalogue]> => {
    const { default: app } = await CATALOGUES[language]();
    const { default: own } = await PASSKEY_TRANSLATIONS[language]();
    const { default: b2b } = await B2B_CATALOGUES[language]();
    const passkeys = { ...app.passkeys, ...own.passkeys };
    const errors = { ...app.errors, ...own.errors, ...b2b.errors };
    return [language, { ...app, ...own, ...b2b, passkeys, errors }];
  });
  return new Map(await Promise.all(translations));
}

/** The texts of a catalogue by their path, `section.key`. */
export function textsByPath(catalogue: Catalogue): ReadonlyMap<string, string | Plural> {
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
export function missingTexts(catalogue: Catalogue): string[] {
  const texts = textsByPath(catalogue);
  return [...textsByPath(everyEnglishText).keys()].filter((path) => !texts.has(path));
}
