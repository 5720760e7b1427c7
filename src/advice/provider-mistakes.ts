/** Finds social login providers that have no button worth the name. Pure. */
import { PROVIDER_TITLES } from '../kit/i18n/reason.ts';
import { intended } from '../kit/lib/intended.ts';
import { hasOwn } from '../kit/lib/objects.ts';
import type { ResolvedConfig } from '../settings/resolve.ts';
import type { Problem } from '../settings/settings.ts';

const KNOWN = Object.keys(PROVIDER_TITLES);
const setting = 'oauth-providers';

export function providerMistakes({
  products,
  oauth,
}: Pick<ResolvedConfig, 'products' | 'oauth'>): readonly Problem[] {
  if (!products.includes('oauth')) return [];
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
