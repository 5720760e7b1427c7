/** Composes the first screen from the rendered blocks of the methods. Pure. */

import type { Tree } from '../../kit/lib/draw.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import { EXAMPLE_COUNTRY } from '../../kit/lib/phone-country.ts';
import { type ResolvedConfig, resolveConfig } from '../../settings/resolve.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Config, OTP_METHODS } from '../../settings/types.ts';
import { fill, type Slots, slotsOf } from '../../shell/first-screen/fill.ts';
import {
  ANY_PAGE,
  type ComposeFor,
  composeFrame,
  composerOf,
  type FirstScreenFrame,
  labelled,
} from '../../shell/first-screen/frame.ts';
import type { FirstScreenInput } from '../../shell/first-screen/typed.ts';
import { offersMoreThanPasswords } from '../shared/email-methods.ts';
import { walletLimit } from './crypto/wallet-limit.ts';
import type { FirstScreenData } from './first-screen-data.ts';
import { layout, type MainLayout } from './main-layout.ts';
import { isProduct, mainBlocks, type ProductBlock } from './manifests.ts';

function providerButtons(
  data: FirstScreenData,
  providers: ResolvedConfig['oauth']['providers'],
  textOf: Slots,
): readonly Tree[] {
  return providers.flatMap(({ type }) => {
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

/** A screen that a link leads to. */
function composeLanding(
  data: FirstScreenData,
  frame: FirstScreenFrame,
  config: ResolvedConfig,
  screen: keyof FirstScreenData['screens'],
  { refused }: FirstScreenInput,
): Tree {
  const { textOf } = frame.texts;
  const passwordless = offersMoreThanPasswords(config) ? fill(data.passwordless, textOf) : [];
  const slots = slotsOf({ id: frame.id, passwordless }, textOf);
  return composeFrame(data, frame, fill((refused && data.refused[screen]) || data.screens[screen], slots));
}

/** The forms, under tabs if there are several. */
function composeForms(
  data: FirstScreenData,
  { identifiers, tabbed }: MainLayout<Pick<ProductBlock, 'product'>>,
  { tab, refused }: FirstScreenInput,
  slots: Slots,
): readonly Tree[] {
  const selected = identifiers.find(({ id }) => id === tab) ?? identifiers[0];
  if (selected === undefined) return [];
  const block = `${selected.product} ${selected.id}`;
  const content = fill((refused ? data.refused[block] : undefined) ?? data.blocks[block] ?? '', slots);
  if (!tabbed) return fill(data.panel, slotsOf({ content }, slots));
  const tabs = identifiers.flatMap(({ id, tab }) => {
    const own = slotsOf({ label: slots(`main.${tab}`), selected: id, tab: id }, slots);
    return fill(id === selected.id ? data.selectedTab : data.tab, own);
  });
  return fill(data.tabs, slotsOf({ selected: selected.id, tabs, content }, slots));
}

function composeMain(
  data: FirstScreenData,
  frame: FirstScreenFrame,
  config: ResolvedConfig,
  variant: FirstScreenInput,
): Tree {
  const { textOf } = frame.texts;
  const { phoneCountry } = config.otp;
  const blocks = layout(mainBlocks(config));
  const slots: Slots = (name) => {
    switch (name) {
      case 'id':
        return frame.id;
      case 'countryCode':
        return phoneCountry;
      case 'callingCode':
        return phoneCountry === EXAMPLE_COUNTRY ? ' +1' : '';
      case 'phone.placeholder':
        return phoneCountry === EXAMPLE_COUNTRY ? textOf(name) : '';
      case 'phone.bySms':
        return textOf(name) || textOf('common.continue');
      case 'webauthn':
        return config.products.includes('passkeys') ? ' webauthn' : '';
      case 'providers':
        return providerButtons(data, config.oauth.providers, textOf);
      case 'wallets':
        return walletButtons(data, walletLimit(config), textOf);
      default:
        return textOf(name);
    }
  };
  const content = [
    ...fill(frame.theme.hideHeaderText ? data.hiddenHeading : data.heading, slots),
    ...blocks.buttons.flatMap(({ product, id }) => fill(data.blocks[`${product} ${id}`] ?? '', slots)),
    ...(blocks.divided ? fill(data.divider, slots) : []),
    ...composeForms(data, blocks, variant, slots),
  ];
  return composeFrame(data, frame, fill(data.stack, slotsOf({ content })));
}

function readConfig(config: Config): ResolvedConfig | undefined {
  const resolved = resolveConfig(config, ANY_PAGE);
  const { products, otp, oauth, terms } = resolved;
  const isDrawable =
    // They come with code of their own, before which nothing may be sent.
    !terms &&
    products.length > 0 &&
    products.every(isProduct) &&
    otp.methods.every((method) => OTP_METHODS.includes(method)) &&
    // One Tap is a frame of Google's, which only its script can draw.
    oauth.providers.every((entry) => typeof entry.type === 'string' && entry.one_tap !== true);
  return isDrawable ? resolved : undefined;
}

export const composeFor: ComposeFor<Settings, FirstScreenData> = composerOf(
  readConfig,
  (data, frame, config) => {
    const { screen, hasToken } = frame;
    if (screen === 'Main') return (variant) => composeMain(data, frame, config, variant);
    // Only the app knows if the visitor has to confirm a link: until then, it seems to be on its way.
    const landing = screen === 'LoggingIn' ? 'exchange' : hasToken ? 'newPassword' : 'askForReset';
    return (variant) => composeLanding(data, frame, config, landing, variant);
  },
);
