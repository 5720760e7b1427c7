/** The provider of "Confirm it's you". Each answer adds a factor to the visitor's session. */
import type { OtpMethod } from '../../settings/types.ts';
import type { PasskeyOptions, SessionAnswer } from '../port.ts';

/** The channels of a code. */
export type CodeChannel = Exclude<OtpMethod, 'whatsapp'>;

/**
 * Browsers allow one request at a time and page, and set no limit to how long the visitor takes.
 * @throws ProviderError `passkey`, whose reason says why
 * @throws the reason of `signal`
 */
export type ProveByPasskey = (
  options: PasskeyOptions & { readonly signal: AbortSignal },
) => Promise<SessionAnswer>;
