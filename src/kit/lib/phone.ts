import type { CountryCode } from 'libphonenumber-js/core/es6';
import { hasOwn } from './objects.ts';
import {
  callingCodeOf,
  countriesWith,
  createPhoneRules,
  neededZones,
  normalizePhone,
  type PhoneRules,
} from './phone-rules.ts';
import { rememberPhoneText } from './phone-text.ts';
import { callingCodes } from './phone-zones.ts';
import { rememberSuccess } from './promises.ts';

/** In characters, including those of the formatting (spec section 5). */
export const MAX_PHONE_LENGTH = 250;

/** A country in the list of the phone field. */
export interface Country {
  /** ISO 3166-1 alpha-2 code, such as `US`. */
  readonly code: string;
  /** In the visitor's language. */
  readonly name: string;
  /** Without a plus sign, such as `1`. */
  readonly callingCode: string;
}

/** A valid phone number. */
export interface ParsedPhone {
  /** International format, such as `+12025550162`. */
  readonly e164: string;
  readonly country: string;
}

/**
 * Everything that needs the phone library. Ignores invisible characters and anything before the number. A number whose
 * rules have not loaded stays as it is, and is not valid.
 */
export interface PhoneTools {
  /** Names what a number needs and has not loaded; empty if nothing. */
  missing(country: string, input: string): string;
  /** All countries, with names and order in the given language. */
  countries(locale: string): readonly Country[];
  /**
   * Formats a number, even an incomplete one, the way the country writes it, and cuts it off at `MAX_PHONE_LENGTH`.
   * Formatting it again changes nothing.
   */
  format(country: string, input: string): string;
  /**
   * Null unless the input is a valid number of the country, of one with the same calling code or, with a calling code, of any. From then on, sentences
   * show it in international format.
   */
  parse(country: string, input: string): ParsedPhone | null;
  /** Without a plus sign; empty for an unknown country. */
  callingCode(country: string): string;
  /** The country and national format of a number that has a plus sign. Null unless it is valid. */
  parseInternational(input: string): { country: string; number: string } | null;
  /**
   * The country of a number that starts with a plus sign, even an incomplete one. While several countries with the same
   * calling code are possible, this is `current` if it is one of them, or else the main country. `current` if unknown.
   */
  countryOf(input: string, current: string): string;
  /** The number formatted for another country, without the calling code of its own. */
  changeCountry(country: string, input: string): string;
}

/** @returns a function that loads the library once, and of the rules what a number needs. After a failure, it tries again */
export function createPhoneLoader(): (country: string, input: string) => Promise<PhoneTools> {
  const rules = createPhoneRules();
  const loadLibrary = rememberSuccess(() => import('./phone-library.ts'));
  const loadTools = rememberSuccess(async () => createTools(await loadLibrary(), rules));
  return async (country, input) => {
    const [library, tools] = await Promise.all([
      loadLibrary(),
      loadTools(),
      rules.load(neededZones(country, input)),
    ]);
    await rules.load(neededZones(country, input, exitOf(library, rules, country)));
    return tools;
  };
}

export const loadPhone = createPhoneLoader();

type Library = typeof import('./phone-library.ts');

/**
 * Where a mobile number with its calling code, but without a plus sign, is also a valid number within the country: a fixed line, to
 * which no code can be sent. In all other countries, only one of the two readings is valid, or it is the mobile one within
 * the country. By the rules of libphonenumber-js; phone.test.ts finds the countries anew.
 */
const WITH_FIXED_TWINS: readonly string[] = ['DE', 'ID', 'XK'];

const supported = ({ metadata }: PhoneRules, country: string): CountryCode | undefined =>
  hasOwn(metadata.countries, country) ? (country as CountryCode) : undefined;

/** The prefix that is dialed in the country for a plus sign, once its rules have loaded. */
function exitOf({ Metadata }: Library, rules: PhoneRules, country: string): string | undefined {
  const code = supported(rules, country);
  if (code === undefined) return undefined;
  const plans = new Metadata(rules.metadata);
  plans.selectNumberingPlan(code);
  return plans.numberingPlan?.IDDPrefix();
}

