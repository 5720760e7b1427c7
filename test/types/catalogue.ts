/** Compiled, never run: a catalogue may lack texts, but may not have texts that English lacks. */
import type { PasskeyTranslation, StringOverrides } from '../../src/kit/i18n/catalogue.ts';
import de from '../../src/kit/i18n/locales/de/passkeys.ts';
import { passkeyTexts } from '../../src/kit/i18n/locales/en/passkey-method.ts';

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

const { notNow: _notNow, ...lacking } = de.passkeys;

/** The texts of a method are complete in every language. */
export const wrongTranslations = [
  // @ts-expect-error lacks a text
  { ...de, passkeys: lacking },
  // @ts-expect-error lacks a section
  { passkeys: de.passkeys, errors: de.errors },
  // @ts-expect-error a text must be a string
  { ...de, passkeys: { ...de.passkeys, offer: 1 } },
] satisfies PasskeyTranslation[];

// @ts-expect-error no such text
export const missing = passkeyTexts.passkeys.later;
