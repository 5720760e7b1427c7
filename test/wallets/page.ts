/** Puts test wallets on a page, before any of its own scripts run. Bundled by test/e2e/wallets.ts. */
import { registerWallet } from '@wallet-standard/wallet';
import { announce, EthereumTestWallet } from './ethereum.ts';
import { type Log, release } from './manners.ts';
import { SolanaInjectedTestWallet, SolanaStandardTestWallet } from './solana.ts';
import type { EthereumSpec, SolanaSpec, WalletSpec } from './specs.ts';

/** Every call that any wallet got: `name: method`. */
const calls: string[] = [];
const log: Log = (wallet, method) => calls.push(`${wallet}: ${method}`);

function put(path: string, wallet: object): void {
  const [first = '', second] = path.split('.');
  if (second !== undefined) Object.assign(window, { [first]: { [second]: wallet } });
  else Object.assign(window, { [first]: wallet });
}

/** Like a page with several extensions: the first one's object carries the list of all. */
function shareEthereum(wallets: readonly EthereumTestWallet[]): void {
  const [first] = wallets;
  if (!first) return;
  if (wallets.length > 1) Object.assign(first, { providers: wallets });
  put('ethereum', first);
}

function addEthereum(spec: EthereumSpec): EthereumTestWallet {
  const wallet = new EthereumTestWallet(spec, log);
  if (spec.rdns !== undefined) announce(wallet, spec);
  if (spec.at !== undefined && spec.at !== 'ethereum') put(spec.at, wallet);
  return wallet;
}

function addSolana(spec: SolanaSpec): void {
  if (spec.standard) registerWallet(new SolanaStandardTestWallet(spec, log));
  if (spec.at !== undefined) put(spec.at, new SolanaInjectedTestWallet(spec, log));
}

function install(specs: readonly WalletSpec[]): void {
  const shared: EthereumTestWallet[] = [];
  for (const spec of specs) {
    if (spec.chain === 'solana') addSolana(spec);
    else {
      const wallet = addEthereum(spec);
      if (spec.at === 'ethereum') shared.push(wallet);
    }
  }
  shareEthereum(shared);
}

Object.assign(globalThis, { testWallets: { install, release, calls } });
