/** The wallets of spec section 2, in its order: name, chain, how to find it on a page, where to get it. */

import type { Strings } from '../../../kit/i18n/catalogue.ts';
import { format } from '../../../kit/i18n/strings.ts';
import type { WalletChoice } from '../../flow/screens.ts';
import { walletLimit } from './wallet-limit.ts';

interface Row extends WalletChoice {
  /** The wallet's name. The row for other wallets of a chain has a `text` instead. */
  readonly name?: string;
  readonly text?: keyof Pick<Strings['crypto'], 'otherEthereum' | 'otherSolana'>;
  /** How it announces itself: reverse domain names (EIP-6963) or names (Wallet Standard). */
  readonly announcedAs: readonly string[];
  /** The property that identifies its provider among injected ones. */
  readonly flag?: string;
  /** Paths at which it injects its provider into `window`. */
  readonly globals: readonly string[];
  /** Where to get it. */
  readonly download?: string;
}

const ROWS = [
  {
    id: 'phantom',
    type: 'solana',
    name: 'Phantom',
    announcedAs: ['Phantom'],
    flag: 'isPhantom',
    globals: ['phantom.solana'],
    download: 'https://phantom.com/download',
  },
  {
    id: 'vessel',
    type: 'ethereum',
    name: 'Vessel',
    announcedAs: ['xyz.vessel'],
    flag: 'isVessel',
    globals: ['vessel.ethereum', 'vessel'],
    download: 'https://vessel.xyz',
  },
  {
    id: 'binance',
    type: 'ethereum',
    name: 'Binance',
    announcedAs: ['com.binance.wallet'],
    flag: 'isBinance',
    globals: ['binancew3w.ethereum', 'BinanceChain'],
    download: 'https://www.binance.com/en/binancewallet',
  },
  {
    id: 'coinbase',
    type: 'ethereum',
    name: 'Coinbase',
    announcedAs: ['com.coinbase.wallet'],
    flag: 'isCoinbaseWallet',
    globals: ['coinbaseWalletExtension'],
    download: 'https://www.coinbase.com/wallet/downloads',
  },
  {
    id: 'metamask',
    type: 'ethereum',
    name: 'Metamask',
    announcedAs: ['io.metamask', 'io.metamask.flask', 'io.metamask.mobile'],
    flag: 'isMetaMask',
    globals: [],
    download: 'https://metamask.io/download',
  },
  { id: 'otherEthereum', type: 'ethereum', text: 'otherEthereum', announcedAs: [], globals: [] },
  {
    id: 'otherSolana',
    type: 'solana',
    text: 'otherSolana',
    announcedAs: [],
    globals: ['solflare', 'backpack'],
  },
] as const satisfies readonly Row[];

export type WalletId = (typeof ROWS)[number]['id'];
export type WalletRow = Row & { readonly id: WalletId };

export const WALLETS: readonly WalletRow[] = ROWS;

/** In the order of the spec's example links. */
const DOWNLOAD_ORDER: readonly WalletId[] = ['vessel', 'metamask', 'phantom', 'coinbase', 'binance'];

/** Where to get a wallet. */
export const DOWNLOADS: readonly { readonly id: WalletId; readonly name: string; readonly href: string }[] =
  DOWNLOAD_ORDER.flatMap((id) => WALLETS.filter((row) => row.id === id)).flatMap(({ id, name, download }) =>
    name && download ? [{ id, name, href: download }] : [],
  );

/** The row of a wallet; undefined if the visitor chose one that has none. */
export function rowOf({ id }: WalletChoice): WalletRow | undefined {
  return WALLETS.find((row) => row.id === id);
}

/** Splits the wallets into those that fit on Main and the rest. */
export function splitWallets(config: Parameters<typeof walletLimit>[0]): {
  main: readonly WalletRow[];
  rest: readonly WalletRow[];
} {
  const limit = walletLimit(config);
  return { main: WALLETS.slice(0, limit), rest: WALLETS.slice(limit) };
}

/** The label of a row's button. */
export function labelOf({ name = '', text }: WalletRow, strings: Strings): string {
  return text ? strings.crypto[text] : format(strings.crypto.continueWith, { wallet: name });
}
