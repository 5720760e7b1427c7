import { optionalHttpUrl, requireEmail, requirePassword, requireToken } from '../../http/fields.ts';
import { LINK_MINUTES, optionalMinutes, requireSessionMinutes } from '../../http/minutes.ts';
import { checkVerifier, readChallenge } from '../../http/pkce.ts';
import { type Call, sdkRoute } from '../../http/router.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import type { JsonObject } from '../../state/json.ts';
import { hashPassword } from '../../state/password-hash.ts';
import type { EmailedLink } from '../../state/pending-sign-ins.ts';
import type { Store } from '../../state/store.ts';
import { findAddressee } from '../recipients.ts';
import { issueLink, requireLink, requireRedirectUrl } from '../redirects.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { requireStrong } from './strength.ts';
import { endSessions, PASSWORD_FACTOR, replacePassword } from './user-password.ts';

const DEFAULT_RESET_MINUTES = 30;
const DEFAULT_LOGIN_MINUTES = 60;

/** Sending a reset email, and setting a new password with its token. */
export const passwordResetRoutes = [
  sdkRoute('POST', '/passwords/email/reset/start', sendResetEmail),
  sdkRoute('POST', '/passwords/email/reset', resetByEmail),
];

function sendResetEmail(call: Call): object {
  const { store, body } = call;
  const email = requireEmail(body);
  const targets = readTargets(store, body);
  const resetMinutes =
    optionalMinutes(body, 'reset_password_expiration_minutes', LINK_MINUTES) ?? DEFAULT_RESET_MINUTES;
  const loginMinutes =
    optionalMinutes(body, 'login_expiration_minutes', LINK_MINUTES) ?? DEFAULT_LOGIN_MINUTES;
  const codeChallenge = readChallenge(body, store.settings.bootstrap.pkce_required_for_password_resets);
  const recipient = findAddressee(store, { email });
  if (recipient === undefined) return {};
  const issue = (purpose: EmailedLink['purpose'], tokenType: 'reset_password' | 'login', minutes: number) => {
    const expiresAt = store.clock.now() + minutes * MS_PER_MINUTE;
    const link = { purpose, ...recipient, codeChallenge, expiresAt, used: false };
    return issueLink(store.links, targets[tokenType], { stytch_token_type: tokenType }, link);
  };
  store.inbox.deliver({
    channel: 'email',
    to: recipient.contact.value,
    kind: 'reset-password',
    link: issue('reset-password', 'reset_password', resetMinutes),
    // Pages send this token to /magic_links/authenticate.
    loginLink: issue('sign-in', 'login', loginMinutes),
  });
  return {};
}

function readTargets(store: Store, body: JsonObject) {
  const reset = optionalHttpUrl(body, 'reset_password_redirect_url', 'invalid_password_reset_redirect_url');
  const login = optionalHttpUrl(body, 'login_redirect_url', 'invalid_login_redirect_url');
  return {
    reset_password: requireRedirectUrl(store, 'reset_password', reset, 'invalid_password_reset_redirect_url'),
    login: requireRedirectUrl(store, 'login', login, 'no_match_for_provided_magic_link_url'),
  };
}

async function resetByEmail(call: Call): Promise<object> {
  const { store, body } = call;
  const token = requireToken(body, 'token');
  const password = requirePassword(body, 'password');
  const minutes = requireSessionMinutes(body);
  const usable = () => requireLink(store.links, token, 'reset-password', store.clock.now());
  const link = usable();
  checkVerifier(link.codeChallenge, body['code_verifier']);
  await requireStrong(call.estimatePassword, store.settings, password, link.contact.value);
  const hash = await hashPassword(password);
  // Another request may have used the token while this one was waiting.
  usable();
  link.contact.verified = true;
  replacePassword(store, link.user, hash);
  endSessions(store, link.user);
  return authenticate(call, link, PASSWORD_FACTOR, minutes);
}
