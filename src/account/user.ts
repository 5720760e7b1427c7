/** The visitor's name, and what they sign in with. Users come from the provider, so nothing is taken for granted. Pure. */

import { PROVIDER_TITLES } from '../kit/i18n/reason.ts';
import { hasOwn, membersOf } from '../kit/lib/objects.ts';
import { recordsIn, textOf } from '../kit/lib/records.ts';
import type { RemovableKind } from '../provider/account-port.ts';
import type { User } from '../settings/session-data.ts';
import type { VisitorScene } from './host.ts';

/** A way to sign in: an address, a number, or an account at another provider. */
export interface SignInMethod {
  /** The provider's `email_id`, `phone_id` or `oauth_user_registration_id`. */
  readonly id: string;
  /** An email address, a phone number in E.164, or another provider as Stytch writes it, such as `Google`. */
  readonly value: string;
  readonly isVerified: boolean;
}

/** Where the provider's user has them, and under which keys. */
const KEYS = {
  email: { list: 'emails', id: 'email_id', value: 'email' },
  phone: { list: 'phone_numbers', id: 'phone_id', value: 'phone_number' },
  providers: { list: 'providers', id: 'oauth_user_registration_id', value: 'provider_type' },
} as const;

export function waysOf(user: User, kind: RemovableKind): readonly SignInMethod[] {
  const keys = KEYS[kind];
  return recordsIn(user[keys.list])
    .map((way) => ({
      id: textOf(way[keys.id]),
      value: textOf(way[keys.value]),
      isVerified: kind === 'providers' || way['verified'] === true,
    }))
    .filter(({ id, value }) => id !== '' && value !== '');
}

/**
 * The id of the one without which nothing would be left to sign in with. Stytch counts email addresses, phone numbers and
 * social logins. A password needs an address.
 */
export function lastSignInMethod(user: User): string | undefined {
  const verified = (kind: RemovableKind) => waysOf(user, kind).filter(({ isVerified }) => isVerified);
  const emails = verified('email');
  const ways = [...emails, ...verified('phone'), ...verified('providers')];
  const only = ways.length === 1 ? ways[0] : undefined;
  return (only ?? (user.password && emails.length === 1 ? emails[0] : undefined))?.id;
}

/** Visitors can sign in with a passkey, too, which Stytch does not count. */
export const hasPasskey = (user: User): boolean =>
  recordsIn(user.webauthn_registrations).some(({ verified }) => verified !== false);

/** The id of the authenticator app; undefined without one. A set-up that was cut short leaves one that is not verified. */
export const appOf = (user: Pick<User, 'totps'> | undefined): string | undefined =>
  recordsIn(user?.totps)
    .filter(({ verified }) => verified === true)
    .map((totp) => textOf(totp['totp_id']))
    .find((id) => id !== '');

export interface VisitorName {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

export function nameOf(user: User): VisitorName {
  const name = membersOf(user.name);
  const read = (key: string): string => textOf(name[key]).trim();
  return { first: read('first_name'), middle: read('middle_name'), last: read('last_name') };
}

export const fullName = ({ first, middle, last }: VisitorName): string =>
  [first, middle, last].filter((part) => part !== '').join(' ');

/** The types that a page offers, each once. */
export const offeredTypes = (config: VisitorScene['config']): readonly string[] => [
  ...new Set(
    recordsIn(config?.oauthOptions?.providers)
      .map(({ type }) => textOf(type))
      .filter((type) => type !== ''),
  ),
];

/**
 * The name of a provider, as visitors know it.
 * @param type as the page writes it, or as Stytch's answers do, which start it with a capital letter
 */
export function titleOf(type: string): string {
  const known = type.toLowerCase();
  return hasOwn(PROVIDER_TITLES, known) ? PROVIDER_TITLES[known as keyof typeof PROVIDER_TITLES] : type;
}

/** The text of a form's field, which autofill may have changed without an event. */
export const fieldOf = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement).value.trim();
