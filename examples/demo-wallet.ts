/**
 * A wallet for the page /wallets, so that the demo works without a browser extension. Its keys are real but only exist
 * until the page is closed. Bundled by site.ts.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features';
import type { Wallet, WalletAccount } from '@wallet-standard/base';
import type { StandardConnectFeature } from '@wallet-standard/features';
import { registerWallet } from '@wallet-standard/wallet';
import { type Hex, hexToString } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const NAME = 'Demo wallet';
const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHJlY3Qgd2lkdGg9IjI0IiBoZWlnaHQ9IjI0IiByeD0iNiIgZmlsbD0iIzdhNWFmOCIvPjxwYXRoIGQ9Ik02IDloMTJ2OEg2em0wIDMuNWgxMiIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjZmZmIiBzdHJva2Utd2lkdGg9IjEuOCIvPjwvc3ZnPg==';

/** Error codes of EIP-1193. */
const USER_REJECTED = 4001;
const UNSUPPORTED_METHOD = 4200;

/** Shows the wallet's prompt in a dialog of the page. Rejects as a wallet does when its owner declines. */
async function ask(question: string, text: string): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('#wallet');
  if (!dialog) throw new Error('The page has no element #wallet.');
  const [title, detail] = [dialog.querySelector('h2'), dialog.querySelector('pre')];
  if (title) title.textContent = question;
  if (detail) detail.textContent = text;
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
  if (dialog.returnValue !== 'approve') {
    throw Object.assign(new Error('The user rejected the request.'), { code: USER_REJECTED });
  }
}

function addEthereum(): void {
  const account = privateKeyToAccount(generatePrivateKey());
  let shown = false;
  const provider = {
    async request({
      method,
      params = [],
    }: {
      method: string;
      params?: readonly unknown[];
    }): Promise<unknown> {
      switch (method) {
        case 'eth_requestAccounts':
          await ask('Allow this page to see your address?', account.address);
          shown = true;
          return [account.address];
        case 'eth_accounts':
          return shown ? [account.address] : [];
        case 'eth_chainId':
          return '0x1';
        case 'personal_sign': {
          const message = hexToString(params[0] as Hex);
          await ask('Sign this message?', message);
          return account.signMessage({ message });
        }
        default:
          throw Object.assign(new Error(`${method} is not supported.`), { code: UNSUPPORTED_METHOD });
      }
    },
  };
  const info = { uuid: crypto.randomUUID(), name: NAME, icon: ICON, rdns: 'example.demo-wallet' };
  const detail = Object.freeze({ info: Object.freeze(info), provider });
  const announce = (): boolean =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}

function addSolana(): void {
  const { secretKey, publicKey } = ed25519.keygen();
  const account: WalletAccount = {
    address: base58.encode(publicKey),
    publicKey,
    chains: ['solana:mainnet'],
    features: ['solana:signMessage'],
  };
  let accounts: readonly WalletAccount[] = [];
  const features: StandardConnectFeature & SolanaSignMessageFeature = {
    'standard:connect': {
      version: '1.0.0',
      async connect() {
        await ask('Allow this page to see your address?', account.address);
        accounts = [account];
        return { accounts };
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      async signMessage(...inputs) {
        const outputs = [];
        for (const { message } of inputs) {
          await ask('Sign this message?', new TextDecoder().decode(message));
          outputs.push({ signedMessage: message, signature: ed25519.sign(message, secretKey) });
        }
        return outputs;
      },
    },
  };
  const wallet: Wallet = {
    version: '1.0.0',
    name: NAME,
    icon: ICON as Wallet['icon'],
    chains: ['solana:mainnet'],
    features,
    get accounts() {
      return accounts;
    },
  };
  registerWallet(wallet);
}

addEthereum();
addSolana();
