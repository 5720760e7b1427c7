import { accountName } from '../../lib/account.ts';
import { settleWithin } from '../../lib/deadline.ts';
import { browserStorage } from '../../lib/storage.ts';
import { ProviderError } from '../../provider/errors.ts';
import { PasskeyError } from '../../provider/passkey-error.ts';
import type { UsePasskeyOptions } from '../../provider/port.ts';
import type { Action, ActionContext, ActionResult } from '../method.ts';
import { rememberRefusal } from './offer.ts';

const isCancellation = (thrown: unknown): boolean =>
  thrown instanceof PasskeyError && thrown.reason === 'user_cancellation';

/** Tells the page's author what the visitor cannot change. */
function explainConfiguration(thrown: unknown, domain: string | undefined): void {
  if (!(thrown instanceof ProviderError) || thrown.code !== 'configuration') return;
  const host = location.hostname;
  const isAddress = /^[\d.]+$|^\[/.test(host);
  console.error(
    `auth-widget: passkeys for "${domain ?? host}" cannot be used on ${host}. ${
      isAddress
        ? 'Browsers allow them on a host with a name only, such as localhost.'
        : '`passkey-domain` (config.passkeyOptions.domain) must be the host of the page or a domain above it.'
    }`,
    thrown.cause ?? thrown,
  );
}

async function authenticate(
  { provider, config }: ActionContext,
  request: Pick<UsePasskeyOptions, 'autofill' | 'signal' | 'onChosen'>,
): Promise<ActionResult> {
  const { domain, sessionDurationMinutes } = config.passkeys;
  try {
    const { session, user, data } = await provider.passkeys.authenticate({
      ...request,
      domain,
      sessionMinutes: sessionDurationMinutes,
    });
    return {
      event: { type: 'passkeyAccepted', account: accountName(user) },
      authEvent: { type: 'WEBAUTHN_AUTHENTICATE', data },
      success: { method: 'passkey', session, user },
    };
  } catch (thrown) {
    explainConfiguration(thrown, domain);
    throw thrown;
  }
}

interface Cancelable {
  /** Called if the visitor did not finish, or the browser found no passkey: it does not tell which. */
  readonly onCancel: () => void;
}

/** Asks the visitor for a passkey. */
export const signInWithPasskey: Action<Cancelable> = async (context, { onCancel }) => {
  try {
    return await authenticate(context, {
      autofill: false,
      signal: context.signal,
      onChosen: () => undefined,
    });
  } catch (thrown) {
    if (!isCancellation(thrown)) throw thrown;
    context.report(thrown);
    onCancel();
    return {};
  }
};

/** Waits until the visitor chooses a passkey in the autofill of a field. */
export const fillInPasskey: Action<Pick<UsePasskeyOptions, 'signal' | 'onChosen'>> = async (
  context,
  { signal, onChosen },
) => {
  let chosen = false;
  try {
    return await authenticate(context, {
      autofill: true,
      signal,
      onChosen() {
        chosen = true;
        onChosen();
      },
    });
  } catch (thrown) {
    const isMistake = thrown instanceof ProviderError && thrown.code === 'configuration';
    // A client of the page's own does not tell that a passkey was chosen, but only a chosen one can be refused.
    const isRefusal = thrown instanceof PasskeyError && thrown.refused && thrown.reason !== 'internal_error';
    if (chosen || isRefusal) throw thrown;
    // Otherwise the visitor has done nothing yet, or has closed the list.
    if (isMistake) context.report(thrown);
    return {};
  }
};

interface Creation extends Cancelable {
  /** Called if this device has a passkey for the account. */
  readonly onExisting: () => void;
}

/** Creates a passkey for the visitor who has just signed in. */
export const createPasskey: Action<Creation> = async (context, { onCancel, onExisting }) => {
  const { provider, config } = context;
  const { domain, sessionDurationMinutes } = config.passkeys;
  try {
    // A passkey outlives the session, so whoever comes across a browser with a dead one must not get any.
    const found = await settleWithin(provider.confirmSession(), () => new ProviderError('timeout'));
    if (!found) throw new PasskeyError('session_expired');
    const answer = await provider.passkeys.register({ domain, sessionMinutes: sessionDurationMinutes });
    if (answer) {
      const { data } = answer;
      return {
        event: { type: 'passkeyOfferAnswered' },
        authEvent: { type: 'WEBAUTHN_REGISTER', data },
        proceeds: true,
      };
    }
    onExisting();
  } catch (thrown) {
    explainConfiguration(thrown, domain);
    if (!isCancellation(thrown)) throw thrown;
    context.report(thrown);
    onCancel();
  }
  return {};
};

/** The visitor wants no passkey. */
export const declineOffer: Action<object> = async () => {
  rememberRefusal(browserStorage, Date.now());
  return { event: { type: 'passkeyOfferAnswered' }, proceeds: true };
};

/** The visitor has a passkey already. */
export const passOffer: Action<object> = async () => ({
  event: { type: 'passkeyOfferAnswered' },
  proceeds: true,
});
