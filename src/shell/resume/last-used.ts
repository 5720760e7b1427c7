/** The way that somebody has signed in by last in this browser, so that they find it again. */
import { browserStorage } from '../../kit/lib/storage.ts';
import type { BaseSettings } from '../../settings/settings.ts';

/** Its kind only, which tells nobody who it was. `oauth` and the type of the provider. */
export type Way = `oauth ${string}` | 'passkey' | 'email' | 'phone' | 'wallet';

type Of = Pick<BaseSettings, 'publicToken' | 'lastUsed'>;

interface SignedIn {
  readonly success: { readonly method: string; readonly session: object };
  readonly authEvent?: { readonly data: object } | undefined;
}

const keyOf = ({ publicToken }: Of): string => `auth-widget:last-used ${publicToken}`;

/** How the last factor was delivered. */
function deliveryOf(session: { readonly authentication_factors?: unknown }): unknown {
  const factors = session.authentication_factors;
  const last: unknown = Array.isArray(factors) ? factors.at(-1) : undefined;
  return Reflect.get(Object(last) as object, 'delivery_method');
}

/** @returns undefined for what is no way of the visitor's, such as a link of the support team */
export function wayOf({ success: { method, session }, authEvent }: SignedIn): Way | undefined {
  switch (method) {
    case 'oauth':
    case 'one_tap': {
      const type: unknown = Reflect.get(Object(authEvent?.data) as object, 'provider_type');
      return typeof type === 'string' ? `oauth ${type.toLowerCase()}` : undefined;
    }
    case 'otp':
      return deliveryOf(session) === 'email' ? 'email' : 'phone';
    case 'email_otp':
    case 'magic_link':
    case 'password':
      return 'email';
    case 'passkey':
      return 'passkey';
    case 'crypto':
      return 'wallet';
    default:
      return undefined;
  }
}

export function keepLastUsed(of: Of, signedIn: SignedIn): void {
  const way = of.lastUsed === 'off' ? undefined : wayOf(signedIn);
  if (way !== undefined) browserStorage.write(keyOf(of), way);
}

export const readLastUsed = (of: Of): string | null =>
  of.lastUsed === 'off' ? null : browserStorage.read(keyOf(of));
