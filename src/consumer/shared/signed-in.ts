import { accountName } from '../../kit/lib/account.ts';
import type { SessionAnswer } from '../../provider/port.ts';
import type { Method, SessionEventType } from '../../settings/types.ts';
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
