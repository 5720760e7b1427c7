/** A country as the phone field lists it. */
export interface Country {
  /** ISO 3166 code, `US`. */
  readonly code: string;
  /** Name in the visitor's language. */
  readonly name: string;
  /** Without plus, `1`. */
  readonly callingCode: string;
}

/** A valid phone number in international form. */
export interface ParsedPhone {
  readonly e164: string;
  readonly country?: string;
}

/** What needs the phone metadata. */
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
  /** The country that a number begun with a plus belongs to, as soon as that is certain. */
  countryOf(input: string): string | null;
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

function createTools(library: typeof import('./phone-library.ts')): PhoneTools {
  const { AsYouType, getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } =
    library;
  const supported = (code: string) => (isSupportedCountry(code) ? code : undefined);
  const lists = new Map<string, readonly Country[]>();

  const parse = (country: string, input: string) => {
    const parsed = parsePhoneNumberFromString(input, { ...defaultTo(supported(country)), extract: false });
    return parsed?.isValid() ? parsed : null;
  };
  const callingCode = (code: string) => {
    const country = supported(code);
    return country === undefined ? '' : getCountryCallingCode(country);
  };

  return {
    callingCode,
    countries: (locale) => {
      const list = lists.get(locale) ?? sortedCountries(getCountries(), callingCode, locale);
      lists.set(locale, list);
      return list;
    },
    format: (country, input) => new AsYouType(supported(country)).input(input),
    parse: (country, input) => {
      const parsed = parse(country, input);
      if (parsed === null) return null;
      return { e164: parsed.number, ...(parsed.country === undefined ? {} : { country: parsed.country }) };
    },
    international: (input) => {
      const parsed = input.trim().startsWith('+') ? parse('', input) : null;
      return parsed?.country === undefined
        ? null
        : { country: parsed.country, number: parsed.formatNational() };
    },
    countryOf: (input) => {
      if (!input.trim().startsWith('+')) return null;
      const typed = new AsYouType();
      typed.input(input);
      return typed.getCountry() ?? null;
    },
  };
}

function defaultTo<Code extends string>(country: Code | undefined): { defaultCountry?: Code } {
  return country === undefined ? {} : { defaultCountry: country };
}

function sortedCountries(
  codes: readonly string[],
  callingCode: (code: string) => string,
  locale: string,
): readonly Country[] {
  const { compare } = collator(locale);
  return codes
    .map((code) => ({ code, name: countryName(code, locale), callingCode: callingCode(code) }))
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
