import { isSitePath } from '../../src/kit/lib/urls.ts';
import { withoutParameters } from '../../src/shell/redirect/address.ts';

/** What frameworks add to a page's path to ask for its data: SvelteKit, Nuxt with its version, React Router. */
const DATA = [
  /(?<=^[^?#]*\.html)__data\.json(?![^?#])/,
  /(?<=^[^?#]*)\/__data\.json(?![^?#])/,
  /(?<=^[^?#]*)\/_payload\.json(\?[^#]*)?(?!.)/,
  /(?<=^[^?#]*\/)_(root)?\.data(?![^?#])/,
  /(?<=^[^?#]*)\.data(?![^?#])/,
];

/** The parameters of such requests: of Next.js, React Router and SvelteKit. */
const PARAMETERS = ['_rsc', '_routes', 'x-sveltekit-invalidated', 'x-sveltekit-trailing-slash'];

/** The path of the page whose data is asked for, which visitors would otherwise read after they have signed in. */
export function pagePath(path: string): string {
  const page = DATA.reduce((rest, added) => rest.replace(added, ''), withoutParameters(path, PARAMETERS));
  return page.startsWith('/') ? page : `/${page}`;
}

/**
 * Where to go after sign-in: a path of this site, since a link to the sign-in page must not lead to somebody else's. What
 * frameworks add to ask for a page's data, such as `/__data.json`, is taken off.
 * @param to the `to` of the sign-in page's address, or anything else that a visitor may have written there
 * @param fallback where to go if that is no path of this site
 */
export const returnPath = (to: unknown, fallback = '/'): string => (isSitePath(to) ? pagePath(to) : fallback);
