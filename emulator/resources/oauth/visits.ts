import { randomBytes } from 'node:crypto';

import { ApiError, makeId } from '../../http/api-error.ts';
import { optionalHttpUrl } from '../../http/fields.ts';
import type { JsonObject } from '../../state/json.ts';
import type { OAuthRegistration, OAuthVisit, User } from '../../state/model.ts';
import type { Store } from '../../state/store.ts';
import { findOrCreate } from '../users.ts';

const TOKEN_MS = 10 * 60_000;

/** A page's parameter first, else the project's setting. */
export function redirectUrls(store: Store, given: JsonObject): Pick<OAuthVisit, 'loginUrl' | 'signupUrl'> {
  const { project } = store.settings;
  const url = (kind: 'login' | 'signup', setting: string | null): string => {
    const found = optionalHttpUrl(given, `${kind}_redirect_url`, `invalid_${kind}_redirect_url`) ?? setting;
    if (found === null) {
      const says = `No ${kind} redirect URL is set for this project.`;
      throw new ApiError(400, `no_${kind}_redirect_urls_set`, says);
    }
    return found;
  };
  return {
    loginUrl: url('login', project.login_redirect_url),
    signupUrl: url('signup', project.signup_redirect_url),
  };
}

/**
 * The person at the provider agreed: their account, known or new, is ready to be signed in.
 * @returns the address that the provider sends them to
 */
export function finishVisit(store: Store, visit: OAuthVisit, email: string): string {
  const { user, contact } = findOrCreate(store, { email });
  const isLogin = user.status === 'active';
  const token = randomBytes(33).toString('base64url');
  store.grants.set(token, {
    user,
    contact,
    registration: registrationOf(user, visit.provider),
    scopes: visit.scopes,
    expiresAt: store.now() + TOKEN_MS,
    codeChallenge: visit.codeChallenge,
  });
  const target = new URL(isLogin ? visit.loginUrl : visit.signupUrl);
  target.searchParams.set('stytch_redirect_type', isLogin ? 'login' : 'signup');
  target.searchParams.set('stytch_token_type', 'oauth');
  target.searchParams.set('token', token);
  return target.href;
}

function registrationOf(user: User, provider: string): OAuthRegistration {
  const known = user.registrations.find((registration) => registration.provider === provider);
  if (known) return known;
  const added = { id: makeId('oauth-user'), provider, subject: randomBytes(8).toString('hex') };
  user.registrations.push(added);
  return added;
}
