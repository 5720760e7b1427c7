import { asciiEmail } from '../../../kit/lib/email-domain.ts';
import type { BusinessPasswords } from '../../business-port.ts';
import { call, withoutUndefined } from '../answers.ts';
import { toPasswordStrength } from '../password-strength.ts';
import { discoverBy, finishBy, sendBy, signInBy } from './answers.ts';
import type { MessageLocale, StytchB2bClientShape } from './client.ts';

/** The options of both kinds of reset emails. */
function resetOptions(options: Parameters<BusinessPasswords['startReset']>[2]) {
  return {
    reset_password_redirect_url: options.resetRedirectURL,
    reset_password_expiration_minutes: options.expirationMinutes,
    reset_password_template_id: options.resetTemplateId,
    verify_email_template_id: options.verifyEmailTemplateId,
    locale: options.locale as MessageLocale | undefined,
  };
}

export function businessPasswordsOf(client: StytchB2bClientShape): BusinessPasswords {
  const { passwords } = client;
  return {
    async checkStrength(password, email) {
      const { luds_feedback, zxcvbn_feedback, ...verdict } = await call(() =>
        passwords.strengthCheck(withoutUndefined({ email_address: email, password })),
      );
      // The consumer's name for the same. An older server may leave either out.
      return toPasswordStrength({
        ...verdict,
        feedback: { ...zxcvbn_feedback, luds_requirements: { ...luds_feedback } },
      });
    },
    authenticate: (email, organizationId, password, minutes) =>
      signInBy(client, () =>
        passwords.authenticate({
          email_address: asciiEmail(email),
          organization_id: organizationId,
          password,
          session_duration_minutes: minutes,
        }),
      ),
    authenticateDiscovery: (email, password) =>
      discoverBy(() => passwords.discovery.authenticate({ email_address: asciiEmail(email), password })),
    startReset: (email, organizationId, options) =>
      sendBy(() =>
        passwords.resetByEmailStart(
          withoutUndefined({
            email_address: asciiEmail(email),
            organization_id: organizationId,
            login_redirect_url: options.loginRedirectURL,
            ...resetOptions(options),
          }),
        ),
      ),
    startDiscoveryReset: (email, options) =>
      sendBy(() =>
        passwords.discovery.resetByEmailStart(
          withoutUndefined({
            email_address: asciiEmail(email),
            discovery_redirect_url: options.discoveryRedirectURL,
            ...resetOptions(options),
          }),
        ),
      ),
    reset: (token, password, minutes) =>
      signInBy(client, () =>
        passwords.resetByEmail({
          password_reset_token: token,
          password,
          session_duration_minutes: minutes,
        }),
      ),
    resetDiscovery: (token, password) =>
      discoverBy(() => passwords.discovery.resetByEmail({ password_reset_token: token, password })),
    resetBySession: (password) => finishBy(client, () => passwords.resetBySession({ password })),
  };
}
