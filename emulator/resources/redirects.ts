import { ApiError } from '../http/api-error.ts';
import { readOptional } from '../http/fields.ts';
import { MS_PER_MINUTE } from '../state/clock.ts';
import { makeToken } from '../state/ids.ts';
import type { JsonObject } from '../state/json.ts';
import type { EmailedLink } from '../state/pending-sign-ins.ts';
import type { Restrictions } from '../state/settings.ts';
import type { Store } from '../state/store.ts';
import { refused } from './refusals.ts';

export type RedirectPurpose = 'login' | 'signup' | 'reset_password' | 'discovery';

/** A project with the URLs that its dashboard has for these purposes. */
interface RedirectProject<Purpose extends RedirectPurpose> {
  readonly settings: {
    readonly dashboard: Readonly<Record<`${Purpose}_redirect_url`, string | null>> &
      Pick<Restrictions, 'allowed_redirect_urls'>;
  };
}

/** Stytch's errors for a URL that is not in the dashboard, by what the visitor was sent away for. */
export type RedirectMismatch =
  | `no_match_for_provided_${'magic_link' | 'oauth' | 'sso'}_url`
  | 'invalid_password_reset_redirect_url';

/**
 * Where the visitor returns to: the URL that the page asked for, otherwise the project's.
 * @throws ApiError 400 if there is neither, or of type `mismatch` if the project does not list the one asked for
 */
export function requireRedirectUrl<Purpose extends RedirectPurpose>(
  { settings: { dashboard } }: RedirectProject<Purpose>,
  purpose: Purpose,
  requested: string | undefined,
  mismatch: RedirectMismatch,
): string {
  const key: `${Purpose}_redirect_url` = `${purpose}_redirect_url`;
  const allowed = dashboard.allowed_redirect_urls;
  if (requested !== undefined && allowed !== null && !allowed.includes(requested)) {
    throw new ApiError(
      400,
      mismatch,
      'The provided redirect URL is not one of the redirect URLs of this project.',
    );
  }
  const url = requested ?? dashboard[key];
  if (url !== null) return url;
  if (purpose === 'reset_password') throw refused('no_password_reset_redirect_url');
  throw new ApiError(
    400,
    `no_${purpose}_redirect_urls_set`,
    `No ${purpose} redirect URL is set for this project.`,
  );
}

/** As `requireRedirectUrl`, where the page asks for the URL by the usual name. */
export function readTarget<Purpose extends RedirectPurpose>(
  project: RedirectProject<Purpose>,
  body: JsonObject,
  purpose: Purpose,
  mismatch: RedirectMismatch = purpose === 'reset_password'
    ? 'invalid_password_reset_redirect_url'
    : 'no_match_for_provided_magic_link_url',
): string {
  const url = readOptional(body, `${purpose}_redirect_url`);
  return requireRedirectUrl(project, purpose, url, mismatch);
}

/** Where known and new users return to. */
export const readTargets = (
  project: RedirectProject<'login' | 'signup'>,
  body: JsonObject,
  mismatch: RedirectMismatch,
) => ({
  loginUrl: readTarget(project, body, 'login', mismatch),
  signupUrl: readTarget(project, body, 'signup', mismatch),
});

/** A request's options for a link in an email: where it leads, and when it expires, in epoch milliseconds. */
export function readLink<Purpose extends RedirectPurpose>(
  { clock }: Pick<Store, 'clock'>,
  project: RedirectProject<Purpose>,
  body: JsonObject,
  purpose: Purpose,
  defaultMinutes: number,
) {
  const target = readTarget(project, body, purpose);
  const minutes = readOptional(body, `${purpose}_expiration_minutes`) ?? defaultMinutes;
  return { target, expiresAt: clock.now() + minutes * MS_PER_MINUTE };
}

/** The parameters that the provider adds to the URL that a visitor returns to. */
interface TokenQuery {
  /** Of the organization that the token is for. */
  readonly slug?: string;
  readonly stytch_redirect_type?: 'login' | 'signup' | 'reset_password';
  /** Tells the page which call the token is for. */
  readonly stytch_token_type:
    | 'magic_links'
    | 'login'
    | 'reset_password'
    | 'oauth'
    | 'multi_tenant_magic_links'
    | 'multi_tenant_passwords'
    | 'discovery'
    | 'discovery_oauth'
    | 'sso';
  readonly token: string;
}

/** Adds a token to a URL, whose own query is kept. */
export function urlWithToken(target: string, query: TokenQuery): string {
  const url = new URL(target);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

/** The URL that a visitor returns to without a token (RFC 6749, section 4.1.2.1). */
export function urlWithError(
  target: string,
  error: 'access_denied' | 'server_error',
  description: string,
): string {
  const url = new URL(target);
  url.searchParams.set('error', error);
  url.searchParams.set('error_description', description);
  return url.href;
}

/**
 * Makes a link for an email.
 * @param links where to keep what the link's token stands for
 * @returns the link's URL
 */
export function issueLink<Link extends EmailedLink>(
  links: Map<string, Link>,
  target: string,
  query: Omit<TokenQuery, 'token'>,
  link: Link,
): string {
  const token = makeToken();
  links.set(token, link);
  return urlWithToken(target, { ...query, token });
}

/**
 * The link with this token, for this purpose.
 * @throws ApiError 401 if it was used or has expired. If there is none, 404; of one that sets a new password the same, so that
 * guessing a token reveals nothing
 */
export function requireLink<Link extends EmailedLink>(
  links: ReadonlyMap<string, Link>,
  token: string,
  purpose: Link['purpose'] | 'any',
  nowMs: number,
): Link {
  const link = links.get(token);
  const isKnown = link !== undefined && (purpose === 'any' || link.purpose === purpose);
  if (isKnown && !link.used && link.expiresAt > nowMs) return link;
  if (purpose === 'reset-password') throw refused('unable_to_auth_password_reset_token');
  throw refused(isKnown ? 'unable_to_auth_magic_link' : 'magic_link_not_found');
}
