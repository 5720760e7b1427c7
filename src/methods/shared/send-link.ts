import type { Action } from '../method.ts';
import { expectLink } from './expect-link.ts';

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
  await expectLink(redirect, {
    tokenType: 'magic_links',
    email,
    minutes: Math.max(options.loginExpirationMinutes, options.signupExpirationMinutes),
    pkce: provider.bootstrap.stored()?.pkce.magicLinks ?? false,
  });
  return { event: { type: 'linkSent', email }, authEvent: { type: 'MAGIC_LINK_LOGIN_OR_CREATE', data } };
};
