import { badRequest } from '../http/api-error.ts';
import {
  isEmail,
  isHttpUrl,
  isOrigin,
  isPhoneNumber,
  isProjectId,
  PROJECT_ID_FORMAT,
} from '../http/formats.ts';
import { isJsonObject, type Json, type JsonObject } from '../state/json.ts';

/** The values that a setting may have. */
export interface Rule {
  readonly accepts: (value: Json) => boolean;
  /** Completes the sentence "… must be …". */
  readonly expected: string;
}

export const flag: Rule = { accepts: (value) => typeof value === 'boolean', expected: 'true or false' };
type Flags<Defaults> = { [Key in keyof Defaults as Defaults[Key] extends boolean ? Key : never]: Rule };

/** The rules of those settings whose default is a boolean. */
export function flagsOf<Defaults extends object>(defaults: Defaults): Flags<Defaults> {
  const flags = Object.entries(defaults).filter(([, value]) => typeof value === 'boolean');
  return Object.fromEntries(flags.map(([key]) => [key, flag])) as Flags<Defaults>;
}

export const textOrNull: Rule = {
  accepts: (value) => value === null || typeof value === 'string',
  expected: 'a string or null',
};
export const projectId: Rule = {
  accepts: (value) => typeof value === 'string' && isProjectId(value),
  expected: PROJECT_ID_FORMAT,
};
export const text: Rule = {
  accepts: (value) => typeof value === 'string' && value !== '',
  expected: 'a non-empty string',
};
export const emailAddress: Rule = {
  accepts: (value) => typeof value === 'string' && isEmail(value),
  expected: 'an email address',
};
export const phoneNumber: Rule = {
  accepts: (value) => typeof value === 'string' && isPhoneNumber(value),
  expected: 'in E.164 format, such as +12025550162',
};
export const urlOrNull: Rule = {
  accepts: (value) => value === null || (typeof value === 'string' && isHttpUrl(value)),
  expected: 'an absolute http or https URL, or null',
};
export const originsOrNull = listOrNull(isOrigin, 'origins such as http://localhost:3000');
export const urlsOrNull = listOrNull(isHttpUrl, 'absolute http or https URLs');
export const callingCodesOrNull = listOrNull((item) => /^\+\d{1,3}$/.test(item), 'calling codes such as +1');
export const pathList: Rule = {
  accepts: (value) => listOrNull((item) => item.startsWith('/'), '').accepts(value) && value !== null,
  expected: 'a list of paths such as /users/search',
};
export const sessionMinutes: Rule = {
  accepts: (value) => isCount(value, 5, 527_040),
  expected: 'a whole number of minutes from 5 to 527040',
};
export const timeout: Rule = {
  accepts: (value) => isCount(value, 1, 3_600_000),
  expected: 'a whole number of milliseconds from 1 to 3600000',
};
export const textList: Rule = {
  accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  expected: 'a list of strings',
};
export const list: Rule = { accepts: Array.isArray, expected: 'a list' };
export const object: Rule = { accepts: isJsonObject, expected: 'an object' };
export const passwordConfig: Rule = {
  accepts: (value) =>
    value === null ||
    (isJsonObject(value) &&
      isCount(value['luds_complexity'], 1, 4) &&
      isCount(value['luds_minimum_count'], 8, 32)),
  expected: 'null or { luds_complexity: 1 to 4, luds_minimum_count: 8 to 32 }',
};
export const captcha: Rule = {
  accepts: (value) =>
    isJsonObject(value) &&
    (value['enabled'] === false || (value['enabled'] === true && typeof value['siteKey'] === 'string')),
  expected: '{ enabled: false } or { enabled: true, siteKey }',
};

function listOrNull(accepts: (item: string) => boolean, items: string): Rule {
  return {
    accepts: (value) =>
      value === null ||
      (Array.isArray(value) && value.every((item) => typeof item === 'string' && accepts(item))),
    expected: `a list of ${items}, or null`,
  };
}

export function isCount(value: Json | undefined, min: number, max = Number.POSITIVE_INFINITY): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** A rule for one of these words. */
export function oneOf(words: readonly string[]): Rule {
  return {
    accepts: (value) => words.some((word) => word === value),
    expected: `one of ${words.join(', ')}`,
  };
}

/** A rule for a list of these words. */
export function someOf(words: readonly string[]): Rule {
  return {
    accepts: (value) => Array.isArray(value) && value.every((item) => words.some((word) => word === item)),
    expected: `a list of ${words.join(', ')}`,
  };
}

/**
 * Checks every value of a patch by the rule of its key.
 * @param path what to call the patch in messages, with a dot after it; empty for the whole body
 * @throws ApiError 400 that names the wrong key
 */
export function checkValues(patch: JsonObject, ruleOf: (key: string) => Rule | undefined, path = ''): void {
  for (const [key, value] of Object.entries(patch)) {
    const rule = ruleOf(key);
    if (rule === undefined) throw badRequest(`Unknown setting "${path}${key}".`);
    if (value === undefined || !rule.accepts(value)) {
      throw badRequest(`"${path}${key}" must be ${rule.expected}.`);
    }
  }
}

/**
 * Checks an entry of a list in a patch by the rules of its keys.
 * @throws ApiError 400 that names the wrong key
 */
export function checkEntry(
  entry: Json,
  rules: Readonly<Record<string, Rule>>,
  path: string,
  ...required: string[]
): asserts entry is JsonObject {
  if (!isJsonObject(entry)) throw badRequest(`"${path}" must be an object.`);
  for (const key of required) {
    if (entry[key] === undefined) throw badRequest(`"${path}" must have "${key}".`);
  }
  checkValues(entry, (key) => (Object.hasOwn(rules, key) ? rules[key] : undefined), `${path}.`);
}
