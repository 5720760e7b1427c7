/** Finding wallets on Solana: those that register themselves (Wallet Standard) first, injected ones after. */
import { getWallets } from '@wallet-standard/app';
import {
  type InjectedSolana,
  isInjectedSolana,
  isSolanaWallet,
  type SolanaStandardWallet,
} from './solana.ts';
import { globalAt } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

/** The wallets that have registered so far, in the order of their coming. */
export function solanaWallets(): readonly SolanaStandardWallet[] {
  return getWallets().get().filter(isSolanaWallet);
}

/** Tells of changes of `solanaWallets`. Returns the way to stop. */
export function onSolanaWallets(tell: () => void): () => void {
  const { on } = getWallets();
  const stops = [on('register', tell), on('unregister', tell)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A wallet that the table has under its own name. */
export function isKnownSolana({ name }: Pick<SolanaStandardWallet, 'name'>): boolean {
  return WALLETS.some(({ type, announcedAs }) => type === 'solana' && announcedAs.includes(name));
}

/** Whether a registered wallet is the row's; the row of any other wallet takes those that no row names. */
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
