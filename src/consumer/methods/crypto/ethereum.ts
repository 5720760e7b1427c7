/** Ethereum wallets, by EIP-1193. */
import { attempt, isRecord, type Wallet, within } from './wallet.ts';

export interface EthereumProvider {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/** For requests that a wallet answers without asking its user. */
const QUICK_MS = 2000;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
const SIGNATURE = /^0x[0-9a-f]+$/i;

export function isEthereumProvider(value: unknown): value is EthereumProvider {
  return attempt(() => isRecord(value) && typeof value['request'] === 'function') ?? false;
}

/** Encodes the text to sign as hexadecimal UTF-8. Unencoded, a text that starts with 0x would be misread. */
function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A request that needs no confirmation. Resolves with undefined if the wallet does not know the method or hangs. */
async function quick(provider: EthereumProvider, method: string): Promise<unknown> {
  try {
    return await within(provider.request({ method }), QUICK_MS);
  } catch {
    return undefined;
  }
}

export function ethereumWallet(provider: EthereumProvider): Wallet {
  return {
    async connect() {
      const accounts = await provider.request({ method: 'eth_requestAccounts' });
      const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
      if (typeof address !== 'string' || !ADDRESS.test(address))
        throw new Error('The wallet returned no account.');
      return address;
    },
    async sign(message, address) {
      const accounts = await quick(provider, 'eth_accounts');
      // The active account comes first. A locked wallet lists none.
      if (Array.isArray(accounts) && String(accounts[0]).toLowerCase() !== address.toLowerCase()) {
        throw new Error('The account of the wallet has changed.');
      }
      const signature = await provider.request({
        method: 'personal_sign',
        params: [toHex(message), address],
      });
      if (typeof signature !== 'string' || !SIGNATURE.test(signature)) {
        throw new Error('The wallet returned no signature.');
      }
      return signature;
    },
    async chainId() {
      const id = await quick(provider, 'eth_chainId');
      return typeof id === 'string' && SIGNATURE.test(id) ? String(BigInt(id)) : undefined;
    },
  };
}
