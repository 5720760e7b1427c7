import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { read, readOptional } from '../../http/fields.ts';

import type { JsonObject } from '../../state/json.ts';
import type { Settings } from '../../state/settings.ts';
import type { User, WebAuthnRegistration } from '../../state/user.ts';

type Options = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/**
 * The argument of `navigator.credentials.create`.
 * @throws ApiError 400 if an override is not a string
 */
export async function creationOptions(
  { bootstrap, dashboard }: Settings,
  body: JsonObject,
  user: User,
  { domain, authenticatorType }: Pick<WebAuthnRegistration, 'domain' | 'authenticatorType'>,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const id = readOptional(body, 'override_id') ?? user.id;
  const name = readOptional(body, 'override_name') ?? nameOf(user);
  const displayName = readOptional(body, 'override_display_name') ?? name;
  const { return_passkey_credential_options: isPasskey } = read(body, 'return_passkey_credential_options');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: bootstrap.project_name ?? 'Project',
    rpID: domain,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: displayName,
    timeout: dashboard.webauthn_timeout_ms,
    excludeCredentials: descriptors(user.webauthnRegistrations),
    authenticatorSelection: {
      residentKey: isPasskey ? 'required' : 'discouraged',
      userVerification: isPasskey ? 'preferred' : 'discouraged',
      ...(authenticatorType !== '' && { authenticatorAttachment: authenticatorType }),
    },
  });
}

/**
 * The argument of `navigator.credentials.get`.
 * @param allowed the only credentials to use; undefined lets the browser offer every passkey of the domain
 */
export async function requestOptions(
  { dashboard }: Settings,
  domain: string,
  allowed: readonly WebAuthnRegistration[] | undefined,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: domain,
    timeout: dashboard.webauthn_timeout_ms,
    userVerification: 'preferred',
    ...(allowed !== undefined && { allowCredentials: descriptors(allowed) }),
  });
}

/**
 * The options as the provider sends them: a JSON string, with bytes in base64 unless the request asks for base64url.
 * @throws ApiError 400 if the request's flag is not a boolean
 */
export function optionsText(options: Options, body: JsonObject): string {
  if (read(body, 'use_base64_url_encoding').use_base64_url_encoding) return JSON.stringify(options);
  const toBase64 = (text: string): string => Buffer.from(text, 'base64url').toString('base64');
  const withBase64Id = <Item extends { id: string }>(item: Item): Item => ({
    ...item,
    id: toBase64(item.id),
  });
  const challenge = toBase64(options.challenge);
  if ('user' in options) {
    const { user, excludeCredentials = [] } = options;
    return JSON.stringify({
      ...options,
      challenge,
      user: withBase64Id(user),
      excludeCredentials: excludeCredentials.map(withBase64Id),
    });
  }
  const { allowCredentials } = options;
  return JSON.stringify({
    ...options,
    challenge,
    ...(allowCredentials !== undefined && { allowCredentials: allowCredentials.map(withBase64Id) }),
  });
}

function nameOf({ id, emails, phones, wallets }: User): string {
  return (emails[0] ?? phones[0] ?? wallets[0])?.value ?? id;
}

function descriptors(registrations: readonly WebAuthnRegistration[]) {
  return registrations.map(({ value: id, transports }) => ({ id, transports: [...transports] }));
}
