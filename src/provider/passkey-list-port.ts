/** The provider of a list of passkeys. */
import type { Answer, PasskeyOptions, SessionAnswer } from './port.ts';

/** The passkeys of the user who is signed in. Each change also changes the client's user. */
export interface PasskeyList {
  /**
   * Creates a passkey. Browsers allow one request at a time and page, and set no limit to how long the visitor takes.
   * @returns undefined if this device has one already
   * @throws ProviderError `passkey`, whose reason says why
   */
  create(options: PasskeyOptions): Promise<SessionAnswer | undefined>;
  /**
   * @param id of the registration
   * @throws ProviderError `passkey`, whose reason says why
   */
  rename(id: string, name: string): Promise<Answer>;
  /**
   * Removes a passkey from the account, not from the device. Fine if it has already been removed.
   * @param id of the registration
   * @throws ProviderError `passkey`, whose reason says why
   */
  remove(id: string): Promise<Answer>;
  /**
   * Tells the browser's and the visitor's password managers which passkeys of a domain are left and what the account is
   * called, if the browser passes that on. Never rejects.
   */
  announce(domain: string): Promise<void>;
}
