/** Finds Solana wallets: those that register themselves (Wallet Standard), and injected ones. */
import { getWallets } from '@wallet-standard/app';
import {
  type InjectedSolana,
  isInjectedSolana,
  isSolanaWallet,
  type SolanaStandardWallet,
} from './solana.ts';
import { globalAt } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

/** The wallets registered so far, in that order. */
export function solanaWallets(): readonly SolanaStandardWallet[] {
  return getWallets().get().filter(isSolanaWallet);
}

/**
 * Calls back when `solanaWallets` changes.
 * @returns stops listening
 */
export function onSolanaWallets(callback: () => void): () => void {
  const { on } = getWallets();
  const stops = [on('register', callback), on('unregister', callback)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether the wallet has a row of its own in the table. */
export function isKnownSolana({ name }: Pick<SolanaStandardWallet, 'name'>): boolean {
  return WALLETS.some(({ type, announcedAs }) => type === 'solana' && announcedAs.includes(name));
}

/** Whether a registered wallet belongs to a row. The row for other wallets takes those that no row names. */
export function isSolanaOf({ announcedAs }: WalletRow, wallet: SolanaStandardWallet): boolean {
  return announcedAs.length > 0 ? announcedAs.includes(wallet.name) : !isKnownSolana(wallet);
}

const FLAGS = WALLETS.flatMap(({ type, flag }) => (type === 'solana' && flag ? [flag] : []));

export function injectedSolana({ flag, globals }: WalletRow): InjectedSolana | undefined {
  const shared = globalAt('solana');
  const fits = (provider: InjectedSolana): boolean =>
    flag
      ? Reflect.get(provider, flag) === true
      : !FLAGS.some((known) => Reflect.get(provider, known) === true);
  if (isInjectedSolana(shared) && fits(shared)) return shared;
  return globals.map(globalAt).find(isInjectedSolana);
}
