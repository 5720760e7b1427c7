/** The SDK's client as the widget builds it, without its calls for passkeys, and what adds them. */
import { stytchProvider } from '../../../src/provider/stytch/adapter.ts';
import { sharedClient } from '../../../src/provider/stytch/sdk.ts';
import { addWebAuthn } from '../../../src/provider/stytch/sdk-webauthn.ts';

const parameters = new URL(location.href).searchParams;
const token = parameters.get('token') ?? '';
const client = sharedClient(token, parameters.get('api') ?? undefined);
const { webauthn: whole } = client;
// The class is empty in the widget's build.
Object.assign(client, { webauthn: {} });

export const lacking = { client, whole, provider: stytchProvider(client, token), addWebAuthn };

Object.assign(globalThis, { lacking });
