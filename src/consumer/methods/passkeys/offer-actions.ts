import { settleWithin } from '../../../kit/lib/deadline.ts';
import { browserStorage } from '../../../kit/lib/storage.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { loaded } from '../../../provider/loaded.ts';
import {
  type Cancelable,
  explainConfiguration,
  isCancellation,
} from '../../../provider/passkeys/failures.ts';
import { pageRequests } from '../../../provider/passkeys/requests.ts';
import type { FoundSession } from '../../../provider/port.ts';
import { needsProof } from '../../../provider/proofs/needs-proof.ts';
import type { Action } from '../../method.ts';
import { rememberRefusal } from './offer.ts';
import type { NeededProof } from './proof-actions.ts';
import type { PasskeyProof } from './screens/passkey-proof.tsx';

/** A proof that Stytch wants, and the view that asks for it. */
export interface AskedProof extends NeededProof {
  readonly PasskeyProof: typeof PasskeyProof;
}

/** Few visitors need it. */
const loadProof = (): Promise<Pick<AskedProof, 'PasskeyProof'>> =>
  loaded(() => import('./screens/passkey-proof.tsx'));

interface Creation extends Cancelable {
  /** The visitor who has signed in. */
  readonly userId: string;
  /** How many proofs the visitor has given for this passkey. */
  readonly proofs: number;
  readonly onProofNeeded: (asked: AskedProof) => void;
  /** Called if this device has a passkey for the account. */
  readonly onExisting: () => void;
}

/** Creates a passkey for the visitor who has just signed in. */
export const createPasskey: Action<Creation> = async (context, { userId, proofs, ...then }) => {
  const { provider, config } = context;
  const { domain, sessionDurationMinutes } = config.passkeys;
  let found: FoundSession | undefined;
  try {
    // A passkey outlives the session, so it takes a session that is known to be alive, and the visitor's own.
    found = await settleWithin(provider.confirmSession(), () => new ProviderError('timeout'));
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
    then.onExisting();
  } catch (thrown) {
    const reason = needsProof(thrown, proofs);
    if (reason && found) {
      const { PasskeyProof } = await loadProof();
      then.onProofNeeded({ reason, refusal: thrown, found, proofs, PasskeyProof });
      return {};
    }
    explainConfiguration(thrown, domain);
    if (!isCancellation(thrown)) throw thrown;
    context.report(thrown);
    then.onCancel();
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
