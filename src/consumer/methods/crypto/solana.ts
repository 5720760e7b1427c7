/** Solana wallets, by the Wallet Standard or by an object that they inject into `window`. */
import { base58 } from '@scure/base';
import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features';
import { getWallets } from '@wallet-standard/app';
import type { Wallet as StandardWallet } from '@wallet-standard/base';
import type { StandardConnectFeature } from '@wallet-standard/features';
import { attempt, globalAt, isRecord, type Wallet } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

type Features = StandardConnectFeature & SolanaSignMessageFeature;
export type SolanaStandardWallet = StandardWallet & { readonly features: Features };

const isOnSolana = (chains: unknown): boolean =>
  Array.isArray(chains) && chains.some((chain) => String(chain).startsWith('solana:'));

/** True if a wallet supports Solana and signing in. Checks everything, because any script can register anything. */
export function isSolanaWallet(wallet: unknown): wallet is SolanaStandardWallet {
  if (!isRecord(wallet)) return false;
  const { name, chains, features } = wallet;
  return (
    typeof name === 'string' &&
    isOnSolana(chains) &&
    isRecord(features) &&
    'standard:connect' in features &&
    'solana:signMessage' in features
  );
}

/** @throws Error if the wallet returned no signature, since the provider must not get an empty one */
function encode(signature: unknown): string {
  const text = signature instanceof Uint8Array ? base58.encode(signature) : signature;
  if (typeof text !== 'string' || text === '') throw new Error('The wallet returned no signature.');
  return text;
}

/** @throws Error if the wallet returned no address */
function required(address: unknown): string {
  if (typeof address !== 'string' || address === '') throw new Error('The wallet returned no account.');
  return address;
}

const noChainId = async (): Promise<undefined> => undefined;

export function standardWallet(wallet: SolanaStandardWallet): Wallet {
  const { features } = wallet;
  return {
    async connect() {
      const { accounts } = await features['standard:connect'].connect();
      const usable = accounts.find(({ chains }) => isOnSolana(chains));
      return required(usable?.address);
    },
    async sign(message, address) {
      const account = wallet.accounts.find((candidate) => candidate.address === address);
      if (!account) throw new Error('The account of the wallet has changed.');
      const [output] = await features['solana:signMessage'].signMessage({
        account,
        message: new TextEncoder().encode(message),
      });
      return encode(output?.signature);
    },
    chainId: noChainId,
  };
}

export interface InjectedSolana {
  readonly publicKey?: unknown;
  connect(): Promise<unknown>;
  signMessage?(message: Uint8Array, display: 'utf8'): Promise<unknown>;
  request?(args: { method: 'signMessage'; params: object }): Promise<unknown>;
}

export function isInjectedSolana(value: unknown): value is InjectedSolana {
  return attempt(() => isRecord(value) && typeof value['connect'] === 'function') ?? false;
}

function isPrintable(key: unknown): key is { toString(): string } {
  return typeof key === 'string' || isRecord(key);
}

/** Public keys are objects of the wallet's own library, and `toString()` returns the address. */
function addressIn(holder: unknown): string | undefined {
  const key = isRecord(holder) ? holder['publicKey'] : undefined;
  return isPrintable(key) ? key.toString() : undefined;
}

export function injectedSolanaWallet(provider: InjectedSolana): Wallet {
  return {
    async connect() {
      return required(addressIn(await provider.connect()) ?? addressIn(provider));
    },
    async sign(text, address) {
      if ((addressIn(provider) ?? address) !== address)
        throw new Error('The account of the wallet has changed.');
      const message = new TextEncoder().encode(text);
      const answer = provider.signMessage
        ? await provider.signMessage(message, 'utf8')
        : await provider.request?.({ method: 'signMessage', params: { message, display: 'utf8' } });
      return encode(isRecord(answer) && 'signature' in answer ? answer['signature'] : answer);
    },
    chainId: noChainId,
  };
}

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

/** True if the wallet has a row of its own in the table. */
export function isKnownSolana({ name }: Pick<RegisteredSolana, 'name'>): boolean {
  return WALLETS.some(({ type, announcedAs }) => type === 'solana' && announcedAs.includes(name));
}

/** True if a registered wallet belongs to a row. The row for other wallets takes those that no row names. */
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
