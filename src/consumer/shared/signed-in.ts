import { accountName } from '../../kit/lib/account.ts';
import { otherAccount } from '../../kit/lib/address-hash.ts';
import type { FoundSession, SessionAnswer } from '../../provider/port.ts';
import type { Method, SessionEventType } from '../../settings/types.ts';
import type { SpentToken } from '../../shell/redirect/redirect.ts';
import type { ActionResult } from '../method.ts';

/** The provider has answered with a session. */
export const signedIn = (method: Method, type: SessionEventType, { session, user, data }: SessionAnswer) =>
  ({
    event: {
      type: 'signedIn',
      method,
      account: accountName(user, method === 'crypto' ? ['wallet', 'email', 'phone'] : undefined),
    },
    authEvent: { type, data },
    success: { method, session, user },
  }) as const satisfies ActionResult;

/** The visitor was signed in before. */
export const foundSession = ({ session, user }: FoundSession) =>
  ({
    event: { type: 'signedIn', method: 'session', account: accountName(user) },
    authEvent: { type: 'SESSION_FOUND', data: { session, user } },
    success: { method: 'session', session, user },
  }) as const satisfies ActionResult;

/** The visitor was signed in before, and is asked whether to go on so. */
export function askAboutSession(found: FoundSession): ActionResult {
  const { event, authEvent } = foundSession(found);
  return { event: { type: 'sessionFound', account: event.account }, authEvent };
}

/** Unless the account is the one that this browser asked a link for, the visitor has to agree to it. */
export async function afterAsking(
  result: ReturnType<typeof signedIn>,
  { addressHash }: Pick<SpentToken, 'addressHash'>,
): Promise<ActionResult> {
  const { success } = result;
  const account = await otherAccount(success.user, addressHash);
  return account === undefined
    ? result
    : { ...result, event: { type: 'otherAccountFound', account, success }, next: { afterReload: 'ends' } };
}
