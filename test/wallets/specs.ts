/** What a test wallet is and does. Plain data, so that a test can hand it to the page. */

/** How a wallet answers: properly, properly but only once released, with code 4001, with that of a request that is open already, never, or with nothing. */
export type Manner = 'ok' | 'hold' | 'refuse' | 'busy' | 'hang' | 'empty';

interface Behaviour {
  readonly name: string;
  readonly connect?: Manner;
  /** `wrong` signs with the key of another account. */
  readonly sign?: Manner | 'wrong';
  /** What happens right after the wallet has shown its account: it is locked, or shows another one. */
  readonly afterConnect?: 'lock' | 'switch';
}

export interface EthereumSpec extends Behaviour {
  readonly chain: 'ethereum';
  /** Announces itself by EIP-6963 under this reverse domain name. */
  readonly rdns?: string;
  readonly icon?: string;
  /** Announces itself this late (ms), like an extension that has to wake up first. */
  readonly announcedAfter?: number;
  /** Sits on `window` at this dotted path; several wallets at `ethereum` share it through `providers`. */
  readonly at?: string;
  /** Marks such as `isMetaMask`. */
  readonly flags?: readonly string[];
  /** Knows only the methods that the spec's section 7 names. */
  readonly bare?: boolean;
}

export interface SolanaSpec extends Behaviour {
  readonly chain: 'solana';
  /** Registers itself by the Wallet Standard. */
  readonly standard?: boolean;
  readonly icon?: string;
  /** Sits on `window` at this dotted path. */
  readonly at?: string;
  /** Marks such as `isPhantom`. */
  readonly flags?: readonly string[];
}

export type WalletSpec = EthereumSpec | SolanaSpec;

export const ethereum = (name: string, more: Omit<EthereumSpec, 'chain' | 'name'>): EthereumSpec => ({
  chain: 'ethereum',
  name,
  ...more,
});
export const solana = (name: string, more: Omit<SolanaSpec, 'chain' | 'name'>): SolanaSpec => ({
  chain: 'solana',
  name,
  ...more,
});

export const metamask = ethereum('MetaMask', { rdns: 'io.metamask' });
export const phantom = solana('Phantom', { standard: true });
