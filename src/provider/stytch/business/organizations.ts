/** Organizations in the provider's format, converted to the port's. Nothing in an answer is taken for granted. */

import { hasOwn } from '../../../kit/lib/objects.ts';
import { isRecord } from '../../../kit/lib/records.ts';
import type { MfaMethod } from '../../../settings/business/types.ts';
import type {
  AuthMethod,
  Discovered,
  DiscoveredOrganization,
  Membership,
  OrganizationProfile,
  SsoConnection,
} from '../../business-port.ts';
import { ProviderError } from '../../errors.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The text of a field; undefined if there is none, or it is empty. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** @throws ProviderError `unexpected` if the field is not there */
export function requiredText(fields: Fields, name: string): string {
  const value = textIn(fields, name);
  if (value === undefined) throw new ProviderError('unexpected', { cause: new TypeError(`no ${name}`) });
  return value;
}

export function listIn(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
}

const AUTH_METHODS: Readonly<Record<string, AuthMethod>> = {
  magic_link: 'emailMagicLinks',
  email_otp: 'emailOtp',
  sso: 'sso',
  password: 'passwords',
  google_oauth: 'google',
  microsoft_oauth: 'microsoft',
  hubspot_oauth: 'hubspot',
  slack_oauth: 'slack',
  github_oauth: 'github',
};

const MFA_METHODS: Readonly<Record<string, MfaMethod>> = { sms_otp: 'smsOtp', totp: 'totp' };

/** The names that are known. */
function named<T>(names: readonly unknown[], known: Readonly<Record<string, T>>): readonly T[] {
  return names.flatMap((name) => {
    const found = typeof name === 'string' && hasOwn(known, name) ? known[name] : undefined;
    return found === undefined ? [] : [found];
  });
}

const authMethods = (names: readonly unknown[]): readonly AuthMethod[] => named(names, AUTH_METHODS);

export function mfaMethod(name: unknown): MfaMethod | undefined {
  return named([name], MFA_METHODS)[0];
}

export function toConnections(values: readonly unknown[]): readonly SsoConnection[] {
  return values.filter(isRecord).flatMap((fields) => {
    const id = textIn(fields, 'connection_id');
    const name = textIn(fields, 'display_name') ?? '';
    return id === undefined
      ? []
      : [{ id, name, identityProvider: textIn(fields, 'identity_provider') ?? '' }];
  });
}

export function toProfile(value: unknown): OrganizationProfile {
  if (!isRecord(value)) throw new ProviderError('unexpected');
  const joinable = value['email_jit_provisioning'] === 'RESTRICTED';
  return {
    id: requiredText(value, 'organization_id'),
    name: textIn(value, 'organization_name') ?? '',
    slug: textIn(value, 'organization_slug') ?? '',
    logoUrl: textIn(value, 'organization_logo_url'),
    connections: toConnections(listIn(value, 'sso_active_connections')),
    allowedMethods:
      value['auth_methods'] === 'RESTRICTED' ? authMethods(listIn(value, 'allowed_auth_methods')) : undefined,
    allowedMfaMethods:
      value['mfa_methods'] === 'RESTRICTED'
        ? named(listIn(value, 'allowed_mfa_methods'), MFA_METHODS)
        : undefined,
    joinableDomains: joinable
      ? listIn(value, 'email_allowed_domains').filter((domain) => typeof domain === 'string')
      : [],
  };
}

/** The methods that an organization demands in an answer's `primary_required`; undefined if none. */
export function toDemanded(value: unknown): readonly AuthMethod[] | undefined {
  return isRecord(value) ? authMethods(listIn(value, 'allowed_auth_methods')) : undefined;
}

function toMembership(value: unknown): Membership {
  const type = isRecord(value) ? (textIn(value, 'type') ?? '') : '';
  if (type.startsWith('eligible')) return 'eligible';
  return type.startsWith('invited') || type.startsWith('pending') ? 'invited' : 'member';
}

function toDiscoveredOrganization(value: unknown): readonly DiscoveredOrganization[] {
  if (!isRecord(value) || !isRecord(value['organization'])) return [];
  return [
    {
      organization: toProfile(value['organization']),
      membership: toMembership(value['membership']),
      demanded: toDemanded(value['primary_required']),
    },
  ];
}

export function toDiscovered(answer: Fields): Discovered {
  return {
    email: textIn(answer, 'email_address') ?? '',
    organizations: listIn(answer, 'discovered_organizations').flatMap(toDiscoveredOrganization),
  };
}
