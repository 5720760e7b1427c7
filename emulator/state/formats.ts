/** The formats of values in requests and settings. Each message completes the sentence "… must be …". */
import * as v from 'valibot';
import { fromBase64, toBase64Url } from './base64.ts';

/** Any format. */
export type Format<Output = unknown> = v.GenericSchema<unknown, Output>;

/** A text that passes a test. */
export const textThat = (accepts: (value: string) => boolean, expected: string) =>
  v.pipe(v.string(expected), v.check(accepts, expected));

export const flag = v.boolean('true or false');
export const anyText = v.string('a string');
export const text = textThat((value) => value !== '', 'a non-empty string');
export const object = v.record(anyText, v.unknown(), 'an object');

export const listOf = <Item extends Format>(item: Item) => v.array(item, 'a list');

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `one of ${words.join(', ')}`);

/** @param unit of what is counted, with a space before it */
export function count(min: number, max: number, unit = '') {
  const expected = `a whole number${unit} from ${min} to ${max}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
}

export const minutes = (min: number, max: number) => count(min, max, ' of minutes');

/** From 5 minutes to 366 days (stytch.com/docs/guides/sessions/using-sessions). */
export const sessionMinutes = minutes(5, 527_040);

/** In E.164 format. */
export const phoneNumber = textThat(
  (value) => /^\+[1-9]\d{6,14}$/.test(value),
  'in E.164 format, such as +12025550162',
);

const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/;
const MAX_EMAIL_LENGTH = 254;

/**
 * In lower case, because the provider ignores case when it compares addresses. Like the provider, without quoted local
 * parts.
 */
export const emailAddress = v.pipe(
  textThat((value) => value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value), 'an email address'),
  v.toLowerCase(),
);

/** A domain name in ASCII, or an IP address. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/**
 * True for an absolute http or https URL. URLs may have hosts such as `a;b`, which no name server knows, and which
 * would end a directive of a Content-Security-Policy.
 */
export function isHttpUrl(value: string): boolean {
  // Not by URL.canParse, which Node 20 gets wrong for letters such as "ü" once it has compiled the call.
  try {
    const { protocol, hostname } = new URL(value);
    return (protocol === 'http:' || protocol === 'https:') && HOST.test(hostname);
  } catch {
    return false;
  }
}

export const httpUrl = textThat(isHttpUrl, 'an absolute http or https URL');

/** As browsers spell it. */
export const origin = textThat(
  (value) => isHttpUrl(value) && new URL(value).origin === value,
  'an origin such as http://localhost:3000',
);

const MAX_DOMAIN_LENGTH = 253;

/** The name of a host, in ASCII. */
export const domain = textThat(
  (value) => value.length <= MAX_DOMAIN_LENGTH && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  'the name of a host, such as localhost, without a scheme or port',
);

/** At least one byte, without padding. */
/** The secret of an authenticator app. */
export const base32 = textThat((value) => /^[A-Z2-7]{16,}$/.test(value), 'at least 16 characters of base32');

export const base64Url = textThat((value) => {
  const bytes = fromBase64(value);
  return bytes !== undefined && bytes.length > 0 && toBase64Url(bytes) === value;
}, 'in base64url');

/** Servers' packages read from it whether the project is a test or a live one. */
export const projectId = textThat(
  (value) => /^project-(?:test|live)-[\w-]+$/.test(value),
  'an ID such as project-test-1a2b',
);
