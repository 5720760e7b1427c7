import type { StytchClientShape } from '../provider/stytch/client.ts';
import type { SessionOptions } from './types.ts';

/** The page's own client, or the one that all elements of the project share. */
export async function pageClient(options: SessionOptions): Promise<StytchClientShape> {
  const { publicToken, apiUrl, client, cookieOptions } = options;
  // The adapters check its shape.
  if (client) return client as StytchClientShape;
  const { sharedClient } = await import('../provider/stytch/sdk.ts');
  return sharedClient(publicToken ?? '', apiUrl, cookieOptions ?? undefined);
}
