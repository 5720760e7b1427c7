/** A country as the phone field lists it. */
export interface Country {
  /** ISO 3166 code, `US`. */
  readonly code: string;
  /** Name in the visitor's language. */
  readonly name: string;
  /** Without plus, `1`. */
  readonly callingCode: string;
  /** Whether a calling code that countries share means this one first, as +44 does the United Kingdom. */
  readonly main: boolean;
}

/** A valid phone number in international form. */
export interface ParsedPhone {
  readonly e164: string;
  readonly country?: string;
}

/** What needs the phone metadata. Invisible characters and what stands before a number count for nothing. */
export interface PhoneTools {
  /** All countries of the metadata, named and sorted in the language. */
  countries(locale: string): readonly Country[];
  /** The digits as the country writes them, as far as they go; idempotent. */
  format(country: string, input: string): string;
  /** Null for what is no valid number of the country (or, with a plus, of any). */
  parse(country: string, input: string): ParsedPhone | null;
  /** Without plus; empty for an unknown country. */
  callingCode(country: string): string;
  /** Country and national spelling of a valid number that was given with a plus. */
  international(input: string): { country: string; number: string } | null;
  /**
   * The country that a number begun with a plus belongs to: as long as several share its calling code, `current` if it
   * is one of them, else the main one. `current` too where nothing is known.
   */
  countryOf(input: string, current: string): string;
  /** The number as one of that country: without the calling code of another. */
  movedTo(country: string, input: string): string;
}

let pending: Promise<PhoneTools> | undefined;

/** Loads the phone metadata once. A failed load is forgotten, so that the next call tries again. */
export function loadPhone(): Promise<PhoneTools> {
  pending ??= import('./phone-library.ts').then(createTools).catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  return pending;
}

/** The name of a country in a language; the code where the browser knows none. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Without direction marks and the like, nor an emoji or a word before the number; a full-width plus is a plus. */
function bare(input: string): string {
  return input
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/^[^\p{Nd}+]+/u, '');
}

type Library = typeof import('./phone-library.ts');

function createTools(library: Library): PhoneTools {
  const { AsYouType, getCountries, isSupportedCountry, parsePhoneNumberFromString } = library;
  const supported = (code: string) => (isSupportedCountry(code) ? code : undefined);
  const lists = new Map<string, readonly Country[]>();

  const parse = (country: string, input: string) => {
    const text = bare(input);
    const parsed = parsePhoneNumberFromString(text, { ...defaultTo(supported(country)), extract: false });
    return parsed?.isValid() ? parsed : null;
  };
  const callingCode = (code: string) => {
    const country = supported(code);
    return country === undefined ? '' : library.getCountryCallingCode(country);
  };
  const format = (country: string, input: string) => new AsYouType(supported(country)).input(bare(input));
  const begun = (input: string) => {
    const typed = new AsYouType();
    typed.input(bare(input));
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
      return { e164: parsed.number, ...(parsed.country === undefined ? {} : { country: parsed.country }) };
    },
    international: (input) => {
      const parsed = parse('', input);
      if (parsed?.country === undefined) return null;
      // Nobody can be sent a message at an extension.
      parsed.setExt('');
      return { country: parsed.country, number: parsed.formatNational() };
    },
    countryOf: (input, current) => {
      const typed = begun(input);
      const sharing = countriesOf(library, typed.getCallingCode());
      return typed.getCountry() ?? sharing.find((code) => code === current) ?? sharing[0] ?? current;
    },
    movedTo: (country, input) => {
      const typed = begun(input);
      const code = typed.getCallingCode() ?? '';
      if (!typed.isInternational() || code === callingCode(country)) return format(country, input);
      return format(country, typed.getChars().slice(1 + code.length));
    },
  };
}

function defaultTo<Code extends string>(country: Code | undefined): { defaultCountry?: Code } {
  return country === undefined ? {} : { defaultCountry: country };
}

/** Those that share a calling code, the main one first. */
function countriesOf({ metadata }: Library, callingCode: string | undefined): readonly string[] {
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
      const main = countriesOf(library, callingCode)[0] === code;
      return { code, name: countryName(code, locale), callingCode, main };
    })
    .sort((a, b) => compare(a.name, b.name));
}

function collator(locale: string): Intl.Collator {
  try {
    return new Intl.Collator(locale);
  } catch {
    // A malformed tag of the page must not take the field down.
    return new Intl.Collator('en');
  }
}
