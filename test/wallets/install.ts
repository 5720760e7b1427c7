/** Puts test wallets on `window`: that of a page, or one that a test in Node provides. */
import type { Wallet } from '@wallet-standard/base';
import { announce, EthereumTestWallet } from './ethereum.ts';
import type { Log } from './manners.ts';
import { SolanaInjectedTestWallet, SolanaStandardTestWallet } from './solana.ts';
import type { EthereumSpec, SolanaSpec, WalletSpec } from './specs.ts';

function put(path: string, wallet: object): void {
  const [first = '', second] = path.split('.');
  if (second !== undefined) Object.assign(window, { [first]: { [second]: wallet } });
  else Object.assign(window, { [first]: wallet });
}

/** As on a page with several extensions: the object of the first one lists them all. */
function shareEthereum(wallets: readonly EthereumTestWallet[]): void {
  const [first] = wallets;
  if (!first) return;
  if (wallets.length > 1) Object.assign(first, { providers: wallets });
  put('ethereum', first);
}

function addEthereum(spec: EthereumSpec, log: Log): EthereumTestWallet {
  const wallet = new EthereumTestWallet(spec, log);
  if (spec.rdns !== undefined) announce(wallet, spec);
  if (spec.at !== undefined && spec.at !== 'ethereum') put(spec.at, wallet);
  return wallet;
}

function addSolana(spec: SolanaSpec, log: Log, register: (wallet: Wallet) => void): void {
  if (spec.standard) register(new SolanaStandardTestWallet(spec, log));
  if (spec.at !== undefined) put(spec.at, new SolanaInjectedTestWallet(spec, log));
}

/** @param register registers a wallet by the Wallet Standard */
export function install(specs: readonly WalletSpec[], log: Log, register: (wallet: Wallet) => void): void {
  const shared: EthereumTestWallet[] = [];
  for (const spec of specs) {
    if (spec.chain === 'solana') addSolana(spec, log, register);
    else {
      const wallet = addEthereum(spec, log);
      if (spec.at === 'ethereum') shared.push(wallet);
    }
  }
  shareEthereum(shared);
}
