/** The changes of a visitor's passkeys. */
import { ProviderError } from '../provider/errors.ts';
import { minutesLeft } from '../provider/minutes-left.ts';
import {
  askAlone,
  explainConfiguration,
  explainRequest,
  pageRequests,
} from '../provider/passkeys/requests.ts';
import type { Explain } from '../shell/runner/types.ts';
import type { Action } from './account.ts';
import type { VisitorHost } from './host.ts';

/**
 * A passkey outlives the session, so it takes a session that is known to be alive. Another page may have signed in somebody
 * else, who would get a new passkey; and a passkey to be removed, which is none of theirs, would count as gone.
 */
async function confirmedSession({ look, refresh }: Pick<VisitorHost, 'look' | 'refresh'>) {
  const before = look().state.user?.user_id;
  await refresh();
  const { status, session, user } = look().state;
  if (status === 'checking') throw new ProviderError('network');
  if (status === 'signed-out' || user.user_id !== before)
    throw new ProviderError('passkey', { reason: 'session_expired' });
  return session;
}

/** Passkeys need settings of the page, too. */
const explainSetting: Explain = ({ code }) => (code === 'configuration' ? code : undefined);

export const explainCreation: Explain = (error) => explainRequest(error) ?? explainSetting(error);

/** The general sentence is about a passkey that could not be used. */
export const explainChange: Explain = (error) =>
  error.reason === 'internal_error' ? 'provider' : explainSetting(error);

interface Creation {
  /** Called if this device has a passkey for the account. */
  readonly onExisting: () => void;
}

export const createPasskey: Action<Creation> = async (
  { provider, config, settings: host },
  { onExisting },
) => {
  const { domain } = config.passkeys;
  const { passkeys } = provider;
  try {
    const session = await confirmedSession(host);
    const answer = await askAlone(() => passkeys.create({ domain, sessionMinutes: minutesLeft(session) }));
    if (!answer) {
      onExisting();
      return {};
    }
    pageRequests().created();
    return {
      authEvent: { type: 'WEBAUTHN_REGISTER', data: answer.data },
      event: { type: 'told', done: { section: 'passkeys', texts: 'passkeyList', text: 'created' } },
    };
  } catch (thrown) {
    explainConfiguration(thrown, domain);
    throw thrown;
  }
};

export const renamePasskey: Action<{ readonly id: string; readonly name: string }> = async (
  { provider: { passkeys }, config, settings: host },
  { id, name },
) => {
  await confirmedSession(host);
  const data = await passkeys.rename(id, name);
  passkeys.announce(config.passkeys.domain);
  return {
    authEvent: { type: 'WEBAUTHN_UPDATE', data },
    event: { type: 'changed', done: { section: 'passkeys', texts: 'passkeyList', text: 'renamed' } },
  };
};

/** `domain`: that the passkey is for. */
export const removePasskey: Action<{ readonly id: string; readonly domain: string }> = async (
  { provider: { passkeys }, settings: host },
  { id, domain },
) => {
  await confirmedSession(host);
  const data = await passkeys.remove(id);
  passkeys.announce(domain);
  return {
    authEvent: { type: 'WEBAUTHN_DELETE', data },
    event: { type: 'changed', done: { section: 'passkeys', texts: 'passkeyList', text: 'removed' } },
  };
};
