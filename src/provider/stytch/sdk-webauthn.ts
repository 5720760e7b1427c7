/**
 * The SDK's calls for passkeys, which `sdk.ts` leaves out. In the build, this file has the modules of the SDK that it needs
 * to itself (build/webauthn-copy.mjs), so that pages without passkeys load none of them.
 */
import { HeadlessWebAuthnClient } from '../../../node_modules/@stytch/vanilla-js/dist/esm/packages/core/src/HeadlessClients/HeadlessWebAuthnClient.mjs';
import { ProviderError } from '../errors.ts';
import type { StytchClientShape } from './client.ts';

/** What the SDK makes its own `webauthn` of. Undocumented; test/contract/sdk-webauthn.spec.ts fails if one moves. */
interface ClientParts {
  readonly _networkClient?: object;
  readonly _subscriptionService?: object;
  readonly otps?: { readonly dfpProtectedAuth?: object };
}

/**
 * Gives a client that was made without it its `webauthn`.
 * @throws ProviderError `configuration` if the client is not one of the SDK's
 */
export function addWebAuthn(client: StytchClientShape): StytchClientShape {
  const { _networkClient: network, _subscriptionService: subscriptions, otps } = client as ClientParts;
  const protection = otps?.dfpProtectedAuth;
  if (!network || !subscriptions || !protection) throw new ProviderError('configuration');
  // Another widget may have done so while this file was loading.
  if (!client.webauthn?.authenticate)
    Object.assign(client, { webauthn: new HeadlessWebAuthnClient(network, subscriptions, protection) });
  return client;
}
