/** Finds what the widget ignores in a page's config, theme and strings. Pure; the caller says which CSS is valid. */

import { isText } from '../kit/i18n/strings.ts';
import { hasOwn, put } from '../kit/lib/objects.ts';
import { isSafeValue, UNITLESS } from '../kit/theme/overrides.ts';
import { tokenPaths } from '../kit/theme/tokens.ts';
import type { OptionTable } from '../settings/option-checks.ts';
import type { SettingsSource } from '../settings/settings.ts';
import { knownTexts } from './known-texts.ts';

const NO_ONE_TAP = 'One Tap works in <auth-widget> only; here visitors get the button instead.';

/** The counterparts of settings that only Stytch's own element has, by path without indexes. */
const HINTS: Readonly<Record<string, string>> = {
  'config.oauthOptions.locale': 'No call of Stytch’s SDK takes it.',
  'config.oauthOptions.providers.one_tap': NO_ONE_TAP,
  'config.oauthOptions.providers.cancel_on_tap_outside': NO_ONE_TAP,
  'config.passwordOptions.loginExpirationMinutes': 'No call of Stytch’s SDK takes it.',
  'theme.colors.accent': 'Set theme.tabs.selectedBackgroundColor.',
  'theme.colors.warning': 'Nothing is drawn in that color.',
  'theme.buttons.disabled': 'Set theme.colors.disabledBackground and theme.colors.disabledText.',
};

/** Checks a single value; returns what it must be instead, or undefined if it is valid. */
type Check = (value: unknown) => string | undefined;
/**
 * The values that are allowed at a path: an object with these keys, a list of such objects, a value that passes the check, or
 * anything (`true`).
 */
type Schema = SchemaObject | readonly [SchemaObject] | Check | true;
interface SchemaObject {
  readonly [key: string]: Schema;
}

/** True if a value is valid for a CSS property: `CSS.supports` in a browser. */
export type Supports = (property: string, value: string) => boolean;

/** The CSS property that takes the same values as a token, by the token's path. All other tokens are colors. */
const PROPERTIES: readonly (readonly [path: RegExp, property: string])[] = [
  [/background/i, 'background'],
  [/^density$/, 'flex-grow'],
  [/Radius$/, 'border-radius'],
  [/shadow$/, 'box-shadow'],
  [/padding$/, 'padding'],
  [/fontFamily$/, 'font-family'],
  [/Size$/, 'font-size'],
  [/Weight$/, 'font-weight'],
  [/(width|height)$/, 'width'],
];

function checkStyle(path: string, supports: Supports): Check {
  const property = PROPERTIES.find(([pattern]) => pattern.test(path))?.[1] ?? 'color';
  const expected = property === 'color' ? 'a CSS color' : `a CSS ${property} value`;
  return (value) => {
    const text = Number.isFinite(value) && UNITLESS.test(path) ? String(value) : value;
    if (typeof text !== 'string') return `must be a string with ${expected}`;
    return isSafeValue(text) && supports(property, text) ? undefined : `must be ${expected}`;
  };
}

const isString: Check = (value) => (typeof value === 'string' ? undefined : 'must be a string');
const isLook: Check = (value) =>
  value === 'classic' || value === 'modern' ? undefined : 'must be "classic" or "modern"';
const isBoolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');

function themeSchema(supports: Supports): SchemaObject {
  const others = { look: isLook, hideHeaderText: isBoolean, logo: { logoImageUrl: isString, alt: isString } };
  return tokenPaths.reduce<SchemaObject>(
    (schema, path) => put(schema, path.split('.'), checkStyle(path, supports)) as SchemaObject,
    others,
  );
}

function stringsSchema(texts: object): SchemaObject {
  const checkText =
    (english: unknown): Check =>
    (value) => {
      if (isText(value, english)) return undefined;
      return typeof english === 'string'
        ? 'must be a string'
        : 'must be an object such as { one: "…", other: "…" }';
    };
  const sections = Object.entries<object>({ ...texts }).map(([name, section]) => [
    name,
    Object.fromEntries(Object.entries(section).map(([key, english]) => [key, checkText(english)])),
  ]);
  return Object.fromEntries(sections) as SchemaObject;
}

/** The names of the options. Their values are checked with the settings. */
function optionsSchema(table: OptionTable): SchemaObject {
  const schemaOf = (option: OptionTable[string]): Schema => {
    if (typeof option === 'function') return true;
    // An array is no table, which the compiler does not see.
    return Array.isArray(option)
      ? [optionsSchema((option as readonly [OptionTable])[0])]
      : optionsSchema(option as OptionTable);
  };
  return Object.fromEntries(Object.entries(table).map(([name, option]) => [name, schemaOf(option)]));
}

const isList = (schema: Schema): schema is readonly [SchemaObject] => Array.isArray(schema);

/** `undefined` and `null` count as left out. */
function ignoredIn(path: string, value: unknown, schema: Schema): readonly string[] {
  if (value === undefined || value === null || schema === true) return [];
  if (typeof schema === 'function') {
    const expected = schema(value);
    return expected === undefined ? [] : [`${path} ${expected}; its value is ignored.`];
  }
  if (isList(schema)) {
    // The check of the settings reports what is not a list, or not an object in it. Business accepts names, too.
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) =>
      typeof item === 'object' ? ignoredIn(`${path}.${index}`, item, schema[0]) : [],
    );
  }
  if (typeof value !== 'object' || Array.isArray(value))
    return [`${path} must be an object; its value is ignored.`];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerPath = `${path}.${key}`;
    const known = hasOwn(schema, key) ? schema[key] : undefined;
    if (known !== undefined) return ignoredIn(innerPath, inner, known);
    const hint = HINTS[innerPath.replace(/\.\d+/g, '')];
    return [`${innerPath} is not a known setting and is ignored.${hint === undefined ? '' : ` ${hint}`}`];
  });
}

/**
 * One sentence for each ignored setting, starting with its path.
 * @param options those that the flow knows
 * @param texts an example for each text that a page can replace, by section and key
 */
export function ignoredSettings(
  sources: readonly SettingsSource[],
  options: OptionTable,
  supports: Supports,
  texts: object = knownTexts,
): readonly string[] {
  const [config, theme, strings] = [optionsSchema(options), themeSchema(supports), stringsSchema(texts)];
  return sources.flatMap((source) => [
    ...ignoredIn('config', source.config, config),
    ...ignoredIn('theme', source.theme, theme),
    ...ignoredIn('strings', source.strings, strings),
  ]);
}
