import { otherAccount } from '../../kit/lib/other-account.ts';
import type { SpentToken } from '../../shell/redirect/redirect.ts';
import type { ActionResult } from '../method.ts';
import type { signedIn } from './signed-in.ts';

/** Unless the account is the one that this browser asked a link for, the visitor has to agree to it. */
export async function afterAsking(
  result: ReturnType<typeof signedIn>,
  { addressHash }: Pick<SpentToken, 'addressHash'>,
): Promise<ActionResult> {
  const { success } = result;
  const account = await otherAccount(success.user, addressHash);
  return account === undefined
    ? result
    : { ...result, event: { type: 'otherAccountFound', account, success }, waits: 'ends' };
}
