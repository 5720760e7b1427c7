/** Emailed links and codes over Stytch's B2B client. */
import { asciiEmail } from '../../../kit/lib/email-domain.ts';
import type { BusinessMagicLinks, EmailOtps } from '../../business-port.ts';
import { withoutUndefined } from '../answers.ts';
import { discoverBy, sendBy, signInBy } from './answers.ts';
import type { MessageLocale, StytchB2bClientShape } from './client.ts';

export function magicLinksOf(client: StytchB2bClientShape): BusinessMagicLinks {
  const { magicLinks } = client;
  return {
    send: (email, organizationId, options) =>
      sendBy(() =>
        magicLinks.email.loginOrSignup(
          withoutUndefined({
            email_address: asciiEmail(email),
            organization_id: organizationId,
            login_redirect_url: options.loginRedirectURL,
            signup_redirect_url: options.signupRedirectURL,
            login_template_id: options.loginTemplateId,
            signup_template_id: options.signupTemplateId,
            locale: options.locale as MessageLocale | undefined,
            login_expiration_minutes: options.loginExpirationMinutes,
            signup_expiration_minutes: options.signupExpirationMinutes,
          }),
        ),
      ),
    authenticate: (token, minutes) =>
      signInBy(client, () =>
        magicLinks.authenticate({ magic_links_token: token, session_duration_minutes: minutes }),
      ),
    sendDiscovery: (email, options) =>
      sendBy(() =>
        magicLinks.email.discovery.send(
          withoutUndefined({
            email_address: asciiEmail(email),
            discovery_redirect_url: options.discoveryRedirectURL,
            login_template_id: options.loginTemplateId,
            locale: options.locale as MessageLocale | undefined,
            discovery_expiration_minutes: options.discoveryExpirationMinutes,
          }),
        ),
      ),
    authenticateDiscovery: (token) =>
      discoverBy(() => magicLinks.discovery.authenticate({ discovery_magic_links_token: token })),
  };
}

export function emailOtpsOf(client: StytchB2bClientShape): EmailOtps {
  const { otps } = client;
  return {
    send: (email, organizationId, options) =>
      sendBy(() =>
        otps.email.loginOrSignup(
          withoutUndefined({
            email_address: asciiEmail(email),
            organization_id: organizationId,
            login_template_id: options.loginTemplateId,
            signup_template_id: options.signupTemplateId,
            locale: options.locale as MessageLocale | undefined,
          }),
        ),
      ),
    authenticate: (email, organizationId, code, minutes) =>
      signInBy(client, () =>
        otps.email.authenticate({
          email_address: asciiEmail(email),
          organization_id: organizationId,
          code,
          session_duration_minutes: minutes,
        }),
      ),
    sendDiscovery: (email, options) =>
      sendBy(() =>
        otps.email.discovery.send(
          withoutUndefined({
            email_address: asciiEmail(email),
            login_template_id: options.loginTemplateId,
            locale: options.locale as MessageLocale | undefined,
          }),
        ),
      ),
    authenticateDiscovery: (email, code) =>
      discoverBy(() => otps.email.discovery.authenticate({ email_address: asciiEmail(email), code })),
  };
}
