/** Finds the wallet that the visitor chose, connects it, and signs with it. */

import { batched } from '../../../kit/lib/batched.ts';
import type { WalletChoice } from '../../flow/screens.ts';
import {
  type AnnouncedEthereum,
  ethereumWallet,
  idOfEthereum,
  injectedEthereum,
  isEthereumOf,
  onEthereumWallet,
} from './ethereum.ts';
import {
  injectedSolana,
  injectedSolanaWallet,
  isSolanaOf,
  onSolanaWallets,
  type RegisteredSolana,
  solanaWallets,
  standardWallet,
} from './solana.ts';
import { MissingWalletError, type Wallet } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

/** Wallets usually announce themselves at once. Slow ones may have to wake up first. */
const ANNOUNCING_MS = 500;

/** Calls `look` after each change that `watch` reports, until it finds something or the time for announcing is over. */
function found<T>(
  look: () => T | undefined,
  watch: (again: () => void) => () => void,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const settle = (value: T | undefined): void => {
      clearTimeout(timer);
      stop();
      resolve(value);
    };
    const again = (): void => {
      const value = look();
      if (value !== undefined) settle(value);
    };
    const timer = setTimeout(() => settle(look()), ANNOUNCING_MS);
    const stop = watch(batched(again));
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
  const look = (): RegisteredSolana | undefined =>
    solanaWallets().find((registered) => (row ? isSolanaOf(row, registered) : registered.id === id));
  const standard = look();
  if (standard) return standardWallet(standard.wallet);
  const injected = row && injectedSolana(row);
  if (injected) return injectedSolanaWallet(injected);
  const later = await found(look, onSolanaWallets);
  if (later) return standardWallet(later.wallet);
  const late = row && injectedSolana(row);
  return late && injectedSolanaWallet(late);
}

/** @throws MissingWalletError */
async function findWallet({ id, type }: WalletChoice): Promise<Wallet> {
  const row = WALLETS.find((candidate) => candidate.id === id);
  const wallet = await (type === 'solana' ? findSolana(id, row) : findEthereum(id, row));
  if (!wallet) throw new MissingWalletError();
  return wallet;
}

/** Keyed by choice and address, so that the wallet that showed the address also signs, even if others have appeared. */
const connected = new Map<string, Wallet>();

/**
 * Finds the wallet and asks it for an account.
 * @throws MissingWalletError
 * @throws Error if the wallet shows no account
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
