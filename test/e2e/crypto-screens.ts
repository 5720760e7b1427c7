/** How to get to each screen of wallets, in each of its states. */
import type { WalletSpec } from '../wallets/specs.ts';
import { expect, type Widget } from './fixtures.ts';
import type { ScreenCase } from './screen-case.ts';
import { button, heading } from './steps.ts';
import { choose, installWallets, metamask, phantom } from './wallets.ts';

export const crypto = { products: 'crypto' } as const;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
export const walletIcon = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A wallet without a button of its own. */
export const rabby: WalletSpec = { chain: 'ethereum', name: 'Rabby', rdns: 'io.rabby', icon: walletIcon };

export async function openOthers(widget: Widget): Promise<void> {
  await button(widget, 'Continue with other Crypto Wallet').click();
  await expect(heading(widget, 'Continue with other wallet')).toBeFocused();
}

const openWith =
  (wallet: WalletSpec, name: string): ScreenCase['open'] =>
  async ({ page, openWidget }) => {
    await installWallets(page, wallet);
    const widget = await openWidget(crypto);
    await choose(widget, name);
    return widget;
  };

export const cryptoScreens: readonly ScreenCase[] = [
  {
    // Spec 2.7
    name: 'Main with wallets',
    title: 'Sign up or log in',
    open: ({ openWidget }) => openWidget({ products: 'crypto otp' }),
  },
  {
    // Spec 2.5, 2.46
    name: 'CryptoOtherScreen',
    title: 'Continue with other wallet',
    async open({ page, openWidget }) {
      await installWallets(page, rabby);
      const widget = await openWidget(crypto);
      await openOthers(widget);
      return widget;
    },
    next: [
      {
        // Spec 2.5
        name: 'CryptoSetupWallet',
        title: 'Set up a new crypto wallet',
        async reach(widget) {
          await button(widget, 'Back').click();
          await button(widget, 'Set up a new crypto wallet').click();
        },
      },
    ],
  },
  {
    // Spec 2.5, 2.43
    name: 'CryptoConnect',
    title: 'Connecting to your wallet...',
    open: openWith({ ...metamask, connect: 'hang' }, 'Metamask'),
  },
  {
    // Spec 2.5, 2.44
    name: 'CryptoSignMessage',
    title: 'Completing signature request...',
    open: openWith({ ...phantom, sign: 'hang' }, 'Phantom'),
  },
  {
    // Spec 2.5, 2.48, 2.49
    name: 'CryptoError',
    title: 'Looks like there was an error!',
    open: openWith({ ...metamask, connect: 'refuse' }, 'Metamask'),
  },
  // Spec 2.47
  { name: 'CryptoConfirmation', title: 'Success!', open: openWith(metamask, 'Metamask') },
];
