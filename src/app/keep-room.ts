/** In the entry chunk: keeps the first screen's place on the page until its code is there, so that nothing moves. */
import { DEFAULTS } from '../config/defaults.ts';
import type { Settings } from '../config/settings.ts';
import { expectsWatermark } from './watermark-memory.ts';

/** Heights of Main's rows in the default theme, in px; between rows there are 24. */
const [LOGO, HEADING, DIVIDER, TABS, FORM, WATERMARK] = [50, 32, 20, 44, 134, 24];
/** A button with the gap to the next one. */
const BUTTON = 45 + 8;
/** How many wallets there are beside so many third parties (spec section 9), "others", and the link below. */
const walletButtons = (providers: number): number => Math.max(0, 5 - providers) * BUTTON + BUTTON + 24;

/** In px, without the container's padding and border. */
function heightOfMain({ config, theme }: Settings, products: readonly string[]): number {
  const providers = config.oauthOptions?.providers?.length ?? 0;
  const tabs = new Set(
    products.flatMap((product) =>
      product === 'otp'
        ? (config.otpOptions?.methods ?? DEFAULTS.otpMethods)
        : /email|pass/.test(product)
          ? 'email'
          : [],
    ),
  ).size;
  const buttons = [
    products.includes('oauth') && providers > 0 && providers * BUTTON - 8,
    products.includes('crypto') && walletButtons(providers),
  ].filter((height) => height !== false);
  const rows = [
    theme.logo?.logoImageUrl && LOGO,
    !theme.hideHeaderText && HEADING,
    ...buttons,
    buttons.length > 0 && tabs > 0 && DIVIDER,
    tabs > 1 && TABS,
    tabs > 0 && FORM,
    expectsWatermark() && WATERMARK,
  ];
  return rows.reduce<number>((sum, row) => (row ? sum + row + 24 : sum), -24);
}

/** @param products those of the settings that there are */
export function keepRoom(
  container: HTMLElement | ShadowRoot,
  settings: Settings,
  products: readonly string[],
): void {
  const room = document.createElement('div');
  // The padding is the container's (src/ui/surface.tsx), which the first commit puts in the place of this.
  room.style.cssText = `height:${heightOfMain(settings, products)}px;padding:clamp(16px,13.33% - 21px,32px)0;border:solid transparent;border-width:1px 0`;
  container.append(room);
}
