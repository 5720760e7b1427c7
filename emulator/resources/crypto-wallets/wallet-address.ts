import { base58 } from '@scure/base';
import { getAddress, isAddress } from 'viem/utils';

import type { Contact } from '../../state/user.ts';

/** The provider's `crypto_wallet_type`. */
export type WalletType = 'ethereum' | 'solana';

const SOLANA_KEY_BYTES = 32;

/** Decodes base58; undefined if the text is not base58. */
export function fromBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
}

/** The address in its canonical form; undefined if it is not an address of this type. */
export function normalizeAddress(type: WalletType, address: string): string | undefined {
  // The case of an Ethereum address is only a checksum, and wallets differ in whether they send it.
  if (type === 'ethereum') return isAddress(address, { strict: false }) ? getAddress(address) : undefined;
  return fromBase58(address)?.length === SOLANA_KEY_BYTES ? address : undefined;
}

/** A wallet in the provider's format. */
export function walletFields({ id, value }: Contact): object {
  // Base58 has no zero.
  const type: WalletType = value.startsWith('0x') ? 'ethereum' : 'solana';
  return { crypto_wallet_id: id, crypto_wallet_address: value, crypto_wallet_type: type };
}
