/**
 * The size of the first screen, which is needed before the screen's code is loaded: for the placeholder, and for the
 * preload tags (build/preload.ts), which reserve the same space before any script has run. Pure.
 */
import { DEFAULTS } from '../config/defaults.ts';
import type { Settings } from '../config/settings.ts';
import type { Config, Product } from '../config/types.ts';
import {
  BODY_LINE_HEIGHT,
  BODY_SIZE,
  BUTTON_HEIGHT,
  CONTAINER_BORDER,
  CONTAINER_PADDING,
  CONTAINER_WIDTH,
  containerPadding,
  FIELD_GAP,
  FORM_GAP,
  HEADER_LINE_HEIGHT,
  HEADER_SIZE,
  INPUT_HEIGHT,
  LABEL_LINE_HEIGHT,
  LINK_HEIGHT,
  LOGO_HEIGHT,
  METER_HEIGHT,
  SECTION_GAP,
  TAB_HEIGHT,
  TABS_PADDING,
} from '../theme/sizes.ts';

export interface FirstView extends Pick<Settings, 'config' | 'theme'> {
  readonly screen: 'Main' | 'LoggingIn' | 'PasswordResetForm';
  readonly products: readonly Product[];
  /** Whether the page's address has a token. */
  readonly hasToken: boolean;
  readonly watermark: boolean;
}

const HEADING_HEIGHT = HEADER_SIZE * HEADER_LINE_HEIGHT;
const TABS_HEIGHT = TAB_HEIGHT + 2 * TABS_PADDING;
const TEXT_LINE_HEIGHT = BODY_SIZE * BODY_LINE_HEIGHT;
/** px, between buttons (methods/oauth/main.tsx, methods/crypto/main.tsx). */
const BUTTON_GAP = 8;

/** The height of some content. Buttons and fields are counted, because the theme sets their heights. */
interface ContentHeight {
  readonly px: number;
  readonly buttons: number;
  readonly fields: number;
}

function heightOf(px: number, buttons = 0, fields = 0): ContentHeight {
  return { px, buttons, fields };
}

/** A form with one labeled field and a button. */
const FORM = heightOf(LABEL_LINE_HEIGHT + FIELD_GAP + FORM_GAP, 1, 1);

/** Rows with gaps between them. Falsy rows are left out. */
function column(gap: number, ...rows: readonly (ContentHeight | false | undefined | '')[]): ContentHeight {
  const shown = rows.filter((row) => typeof row === 'object');
  return shown.reduce(
    (sum, row) => heightOf(sum.px + row.px, sum.buttons + row.buttons, sum.fields + row.fields),
    heightOf(gap * (shown.length - 1)),
  );
}

/** The wallets that fit next to the OAuth providers (spec section 9), the button for others, and the link below. */
function walletsHeight(providers: number): ContentHeight {
  const named = Math.max(0, 5 - providers);
  return heightOf((named + 1) * BUTTON_GAP + LINK_HEIGHT, named + 1);
}

/** What a product adds to Main. */
interface MainPart {
  readonly buttons?: ContentHeight | false;
  /** Ids of tabs, each shown once. */
  readonly tabs?: readonly string[];
}

const providersOf = ({ oauthOptions }: Config): number => oauthOptions?.providers?.length ?? 0;

const MAIN_PARTS: { readonly [P in Product]: (config: Config) => MainPart } = {
  emailMagicLinks: () => ({ tabs: ['email'] }),
  oauth(config) {
    const count = providersOf(config);
    return { buttons: count > 0 && heightOf((count - 1) * BUTTON_GAP, count) };
  },
  otp: ({ otpOptions }) => ({ tabs: otpOptions?.methods ?? DEFAULTS.otpMethods }),
  crypto: (config) => ({ buttons: walletsHeight(providersOf(config)) }),
  passwords: () => ({ tabs: ['email'] }),
};

function mainHeight({ config, theme, products }: FirstView): ContentHeight {
  const parts = [...new Set(products)].map((product) => MAIN_PARTS[product](config));
  const buttons = parts.flatMap((part) => part.buttons || []);
  const tabs = new Set(parts.flatMap((part) => part.tabs ?? [])).size;
  return column(
    SECTION_GAP,
    !theme.hideHeaderText && heightOf(HEADING_HEIGHT),
    ...buttons,
    buttons.length > 0 && tabs > 0 && heightOf(LABEL_LINE_HEIGHT),
    tabs > 1 && heightOf(TABS_HEIGHT),
    tabs > 0 && FORM,
  );
}

function resetFormHeight({ config, products, hasToken }: FirstView): ContentHeight {
  // Not validated yet, so `methods` may not be an array.
  const ways = [...products, ...[config.otpOptions?.methods].flat()];
  const passwordless = ways.includes('emailMagicLinks') || (ways.includes('otp') && ways.includes('email'));
  return column(
    SECTION_GAP,
    heightOf(LINK_HEIGHT + SECTION_GAP + HEADING_HEIGHT),
    // The strength meter, or two lines of text.
    heightOf(FORM.px + FORM_GAP + (hasToken ? METER_HEIGHT : 2 * TEXT_LINE_HEIGHT), 1, 1),
    passwordless && heightOf(LINK_HEIGHT),
  );
}

function screenHeight(view: FirstView): ContentHeight {
  if (view.screen === 'Main') return mainHeight(view);
  if (view.screen === 'PasswordResetForm') return resetFormHeight(view);
  // A heading, three lines of text and a button.
  return heightOf(HEADING_HEIGHT + SECTION_GAP + 3 * TEXT_LINE_HEIGHT + SECTION_GAP, 1);
}

/** Style of a box as large as the first screen with its padding and border. Follows the sizes that the theme sets. */
export function reservedSpace(view: FirstView): Readonly<Record<string, string>> {
  const { theme } = view;
  const { px, buttons, fields } = column(
    SECTION_GAP,
    theme.logo?.logoImageUrl && heightOf(LOGO_HEIGHT),
    screenHeight(view),
    view.watermark && heightOf(LINK_HEIGHT),
  );
  const size = (given: string | undefined, name: string, byDefault: number): string =>
    given ?? `var(--auth-${name},${byDefault}px)`;
  const button = size(theme.buttons?.height, 'buttons-height', BUTTON_HEIGHT);
  const field = size(theme.inputs?.height, 'inputs-height', INPUT_HEIGHT);
  const padding = size(theme.container?.padding, 'container-padding', CONTAINER_PADDING);
  return {
    // Makes the box as wide as src/ui/surface.tsx, also in a parent that shrinks to its content.
    display: 'grid',
    'grid-template-columns': `minmax(0,${size(theme.container?.width, 'container-width', CONTAINER_WIDTH)})`,
    'box-sizing': 'content-box',
    height: `calc(${px + 2 * CONTAINER_BORDER}px + ${buttons}*${button} + ${fields}*${field})`,
    'padding-block': containerPadding(padding),
  };
}
