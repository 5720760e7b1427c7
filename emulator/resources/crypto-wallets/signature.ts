import { ed25519 } from '@noble/curves/ed25519.js';
import { isHex, verifyMessage } from 'viem/utils';

import { fromBase58, type WalletType } from './wallet-address.ts';

const SOLANA_SIGNATURE_BYTES = 64;

/** True if the wallet with this address has signed the text. */
export async function isSignedBy(
  type: WalletType,
  address: string,
  text: string,
  signature: string,
): Promise<boolean> {
  try {
    if (type === 'solana') return isSignedBySolana(address, text, signature);
    return (
      isHex(signature) &&
      (await verifyMessage({ address: address as `0x${string}`, message: text, signature }))
    );
  } catch {
    // The libraries throw for malformed signatures.
    return false;
  }
}

function isSignedBySolana(address: string, text: string, signature: string): boolean {
  const publicKey = fromBase58(address);
  const bytes = fromBase58(signature);
  return (
    publicKey !== undefined &&
    bytes?.length === SOLANA_SIGNATURE_BYTES &&
    ed25519.verify(bytes, new TextEncoder().encode(text), publicKey)
  );
}
