import { settleWithin } from '../../../kit/lib/deadline.ts';
import { browserStorage } from '../../../kit/lib/storage.ts';
import { ProviderError } from '../../../provider/errors.ts';
import {
  type Cancelable,
  explainConfiguration,
  isCancellation,
} from '../../../provider/passkeys/failures.ts';
import { pageRequests } from '../../../provider/passkeys/requests.ts';
import type { Action } from '../../method.ts';
import { rememberRefusal } from './offer.ts';

interface Creation extends Cancelable {
  /** The visitor who has signed in. */
  readonly userId: string;
  /** Called if this device has a passkey for the account. */
  readonly onExisting: () => void;
}

/** Creates a passkey for the visitor who has just signed in. */
export const createPasskey: Action<Creation> = async (context, { userId, onCancel, onExisting }) => {
  const { provider, config } = context;
  const { domain, sessionDurationMinutes } = config.passkeys;
  try {
    // A passkey outlives the session, so it takes a session that is known to be alive, and the visitor's own.
    const found = await settleWithin(provider.confirmSession(), () => new ProviderError('timeout'));
    if (found?.user.user_id !== userId) throw new ProviderError('passkey', { reason: 'session_expired' });
    const answer = await provider.passkeys.register({ domain, sessionMinutes: sessionDurationMinutes });
    if (answer) {
      const { data } = answer;
      pageRequests().created();
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
