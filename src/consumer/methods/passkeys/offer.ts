/** Whether to offer a passkey to a visitor who has signed in another way. */

import { browserStorage, type SafeStorage } from '../../../kit/lib/storage.ts';
import type { ResolvedConfig } from '../../../settings/resolve.ts';
import type { AuthSuccessDetail } from '../../../settings/types.ts';
import type { ActionResult } from '../../method.ts';
import { fetchPasskeyTexts } from './passkey-texts.ts';

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

/** Whether this device can keep a passkey, and this page may create one. */
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
  const { event, success, waits } = result;
  if (!success || waits || success.method === 'passkey' || event?.type !== 'signedIn') return result;
  if (isRefused(browserStorage, Date.now())) return result;
  if (hasPasskey(success.user, passkeys.domain ?? location.hostname)) return result;
  const [possible] = await Promise.all([canCreate(), fetchPasskeyTexts(locale)]);
  if (!possible) return result;
  return {
    ...result,
    event: { type: 'passkeyOffered', accepted: event, userId: success.user.user_id },
    waits: 'finishes',
  };
}
