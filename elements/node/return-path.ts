import { isSitePath } from '../../src/kit/lib/urls.ts';

/**
 * Where to go after sign-in: a path of this site, since a link to the sign-in page must not lead to somebody else's.
 * @param to the `to` of the sign-in page's address, or anything else that a visitor may have written there
 * @param fallback where to go if that is no path of this site
 */
export const returnPath = (to: unknown, fallback = '/'): string => (isSitePath(to) ? to : fallback);
