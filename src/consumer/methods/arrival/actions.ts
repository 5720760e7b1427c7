import type { AuthSuccessDetail } from '../../../settings/types.ts';
import { exchangeOnce } from '../../../shell/arrival/arrival-actions.ts';
import type { Screens } from '../../flow/screens.ts';
import type { Action } from '../../method.ts';
import { afterAsking, askAboutSession, foundSession, signedIn } from '../../shared/signed-in.ts';

interface OtherAccount {
  readonly account: string;
  readonly success: AuthSuccessDetail;
}

const exchange: Action<Screens['LoggingIn']> = async (
  { provider, config, redirect },
  { token, tokenType, expected },
) => {
  // Before the call, so that neither a reload nor a link copied from the address bar uses the token again.
  const asked = redirect.spendToken(token, tokenType);
  if (tokenType === 'impersonation')
    return signedIn('impersonation', 'IMPERSONATION_AUTHENTICATE', await provider.impersonate(token));
  const minutes = config.sessionDurationMinutes;
  if (tokenType === 'oauth') {
    return signedIn(asked.method, 'OAUTH_AUTHENTICATE', await provider.oauth.authenticate(token, minutes));
  }
  const answer = await provider.magicLinks.authenticate(token, minutes);
  const result = signedIn('magic_link', 'MAGIC_LINK_AUTHENTICATE', answer);
  return expected && config.asksOfLinks ? afterAsking(result, asked) : result;
};

/** Exchanges the token that a link or a provider brought back for a session. */
export const exchangeToken: Action<Screens['LoggingIn']> = (context, input) => {
  const { alreadySignedIn = 'ask' } = context.settings;
  return exchangeOnce(
    context,
    alreadySignedIn,
    () => exchange(context, input),
    async (found) => (alreadySignedIn === 'ask' ? askAboutSession(found) : foundSession(found)),
  );
};

/** Goes on with the session that the visitor has had before, if it is still there. */
export const keepSession: Action<object> = async ({ provider }) => {
  const found = await provider.confirmSession();
  if (!found) return { event: { type: 'wentBack' } };
  const { event, success } = foundSession(found);
  return { event, success };
};

/** The account is the visitor's after all: tells the page of its session. */
export const acceptAccount: Action<OtherAccount> = async ({ provider }, { account, success }) => {
  await provider.pending.agree();
  return { event: { type: 'signedIn', method: success.method, account }, success };
};
