/** Takes out of a report what nobody else should read: secrets, tokens and personal data. Pure. */
import { scrub } from '../../src/advice/scrub.ts';
import { SANDBOX_EMAIL, SANDBOX_PHONE } from './options.ts';

const CUT = '…';
const SECRET_KEY = /(token|secret|jwt|password|code|code_verifier)$/;
const PERSONAL_KEY = /^(ip_address|user_agent|\w+_name|profile_picture_url|provider_subject|location)$/;
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const PHONE = /\+\d{8,15}/g;
const TEST_EMAIL = /^auth-widget-[\w-]+@example\.com$/;

/** Test data, which a reader needs in order to understand the report. */
const isTestEmail = (email: string): boolean => email === SANDBOX_EMAIL || TEST_EMAIL.test(email);

const cutText = (text: string): string =>
  text
    .replace(UUID, CUT)
    .replace(EMAIL, (email) => (isTestEmail(email) ? email : CUT))
    .replace(PHONE, (phone) => (phone === SANDBOX_PHONE ? phone : CUT));

function cut(value: unknown, key: string): unknown {
  if (typeof value === 'string')
    return value !== '' && (SECRET_KEY.test(key) || PERSONAL_KEY.test(key)) ? CUT : cutText(value);
  if (Array.isArray(value)) return value.map((item) => cut(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, name)]));
}

/** The texts under keys that have secrets, wherever they are. */
export function secretsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SECRET_KEY.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    secretsIn(inner, Array.isArray(value) ? key : name),
  );
}

/**
 * A copy of plain data.
 * @param secrets texts that must not appear, whatever they look like
 */
export function withoutSecrets<Data>(data: Data, secrets: readonly string[]): Data {
  // The copy has the same keys.
  return cut(scrub(data, secrets), '') as Data;
}
