/** What a catalogue lacks. Only the build and the tests ask. */
import type { Plural, StringOverrides } from './en.ts';
import { everyText } from './every-text.ts';

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
