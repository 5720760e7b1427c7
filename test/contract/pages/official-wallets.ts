/** Wallets with real keys in the form in which the provider's element calls them: detached, text as it is. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

interface RequestArguments {
  readonly method: string;
  readonly params?: readonly unknown[];
}

export function putWallets(): void {
  const account = privateKeyToAccount(generatePrivateKey());
  const ethereum = {
    isMetaMask: true,
    request: async ({ method, params = [] }: RequestArguments): Promise<unknown> =>
      method === 'personal_sign' ? account.signMessage({ message: String(params[0]) }) : [account.address],
  };
  const { secretKey, publicKey } = ed25519.keygen();
  const solana = {
    isPhantom: true,
    connect: async () => ({ publicKey: base58.encode(publicKey) }),
    request: async ({ params }: { readonly params: { readonly message: Uint8Array } }) => ({
      signature: ed25519.sign(params.message, secretKey),
    }),
  };
  Object.assign(globalThis, { ethereum, solana });
}
