import { countryName } from './country-name.ts';
import { rememberPhoneText } from './phone-text.ts';
import { rememberSuccess } from './remember-success.ts';
import { visible } from './visible.ts';

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
  /** Whether this is the main country of its calling code, as the United Kingdom is of +44. */
  readonly main: boolean;
}

/** A valid phone number. */
export interface ParsedPhone {
  /** International format, such as `+12025550162`. */
  readonly e164: string;
  readonly country?: string;
}

/** Everything that needs the phone metadata. Ignores invisible characters and anything before the number. */
export interface PhoneTools {
  /** All countries that the metadata covers, with names and order in the given language. */
  countries(locale: string): readonly Country[];
  /**
   * Formats a number, even an incomplete one, the way the country writes it, and cuts it off at `MAX_PHONE_LENGTH`.
   * Formatting it again changes nothing.
   */
  format(country: string, input: string): string;
  /**
   * Null unless the input is a valid number of the country or, with a plus sign, of any country. From then on, sentences
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

/** Loads the phone metadata once. After a failure, the next call tries again. */
export const loadPhone = rememberSuccess<PhoneTools>(() => import('./phone-library.ts').then(createTools));

/** Removes invisible characters and anything before the number, and converts a full-width plus sign. */
function normalize(input: string): string {
  return visible(input.normalize('NFKC')).replace(/^[^\p{Nd}+]+/u, '');
}

type Library = typeof import('./phone-library.ts');

function createTools(library: Library): PhoneTools {
  const { AsYouType, getCountries, isSupportedCountry, parsePhoneNumberFromString } = library;
  const supported = (code: string) => (isSupportedCountry(code) ? code : undefined);
  const lists = new Map<string, readonly Country[]>();

  const parse = (country: string, input: string) => {
    const text = normalize(input);
    const parsed = parsePhoneNumberFromString(text, { ...defaultTo(supported(country)), extract: false });
    return parsed?.isValid() ? parsed : null;
  };
  const callingCode = (code: string) => {
    const country = supported(code);
    return country === undefined ? '' : library.getCountryCallingCode(country);
  };
  const format = (country: string, input: string) =>
    new AsYouType(supported(country)).input(normalize(input)).slice(0, MAX_PHONE_LENGTH);
  const typeIn = (input: string) => {
    const typed = new AsYouType();
    typed.input(normalize(input));
    return typed;
  };

  return {
    callingCode,
    countries: (locale) => {
      const list = lists.get(locale) ?? sortedCountries(getCountries(), library, locale);
      lists.set(locale, list);
      return list;
    },
    format,
    parse: (country, input) => {
      const parsed = parse(country, input);
      if (parsed === null) return null;
      rememberPhoneText(parsed.number, parsed.formatInternational());
      return { e164: parsed.number, ...(parsed.country === undefined ? {} : { country: parsed.country }) };
    },
    parseInternational: (input) => {
      const parsed = parse('', input);
      if (parsed?.country === undefined) return null;
      // Extensions cannot receive messages.
      parsed.setExt('');
      return { country: parsed.country, number: parsed.formatNational() };
    },
    countryOf: (input, current) => {
      const typed = typeIn(input);
      const candidates = countriesWith(library, typed.getCallingCode());
      return typed.getCountry() ?? candidates.find((code) => code === current) ?? candidates[0] ?? current;
    },
    changeCountry: (country, input) => {
      const typed = typeIn(input);
      const code = typed.getCallingCode() ?? '';
      if (!typed.isInternational() || code === callingCode(country)) return format(country, input);
      return format(country, typed.getChars().slice(1 + code.length));
    },
  };
}

function defaultTo<Code extends string>(country: Code | undefined): { defaultCountry?: Code } {
  return country === undefined ? {} : { defaultCountry: country };
}

/** All countries with a calling code, the main one first. */
function countriesWith({ metadata }: Library, callingCode: string | undefined): readonly string[] {
  return (callingCode !== undefined && metadata.country_calling_codes[callingCode]) || [];
}

function sortedCountries(
  codes: ReturnType<Library['getCountries']>,
  library: Library,
  locale: string,
): readonly Country[] {
  const { compare } = collator(locale);
  return codes
    .map((code) => {
      const callingCode = library.getCountryCallingCode(code);
      const main = countriesWith(library, callingCode)[0] === code;
      return { code, name: countryName(code, locale), callingCode, main };
    })
    .sort((a, b) => compare(a.name, b.name));
}

function collator(locale: string): Intl.Collator {
  try {
    return new Intl.Collator(locale);
  } catch {
    // The page's language tag is malformed.
    return new Intl.Collator('en');
  }
}
