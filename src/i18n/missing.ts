/** A language's texts as a whole, and what it lacks. Only the build and the tests ask. */
import type { StringOverrides } from './en.ts';
import { everyText } from './every-text.ts';
import { CATALOGUES, type Translation } from './languages.ts';
import { PASSKEY_TRANSLATIONS } from './passkey-translations.ts';
import type { Plural } from './text.ts';

/** All texts of each language but English. */
export async function everyTranslation(): Promise<ReadonlyMap<Translation, StringOverrides>> {
  const languages = Object.keys(CATALOGUES) as Translation[];
  const translations = languages.map(async (language): Promise<[Translation, StringOverrides]> => {
    const { default: app } = await CATALOGUES[language]();
    const { default: own } = await PASSKEY_TRANSLATIONS[language]();
    const passkeys = { ...app.passkeys, ...own.passkeys };
    return [language, { ...app, ...own, passkeys, errors: { ...app.errors, ...own.errors } }];
  });
  return new Map(await Promise.all(translations));
}

/** The texts of a catalogue by their path, `section.key`. */
export function textsByPath(catalogue: StringOverrides): ReadonlyMap<string, string | Plural> {
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
export function missingTexts(catalogue: StringOverrides): string[] {
  const texts = textsByPath(catalogue);
  return [...textsByPath(everyText).keys()].filter((path) => !texts.has(path));
}
