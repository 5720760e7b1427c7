import { isApiUrl } from '../kit/lib/api-url.ts';
import { tokenProblem } from '../kit/lib/public-token.ts';
import { httpUrl } from '../kit/lib/urls.ts';
import type { SessionOptions } from './types.ts';

/** A sentence about an option, whose values may be anything; undefined if all of them can be used. */
export function problemWith({
  publicToken,
  apiUrl,
  client,
  cookieOptions,
}: SessionOptions): string | undefined {
  if (!client && !publicToken)
    return 'public-token (publicToken) must be set to the public token of your project.';
  const wrong = client || !publicToken ? undefined : tokenProblem(publicToken);
  if (wrong !== undefined) return `public-token ${wrong}`;
  if (apiUrl !== undefined && !isApiUrl(apiUrl))
    return 'api-url (apiUrl) must be an absolute http(s) URL without a user, and over https without a port.';
  for (const [name, value] of Object.entries({ ...cookieOptions })) {
    const type = name === 'availableToSubdomains' ? 'boolean' : 'string';
    if (value !== undefined && typeof value !== type) return `cookieOptions.${name} must be a ${type}.`;
  }
  return undefined;
}

/** A sentence about each of an element's links that leads nowhere. */
export const linkProblems = (
  { signInUrl, accountUrl }: { readonly signInUrl?: unknown; readonly accountUrl?: unknown },
  baseURI: string,
): readonly string[] =>
  Object.entries({ 'sign-in-url': signInUrl, 'account-url': accountUrl })
    .filter(([, url]) => url !== undefined && !httpUrl(url, baseURI))
    .map(([name]) => `${name} must be an http(s) URL.`);
