/** The rules of phone numbers: all calling codes, and the zones that have loaded. */
import type { MetadataJson } from 'libphonenumber-js/core/es6';
import { toDigits } from './digits.ts';
import { visible } from './email.ts';
import { callingCodes, loadZone, version } from './phone-zones.ts';

/** Removes invisible characters and anything before the number, and converts a full-width plus sign. */
export function normalizePhone(input: string): string {
  return visible(input.normalize('NFKC')).replace(/^[^\p{Nd}+]+/u, '');
}

/** Empty for an unknown country. */
export const callingCodeOf = (country: string): string =>
  Object.entries(callingCodes).find(([, countries]) => countries.some((code) => code === country))?.[0] ?? '';

/** All countries with a calling code, the main one first. */
export const countriesWith = (callingCode: string | undefined): readonly string[] =>
  (callingCode !== undefined && callingCodes[callingCode]) || [];

/**
 * The zones whose rules a number needs: that of its country, and that of the calling code which it starts with.
 * @param exit what is dialed in the country instead of a plus sign, as a regular expression
 */
export function neededZones(country: string, input: string, exit = '\\+'): readonly string[] {
  const text = normalizePhone(input);
  const dialed = (text.startsWith('+') ? '+' : '') + toDigits(text);
  const called = new RegExp(`^(?:\\+|${exit})([1-9])`).exec(dialed)?.[1] ?? '';
  return [...new Set(callingCodeOf(country).charAt(0) + called)];
}

export interface PhoneRules {
  readonly metadata: MetadataJson;
  has(zone: string): boolean;
  /** After a failure, the next call tries again. */
  load(zones: readonly string[]): Promise<unknown>;
}

export function createPhoneRules(): PhoneRules {
  const metadata: MetadataJson = {
    version,
    country_calling_codes: callingCodes,
    countries: {},
    nonGeographic: {},
  };
  const loaded = new Set<string>();
  const load = async (zone: string): Promise<void> => {
    if (loaded.has(zone)) return;
    const { countries, nonGeographic } = await loadZone(zone);
    Object.assign(metadata.countries, countries);
    Object.assign(metadata.nonGeographic, nonGeographic);
    loaded.add(zone);
  };
  return {
    metadata,
    has: (zone) => loaded.has(zone),
    load: (zones) => Promise.all(zones.map(load)),
  };
}
