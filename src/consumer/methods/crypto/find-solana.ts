/** Finds Solana wallets: those that register themselves (Wallet Standard), and injected ones. */
import { getWallets } from '@wallet-standard/app';
import {
  type InjectedSolana,
  isInjectedSolana,
  isSolanaWallet,
  type SolanaStandardWallet,
} from './solana.ts';
import { attempt, globalAt } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

/** A registered wallet, with the name and icon that it claims. */
export interface RegisteredSolana {
  /** Different for wallets of the same name. */
  readonly id: string;
  readonly name: string;
  readonly icon: unknown;
  readonly wallet: SolanaStandardWallet;
}

const registered = new WeakMap<object, RegisteredSolana>();
let registrations = 0;

/** Reads each wallet's name and icon only once. */
function read(wallet: unknown): RegisteredSolana | undefined {
  if (!isSolanaWallet(wallet)) return undefined;
  const known = registered.get(wallet);
  if (known) return known;
  registrations += 1;
  const fresh = { id: `solana ${registrations}`, name: wallet.name, icon: wallet.icon, wallet };
  registered.set(wallet, fresh);
  return fresh;
}

/** The wallets registered so far, in that order. A script can register anything, so one that throws is left out. */
export function solanaWallets(): readonly RegisteredSolana[] {
  return getWallets()
    .get()
    .flatMap((wallet) => attempt(() => read(wallet)) ?? []);
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
export function isKnownSolana({ name }: Pick<RegisteredSolana, 'name'>): boolean {
  return WALLETS.some(({ type, announcedAs }) => type === 'solana' && announcedAs.includes(name));
}

/** Whether a registered wallet belongs to a row. The row for other wallets takes those that no row names. */
export function isSolanaOf({ announcedAs }: WalletRow, wallet: RegisteredSolana): boolean {
  return announcedAs.length > 0 ? announcedAs.includes(wallet.name) : !isKnownSolana(wallet);
}

const FLAGS = WALLETS.flatMap(({ type, flag }) => (type === 'solana' && flag ? [flag] : []));

export function injectedSolana({ flag, globals }: WalletRow): InjectedSolana | undefined {
  const shared = globalAt('solana');
  const fits = (provider: InjectedSolana): boolean =>
    flag
      ? Reflect.get(provider, flag) === true
      : !FLAGS.some((known) => Reflect.get(provider, known) === true);
  if (isInjectedSolana(shared) && attempt(() => fits(shared)) === true) return shared;
  return globals.map(globalAt).find(isInjectedSolana);
}
