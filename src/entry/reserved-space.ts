/**
 * How much room the first screen takes, before any of its code is there. In the entry chunk; the preload tags
 * (build/preload.ts) keep the same room before even that has run. Pure.
 */
import { DEFAULTS } from '../config/defaults.ts';
import type { Settings } from '../config/settings.ts';

export interface FirstView extends Pick<Settings, 'config' | 'theme'> {
  readonly screen: 'Main' | 'LoggingIn' | 'PasswordResetForm';
  /** Those of the config that there are. */
  readonly products: readonly string[];
  /** A token came with the page's address. */
  readonly hasToken: boolean;
  readonly watermark: boolean;
}

/** Heights of what is on the first screens, in px. */
const [LOGO, HEADING, LINE, TABS, LINK] = [50, 32, 20, 44, 24];
/** Between rows, between the parts of a form, between buttons, in px. */
const [ROW_GAP, FORM_GAP, BUTTON_GAP] = [24, 16, 8];

/** What is on a screen: so many px, buttons and fields. */
type Heap = readonly [px: number, buttons: number, fields: number];

/** A label, a field, the button: as in every form of one field. */
const FORM: Heap = [LINE + 8 + FORM_GAP, 1, 1];

/** Rows with the gaps between them; what is not there is left out. */
function column(gap: number, ...rows: readonly (Heap | false | undefined | '')[]): Heap {
  const there = rows.filter((row) => typeof row === 'object');
  return there.reduce<Heap>(
    ([px, buttons, fields], row) => [px + row[0], buttons + row[1], fields + row[2]],
    [gap * (there.length - 1), 0, 0],
  );
}

/** How many wallets there are beside so many third parties (spec section 9), "others", and the link below. */
function wallets(providers: number): Heap {
  const named = Math.max(0, 5 - providers);
  return [(named + 1) * BUTTON_GAP + LINK, named + 1, 0];
}

function mainOf({ config, theme, products }: FirstView): Heap {
  const providers = products.includes('oauth') ? (config.oauthOptions?.providers?.length ?? 0) : 0;
  const tabs = new Set(
    products.flatMap((product) =>
      product === 'otp'
        ? (config.otpOptions?.methods ?? DEFAULTS.otpMethods)
        : /email|pass/.test(product)
          ? 'email'
          : [],
    ),
  ).size;
  const others = products.includes('crypto');
  return column(
    ROW_GAP,
    !theme.hideHeaderText && [HEADING, 0, 0],
    providers > 0 && [(providers - 1) * BUTTON_GAP, providers, 0],
    others && wallets(config.oauthOptions?.providers?.length ?? 0),
    (providers > 0 || others) && tabs > 0 && [LINE, 0, 0],
    tabs > 1 && [TABS, 0, 0],
    tabs > 0 && FORM,
  );
}

function resetFormOf({ config, products, hasToken }: FirstView): Heap {
  // What the page gave is not judged yet: it may be no list.
  const ways = [...products, ...[config.otpOptions?.methods].flat()];
  const passwordless = ways.includes('emailMagicLinks') || (ways.includes('otp') && ways.includes('email'));
  return column(
    ROW_GAP,
    [LINK + ROW_GAP + HEADING, 0, 0],
    // With the meter; or with two lines of text above.
    [FORM[0] + FORM_GAP + (hasToken ? 4 : 48), 1, 1],
    passwordless && [LINK, 0, 0],
  );
}

function screenOf(view: FirstView): Heap {
  if (view.screen === 'Main') return mainOf(view);
  if (view.screen === 'PasswordResetForm') return resetFormOf(view);
  // Three lines of text and a button.
  return [HEADING + ROW_GAP + 72 + ROW_GAP, 1, 0];
}

/** Style of a box as high as the first screen with its padding and border; what a theme says of sizes holds here too. */
export function reservedSpace(view: FirstView): Readonly<Record<string, string>> {
  const { theme } = view;
  const [px, buttons, fields] = column(
    ROW_GAP,
    theme.logo?.logoImageUrl && [LOGO, 0, 0],
    screenOf(view),
    view.watermark && [LINK, 0, 0],
  );
  const size = (given: string | undefined, name: string, usual: number): string =>
    given ?? `var(--auth-${name},${usual}px)`;
  const button = size(theme.buttons?.height, 'buttons-height', 45);
  const field = size(theme.inputs?.height, 'inputs-height', 45);
  const padding = size(theme.container?.padding, 'container-padding', 32);
  return {
    // As wide as src/ui/surface.tsx in a parent that fits its contents.
    display: 'grid',
    'grid-template-columns': `minmax(0,${size(theme.container?.width, 'container-width', 400)})`,
    'box-sizing': 'content-box',
    height: `calc(${px + 2}px + ${buttons}*${button} + ${fields}*${field})`,
    // As src/ui/surface.tsx has it.
    'padding-block': `clamp(16px,13.33% - 21px,max(16px,${padding}))`,
  };
}
