/** What "Confirm it's you" needs of the provider's client. Each answer adds a factor to the visitor's session. */
import type { OtpMethod } from '../../settings/types.ts';
import type { PasskeyOptions, SessionAnswer } from '../port.ts';

/** What a code can be sent by. */
export type CodeChannel = Exclude<OtpMethod, 'whatsapp'>;

/**
 * Browsers allow one request at a time and page, and set no limit to how long the visitor takes.
 * @throws ProviderError `passkey`, whose reason says why
 * @throws the reason of `signal`
 */
export type ProveByPasskey = (
  options: PasskeyOptions & { readonly signal: AbortSignal },
) => Promise<SessionAnswer>;
