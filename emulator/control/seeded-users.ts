import * as v from 'valibot';
import {
  anyText,
  base32,
  base64Url,
  count,
  domain,
  emailAddress,
  flag,
  listOf,
  oneOf,
  phoneNumber,
  text,
} from '../state/formats.ts';
import { hashPassword } from '../state/password-hash.ts';
import { makePassword, type NewRegistration, type NewUser } from '../state/user.ts';

/** A passkey. Whoever has the private key can sign in with it. */
const REGISTRATION = v.pipe(
  v.strictObject(
    {
      credential_id: base64Url,
      /** A COSE key. */
      public_key: base64Url,
      domain,
      name: v.exactOptional(text),
      counter: v.optional(count(0, Number.MAX_SAFE_INTEGER), 0),
    },
    'an object',
  ),
  v.transform(
    ({ credential_id: value, public_key, ...registration }): NewRegistration => ({
      ...registration,
      value,
      publicKey: Uint8Array.from(Buffer.from(public_key, 'base64url')),
      userAgent: '',
      authenticatorType: '',
      transports: ['internal'],
    }),
  ),
);

/** One of the `users` of a settings patch. */
export const USER = v.pipe(
  v.strictObject(
    {
      email: v.exactOptional(emailAddress),
      phone_number: v.exactOptional(phoneNumber),
      password: v.optional(text),
      requires_reset: v.optional(flag, false),
      status: v.optional(oneOf(['active', 'pending']), 'active'),
      name: v.exactOptional(
        v.strictObject(
          {
            first_name: v.exactOptional(anyText),
            middle_name: v.exactOptional(anyText),
            last_name: v.exactOptional(anyText),
          },
          '{ first_name?, middle_name?, last_name? }',
        ),
      ),
      webauthn_registrations: v.optional(listOf(REGISTRATION), []),
      /** The secret of an authenticator app that is set up already. */
      totp_secret: v.exactOptional(base32),
      recovery_codes: v.exactOptional(listOf(anyText)),
    },
    'an object',
  ),
  v.check(
    ({ email, phone_number }) => email !== undefined || phone_number !== undefined,
    'a user with "email" or "phone_number"',
  ),
  v.check(
    ({ password, requires_reset }) => password !== undefined || !requires_reset,
    'a user with "password" if "requires_reset" is true',
  ),
);

/** The user, with the password hashed. */
export async function seededUser({
  password,
  requires_reset,
  webauthn_registrations: webauthnRegistrations,
  ...user
}: v.InferOutput<typeof USER>): Promise<NewUser> {
  return {
    ...user,
    webauthnRegistrations,
    ...(password !== undefined && { password: makePassword(await hashPassword(password), requires_reset) }),
  };
}
