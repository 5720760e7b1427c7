import { read } from '../../http/fields.ts';
import { checkVerifier, readChallenge } from '../../http/pkce.ts';
import { type Call, sdkRoute } from '../../http/route.ts';
import type { EmailedLink } from '../../state/pending-sign-ins.ts';
import { findAddressee } from '../recipients.ts';
import { issueLink, readLink, requireLink } from '../redirects.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { hashStrong } from './strength.ts';
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
  const { email } = read(body, 'email');
  const links = {
    reset_password: readLink(store, store, body, 'reset_password', DEFAULT_RESET_MINUTES),
    login: readLink(store, store, body, 'login', DEFAULT_LOGIN_MINUTES),
  };
  const codeChallenge = readChallenge(body, store.settings.bootstrap.pkce_required_for_password_resets);
  const recipient = findAddressee(store, { email });
  if (recipient === undefined) return {};
  const issue = (purpose: EmailedLink['purpose'], tokenType: keyof typeof links) => {
    const { target, expiresAt } = links[tokenType];
    const link = { purpose, ...recipient, codeChallenge, expiresAt, used: false };
    return issueLink(store.links, target, { stytch_token_type: tokenType }, link);
  };
  store.inbox.deliver({
    channel: 'email',
    to: recipient.contact.value,
    kind: 'reset-password',
    link: issue('reset-password', 'reset_password'),
    // Pages send this token to /magic_links/authenticate.
    loginLink: issue('sign-in', 'login'),
  });
  return {};
}

async function resetByEmail(call: Call): Promise<object> {
  const { store, body } = call;
  const {
    token,
    password,
    session_duration_minutes: minutes,
  } = read(body, 'token', 'password', 'session_duration_minutes');
  const usable = () => requireLink(store.links, token, 'reset-password', store.clock.now());
  const link = usable();
  checkVerifier(link.codeChallenge, body['code_verifier']);
  const hash = await hashStrong(call, store, password, link.contact.value);
  // Another request may have used the token while this one was waiting.
  usable();
  link.contact.verified = true;
  replacePassword(store, link.user, hash);
  endSessions(store, link.user);
  return authenticate(call, link, PASSWORD_FACTOR, minutes);
}
