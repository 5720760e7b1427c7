/** Signals of the Web Authentication API, by which browsers and password managers stop offering passkeys that have gone. */
import type { StytchClientShape } from './client.ts';
import { internalsOf } from './internals.ts';

/** Not in all browsers, nor in TypeScript's types. */
interface SignalingApi {
  signalAllAcceptedCredentials?(options: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: readonly string[];
  }): Promise<void>;
  signalCurrentUserDetails?(options: {
    rpId: string;
    userId: string;
    name: string;
    displayName: string;
  }): Promise<void>;
}

/** The parts of the creation options that name the account and its passkeys; bytes are in base64url. */
interface Account {
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

/**
 * Only what the provider sends before a passkey is created says which ids browsers know the account and its passkeys by.
 * @returns undefined if the client hides the call
 */
async function fetchAccount(client: StytchClientShape, domain: string): Promise<Account | undefined> {
  const response = await internalsOf(client).networkClient?.fetchSDK?.({
    url: '/webauthn/register/start',
    method: 'POST',
    body: { domain, return_passkey_credential_options: true, use_base64_url_encoding: true },
  });
  const options = response?.['public_key_credential_creation_options'];
  // A response without a user throws as soon as it is read.
  return typeof options === 'string' ? (JSON.parse(options) as Account) : undefined;
}

/** The numbers of ids that a complete list can have: those of the domain, or those of all domains. */
function completeSizes({ user }: StytchClientShape, domain: string): readonly number[] {
  const registrations = user?.getSync?.()?.webauthn_registrations ?? [];
  return [registrations.filter((each) => each.domain === domain).length, registrations.length];
}

function signal(
  api: SignalingApi,
  domain: string,
  { user, excludeCredentials = [] }: Account,
  sizes: readonly number[],
): void {
  const account = { rpId: domain, userId: user.id };
  const ids = excludeCredentials.map(({ id }) => id);
  const signals = [
    api.signalCurrentUserDetails?.({ ...account, name: user.name, displayName: user.displayName }),
    // Browsers drop what is not listed, so a list that may be incomplete is worse than none.
    sizes.includes(ids.length)
      ? api.signalAllAcceptedCredentials?.({ ...account, allAcceptedCredentialIds: ids })
      : undefined,
  ];
  // Not awaited, because they may never settle.
  for (const each of signals) each?.catch(() => undefined);
}

/** Never rejects: the passkeys are as the visitor wants them, whether or not the browser hears of it. */
export async function announcePasskeys(client: StytchClientShape, domain: string): Promise<void> {
  const { PublicKeyCredential: api } = globalThis as { PublicKeyCredential?: SignalingApi };
  if (!api?.signalAllAcceptedCredentials && !api?.signalCurrentUserDetails) return;
  try {
    const account = await fetchAccount(client, domain);
    if (account) signal(api, domain, account, completeSizes(client, domain));
  } catch {
    // The browser then keeps offering passkeys that have gone, which the provider refuses.
  }
}
