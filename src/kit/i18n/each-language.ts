/**
 * The files of all languages, which lie at the same place in each folder. Bundlers find only imports that are spelled out, so
 * the build writes out these calls (build/each-language.mjs).
 */
import { type Language, TRANSLATIONS, type Translation, type Translations } from './languages.ts';

/** Loads the file of one language when asked to. */
export function eachTranslation<Texts>(
  load: (language: Translation) => Promise<{ readonly default: Texts }>,
): Translations<Texts> {
  const loaders = TRANSLATIONS.map((language) => [language, () => load(language)]);
  return Object.fromEntries(loaders) as Translations<Texts>;
}

/** One export of the files of all languages, at once. */
export async function everyLanguage<Texts>(
  load: (language: Language) => Promise<Readonly<Record<string, Texts>>>,
  name: string,
): Promise<Readonly<Record<Language, Texts>>> {
  const languages = ['en', ...TRANSLATIONS] as const;
  const texts = languages.map(async (language) => [language, (await load(language))[name]]);
  return Object.fromEntries(await Promise.all(texts)) as Record<Language, Texts>;
}
