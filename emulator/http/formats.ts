import { fromBase64, toBase64Url } from '../state/base64.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/;
const MAX_EMAIL_LENGTH = 254;

/** True for a phone number in E.164 format, such as +12025550162. */
export function isPhoneNumber(value: string): boolean {
  return E164.test(value);
}

/** True for a plausible email address. Like the provider, it does not accept quoted local parts. */
export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}

/** A domain name in ASCII, or an IP address. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/**
 * True for an absolute http or https URL. URLs may have hosts such as `a;b`, which no name server knows, and which
 * would end a directive of a Content-Security-Policy.
 */
export function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && HOST.test(hostname);
}

/** True for an http or https origin as browsers spell it, such as http://localhost:3000. */
export function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value;
}

const DOMAIN = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const MAX_DOMAIN_LENGTH = 253;

/** True for the name of a host, in ASCII and without a port. */
export function isDomain(value: string): boolean {
  return value.length <= MAX_DOMAIN_LENGTH && DOMAIN.test(value);
}

/** True for at least one byte in base64url, without padding. */
export function isBase64Url(value: string): boolean {
  const bytes = fromBase64(value);
  return bytes !== undefined && bytes.length > 0 && toBase64Url(bytes) === value;
}

/** Completes the sentence "… must be …". */
export const PROJECT_ID_FORMAT = 'an ID such as project-test-1a2b';

/** True for the ID of a project. Servers' packages read from it whether the project is a test or a live one. */
export function isProjectId(value: string): boolean {
  return /^project-(?:test|live)-[\w-]+$/.test(value);
}
