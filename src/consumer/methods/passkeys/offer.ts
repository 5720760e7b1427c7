/** Offers a passkey to visitors who have signed in another way. */

import { settleWithin } from '../../../kit/lib/promises.ts';
import { browserStorage, type SafeStorage } from '../../../kit/lib/storage.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { askAlone, explainConfiguration, pageRequests } from '../../../provider/passkeys/requests.ts';
import type { ResolvedConfig } from '../../../settings/resolve.ts';
import type { AuthSuccessDetail } from '../../../settings/types.ts';
import type { Action, ActionResult } from '../../method.ts';
import { fetchPasskeyTexts } from './actions.ts';

/** In localStorage: until when not to offer, in ms since 1970. */
const REFUSED_UNTIL = 'auth-widget:no-passkey-until';
/** ms. */
const PAUSE = 30 * 24 * 60 * 60_000;

/** @param now ms since 1970 */
export function rememberRefusal(storage: SafeStorage, now: number): void {
  storage.write(REFUSED_UNTIL, String(now + PAUSE));
}

/** @param now ms since 1970 */
export function isRefused(storage: SafeStorage, now: number): boolean {
  return Number(storage.read(REFUSED_UNTIL)) > now;
}

/** @param domain that the passkey is for */
export function hasPasskey({ webauthn_registrations: known }: AuthSuccessDetail['user'], domain: string) {
  // The provider's answer may lack what its types promise.
  return Array.isArray(known) && known.some((registration) => registration?.domain === domain);
}

/** True if this device can keep a passkey, and this page may create one. */
async function canCreate(): Promise<boolean> {
  const { PublicKeyCredential: api, document } = globalThis as {
    PublicKeyCredential?: Partial<typeof PublicKeyCredential>;
    document: { featurePolicy?: { allowsFeature(feature: string): boolean } };
  };
  // Only Chromium has this. Frames of another origin need the permission of their page.
  if (document.featurePolicy?.allowsFeature('publickey-credentials-create') === false) return false;
  return (await api?.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? false;
}

/**
 * Puts the offer between a sign-in and its confirmation.
 * @param locale BCP 47
 */
export async function offerPasskey(
  result: ActionResult,
  { passkeys }: Pick<ResolvedConfig, 'passkeys'>,
  locale: string,
): Promise<ActionResult> {
  const { event, success, next } = result;
  if (!success || next || event?.type !== 'signedIn') return result;
  // A passkey of somebody who has signed in as the visitor would outlive that.
  if (success.method === 'passkey' || success.method === 'impersonation') return result;
  if (isRefused(browserStorage, Date.now())) return result;
  if (hasPasskey(success.user, passkeys.domain ?? location.hostname)) return result;
  const [possible] = await Promise.all([canCreate(), fetchPasskeyTexts(locale)]);
  if (!possible) return result;
  return {
    ...result,
    event: { type: 'passkeyOffered', accepted: event, userId: success.user.user_id },
    next: { afterReload: 'finishes' },
  };
}

interface Creation {
  /** The visitor who has signed in. */
  readonly userId: string;
  /** Called if this device has a passkey for the account. */
  readonly onExisting: () => void;
}

/** Creates a passkey for the visitor who has just signed in. */
export const createPasskey: Action<Creation> = async (
  { provider, config, signal },
  { userId, onExisting },
) => {
  const { domain, sessionDurationMinutes } = config.passkeys;
  try {
    // A passkey outlives the session, so it takes a session that is known to be alive, and the visitor's own.
    const found = await settleWithin(provider.confirmSession(), () => new ProviderError('timeout'));
    if (found?.user.user_id !== userId) throw new ProviderError('passkey', { reason: 'session_expired' });
    const answer = await askAlone(
      () => provider.passkeys.register({ domain, sessionMinutes: sessionDurationMinutes }),
      signal,
    );
    if (!answer) {
      onExisting();
      return {};
    }
    const { data } = answer;
    pageRequests().created();
    return {
      event: { type: 'passkeyOfferAnswered' },
      authEvent: { type: 'WEBAUTHN_REGISTER', data },
      next: 'continue',
    };
  } catch (thrown) {
    explainConfiguration(thrown, domain);
    throw thrown;
  }
};

/** The visitor wants no passkey. */
export const declineOffer: Action<object> = async () => {
  rememberRefusal(browserStorage, Date.now());
  return { event: { type: 'passkeyOfferAnswered' }, next: 'continue' };
};

/** The visitor has a passkey already. */
export const passOffer: Action<object> = async () => ({
  event: { type: 'passkeyOfferAnswered' },
  next: 'continue',
});
