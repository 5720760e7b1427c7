/** Solana wallets, by the Wallet Standard or by an object that they inject into `window`. */
import { base58 } from '@scure/base';
import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features';
import type { Wallet as StandardWallet } from '@wallet-standard/base';
import type { StandardConnectFeature } from '@wallet-standard/features';
import { attempt, isRecord, type Wallet } from './wallet.ts';

type Features = StandardConnectFeature & SolanaSignMessageFeature;
export type SolanaStandardWallet = StandardWallet & { readonly features: Features };

const isOnSolana = (chains: unknown): boolean =>
  Array.isArray(chains) && chains.some((chain) => String(chain).startsWith('solana:'));

/** Whether a wallet supports Solana and signing in. Checks everything, because any script can register anything. */
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
