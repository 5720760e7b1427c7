/** Finds social logins that cannot work: without a button worth the name, or without the way back. Pure. */
import { PROVIDER_TITLES } from '../kit/i18n/reason.ts';
import { intended } from '../kit/lib/intended.ts';
import { hasOwn } from '../kit/lib/objects.ts';
import type { ResolvedConfig } from '../settings/resolve.ts';
import type { Problem } from '../settings/settings.ts';

const KNOWN = Object.keys(PROVIDER_TITLES);
const setting = 'oauth-providers';

/** A route of the page's own, such as `#/login`. */
const isRoute = (hash: string): boolean => /^#!?\//.test(hash);

/** @param page its address */
export function providerMistakes(
  { products, oauth }: Pick<ResolvedConfig, 'products' | 'oauth'>,
  page: Pick<Location, 'origin' | 'pathname' | 'hash'>,
): readonly Problem[] {
  if (!products.includes('oauth')) return [];
  return [...routeMistakes(oauth, page), ...buttonMistakes(oauth)];
}

/** The provider compares whole URLs, so that the default one has no fragment. */
function routeMistakes(
  { loginRedirectURL }: ResolvedConfig['oauth'],
  { origin, pathname, hash }: Pick<Location, 'origin' | 'pathname' | 'hash'>,
): readonly Problem[] {
  if (loginRedirectURL !== undefined || !isRoute(hash)) return [];
  const message = `is not set, so that social logins come back to ${origin}${pathname} without the route "${hash}". Set it to an address that shows this form, and list that in Stytch's dashboard.`;
  return [{ setting: 'login-redirect-url', message }];
}

function buttonMistakes(oauth: ResolvedConfig['oauth']): readonly Problem[] {
  if (oauth.providers.length === 0)
    return [{ setting, message: 'names no provider, so that there is no button for the product "oauth".' }];
  return oauth.providers
    .filter(({ type }) => !hasOwn(PROVIDER_TITLES, type))
    .map(({ type }) => {
      const meant = intended(type, KNOWN);
      const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
      return {
        setting,
        message: `names "${type}", which is no provider: its button has neither name nor logo.${hint}`,
      };
    });
}
