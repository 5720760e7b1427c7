import { resolveConfig } from '../../config/resolve.ts';
import type { Settings } from '../../config/settings.ts';
import { OTP_METHODS, type ResolvedConfig } from '../../config/types.ts';
import type { MainContent } from '../../first-screen/compose.ts';
import { EMPTY_DRAFT } from '../../flow/consumer/screens.ts';
import { countryName } from '../../lib/country-name.ts';
import { walletLimit } from '../../methods/crypto/wallet-limit.ts';
import { isProduct, mainBlocks } from './manifests.ts';

/** The config with its defaults; undefined if it is so wrong that the app will show a message instead of Main. */
function readConfig(settings: Settings): ResolvedConfig | undefined {
  try {
    const config = resolveConfig(settings.config, document.baseURI);
    const { products, otp, oauth } = config;
    const isUsable =
      products.length > 0 &&
      products.every(isProduct) &&
      otp.methods.every((method) => OTP_METHODS.includes(method)) &&
      // One Tap is a frame of Google's, which only its script can draw.
      oauth.providers.every((entry) => typeof entry.type === 'string' && entry.one_tap !== true);
    return isUsable ? config : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What Main shows, as far as the settings say; they have not been validated yet.
 * @param language BCP 47 tag of the texts
 * @returns undefined if Main cannot be drawn before the app has loaded
 */
export function mainContent(settings: Settings, language: string): Omit<MainContent, 'selected'> | undefined {
  const config = readConfig(settings);
  if (config === undefined) return undefined;
  const { oauth } = config;
  return {
    blocks: mainBlocks(config),
    providers: oauth.providers.map(({ type }) => type),
    wallets: walletLimit(oauth.providers.length),
    hideHeading: settings.theme.hideHeaderText ?? false,
    country: countryName(EMPTY_DRAFT.phone.country, language),
  };
}
