/** Composes the first screen from its rendered blocks. Pure. */
import type { ColorScheme } from '../config/types.ts';
import { format } from '../i18n/strings.ts';
import { hasOwn } from '../lib/has-own.ts';
import type { MainBlock } from '../methods/manifest.ts';
import { themeOverrides } from '../theme/overrides.ts';
import type { FirstScreenData } from './data.ts';
import { layout } from './main-layout.ts';
import { fill, type Slots, type Tree } from './tree.ts';
import type { Variant } from './typed.ts';

export interface FirstScreenTexts {
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Texts by section and key, such as `main.heading`. */
  readonly strings: Readonly<Record<string, string>>;
}

export interface MainContent extends Variant {
  readonly blocks: readonly (MainBlock & { readonly product: string })[];
  /** The types of the third-party providers that have a button. */
  readonly providers: readonly string[];
  /** How many wallets have a button of their own. */
  readonly wallets: number;
  readonly hideHeading: boolean;
  /** The name of the preselected country. */
  readonly country: string;
}

export interface FirstScreenFrame {
  /** Prefix of the widget's ids. */
  readonly id: string;
  readonly colorScheme: ColorScheme;
  readonly theme: object;
  readonly logo: { readonly source: string; readonly alternative: string } | undefined;
  /** Whether to reserve space for the watermark. */
  readonly watermark: boolean;
  readonly texts: FirstScreenTexts;
}

function providerButtons(data: FirstScreenData, types: readonly string[], label: string): readonly Tree[] {
  return types.flatMap((type) => {
    const title = hasOwn(data.titles, type) ? data.titles[type] : undefined;
    const tree = title === undefined ? data.unknownProvider : data.provider;
    return fill(tree, { 'oauth.continueWith': format(label, { provider: title ?? '' }).trim() });
  });
}

function walletButtons(data: FirstScreenData, count: number, label: string): readonly Tree[] {
  return data.wallets
    .slice(0, count)
    .flatMap(({ name, button }) => fill(button, { 'crypto.continueWith': format(label, { wallet: name }) }));
}

export interface LandingContent {
  readonly screen: keyof FirstScreenData['screens'];
  /** Whether the visitor can sign in without a password. */
  readonly passwordless: boolean;
  /** Whether the form was submitted with an address that is none. */
  readonly refused: boolean;
}

/** A screen that a link leads to. */
export function composeLanding(
  data: FirstScreenData,
  frame: FirstScreenFrame,
  landing: LandingContent,
): Tree {
  const { strings } = frame.texts;
  const slots: Slots = {
    ...strings,
    id: frame.id,
    passwordless: landing.passwordless ? fill(data.passwordless, strings) : [],
  };
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
  if (!tabbed) return fill(data.panel, { ...slots, content });
  const tabs = identifiers.flatMap(({ id, tab }) => {
    const label = slots[`main.${tab}`];
    const own = { ...slots, label, selected: id, tab: id };
    return fill(id === selected.id ? data.selectedTab : data.tab, own);
  });
  return fill(data.tabs, { ...slots, selected: selected.id, tabs, content });
}

export function composeMain(data: FirstScreenData, frame: FirstScreenFrame, main: MainContent): Tree {
  const { strings } = frame.texts;
  const { buttons, divided } = layout(main.blocks);
  const slots: Slots = { ...strings, id: frame.id, country: main.country };
  const content = [
    ...fill(main.hideHeading ? data.hiddenHeading : data.heading, slots),
    ...buttons.flatMap(({ product, id }) =>
      fill(data.blocks[`${product} ${id}`] ?? '', {
        ...slots,
        providers: providerButtons(data, main.providers, strings['oauth.continueWith'] ?? ''),
        wallets: walletButtons(data, main.wallets, strings['crypto.continueWith'] ?? ''),
      }),
    ),
    ...(divided ? fill(data.divider, slots) : []),
    ...composeForms(data, main, slots),
  ];
  return composeFrame(data, frame, fill(data.stack, { content }));
}

const styleText = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** What is around every first screen. */
function composeFrame(data: FirstScreenData, frame: FirstScreenFrame, screen: readonly Tree[]): Tree {
  const { logo, watermark, texts } = frame;
  const content = [
    ...(logo ? fill(data.logo, logo) : []),
    ...fill(data.outlet, { content: screen }),
    ...(watermark ? [data.watermark] : []),
  ];
  const [surface = ''] = fill(data.surface, {
    direction: texts.direction,
    language: texts.language,
    scheme: data.schemes[frame.colorScheme],
    content: fill(data.stack, { content }),
    overrides: styleText(themeOverrides(frame.theme)),
  });
  return surface;
}
