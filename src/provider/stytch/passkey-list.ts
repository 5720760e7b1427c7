/** The user's passkeys over Stytch's client. */
import { settleWithin } from '../../kit/lib/promises.ts';
import type { PasskeyList } from '../account-port.ts';
import { ProviderError, withDeadline } from '../errors.ts';
import { withoutSecrets } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { toPasskeyError } from './passkey-errors.ts';
import { announcePasskeys } from './passkey-signals.ts';
import { registerOf } from './passkeys.ts';

/** ms that the creation of a passkey waits for the request that an earlier change has made for the browser. */
const ANNOUNCEMENT_MS = 3000;

/** The last announcement of a client. */
const announcements = new WeakMap<object, Promise<void>>();

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

  const create = registerOf(client);

  const refresh = async (): Promise<void> => {
    // The change itself is done. The next answer about the user brings what is missing.
    await withDeadline(get.call(user)).catch(() => undefined);
  };
  return {
    async create(options) {
      // Stytch may keep only the last registration that was started.
      const announced = announcements.get(client) ?? Promise.resolve();
      await settleWithin(announced, () => new ProviderError('timeout'), ANNOUNCEMENT_MS).catch(
        () => undefined,
      );
      return create(options);
    },
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
    announce(domain) {
      announcements.set(client, announcePasskeys(client, domain));
    },
  };
}
