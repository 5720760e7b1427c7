import type { LoginTokenType } from '../flow/consumer/screens.ts';
import type { Action } from '../methods/method.ts';

/** Exchanges the token that a link or a provider brought back for a session. */
export const exchangeToken: Action<{ token: string; tokenType: LoginTokenType }> = async (
  { provider, config, redirect },
  { token, tokenType },
) => {
  // Before the call, so that neither a reload nor a link copied from the address bar uses the token again.
  const method = redirect.spendToken(token);
  const minutes = config.sessionDurationMinutes;
  const event = { type: 'linkAccepted' } as const;
  if (tokenType === 'oauth') {
    const { session, user, data } = await provider.oauth.authenticate(token, minutes);
    return { event, authEvent: { type: 'OAUTH_AUTHENTICATE', data }, success: { method, session, user } };
  }
  const { session, user, data } = await provider.magicLinks.authenticate(token, minutes);
  return {
    event,
    authEvent: { type: 'MAGIC_LINK_AUTHENTICATE', data },
    success: { method: 'magic_link', session, user },
  };
};
