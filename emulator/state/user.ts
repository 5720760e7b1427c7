import { makeId } from './ids.ts';
import { makeTotp, type Totp } from './totp.ts';

/** An email address or phone number, under the name it has in request bodies. */
export type ContactKey = { readonly email: string } | { readonly phone_number: string };

/** An email address, phone number or wallet of a user; `id` is the provider's `email_id`, `phone_id` and so on. */
export interface Contact {
  readonly id: string;
  readonly value: string;
  verified: boolean;
}

/** A user of the emulated project. */
export interface User {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** `pending` until the first successful sign-in. */
  status: 'pending' | 'active';
  name: { readonly first_name: string; readonly middle_name: string; readonly last_name: string };
  readonly emails: Contact[];
  readonly phones: Contact[];
  readonly registrations: OAuthRegistration[];
  /** Crypto wallets; `value` is the address. */
  readonly wallets: Contact[];
  readonly webauthnRegistrations: WebAuthnRegistration[];
  /** Authenticator apps: one at most. */
  readonly totps: Totp[];
  recoveryCodes: string[];
  password: Password | null;
}

/** A user's password. A new password is a new object, so its lock and counters start over. */
export interface Password {
  /** The provider's `password_id`. */
  readonly id: string;
  /** From `hashPassword`. */
  readonly hash: string;
  /** True until the user has proved, through a reset email, that the address is theirs. */
  requiresReset: boolean;
  /** Wrong passwords in a row. */
  wrongAttempts: number;
  /** Epoch milliseconds; null unless there were too many wrong attempts. */
  lockedUntil: number | null;
}

/** A user's account at a third-party provider. */
export interface OAuthRegistration {
  readonly id: string;
  /** For example `google`. */
  readonly provider: string;
  /** The account's id at that provider. */
  readonly subject: string;
}

/** A passkey or security key; `value` is its credential ID in base64url, `verified` is always true. */
export interface WebAuthnRegistration extends Contact {
  /** The RP ID. */
  readonly domain: string;
  readonly userAgent: string;
  /** The attachment that the page asked for; empty if it did not mind. */
  readonly authenticatorType: 'platform' | 'cross-platform' | '';
  /** In COSE format. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly transports: readonly string[];
  name: string;
  /** Of the last signature; stays 0 for authenticators without a counter, such as synced passkeys. */
  counter: number;
}

/** A user before they are added. */
export interface NewUser {
  readonly email?: string;
  readonly phone_number?: string;
  readonly name?: Partial<User['name']>;
  readonly password?: Password;
  readonly webauthnRegistrations?: readonly NewRegistration[];
  /** The secret of an app that is verified already. */
  readonly totp_secret?: string;
  readonly recovery_codes?: readonly string[];
  readonly status: User['status'];
}

/** @param createdAt epoch milliseconds */
export function makeUser(known: NewUser, createdAt: number): User {
  const {
    email,
    phone_number,
    name,
    password = null,
    webauthnRegistrations = [],
    totp_secret,
    recovery_codes = [],
    status,
  } = known;
  const verified = status === 'active';
  const user: User = {
    id: makeId('user'),
    createdAt,
    status,
    name: { first_name: '', middle_name: '', last_name: '', ...name },
    emails: email === undefined ? [] : [makeContact({ email }, verified)],
    phones: phone_number === undefined ? [] : [makeContact({ phone_number }, verified)],
    registrations: [],
    wallets: [],
    webauthnRegistrations: [],
    totps: totp_secret === undefined ? [] : [makeTotp('totp', totp_secret)],
    recoveryCodes: [...recovery_codes],
    password,
  };
  for (const registration of webauthnRegistrations) {
    user.webauthnRegistrations.push(makeRegistration(user, registration));
  }
  return user;
}

export function makeContact(key: ContactKey, verified: boolean): Contact {
  return 'email' in key
    ? { id: makeId('email'), value: key.email, verified }
    : { id: makeId('phone-number'), value: key.phone_number, verified };
}

/** A credential before it is registered; without a name it gets a numbered one. */
export type NewRegistration = Omit<WebAuthnRegistration, 'id' | 'verified' | 'name'> & {
  readonly name?: string;
};

export function makeRegistration(user: User, known: NewRegistration): WebAuthnRegistration {
  const name = `Passkey ${user.webauthnRegistrations.length + 1}`;
  return { name, ...known, id: makeId('webauthn-registration'), verified: true };
}

/** @param hash from `hashPassword` */
export function makePassword(hash: string, requiresReset = false): Password {
  return {
    id: makeId('password'),
    hash,
    requiresReset,
    wrongAttempts: 0,
    lockedUntil: null,
  };
}
