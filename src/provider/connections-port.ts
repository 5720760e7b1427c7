/** What the section of accounts at other providers in `src/plain/account` needs of the provider's client. */
import type { SessionAnswer, StartOAuthOptions } from './port.ts';

/** Methods reject with a `ProviderError`. Each is for this user only, whoever another page has signed in. */
export interface Connections {
  /**
   * Sends the browser to a third-party provider, so that the account there becomes another way in for the user. Resolves when the
   * navigation has been started.
   * @param type of the provider, as in `oauthOptions.providers`
   */
  start(userId: string, type: string, options: Omit<StartOAuthOptions, 'attachToken'>): Promise<void>;
  /**
   * Exchanges the token that the visitor has come back with, and leaves the session as long as it was. A session of anybody else
   * that it brings is ended at once.
   */
  finish(userId: string, token: string): Promise<SessionAnswer>;
}
