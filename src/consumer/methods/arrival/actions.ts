import { accountName } from '../../../kit/lib/account.ts';
import { otherAccount } from '../../../kit/lib/other-account.ts';
import type { AuthSuccessDetail } from '../../../settings/types.ts';
import type { Screens } from '../../flow/screens.ts';
import type { Action } from '../../method.ts';

interface OtherAccount {
  readonly account: string;
  readonly success: AuthSuccessDetail;
}

/** Exchanges the token that a link or a provider brought back for a session. */
export const exchangeToken: Action<Screens['LoggingIn']> = async (
  { provider, config, redirect },
  { token, tokenType, expected },
) => {
  // Before the call, so that neither a reload nor a link copied from the address bar uses the token again.
  const asked = redirect.spendToken(token, tokenType);
  const minutes = config.sessionDurationMinutes;
  if (tokenType === 'oauth') {
    const { session, user, data } = await provider.oauth.authenticate(token, minutes);
    return {
      event: { type: 'linkAccepted', account: accountName(user) },
      authEvent: { type: 'OAUTH_AUTHENTICATE', data },
      success: { method: asked.method, session, user },
    };
  }
  const { session, user, data } = await provider.magicLinks.authenticate(token, minutes);
  const success = { method: 'magic_link', session, user } as const;
  const authEvent = { type: 'MAGIC_LINK_AUTHENTICATE', data } as const;
  const other = expected ? await otherAccount(user, asked.addressHash) : undefined;
  return other === undefined
    ? { event: { type: 'linkAccepted', account: accountName(user) }, authEvent, success }
    : { event: { type: 'otherAccountFound', account: other, success }, authEvent, success, waits: 'ends' };
};

/** The account is the visitor's after all: tells the page of its session. */
export const acceptAccount: Action<OtherAccount> = async (_context, { account, success }) => ({
  event: { type: 'linkAccepted', account },
  success,
});
