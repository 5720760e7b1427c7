/** Checks of single options, and of tables of them. Pure. */
import { httpUrl } from '../kit/lib/http-url.ts';
import { describe } from './describe.ts';
import type { Problem } from './settings.ts';

export const MUST_BE_URL = 'must be an http(s) URL, such as "/account".';
export const MUST_BE_STRING = 'must be a string.';

/** Returns what an option must be, or undefined if its value is valid. `base` is the page's URL. */
export type Check = (value: unknown, base: string) => string | undefined;

export const redirect: Check = (value, base) =>
  httpUrl(value, base) === undefined ? MUST_BE_URL : undefined;

export const text: Check = (value) => (typeof value === 'string' ? undefined : MUST_BE_STRING);

export const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false.');

export const parameters: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')
    ? undefined
    : 'must be an object of strings, such as { "prompt": "consent" }.';

export const minutes =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? undefined
      : `must be a whole number of minutes from ${min} to ${max}.`;

/** The provider's limits for the lifetime of an emailed link. */
export const linkMinutes = minutes(5, 10_080);

/** The provider's limits for the lifetime of a session. */
export const sessionMinutes = minutes(5, 527_040);

/** The checks of a config's options, by section. */
export type OptionTable = Readonly<Record<string, Readonly<Record<string, Check>>>>;

/** The attribute that sets an option, too; undefined if there is none. */
export type AttributeOf = (section: string, name: string, check: Check) => string | undefined;

const isLeftOut = (value: unknown): boolean => value === undefined || value === null;

/** The sections of a config that are not objects. */
export function checkSections(table: OptionTable, config: unknown): Problem[] {
  return Object.keys(table).flatMap((section) => {
    const value: unknown = Reflect.get(Object(config) as object, section);
    return isLeftOut(value) || typeof value === 'object'
      ? []
      : [{ setting: `config.${section}`, message: 'must be an object.' }];
  });
}

export function checkOptions(
  table: OptionTable,
  attributeOf: AttributeOf,
  config: object,
  base: string,
): Problem[] {
  // An attribute can set several options at once; its value is reported only once.
  const problems = new Map<string, Problem>();
  for (const [section, options] of Object.entries(table)) {
    const given = Object(Reflect.get(config, section)) as object;
    for (const [name, check] of Object.entries(options)) {
      const value: unknown = Reflect.get(given, name);
      const message = isLeftOut(value) ? undefined : check(value, base);
      const attribute = attributeOf(section, name, check);
      const path = `config.${section}.${name}`;
      const setting = attribute === undefined ? path : `${attribute} (${path})`;
      if (message !== undefined)
        problems.set(`${attribute ?? path} ${describe(value)}`, { setting, message });
    }
  }
  return [...problems.values()];
}
