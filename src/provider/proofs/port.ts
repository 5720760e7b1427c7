/** What "Confirm that it is you" needs of the provider's client. Each answer adds a factor to the visitor's session. */
import type { Answer, PasskeyOptions, SendCodeOptions, SessionAnswer } from '../port.ts';

/** What a code can be sent by. */
export type CodeChannel = 'email' | 'sms';

export type ProofCodeOptions = Omit<SendCodeOptions, 'signupTemplateId'>;

export interface Proofs {
  /** Whether the client can use passkeys. */
  readonly hasPasskeys: boolean;
  /**
   * Sends a code to a user who exists.
   * @param to an email address, or a phone number in E.164
   * @throws ProviderError
   */
  sendCode(
    channel: CodeChannel,
    to: string,
    options: ProofCodeOptions,
  ): Promise<{ methodId: string; data: Answer }>;
  /** @throws ProviderError */
  enterCode(code: string, methodId: string, sessionMinutes: number): Promise<SessionAnswer>;
  /**
   * Browsers allow one request at a time and page, and set no limit to how long the visitor takes.
   * @throws ProviderError `passkey`, whose reason says why
   * @throws the reason of `signal`
   */
  usePasskey(options: PasskeyOptions & { readonly signal: AbortSignal }): Promise<SessionAnswer>;
}
