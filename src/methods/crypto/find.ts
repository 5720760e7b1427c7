/** From the visitor's choice to the wallet itself. */
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

/** A wallet that announced itself and that the table does not know, as CryptoOtherScreen offers it. */
export interface AnnouncedWallet extends WalletChoice {
  readonly name: string;
  /** The wallet's own icon, unjudged. */
  readonly icon: unknown;
}

/** ms. A wallet that is there announces itself at once; a slow one may need to be woken. */
const ANNOUNCING_MS = 500;

/** Characters. Nobody's name is longer, but anybody may say so. */
const LONGEST_NAME = 60;

/** The name that a wallet gives itself, as it is shown; empty for one that has none. */
const shownName = (name: string): string => name.trim().slice(0, LONGEST_NAME);

const idOfEthereum = ({ rdns, uuid }: AnnouncedEthereum): string => `${rdns} ${uuid}`;

/** Two wallets may have one name. */
function idOfSolana(wallet: SolanaStandardWallet, all: readonly SolanaStandardWallet[]): string {
  const namesakes = all.filter(({ name }) => name === wallet.name);
  return `${wallet.name} ${namesakes.indexOf(wallet)}`;
}

/** Tells of the wallets that no row of the table names, now and at each change. Returns the way to stop. */
export function watchUnknownWallets(tell: (wallets: readonly AnnouncedWallet[]) => void): () => void {
  const ethereum = new Map<string, AnnouncedWallet>();
  const tellAll = (): void => {
    const all = solanaWallets();
    const solana = all
      .filter((wallet) => !isKnownSolana(wallet))
      .map((wallet) => ({
        id: idOfSolana(wallet, all),
        type: 'solana' as const,
        name: shownName(wallet.name),
        icon: wallet.icon,
      }));
    tell([...ethereum.values(), ...solana].filter(({ name }) => name !== ''));
  };
  const stops = [
    onEthereumWallet((wallet) => {
      const id = idOfEthereum(wallet);
      if (isKnownEthereum(wallet) || ethereum.has(id)) return;
      ethereum.set(id, { id, type: 'ethereum', name: shownName(wallet.name), icon: wallet.icon });
      tellAll();
    }),
    onSolanaWallets(tellAll),
  ];
  tellAll();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Watches until `look` finds something, or for as long as announcing takes. */
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
    // It may have been found while `watch` was still being set up.
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
  // `window.ethereum` may have come late as well.
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

/** @throws Error when the chosen wallet is not on this page */
async function findWallet({ id, type }: WalletChoice): Promise<Wallet> {
  const row = WALLETS.find((candidate) => candidate.id === id);
  const wallet = await (type === 'solana' ? findSolana(id, row) : findEthereum(id, row));
  if (!wallet) throw new Error('The wallet is not installed.');
  return wallet;
}

/** By choice and address: whoever showed the address has to sign, whatever wallets came meanwhile. */
const connected = new Map<string, Wallet>();

/** Finds the wallet and asks it for an account. */
export async function connect(choice: WalletChoice): Promise<{ wallet: Wallet; address: string }> {
  const wallet = await findWallet(choice);
  const address = await wallet.connect();
  connected.set(`${choice.id} ${address}`, wallet);
  return { wallet, address };
}

/** Asks the wallet that was connected for a signature. */
export async function sign(choice: WalletChoice, address: string, message: string): Promise<string> {
  const wallet = connected.get(`${choice.id} ${address}`);
  if (!wallet) throw new Error('The wallet is not connected.');
  return wallet.sign(message, address);
}
