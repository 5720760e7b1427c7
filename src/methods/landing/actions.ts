import type { Action } from '../method.ts';

/** Exchanges the token of an e-mailed link for a session. */
export const exchangeToken: Action<{ token: string }> = async (
  { provider, config, forgetUrlToken },
  { token },
) => {
  // Before the call: a reload, or a link shared from the address bar, must not spend the token again.
  forgetUrlToken(token);
  const { session, user, data } = await provider.magicLinks.authenticate(
    token,
    config.sessionDurationMinutes,
  );
  return {
    event: { type: 'linkAccepted' },
    told: { type: 'MAGIC_LINK_AUTHENTICATE', data },
    success: { method: 'magic_link', session, user },
  };
};
