/** The SDK's B2B client, in a chunk of its own. In the build its modules use `sdk-storage.ts` as those of `../sdk.ts` do. */
import { StytchB2BClient } from '@stytch/vanilla-js/b2b/headless';
import type { B2bCookieOptions } from '../../../settings/business/types.ts';
import { clientOptions, pageClient } from '../page-clients.ts';
import type { StytchB2bClientShape } from './client.ts';
import { BUSINESS_COOKIES } from './cookie-names.ts';

/**
 * The page's only client for this project. The SDK's own names of its cookies are those of the consumer client, which
 * would end this one's session.
 */
export function sharedClient(
  publicToken: string,
  apiUrl: string | undefined,
  given: B2bCookieOptions = {},
): StytchB2bClientShape {
  const cookieOptions = { ...BUSINESS_COOKIES, ...given };
  const options = clientOptions(apiUrl, cookieOptions);
  return pageClient(
    `b2b ${publicToken} ${apiUrl ?? ''}`,
    cookieOptions,
    () => new StytchB2BClient(publicToken, options),
  );
}
