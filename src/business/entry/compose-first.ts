import type { Catalogue } from '../../kit/i18n/languages.ts';
import { resolveB2bConfig } from '../../settings/business/resolve.ts';
import type { B2bSettings } from '../../settings/business/settings.ts';
import { B2B_OAUTH_PROVIDERS, B2B_PRODUCTS, type ResolvedB2bConfig } from '../../settings/business/types.ts';
import type { AddressUse, B2bFirstScreenData } from '../../shell/first-screen/b2b-data.ts';
import { composeB2bMain, composeLooking } from '../../shell/first-screen/compose-b2b.ts';
import type { Compose } from '../../shell/first-screen/drawing.ts';
import { firstScreenTexts } from '../../shell/first-screen/texts.ts';
import { offered } from '../flow/offered.ts';
import { visitOf } from '../flow/start.ts';

/** Stands in for the page's address: only redirects depend on it, and the first screen shows none. */
const ANY_PAGE = 'https://page.invalid/';

/** @returns undefined if the first screen cannot be drawn with the config before the app has loaded */
function readConfig({ config }: B2bSettings): ResolvedB2bConfig | undefined {
  try {
    const resolved = resolveB2bConfig(config, ANY_PAGE);
    const { products, oauth } = resolved;
    const isDrawable =
      products.length > 0 &&
      products.every((product) => B2B_PRODUCTS.includes(product)) &&
      oauth.providers.every(({ type }) => B2B_OAUTH_PROVIDERS.includes(type));
    return isDrawable ? resolved : undefined;
  } catch {
    // The app says what is wrong with it.
    return undefined;
  }
}

function addressUse(products: ResolvedB2bConfig['products']): AddressUse | undefined {
  const byEmail = products.includes('emailMagicLinks') || products.includes('emailOtp');
  if (!products.includes('passwords')) return byEmail ? 'email' : undefined;
  return byEmail ? 'both' : 'password';
}

/**
 * Composes Main as the app is going to render it.
 * @param watermark whether to reserve space for the watermark
 * @returns undefined if only the app can
 */
export function composerOfB2b(
  data: B2bFirstScreenData,
  settings: B2bSettings,
  catalogue: Catalogue,
  { id, watermark }: { readonly id: string; readonly watermark: boolean },
): Compose | undefined {
  const config = readConfig(settings);
  if (config === undefined) return undefined;
  const { theme, colorScheme, locale, strings } = settings;
  const texts = firstScreenTexts(data.texts, catalogue, locale, strings);
  const frame = { id, colorScheme, theme, watermark, texts };
  const visit = visitOf(config.authFlowType, config.organizationSlug);
  if (visit.to === 'find') return () => composeLooking(data, frame);
  const { products, providers } = offered(config, visit);
  const content = {
    buttons: products.filter((product) => product === 'oauth' || product === 'sso'),
    providers: providers.map(({ type }) => type),
    address: addressUse(products),
    hideHeading: theme.hideHeaderText ?? false,
  };
  return ({ refused }) => composeB2bMain(data, frame, { ...content, refused });
}
