import { isBase64Url, isDomain } from '../http/formats.ts';
import type { Json } from '../state/json.ts';
import type { NewRegistration } from '../state/user.ts';
import { checkEntry, isCount, type Rule, text } from './rules.ts';

const base64Url: Rule = {
  accepts: (value) => typeof value === 'string' && isBase64Url(value),
  expected: 'in base64url',
};

const RULES: Readonly<Record<string, Rule>> = {
  credential_id: base64Url,
  // A COSE key.
  public_key: base64Url,
  domain: {
    accepts: (value) => typeof value === 'string' && isDomain(value),
    expected: 'the name of a host, such as localhost',
  },
  name: text,
  counter: { accepts: (value) => isCount(value, 0), expected: 'a whole number, at least 0' },
};

/** A registration as a patch writes it, once the rules have been checked. */
interface RegistrationPatch extends Pick<NewRegistration, 'domain' | 'name'> {
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter?: number;
}

/**
 * One of the `webauthn_registrations` of a seeded user. Whoever has the private key can sign in with it.
 * @throws ApiError 400 that names the wrong key
 */
export function readRegistration(entry: Json, path: string): NewRegistration {
  checkEntry(entry, RULES, path, 'credential_id', 'public_key', 'domain');
  // Safe, because every value has passed the rule of its key.
  const { credential_id, public_key, counter = 0, ...registration } = entry as unknown as RegistrationPatch;
  return {
    ...registration,
    value: credential_id,
    publicKey: Uint8Array.from(Buffer.from(public_key, 'base64url')),
    userAgent: '',
    authenticatorType: '',
    transports: ['internal'],
    counter,
  };
}
