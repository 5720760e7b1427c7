import { requireSession } from '../http/credentials.ts';
import { read, readOptional } from '../http/fields.ts';
import { checkVerifier, readChallenge } from '../http/pkce.ts';
import { type Call, type Route, sdkRoute } from '../http/route.ts';
import { MS_PER_MINUTE } from '../state/clock.ts';
import type { JsonObject } from '../state/json.ts';
import { attachTo, findAddressee, findOrCreate, type Recipient } from './recipients.ts';
import { issueLink, requireLink, requireRedirectUrl } from './redirects.ts';
import { authenticate } from './sessions/authenticate.ts';

const DEFAULT_MINUTES = { login: 60, signup: 10_080 };

/** Links in emails that sign in. */
export const magicLinkRoutes = [
  sendRoute('login_or_create', ({ store }, email) => findOrCreate(store, { email })),
  sendRoute('send/primary', ({ store }, email) => findAddressee(store, { email })),
  sendRoute('send/secondary', ({ store, credentials }, email) =>
    attachTo(store, requireSession(store, credentials).user, { email }),
  ),
  sdkRoute('POST', '/magic_links/authenticate', authenticateLink),
];

function sendRoute(path: string, find: (call: Call, email: string) => Recipient | undefined): Route {
  return sdkRoute('POST', `/magic_links/email/${path}`, (call) => {
    const { body } = call;
    const { bootstrap } = call.store.settings;
    const { email } = read(body, 'email');
    const options = readLinkOptions(body);
    // Without an effect: all users of the emulator are pending until they first sign in.
    read(body, 'create_user_as_pending');
    const challenge = readChallenge(body, bootstrap.pkce_required_for_email_magic_links);
    const recipient = find(call, email);
    if (recipient !== undefined) sendLink(call, recipient, options, challenge);
    return {};
  });
}

/** The options for known and for new users. The provider checks both, though it uses only one. */
function readLinkOptions(body: JsonObject) {
  const optionsFor = (purpose: 'login' | 'signup') => ({
    url: readOptional(body, `${purpose}_magic_link_url`),
    minutes: readOptional(body, `${purpose}_expiration_minutes`) ?? DEFAULT_MINUTES[purpose],
  });
  return { login: optionsFor('login'), signup: optionsFor('signup') };
}

function sendLink(
  { store }: Call,
  { user, contact }: Recipient,
  options: ReturnType<typeof readLinkOptions>,
  codeChallenge: string | null,
): void {
  const purpose = user.status === 'active' ? 'login' : 'signup';
  const { url, minutes } = options[purpose];
  const target = requireRedirectUrl(store, purpose, url, 'no_match_for_provided_magic_link_url');
  const expiresAt = store.clock.now() + minutes * MS_PER_MINUTE;
  const query = { stytch_token_type: 'magic_links' } as const;
  const sent = { purpose: 'sign-in', user, contact, codeChallenge, expiresAt, used: false } as const;
  const link = issueLink(store.links, target, query, sent);
  store.inbox.deliver({ channel: 'email', to: contact.value, kind: `${purpose}-link`, link });
}

async function authenticateLink(call: Call): Promise<object> {
  const { store, body } = call;
  const { token, session_duration_minutes: minutes } = read(body, 'token', 'session_duration_minutes');
  // The token of a reset email signs in, too: the visitor then keeps the password.
  const link = requireLink(store.links, token, 'any', store.clock.now());
  checkVerifier(link.codeChallenge, body['code_verifier']);
  link.used = true;
  const answer = await authenticate(call, link, { type: 'magic_link', deliveryMethod: 'email' }, minutes);
  return { ...answer, method_id: link.contact.id, reset_sessions: false };
}
