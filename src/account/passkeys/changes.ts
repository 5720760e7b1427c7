/** The changes of a visitor's passkeys. Each goes through the provider, and the page is told. */

import { hasOwn } from '../../kit/lib/objects.ts';
import { settleWithin } from '../../kit/lib/promises.ts';
import { ProviderError } from '../../provider/errors.ts';
import { minutesLeft } from '../../provider/minutes-left.ts';
import type { PasskeyList } from '../../provider/passkey-list-port.ts';
import { askAlone, explainConfiguration, pageRequests } from '../../provider/passkeys/requests.ts';
import type { StytchClientShape } from '../../provider/stytch/client.ts';
import { passkeyList } from '../../provider/stytch/passkey-list.ts';
import type { SessionState } from '../../session/types.ts';
import type { AuthEventDetail } from '../../settings/types.ts';
import type { AccountTexts } from '../visitor.ts';

/** Rejects with a ProviderError. */
export type Change<T> = () => Promise<T>;

export interface Changes {
  /** Resolves with `existing` if this device has a passkey for the account. */
  readonly create: Change<'created' | 'existing'>;
  rename(id: string, name: string): Promise<true>;
  /** @param domain that the passkey is for */
  remove(id: string, domain: string): Promise<true>;
}

interface ChangesHost {
  look(): { readonly state: SessionState; readonly domain: string };
  refresh(): Promise<void>;
  succeeded(event: AuthEventDetail): void;
}

/** ms that the creation of a passkey waits for the request that an earlier change has made for the browser. */
const ANNOUNCEMENT_MS = 3000;

/**
 * A passkey outlives the session, so it takes a session that is known to be alive. Another page may have signed in somebody
 * else, who would get a new passkey; and a passkey to be removed, which is none of theirs, would count as gone.
 */
async function confirmedSession(host: ChangesHost) {
  const before = host.look().state.user?.user_id;
  await host.refresh();
  const { status, session, user } = host.look().state;
  if (status === 'checking') throw new ProviderError('network');
  if (status === 'signed-out' || user.user_id !== before)
    throw new ProviderError('passkey', { reason: 'session_expired' });
  return session;
}

/** @throws ProviderError `configuration` if the page's client lacks a call */
export const createChanges = (host: ChangesHost, client: StytchClientShape): Changes =>
  changesBy(host, passkeyList(client));

export function changesBy(host: ChangesHost, passkeys: PasskeyList): Changes {
  let announced: Promise<unknown> = Promise.resolve();

  const announce = (domain: string): void => {
    announced = passkeys.announce(domain);
  };
  return {
    async create() {
      const { domain } = host.look();
      try {
        const session = await confirmedSession(host);
        // The provider may keep only the last registration that was started.
        await settleWithin(announced, () => new ProviderError('timeout'), ANNOUNCEMENT_MS).catch(
          () => undefined,
        );
        const answer = await askAlone(() =>
          passkeys.create({ domain, sessionMinutes: minutesLeft(session) }),
        );
        if (!answer) return 'existing';
        pageRequests().created();
        host.succeeded({ type: 'WEBAUTHN_REGISTER', data: answer.data });
        return 'created';
      } catch (thrown) {
        explainConfiguration(thrown, domain);
        throw thrown;
      }
    },
    async rename(id, name) {
      await confirmedSession(host);
      const data = await passkeys.rename(id, name);
      host.succeeded({ type: 'WEBAUTHN_UPDATE', data });
      announce(host.look().domain);
      return true;
    },
    async remove(id, domain) {
      await confirmedSession(host);
      const data = await passkeys.remove(id);
      host.succeeded({ type: 'WEBAUTHN_DELETE', data });
      announce(domain);
      return true;
    },
  };
}

/** @param uses whether the device was to use the passkey */
export function passkeyFailure(thrown: unknown, { errors }: AccountTexts, uses: boolean): string {
  const { code, reason } = Object(thrown) as { code?: unknown; reason?: unknown };
  // The sentence is about a passkey that could not be used.
  if (reason === 'internal_error' && !uses) return errors.provider;
  const name = String(code === 'passkey' ? reason : code);
  return hasOwn(errors, name) ? errors[name as keyof typeof errors] : errors.unexpected;
}