/** Where a page has frozen the prototype of errors, the library cannot make the one by which it says that a text is no number. */
function parseOrNone<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

function readPhone(
  { parsePhoneNumberFromString }: Library,
  rules: PhoneRules,
  country: string,
  text: string,
) {
  const options = { ...defaultTo(supported(rules, country)), extract: false };
  const read = (number: string) => {
    const parsed = parseOrNone(() => parsePhoneNumberFromString(number, options, rules.metadata));
    if (parsed?.country === undefined || !parsed.isValid()) return null;
    return { number: parsed, country: parsed.country };
  };
  const isWithCode = WITH_FIXED_TWINS.includes(country) && text.startsWith(callingCodeOf(country));
  return (isWithCode ? read(`+${text}`) : null) ?? read(text);
}

function createTools(library: Library, rules: PhoneRules): PhoneTools {
  const { AsYouType } = library;
  const { metadata } = rules;

  const missing = (country: string, input: string) =>
    neededZones(country, input, exitOf(library, rules, country))
      .filter((zone) => !rules.has(zone))
      .join();
  const knows = (country: string, input: string) => missing(country, input) === '';
  const parse = (country: string, input: string) =>
    knows(country, input) ? readPhone(library, rules, country, normalizePhone(input)) : null;
  const format = (country: string, input: string) => {
    const text = normalizePhone(input);
    const shown = knows(country, input)
      ? new AsYouType(supported(rules, country), metadata).input(text)
      : text;
    return shown.slice(0, MAX_PHONE_LENGTH);
  };
  const typeIn = (input: string) => {
    const typed = new AsYouType(undefined, metadata);
    if (knows('', input)) typed.input(normalizePhone(input));
    return typed;
  };

  return {
    missing,
    callingCode: callingCodeOf,
    countries: sortedCountries(),
    format,
    parse: (country, input) => {
      const parsed = parse(country, input);
      if (parsed === null) return null;
      const { number, country: found } = parsed;
      rememberPhoneText(number.number, number.formatInternational());
      return { e164: number.number, country: found };
    },
    parseInternational: (input) => {
      const parsed = parse('', input);
      if (parsed === null) return null;
      // Extensions cannot receive messages.
      parsed.number.setExt('');
      return { country: parsed.country, number: parsed.number.formatNational() };
    },
    countryOf: (input, current) => {
      const typed = typeIn(input);
      const candidates = countriesWith(typed.getCallingCode());
      return typed.getCountry() ?? candidates.find((code) => code === current) ?? candidates[0] ?? current;
    },
    changeCountry: (country, input) => {
      const typed = typeIn(input);
      const code = typed.getCallingCode() ?? '';
      if (!typed.isInternational() || code === callingCodeOf(country)) return format(country, input);
      return format(country, typed.getChars().slice(1 + code.length));
    },
  };
}

function defaultTo<Code extends string>(country: Code | undefined): { defaultCountry?: Code } {
  return country === undefined ? {} : { defaultCountry: country };
}

/** @returns a function that sorts the countries once for each language */
function sortedCountries(): (locale: string) => readonly Country[] {
  const lists = new Map<string, readonly Country[]>();
  const sort = (locale: string) => {
    const { compare } = collator(locale);
    return Object.entries(callingCodes)
      .flatMap(([callingCode, codes]) =>
        codes.map((code) => ({ code, name: countryName(code, locale), callingCode })),
      )
      .sort((a, b) => compare(a.name, b.name));
  };
  return (locale) => {
    const list = lists.get(locale) ?? sort(locale);
    lists.set(locale, list);
    return list;
  };
}

function collator(locale: string): Intl.Collator {
  try {
    return new Intl.Collator(locale);
  } catch {
    // The page's language tag is malformed.
    return new Intl.Collator('en');
  }
}

/** The country's name in the given language, or its code if the browser has no name for it. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
