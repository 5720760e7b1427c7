/**
 * Renders the first screen with the components that React uses in the browser, into data. Runs while the package is
 * built; render-bundle.mjs bundles it.
 */

import { WalletLogo } from '../../src/consumer/methods/crypto/logos.tsx';
import { WalletButton } from '../../src/consumer/methods/crypto/main.tsx';
import { splitWallets } from '../../src/consumer/methods/crypto/wallets.ts';
import type { FirstScreenData } from '../../src/consumer/methods/first-screen-data.ts';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import type { Branch, Tree } from '../../src/kit/lib/draw.ts';
import { addedRules, firstScreenStyles } from '../../src/kit/theme/sheets.ts';
import { DEFAULTS } from '../../src/settings/defaults.ts';
import { resolveConfig } from '../../src/settings/resolve.ts';
import { PROVIDERS } from '../../src/shell/views/oauth/provider-table.ts';
import { renderBlocks, renderScreens, SLOTS, treeOf } from './blocks.tsx';
import { renderFrame } from './frame.tsx';
import { textsIn } from './texts.ts';
import { cutOut, findAll, replaceText, slot } from './trees.ts';

export { renderBusinessFirstScreen } from './business.tsx';
export * from './render-app.tsx';
export { addedRules, firstScreenStyles };

/** The heading of a page with a name, and labels of tabs, which take slots of their own. */
const MORE_TEXTS = ['main.headingOf', 'main.text', 'main.whatsapp', 'main.email'];

const buttonsIn = (block: Tree, part: string): readonly Branch[] =>
  findAll(block, 'part', `button button-secondary ${part}`);

type Buttons = Pick<FirstScreenData, 'blocks' | 'provider' | 'unknownProvider' | 'wallets'>;

/** Takes the buttons out of the blocks whose number and names depend on the config, and the country. */
function takeApart(blocks: Readonly<Record<string, Branch>>): Buttons {
  const { 'oauth oauth': oauth, 'crypto crypto': crypto, 'otp sms': sms, 'otp whatsapp': whatsapp } = blocks;
  if (!oauth || !crypto || !sms || !whatsapp) throw new Error('a block is missing');
  const [provider, unknownProvider] = buttonsIn(oauth, 'button-oauth');
  if (!provider || !unknownProvider) throw new Error('a button of a provider is missing');
  // The last button is the one for other wallets.
  const wallets = buttonsIn(crypto, 'button-wallet').slice(0, -1);
  const markCountry = (block: Tree): Tree =>
    replaceText(
      replaceText(block, `${DEFAULTS.otpOptions.phoneCountry} +1`, slot('countryCode') + slot('callingCode')),
      DEFAULTS.otpOptions.phoneCountry,
      slot('countryCode'),
    );
  return {
    blocks: {
      ...blocks,
      'oauth oauth': cutOut(oauth, [provider, unknownProvider], 'providers'),
      'crypto crypto': cutOut(crypto, wallets, 'wallets'),
      'otp sms': markCountry(sms),
      'otp whatsapp': markCountry(whatsapp),
    },
    provider,
    unknownProvider,
    wallets: splitWallets(resolveConfig({ products: ['crypto'] }, 'https://page.invalid/')).main.map(
      ({ name = '', id }) => ({
        name,
        button: treeOf(
          <WalletButton
            label={SLOTS.crypto.continueWith}
            icon={<WalletLogo id={id} />}
            onClick={() => undefined}
          />,
        ),
      }),
    ),
  };
}

export async function renderFirstScreen(): Promise<FirstScreenData> {
  const { blocks, refusedBlocks } = await renderBlocks();
  const { askRefused, ...screens } = await renderScreens();
  const trees = {
    ...renderFrame(),
    ...takeApart(blocks),
    ...screens,
    refused: { ...refusedBlocks, askForReset: askRefused },
  };
  return {
    ...trees,
    ...textsIn(trees, en, MORE_TEXTS),
    titles: Object.fromEntries(Object.entries(PROVIDERS).map(([type, { title }]) => [type, title])),
  };
}
