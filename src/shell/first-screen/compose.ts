/** Composes the first screen from its rendered blocks. Pure. */

import { format } from '../../kit/i18n/strings.ts';
import { countryName } from '../../kit/lib/country-name.ts';
import { hasOwn } from '../../kit/lib/has-own.ts';
import { isImageUrl } from '../../kit/lib/image-url.ts';
import { EXAMPLE_COUNTRY } from '../../kit/lib/phone-country.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import { themeOverrides } from '../../kit/theme/overrides.ts';
import type { Theme } from '../../kit/theme/tokens.ts';
import type { ColorScheme } from '../../settings/types.ts';
import type { MainBlock } from '../manifest.ts';
import type { FirstScreenData, FrameData } from './data.ts';
import { layout } from './main-layout.ts';
import { fill, type Slots, slotsOf } from './slots.ts';
import type { Variant } from './typed.ts';

export interface FirstScreenTexts {
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The text by section and key, such as `main.heading`. */
  readonly textOf: (name: string) => string | undefined;
}

export interface MainContent extends Variant {
  readonly blocks: readonly (MainBlock & { readonly product: string })[];
  /** The types of the third-party providers that have a button. */
  readonly providers: readonly string[];
  /** How many wallets have a button of their own. */
  readonly wallets: number;
  readonly hideHeading: boolean;
  /** Whether browsers may offer passkeys in the autofill of the form. */
  readonly passkeys: boolean;
  /** The ISO code of the preselected country. */
  readonly phoneCountry: string;
}

export interface FirstScreenFrame {
  /** Prefix of the widget's ids. */
  readonly id: string;
  readonly colorScheme: ColorScheme;
  /** May be invalid. */
  readonly theme: Theme;
  /** Whether to reserve space for the watermark. */
  readonly watermark: boolean;
  readonly texts: FirstScreenTexts;
}

/** Fills a button whose label has a slot of its own, such as `{wallet}`. */
export function labelled(button: Tree, textOf: Slots, name: string, slots: Readonly<Record<string, string>>) {
  const label = textOf(name);
  return fill(button, () => (typeof label === 'string' ? format(label, slots).trim() : undefined));
}

function providerButtons(data: FirstScreenData, types: readonly string[], textOf: Slots): readonly Tree[] {
  return types.flatMap((type) => {
    const title = hasOwn(data.titles, type) ? data.titles[type] : undefined;
    const tree = title === undefined ? data.unknownProvider : data.provider;
    return labelled(tree, textOf, 'oauth.continueWith', { provider: title ?? '' });
  });
}

function walletButtons(data: FirstScreenData, count: number, textOf: Slots): readonly Tree[] {
  return data.wallets
    .slice(0, count)
    .flatMap(({ name, button }) => labelled(button, textOf, 'crypto.continueWith', { wallet: name }));
}

export interface LandingContent {
  readonly screen: keyof FirstScreenData['screens'];
  /** Whether the visitor can sign in without a password. */
  readonly passwordless: boolean;
  /** Whether the form was submitted with something other than an email address. */
  readonly refused: boolean;
}

/** A screen that a link leads to. */
export function composeLanding(
  data: FirstScreenData,
  frame: FirstScreenFrame,
  landing: LandingContent,
): Tree {
  const { textOf } = frame.texts;
  const slots = slotsOf(
    { id: frame.id, passwordless: landing.passwordless ? fill(data.passwordless, textOf) : [] },
    textOf,
  );
  return composeFrame(
    data,
    frame,
    fill((landing.refused && data.refused[landing.screen]) || data.screens[landing.screen], slots),
  );
}

/** The forms, under tabs if there are several. */
function composeForms(data: FirstScreenData, main: MainContent, slots: Slots): readonly Tree[] {
  const { identifiers, tabbed } = layout(main.blocks);
  const selected = identifiers.find(({ id }) => id === main.tab) ?? identifiers[0];
  if (selected === undefined) return [];
  const block = `${selected.product} ${selected.id}`;
  const refused = main.refused ? data.refused[block] : undefined;
  const content = fill(refused ?? data.blocks[block] ?? '', slots);
  if (!tabbed) return fill(data.panel, slotsOf({ content }, slots));
  const tabs = identifiers.flatMap(({ id, tab }) => {
    const own = slotsOf({ label: slots(`main.${tab}`), selected: id, tab: id }, slots);
    return fill(id === selected.id ? data.selectedTab : data.tab, own);
  });
  return fill(data.tabs, slotsOf({ selected: selected.id, tabs, content }, slots));
}

export function composeMain(data: FirstScreenData, frame: FirstScreenFrame, main: MainContent): Tree {
  const { textOf } = frame.texts;
  const { buttons, divided } = layout(main.blocks);
  const slots: Slots = (name) => {
    switch (name) {
      case 'id':
        return frame.id;
      case 'country':
        // The names of countries take browsers long to load, and forms without a phone number have none.
        return countryName(main.phoneCountry, frame.texts.language);
      case 'countryCode':
        return main.phoneCountry;
      case 'phone.placeholder':
        return main.phoneCountry === EXAMPLE_COUNTRY ? textOf(name) : '';
      case 'webauthn':
        return main.passkeys ? ' webauthn' : '';
      case 'providers':
        return providerButtons(data, main.providers, textOf);
      case 'wallets':
        return walletButtons(data, main.wallets, textOf);
      default:
        return textOf(name);
    }
  };
  const content = [
    ...fill(main.hideHeading ? data.hiddenHeading : data.heading, slots),
    ...buttons.flatMap(({ product, id }) => fill(data.blocks[`${product} ${id}`] ?? '', slots)),
    ...(divided ? fill(data.divider, slots) : []),
    ...composeForms(data, main, slots),
  ];
  return composeFrame(data, frame, fill(data.stack, slotsOf({ content })));
}

const styleText = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** What is around every first screen. */
export function composeFrame(data: FrameData, frame: FirstScreenFrame, screen: readonly Tree[]): Tree {
  const { theme, watermark, texts } = frame;
  const { logoImageUrl: source, alt } = theme.logo ?? {};
  const alternative = typeof alt === 'string' ? alt : '';
  const content = [
    ...(isImageUrl(source) ? fill(data.logo, slotsOf({ source, alternative })) : []),
    ...fill(data.outlet, slotsOf({ content: screen })),
    ...(watermark ? [data.watermark] : []),
  ];
  const slots = slotsOf({
    direction: texts.direction,
    language: texts.language,
    scheme: data.schemes[frame.colorScheme],
    content: fill(data.stack, slotsOf({ content })),
    overrides: styleText(themeOverrides(theme)),
  });
  const [surface = ''] = fill(data.surface, slots);
  return surface;
}
