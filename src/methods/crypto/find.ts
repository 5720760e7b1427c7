/** Finds wallets on the page: lists the unknown ones, connects the one that the visitor chose, and signs with it. */
import type { WalletChoice } from '../../flow/consumer/screens.ts';
import { ethereumWallet } from './ethereum.ts';
import {
  type AnnouncedEthereum,
  injectedEthereum,
  isEthereumOf,
  isKnownEthereum,
  onEthereumWallet,
} from './find-ethereum.ts';
import { injectedSolana, isKnownSolana, isSolanaOf, onSolanaWallets, solanaWallets } from './find-solana.ts';
import { injectedSolanaWallet, type SolanaStandardWallet, standardWallet } from './solana.ts';
import type { Wallet } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

/** A wallet that announced itself and is not in the table, as offered on CryptoOtherScreen. */
export interface AnnouncedWallet extends WalletChoice {
  readonly name: string;
  /** What the wallet claims to be its icon; not validated. */
  readonly icon: unknown;
}

/** Wallets usually announce themselves at once. Slow ones may have to wake up first. */
const ANNOUNCING_MS = 500;

/** In characters. Any script on the page can announce a wallet, with a name of any length. */
const MAX_NAME_LENGTH = 60;

/** The name that the widget shows; empty if the wallet has none. */
const shownName = (name: string): string => name.trim().slice(0, MAX_NAME_LENGTH);

const idOfEthereum = ({ rdns, uuid }: AnnouncedEthereum): string => `${rdns} ${uuid}`;

/** Includes a number, because several wallets may have the same name. */
function idOfSolana(wallet: SolanaStandardWallet, all: readonly SolanaStandardWallet[]): string {
  const namesakes = all.filter(({ name }) => name === wallet.name);
  return `${wallet.name} ${namesakes.indexOf(wallet)}`;
}

/**
 * Calls back with the wallets that are not in the table, now and after each change.
 * @returns stops watching
 */
export function watchUnknownWallets(callback: (wallets: readonly AnnouncedWallet[]) => void): () => void {
  const ethereum = new Map<string, AnnouncedWallet>();
  const update = (): void => {
    const all = solanaWallets();
    const solana = all
      .filter((wallet) => !isKnownSolana(wallet))
      .map((wallet) => ({
        id: idOfSolana(wallet, all),
        type: 'solana' as const,
        name: shownName(wallet.name),
        icon: wallet.icon,
      }));
    callback([...ethereum.values(), ...solana].filter(({ name }) => name !== ''));
  };
  const stops = [
    onEthereumWallet((wallet) => {
      const id = idOfEthereum(wallet);
      if (isKnownEthereum(wallet) || ethereum.has(id)) return;
      ethereum.set(id, { id, type: 'ethereum', name: shownName(wallet.name), icon: wallet.icon });
      update();
    }),
    onSolanaWallets(update),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Calls `look` at each change that `watch` reports, until it finds something or the time for announcing is over. */
function found<T>(
  look: () => T | undefined,
  watch: (again: () => void) => () => void,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    let settled = false;
    let stop: (() => void) | undefined;
    const settle = (value: T | undefined): void => {
      settled = true;
      clearTimeout(timer);
      stop?.();
      resolve(value);
    };
    const again = (): void => {
      const value = settled ? undefined : look();
      if (value !== undefined) settle(value);
    };
    const timer = setTimeout(() => settle(undefined), ANNOUNCING_MS);
    stop = watch(again);
    // `watch` may have called back before it returned.
    if (settled) stop();
  });
}

async function findEthereum(id: string, row: WalletRow | undefined): Promise<Wallet | undefined> {
  const announced: AnnouncedEthereum[] = [];
  const fits = (wallet: AnnouncedEthereum): boolean =>
    row ? isEthereumOf(row, wallet) : idOfEthereum(wallet) === id;
  const ofOthers = () => announced.filter((wallet) => !fits(wallet)).map(({ provider }) => provider);
  const stop = onEthereumWallet((wallet) => announced.push(wallet));
  stop();
  const now = announced.find(fits)?.provider ?? (row && injectedEthereum(row, ofOthers()));
  if (now) return ethereumWallet(now);
  const later = await found(
    () => announced.find(fits)?.provider,
    (again) =>
      onEthereumWallet((wallet) => {
        announced.push(wallet);
        again();
      }),
  );
  // `window.ethereum` may have been injected late, too.
  const provider = later ?? (row && injectedEthereum(row, ofOthers()));
  return provider && ethereumWallet(provider);
}

async function findSolana(id: string, row: WalletRow | undefined): Promise<Wallet | undefined> {
  const look = (): SolanaStandardWallet | undefined => {
    const all = solanaWallets();
    return all.find((wallet) => (row ? isSolanaOf(row, wallet) : idOfSolana(wallet, all) === id));
  };
  const standard = look();
  if (standard) return standardWallet(standard);
  const injected = row && injectedSolana(row);
  if (injected) return injectedSolanaWallet(injected);
  const later = await found(look, onSolanaWallets);
  if (later) return standardWallet(later);
  const late = row && injectedSolana(row);
  return late && injectedSolanaWallet(late);
}

/** @throws Error if the wallet is not on this page */
async function findWallet({ id, type }: WalletChoice): Promise<Wallet> {
  const row = WALLETS.find((candidate) => candidate.id === id);
  const wallet = await (type === 'solana' ? findSolana(id, row) : findEthereum(id, row));
  if (!wallet) throw new Error('The wallet is not installed.');
  return wallet;
}

/** Keyed by choice and address, so that the wallet that showed the address also signs, even if others have appeared. */
const connected = new Map<string, Wallet>();

/**
 * Finds the wallet and asks it for an account.
 * @throws Error if the wallet is not on this page or shows no account
 */
export async function connect(choice: WalletChoice): Promise<{ wallet: Wallet; address: string }> {
  const wallet = await findWallet(choice);
  const address = await wallet.connect();
  connected.set(`${choice.id} ${address}`, wallet);
  return { wallet, address };
}

/** Asks the connected wallet for a signature. */
export async function sign(choice: WalletChoice, address: string, message: string): Promise<string> {
  const wallet = connected.get(`${choice.id} ${address}`);
  if (!wallet) throw new Error('The wallet is not connected.');
  return wallet.sign(message, address);
}
