import { base58 } from '@scure/base';
import { getAddress, isAddress } from 'viem/utils';

import type { Contact } from '../../state/model.ts';

/** What the provider calls `crypto_wallet_type`. */
export type WalletType = 'ethereum' | 'solana';

const SOLANA_KEY_BYTES = 32;

/** The bytes of a base58 text, undefined when it is none. */
export function fromBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
}

/** The address in its usual spelling, undefined when it is none of that type. */
export function normalizeAddress(type: WalletType, address: string): string | undefined {
  // Wallets differ in the case that they tell an address in, which is only a checksum.
  if (type === 'ethereum') return isAddress(address, { strict: false }) ? getAddress(address) : undefined;
  return fromBase58(address)?.length === SOLANA_KEY_BYTES ? address : undefined;
}

/** A wallet in the provider's spelling; its address tells its type. */
export function walletFields({ id, value }: Contact): object {
  const type: WalletType = isAddress(value) ? 'ethereum' : 'solana';
  return { crypto_wallet_id: id, crypto_wallet_address: value, crypto_wallet_type: type };
}
