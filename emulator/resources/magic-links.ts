import { ApiError } from '../http/api-error.ts';
import { requireSession } from '../http/credentials.ts';
import {
  codeChallenge,
  LINK_MINUTES,
  optionalHttpUrl,
  optionalMinutes,
  requireEmail,
  requireMinutes,
  requireObject,
  requireText,
  SESSION_MINUTES,
} from '../http/fields.ts';
import { checkVerifier } from '../http/pkce.ts';
import type { Call, Route } from '../http/router.ts';
import { apiRoute } from '../http/router.ts';
import type { JsonObject } from '../state/json.ts';
import { issueLink } from './emailed-links.ts';
import type { Authenticate } from './sessions/sessions.ts';
import type { Recipient } from './users.ts';
import { attachTo, findExisting, findOrCreate } from './users.ts';

const DEFAULT_LOGIN_MINUTES = 60;
const DEFAULT_SIGNUP_MINUTES = 10_080;
const MS_PER_MINUTE = 60_000;

/** Sign-in links by e-mail. */
export function magicLinkRoutes(authenticate: Authenticate): Route[] {
  return [
    sendRoute('login_or_create', ({ store }, email) => findOrCreate(store, { email })),
    sendRoute('send/primary', ({ store }, email) => findExisting(store, { email })),
    sendRoute('send/secondary', ({ store, credentials }, email) =>
      attachTo(store, requireSession(store, credentials).user, { email }),
    ),
    apiRoute('POST', '/magic_links/authenticate', (call) => authenticateLink(call, authenticate)),
  ];
}

function sendRoute(path: string, find: (call: Call, email: string) => Recipient): Route {
  return apiRoute('POST', `/magic_links/email/${path}`, (call) => {
    const body = requireObject(call.body);
    const { bootstrap } = call.store.settings;
    const email = requireEmail(body);
    const options = readLinkOptions(body);
    const challenge = codeChallenge(body, bootstrap.pkce_required_for_email_magic_links);
    sendLink(call, find(call, email), options, challenge);
    return {};
  });
}

/** Which half applies is known only once the user is; both are checked before, as the provider does. */
interface LinkOptions {
  readonly loginUrl: string | undefined;
  readonly signupUrl: string | undefined;
  readonly loginMinutes: number;
  readonly signupMinutes: number;
}

function readLinkOptions(body: JsonObject): LinkOptions {
  return {
    loginUrl: optionalHttpUrl(body, 'login_magic_link_url', 'invalid_login_magic_link_url'),
    signupUrl: optionalHttpUrl(body, 'signup_magic_link_url', 'invalid_signup_magic_link_url'),
    loginMinutes: optionalMinutes(body, 'login_expiration_minutes', LINK_MINUTES) ?? DEFAULT_LOGIN_MINUTES,
    signupMinutes: optionalMinutes(body, 'signup_expiration_minutes', LINK_MINUTES) ?? DEFAULT_SIGNUP_MINUTES,
  };
}

function sendLink(
  { store }: Call,
  recipient: Recipient,
  options: LinkOptions,
  challenge: string | null,
): void {
  const { user, contact } = recipient;
  const { project } = store.settings;
  const isLogin = user.status === 'active';
  const target = isLogin
    ? (options.loginUrl ?? project.login_redirect_url)
    : (options.signupUrl ?? project.signup_redirect_url);
  if (target === null) {
    const kind = isLogin ? 'login' : 'signup';
    throw new ApiError(
      400,
      `no_${kind}_redirect_urls_set`,
      `No ${kind} redirect URL is set for this project.`,
    );
  }
  const minutes = isLogin ? options.loginMinutes : options.signupMinutes;
  const link = issueLink(store.links, target, 'magic_links', {
    user,
    contact,
    expiresAt: store.now() + minutes * MS_PER_MINUTE,
    codeChallenge: challenge,
  });
  store.deliver({ channel: 'email', to: contact.value, kind: isLogin ? 'login-link' : 'signup-link', link });
}

async function authenticateLink(call: Call, authenticate: Authenticate): Promise<object> {
  const body = requireObject(call.body);
  const token = requireText(body, 'token', 'invalid_token');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  const link = call.store.links.get(token);
  if (link === undefined) {
    throw new ApiError(404, 'magic_link_not_found', 'The magic link could not be found.');
  }
  if (link.used || link.expiresAt <= call.store.now()) {
    throw new ApiError(
      401,
      'unable_to_auth_magic_link',
      'The magic link could not be authenticated because it was either already used or expired.',
    );
  }
  checkVerifier(link.codeChallenge, body['code_verifier']);
  link.used = true;
  const answer = await authenticate(call, link, { type: 'magic_link', deliveryMethod: 'email' }, minutes);
  return { ...answer, method_id: link.contact.id };
}
