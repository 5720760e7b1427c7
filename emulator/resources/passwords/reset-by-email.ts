import { ApiError } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import {
  codeChallenge,
  LINK_MINUTES,
  optionalHttpUrl,
  optionalMinutes,
  requireEmail,
  requireMinutes,
  requireObject,
  requirePassword,
  requireText,
  SESSION_MINUTES,
} from '../../http/fields.ts';
import { checkVerifier } from '../../http/pkce.ts';
import type { Call, Route } from '../../http/router.ts';
import { apiRoute } from '../../http/router.ts';
import type { JsonObject } from '../../state/json.ts';
import type { EmailedLink, Session, User } from '../../state/model.ts';
import type { Store } from '../../state/store.ts';
import { makePassword } from '../../state/store.ts';
import { issueLink } from '../emailed-links.ts';
import type { Authenticate } from '../sessions/sessions.ts';
import { findExisting } from '../users.ts';
import { BY_PASSWORD, requireOwner } from './passwords.ts';
import { requireStrong } from './strength.ts';

const DEFAULT_RESET_MINUTES = 30;
const DEFAULT_LOGIN_MINUTES = 60;
const MS_PER_MINUTE = 60_000;
/** The provider sets a password by session only if its owner proved the address this recently. */
const FRESH_FACTOR_MS = 5 * MS_PER_MINUTE;

/** Setting a new password: by e-mail, by the old password, or by a fresh session. */
export function passwordResetRoutes(authenticate: Authenticate): Route[] {
  return [
    apiRoute('POST', '/passwords/email/reset/start', startReset),
    apiRoute('POST', '/passwords/email/reset', (call) => resetByEmail(call, authenticate)),
    apiRoute('POST', '/passwords/existing_password/reset', (call) =>
      resetByExistingPassword(call, authenticate),
    ),
    apiRoute('POST', '/passwords/session/reset', (call) => resetBySession(call, authenticate)),
  ];
}

function startReset({ store, body: given }: Call): object {
  const body = requireObject(given);
  const email = requireEmail(body);
  const targets = readTargets(store, body);
  const resetMinutes =
    optionalMinutes(body, 'reset_password_expiration_minutes', LINK_MINUTES) ?? DEFAULT_RESET_MINUTES;
  const loginMinutes =
    optionalMinutes(body, 'login_expiration_minutes', LINK_MINUTES) ?? DEFAULT_LOGIN_MINUTES;
  const challenge = codeChallenge(body, store.settings.bootstrap.pkce_required_for_password_resets);
  const recipient = findExisting(store, { email });
  const expiring = (minutes: number): Omit<EmailedLink, 'used'> => ({
    ...recipient,
    codeChallenge: challenge,
    expiresAt: store.now() + minutes * MS_PER_MINUTE,
  });
  store.deliver({
    channel: 'email',
    to: recipient.contact.value,
    kind: 'reset-password',
    link: issueLink(store.resets, targets.reset, 'reset_password', expiring(resetMinutes)),
    // The page gives this token to /magic_links/authenticate.
    loginLink: issueLink(store.links, targets.login, 'login', expiring(loginMinutes)),
  });
  return {};
}

function readTargets({ settings: { project } }: Store, body: JsonObject): { reset: string; login: string } {
  const reset =
    optionalHttpUrl(body, 'reset_password_redirect_url', 'invalid_password_reset_redirect_url') ??
    project.reset_password_redirect_url;
  const login =
    optionalHttpUrl(body, 'login_redirect_url', 'invalid_login_redirect_url') ?? project.login_redirect_url;
  if (reset === null) {
    throw new ApiError(
      400,
      'no_password_reset_redirect_url',
      'No reset password redirect URL is set for this project.',
    );
  }
  if (login === null) {
    throw new ApiError(400, 'no_login_redirect_urls_set', 'No login redirect URL is set for this project.');
  }
  return { reset, login };
}

async function resetByEmail(call: Call, authenticate: Authenticate): Promise<object> {
  const { store } = call;
  const body = requireObject(call.body);
  const token = requireText(body, 'token', 'invalid_token');
  const password = requirePassword(body, 'password');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  const asked = requireReset(store, token);
  checkVerifier(asked.codeChallenge, body['code_verifier']);
  await requireStrong(store.settings, password, asked.contact.value);
  // The first measuring takes a moment, in which the same token may come in again.
  requireReset(store, token);
  asked.contact.verified = true;
  setPassword(store, asked.user, password);
  endSessions(store, asked.user);
  return authenticate(call, asked, BY_PASSWORD, minutes);
}

/** An unknown token is refused like a used one, so that guessing tells nothing. */
function requireReset(store: Store, token: string): EmailedLink {
  const reset = store.resets.get(token);
  if (reset !== undefined && !reset.used && reset.expiresAt > store.now()) return reset;
  throw new ApiError(
    401,
    'unable_to_auth_password_reset_token',
    'The password reset token could not be authenticated because it was either already used or expired.',
  );
}

async function resetByExistingPassword(call: Call, authenticate: Authenticate): Promise<object> {
  const { store } = call;
  const body = requireObject(call.body);
  const email = requireEmail(body);
  const existing = requirePassword(body, 'existing_password');
  const password = requirePassword(body, 'new_password');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  const owner = requireOwner(store, email, existing);
  await requireStrong(store.settings, password, email);
  setPassword(store, owner.user, password);
  endSessions(store, owner.user);
  return authenticate(call, owner, BY_PASSWORD, minutes);
}

async function resetBySession(call: Call, authenticate: Authenticate): Promise<object> {
  const { store } = call;
  const session = requireSession(store, call.credentials);
  const body = requireObject(call.body);
  const password = requirePassword(body, 'password');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  const contact = freshEmail(session, store.now());
  await requireStrong(store.settings, password, contact.value);
  setPassword(store, session.user, password);
  return authenticate(call, { user: session.user, contact }, BY_PASSWORD, minutes);
}

function freshEmail({ factors }: Session, nowMs: number): EmailedLink['contact'] {
  const fresh = factors.find(
    ({ deliveryMethod, at }) => deliveryMethod === 'email' && at + FRESH_FACTOR_MS > nowMs,
  );
  if (fresh !== undefined) return fresh.contact;
  throw new ApiError(
    400,
    'session_too_old_to_reset_password',
    'The session needs an authentication by e-mail within the last five minutes.',
  );
}

/** Gives a user a new password, which no reset mail sent before may change again. */
function setPassword(store: Store, user: User, password: string): void {
  user.password = makePassword(password);
  for (const reset of store.resets.values()) if (reset.user === user) reset.used = true;
}

/** As at the provider, whoever was signed in by the old password is so no longer. */
function endSessions(store: Store, user: User): void {
  for (const [token, session] of store.sessions) if (session.user === user) store.sessions.delete(token);
}
