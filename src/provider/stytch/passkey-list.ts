/** The user's passkeys over Stytch's client. Bundled on its own, because pages without a widget need nothing else of the adapter. */
import { ProviderError, withDeadline } from '../errors.ts';
import type { PasskeyList } from '../passkey-list-port.ts';
import { withoutSecrets } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { toPasskeyError } from './passkey-errors.ts';
import { announcePasskeys } from './passkey-signals.ts';
import { registerOf } from './passkeys.ts';

const isGone = (error: unknown): boolean =>
  error instanceof ProviderError && error.reason === 'no_biometrics_registration';

/** @throws ProviderError of a call that takes no visitor, and so has a deadline */
async function change<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(request());
  } catch (thrown) {
    throw toPasskeyError(thrown, 'create');
  }
}

/**
 * @param client the page's own client, or one made by `sharedClient`
 * @throws ProviderError `configuration` if the page's client lacks a call
 */
export function passkeyList(client: StytchClientShape): PasskeyList {
  const { webauthn, user } = client;
  const { update } = webauthn ?? {};
  const { get, deleteWebauthnRegistration } = user ?? {};
  if (!update || !get || !deleteWebauthnRegistration) throw new ProviderError('configuration');

  const refresh = async (): Promise<void> => {
    // The change itself is done. The next answer about the user brings what is missing.
    await withDeadline(get.call(user)).catch(() => undefined);
  };
  return {
    create: registerOf(client),
    async rename(id, name) {
      const renamed = change(() => update.call(webauthn, { webauthn_registration_id: id, name }));
      // The passkey may also have gone.
      const refreshed = renamed.catch(() => undefined).then(refresh);
      const answer = await renamed;
      await refreshed;
      return withoutSecrets(answer);
    },
    async remove(id) {
      try {
        return withoutSecrets(await change(() => deleteWebauthnRegistration.call(user, id)));
      } catch (error) {
        if (!isGone(error)) throw error;
        await refresh();
        return {};
      }
    },
    announce: (domain) => announcePasskeys(client, domain),
  };
}
