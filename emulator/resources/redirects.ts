import { ApiError } from '../http/api-error.ts';
import { makeToken } from '../state/ids.ts';
import type { EmailedLink } from '../state/pending-sign-ins.ts';
import type { Store } from '../state/store.ts';

/**
 * Where the visitor returns to: the URL that the page asked for, otherwise the project's.
 * @throws ApiError 400 if there is neither
 */
export function requireRedirectUrl(
  { settings: { dashboard } }: Store,
  purpose: 'login' | 'signup' | 'reset_password',
  requested: string | undefined,
): string {
  const url = requested ?? dashboard[`${purpose}_redirect_url` as const];
  if (url !== null) return url;
  if (purpose === 'reset_password') {
    throw new ApiError(
      400,
      'no_password_reset_redirect_url',
      'No reset password redirect URL is set for this project.',
    );
  }
  throw new ApiError(
    400,
    `no_${purpose}_redirect_urls_set`,
    `No ${purpose} redirect URL is set for this project.`,
  );
}

/** What the provider adds to the URL that a visitor returns to. */
interface TokenQuery {
  readonly stytch_redirect_type?: 'login' | 'signup';
  /** Tells the page which call the token is for. */
  readonly stytch_token_type: 'magic_links' | 'login' | 'reset_password' | 'oauth';
  readonly token: string;
}

/** Adds a token to a URL, whose own query is kept. */
export function urlWithToken(target: string, query: TokenQuery): string {
  const url = new URL(target);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

/**
 * Makes a link for an email.
 * @param links where to keep what the link's token stands for
 * @returns the link's URL
 */
export function issueLink(
  links: Map<string, EmailedLink>,
  target: string,
  tokenType: TokenQuery['stytch_token_type'],
  link: Omit<EmailedLink, 'used'>,
): string {
  const token = makeToken();
  links.set(token, { ...link, used: false });
  return urlWithToken(target, { stytch_token_type: tokenType, token });
}
