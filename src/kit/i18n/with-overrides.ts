import { hasOwn } from '../lib/objects.ts';
import { isText, type Plural } from './strings.ts';

/** Texts by section and key. */
export type SomeSections = Readonly<Record<string, Readonly<Record<string, string | Plural>>>>;

/** A catalogue, or some of its sections, with other texts laid over it. Unknown keys and values of the wrong type are ignored. */
export function withOverrides<Sections extends SomeSections>(
  catalogue: Sections,
  overrides: object,
): Sections {
  const sections = Object.entries(catalogue).map(([name, section]) => {
    const given: unknown = hasOwn(overrides, name) ? Reflect.get(overrides, name) : undefined;
    const texts = typeof given === 'object' && given !== null ? Object.entries(given) : [];
    const known = texts.filter(
      ([key, text]) => hasOwn(section, key) && isText(text, Reflect.get(section, key)),
    );
    return [name, { ...section, ...Object.fromEntries(known) }];
  });
  return Object.fromEntries(sections) as Sections;
}
