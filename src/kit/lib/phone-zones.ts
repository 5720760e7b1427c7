/**
 * The rules of phone numbers, by zone: the first digit of a calling code. Numbers need one or two of the nine zones, so
 * build/phone-zones.mjs makes a chunk of each.
 */
import type { MetadataJson } from 'libphonenumber-js/core/es6';
import all from 'libphonenumber-js/min/metadata';

export type Zone = Pick<MetadataJson, 'countries' | 'nonGeographic'>;

/** Of the format of the rules. */
export const version: number = all.version;
/** The countries of each calling code, the main one first. */
export const callingCodes: MetadataJson['country_calling_codes'] = all.country_calling_codes;

/** The entries whose calling code, the first of each numbering plan, starts with the digit. */
const pick = <T extends Zone[keyof Zone]>(plans: T, zone: string): T =>
  Object.fromEntries(Object.entries(plans).filter(([, [code]]) => String(code).startsWith(zone))) as T;

/** @param zone `1` to `9` */
export const loadZone = (zone: string): Promise<Zone> =>
  Promise.resolve({ countries: pick(all.countries, zone), nonGeographic: pick(all.nonGeographic, zone) });
