/** Our own texts for refusals of the provider. Failures of the network or the service are left to the runner. */
import type { ProviderError } from '../../provider/errors.ts';
import { OF_APPS } from '../../provider/refusals.ts';
import type { Explain, Failure } from '../../shell/runner/types.ts';

const EXPIRED: readonly (string | undefined)[] = [
  'intermediate_session_not_found',
  'session_not_found',
  'user_unauthenticated',
  'invalid_session_token',
  'unauthorized_credentials',
  // Another tab has put somebody else's proof in its place.
  'invalid_intermediate_session_token_for_organization',
];

/** True if the proof of the address is no longer valid, which only another sign-in mends. */
const isExpired = ({ type }: ProviderError): boolean => EXPIRED.includes(type);

/**
 * A wrong code and an expired one have the same answer. Not every refusal is about the code: those of the organization's settings come
 * from the same routes.
 */
export function explainCode({ refused, type = '' }: ProviderError): 'invalidPasscode' | undefined {
  return refused && /otp|code/.test(type) && !OF_APPS.includes(type) ? 'invalidPasscode' : undefined;
}

/** For what follows the first factor. */
export function explainExpired(error: ProviderError): 'discoveryExpired' | undefined {
  return isExpired(error) ? 'discoveryExpired' : undefined;
}

/** For what follows the first factor. Once its proof has expired, only another sign-in helps, so it leads back to the first screen. */
export const afterProof = (explain: Explain = explainExpired) => ({
  explain,
  onFailure: ({ reason }: Failure) =>
    reason === 'discoveryExpired' ? ({ type: 'discoveryExpired', reason } as const) : undefined,
});
