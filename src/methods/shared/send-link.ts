import type { Action } from '../method.ts';

/** Sends a magic link (spec section 7). */
export const sendLink: Action<{ email: string }> = async ({ provider, config, redirect }, { email }) => {
  const options = config.emailMagicLinks;
  const { data } = await provider.magicLinks.send(email, {
    loginRedirectURL: options.loginRedirectURL,
    signupRedirectURL: options.signupRedirectURL,
    loginExpirationMinutes: options.loginExpirationMinutes,
    signupExpirationMinutes: options.signupExpirationMinutes,
    loginTemplateId: options.loginTemplateId,
    signupTemplateId: options.signupTemplateId,
  });
  redirect.expectLink(Math.max(options.loginExpirationMinutes, options.signupExpirationMinutes));
  return { event: { type: 'linkSent', email }, authEvent: { type: 'MAGIC_LINK_LOGIN_OR_CREATE', data } };
};
