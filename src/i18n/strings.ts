import { en, type StringOverrides, type Strings } from './en.ts';

/** English with the page's own texts put over it; anything that is no text is left out. */
export function withOverrides(overrides: StringOverrides): Strings {
  const sections = Object.entries(en).map(([name, section]) => {
    const given: unknown = Reflect.get(overrides, name);
    const texts = typeof given === 'object' && given !== null ? Object.entries(given) : [];
    const known = texts.filter(([key, text]) => key in section && typeof text === 'string');
    return [name, { ...section, ...Object.fromEntries(known) }];
  });
  return Object.fromEntries(sections) as Strings;
}

/** Fills the `{slot}`s of a text. */
export function format(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
}
