/** The provider of "Confirm it's you". Each answer adds a factor to the visitor's session, which lasts as long as before. */
import type { OtpMethod } from '../../settings/types.ts';
import type { Answer, FoundSession, PasskeyOptions, SendCodeOptions, SessionAnswer } from '../port.ts';

/** The channels of a code. */
export type CodeChannel = Exclude<OtpMethod, 'whatsapp'>;

export interface Proofs {
  /** True if the client can use passkeys. */
  readonly hasPasskeys: boolean;
  /** Who is signed in, as the client has it. */
  current(): FoundSession | undefined;
  /**
   * Sends a code to an address or number, which becomes the user's if it is new.
   * @param userId who has to be signed in
   * @throws ProviderError `unexpected` if somebody else is
   */
  sendCode(
    userId: string,
    by: CodeChannel,
    to: string,
    options: SendCodeOptions,
  ): Promise<{ methodId: string; data: Answer }>;
  enterCode(code: string, methodId: string): Promise<SessionAnswer>;
  /**
   * Browsers allow one request at a time and page, and set no limit to how long the visitor takes.
   * @throws ProviderError `passkey`, whose reason says why
   * @throws the reason of `signal`
   */
  usePasskey(
    options: Pick<PasskeyOptions, 'domain'> & { readonly signal: AbortSignal },
  ): Promise<SessionAnswer>;
}
