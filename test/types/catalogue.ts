/** Compiled, never run: a catalogue may lack texts, but may not have texts that English lacks. */
import type { StringOverrides } from '../../src/i18n/en.ts';

export const right = [
  {},
  { main: {} },
  { main: { heading: 'Anmelden' }, strength: { missingCharacters: { other: 'noch {count}' } } },
] satisfies StringOverrides[];

export const wrong = [
  // @ts-expect-error no such section
  { mian: {} },
  // @ts-expect-error no such text
  { main: { headin: 'Anmelden' } },
  // @ts-expect-error a section must be an object
  { main: 'Anmelden' },
  // @ts-expect-error a text must be a string
  { main: { heading: 1 } },
  // @ts-expect-error this text has no plural forms
  { main: { heading: { other: 'Anmelden' } } },
  // @ts-expect-error this text has plural forms
  { strength: { missingCharacters: 'noch {count}' } },
  // @ts-expect-error a plural needs `other`
  { strength: { missingCharacters: { one: 'noch {count}' } } },
  // @ts-expect-error no such plural category
  { strength: { missingCharacters: { other: 'noch {count}', dozens: 'viele' } } },
] satisfies StringOverrides[];
