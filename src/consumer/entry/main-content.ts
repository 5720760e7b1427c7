import { resolveConfig } from '../../settings/resolve.ts';
import type { Settings } from '../../settings/settings.ts';
import { OTP_METHODS, type ResolvedConfig } from '../../settings/types.ts';
import type { MainContent } from '../../shell/first-screen/compose.ts';
import type { Variant } from '../../shell/first-screen/typed.ts';
import { walletLimit } from '../methods/crypto/wallet-limit.ts';
import { isProduct, mainBlocks } from '../methods/manifests.ts';

/** Stands in for the page's address: only redirects depend on it, and the first screen shows none. */
export const ANY_PAGE = 'https://page.invalid/';

/**
 * The config with its defaults, which has not been validated yet.
 * @returns undefined if the first screen cannot be drawn with it before the app has loaded
 */
export function readConfig({ config }: Settings): ResolvedConfig | undefined {
  try {
    const resolved = resolveConfig(config, ANY_PAGE);
    const { products, otp, oauth } = resolved;
    const isDrawable =
      products.length > 0 &&
      products.every(isProduct) &&
      otp.methods.every((method) => OTP_METHODS.includes(method)) &&
      // One Tap is a frame of Google's, which only its script can draw.
      oauth.providers.every((entry) => typeof entry.type === 'string' && entry.one_tap !== true);
    return isDrawable ? resolved : undefined;
  } catch {
    // The app says what is wrong with it.
    return undefined;
  }
}

export function mainContent(
  config: ResolvedConfig,
  theme: Settings['theme'],
): Omit<MainContent, keyof Variant> {
  return {
    blocks: mainBlocks(config),
    providers: config.oauth.providers.map(({ type }) => type),
    wallets: walletLimit(config),
    passkeys: config.products.includes('passkeys'),
    hideHeading: theme.hideHeaderText ?? false,
    phoneCountry: config.otp.phoneCountry,
  };
}
