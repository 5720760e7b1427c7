/**
 * The SDK, in a chunk of its own that a page with its own client never loads. In the build its modules use
 * `sdk-storage.ts` in place of the page's storage and cookies.
 */
import { StytchClient } from '@stytch/vanilla-js/headless';
import type { CookieOptions } from '../../settings/types.ts';
import type { StytchClientShape } from './client.ts';
import { clientOptions, pageClient } from './page-clients.ts';

/** The page's only client for this project. */
export function sharedClient(
  publicToken: string,
  apiUrl: string | undefined,
  cookieOptions: CookieOptions = {},
): StytchClientShape {
  const options = clientOptions(apiUrl, cookieOptions);
  return pageClient(
    `${publicToken} ${apiUrl ?? ''}`,
    cookieOptions,
    () => new StytchClient(publicToken, options),
  );
}
