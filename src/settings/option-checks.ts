/** Checks of single options, and of tables of them. Pure. */
import { membersOf } from '../kit/lib/objects.ts';
import { httpUrl } from '../kit/lib/urls.ts';
import { attributeName } from './fields.ts';
import type { Shorthands } from './read-shorthands.ts';
import type { BaseSettings, Problem } from './settings.ts';
import { LINK_CONFIRMATIONS, SIGN_UPS } from './types.ts';

export const MUST_BE_URL = 'must be an http(s) URL, such as "/account".';
export const MUST_BE_STRING = 'must be a string.';

/** Returns what an option must be, or undefined if its value is valid. `base` is the page's URL. */
export type Check = (value: unknown, base: string) => string | undefined;

export const redirect: Check = (value, base) =>
  httpUrl(value, base) === undefined ? MUST_BE_URL : undefined;

export const text: Check = (value) => (typeof value === 'string' ? undefined : MUST_BE_STRING);

export const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false.');

export const list: Check = (value) => (Array.isArray(value) ? undefined : 'must be an array.');

export const scopes: Check = (value) =>
  Array.isArray(value) && value.every((scope) => typeof scope === 'string')
    ? undefined
    : 'must be an array of strings.';

/** Of messages. */
export const templates = { loginTemplateId: text, signupTemplateId: text };

export const redirects = { loginRedirectURL: redirect, signupRedirectURL: redirect };

export const cookies = {
  domain: text,
  path: text,
  availableToSubdomains: flag,
  opaqueTokenCookieName: text,
  jwtCookieName: text,
};

export const signUp: Check = (value) =>
  SIGN_UPS.some((name) => name === value) ? undefined : 'must be "open" or "closed".';

export const linkConfirmation: Check = (value) =>
  LINK_CONFIRMATIONS.some((name) => name === value) ? undefined : 'must be "other-browser" or "never".';

/**
 * The names are those of CLDR, which also has codes that countries had before, or have besides theirs, such as UK, and of
 * what is no country: unions, unknown regions and those of pseudo-languages.
 */
const isCountry = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?!E[UZ]|QO|UN|X[AB]|ZZ)[A-Z]{2}$/.test(value) &&
  new Intl.Locale(`und-${value}`).region === value &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined;

export const country: Check = (value) =>
  isCountry(value) ? undefined : 'must be an ISO 3166-1 country code, such as "GB", or "auto".';

/** The mistakes in a list of countries. */
export const checkCountries = (setting: string, codes: readonly unknown[] = []): Problem[] =>
  codes
    .filter((code) => !isCountry(code))
    .map((code) => ({
      setting,
      message: `does not take ${describe(code)}. Use ISO 3166-1 country codes, such as "US CA".`,
    }));

/** For what any value will do: it counts only if it is the right one. */
export const anything: Check = () => undefined;

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

/** The options of a config: the check of each option, a table for each section, and one for the items of each list. */
export interface OptionTable {
  readonly [name: string]: Check | readonly [OptionTable] | OptionTable;
}

/** The table of a config: the compiler asks for every option. */
export type OptionsOf<Config> = {
  readonly [Name in keyof Required<Config>]: OptionOf<NonNullable<Config[Name]>>;
};
type OptionOf<Value> = Value extends readonly (infer Item)[]
  ? [Extract<Item, object>] extends [never]
    ? Check
    : readonly [OptionsOf<Extract<Item, object>>]
  : Value extends object
    ? // Parameters that are passed on may have any name.
      string extends keyof Value
      ? Check
      : OptionsOf<Value>
    : Check;

const isSection = (option: OptionTable[string]): option is OptionTable =>
  typeof option === 'object' && !Array.isArray(option);

const isLeftOut = (value: unknown): boolean => value === undefined || value === null;

const valueIn = (config: unknown, name: string): unknown => membersOf(config)[name];

/** Every option with its path and its value. */
function* optionsIn(
  table: OptionTable,
  config: unknown,
  path = 'config',
): Generator<readonly [path: string, option: Check | readonly [OptionTable], value: unknown]> {
  for (const [name, option] of Object.entries(table)) {
    if (isSection(option)) yield* optionsIn(option, valueIn(config, name), `${path}.${name}`);
    // An array is no section, which the compiler does not see.
    else yield [`${path}.${name}`, option as Check | readonly [OptionTable], valueIn(config, name)];
  }
}

/** The attribute that sets an option, too; undefined if there is none. */
function attributeFor(path: string, shorthands: Shorthands): string | undefined {
  const property = Object.keys(shorthands).find((name) => shorthands[name]?.includes(path));
  return property && attributeName(property);
}

/**
 * The sections that are no objects and the lists that are no arrays. Further checks rely on them. What is overridden is a
 * mistake all the same.
 */
export function checkShape(
  table: OptionTable,
  { config, sources }: Pick<BaseSettings, 'config' | 'sources'>,
): Problem[] {
  const isNoObject = (value: unknown): boolean => !isLeftOut(value) && typeof value !== 'object';
  const sections = Object.entries(table).filter(
    ([name, option]) =>
      isSection(option) &&
      [{ config }, ...sources].some((source) => isNoObject(valueIn(source.config, name))),
  );
  const lists = [...optionsIn(table, config)].flatMap(([path, option, value]) => {
    const message = option === list && !isLeftOut(value) ? list(value, '') : undefined;
    return message === undefined ? [] : [{ setting: path, message }];
  });
  return [
    ...sections.map(([name]) => ({ setting: `config.${name}`, message: 'must be an object.' })),
    ...lists,
  ];
}

/** The problems with options apart from lists. Their messages name the attribute that sets an option, too. */
export function checkOptions(
  table: OptionTable,
  shorthands: Shorthands,
  config: object,
  base: string,
): Problem[] {
  // An attribute can set several options at once; its value is reported only once.
  const problems = new Map<string, Problem>();
  for (const [path, check, value] of optionsIn(table, config)) {
    if (typeof check !== 'function' || check === list || isLeftOut(value)) continue;
    const message = check(value, base);
    const attribute = attributeFor(path, shorthands);
    const setting = attribute === undefined ? path : `${attribute} (${path})`;
    if (message !== undefined) problems.set(`${attribute ?? path} ${describe(value)}`, { setting, message });
  }
  return [...problems.values()];
}

/** The mistakes in an item of a list of objects, by the names of its options. */
export function checkItem(table: OptionTable, item: object): (readonly [name: string, message: string])[] {
  return Object.entries(table).flatMap(([name, check]) => {
    const value = valueIn(item, name);
    const message = typeof check !== 'function' || isLeftOut(value) ? undefined : check(value, '');
    return message === undefined ? [] : [[name, message] as const];
  });
}

/** Names a value for a message. Unlike `String()`, it runs none of the page's code and cannot throw. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'an array';
  const isShown = value === null || ['number', 'boolean', 'undefined'].includes(typeof value);
  return isShown ? String(value) : `a value of type ${typeof value}`;
}
