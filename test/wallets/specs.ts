/** What a test asks of a wallet. Plain data: it travels into the page. */

/** How a wallet answers a question: as it should, so once released, with code 4001, never, or with nothing. */
export type Manner = 'ok' | 'hold' | 'refuse' | 'hang' | 'empty';

interface Behaviour {
  readonly name: string;
  readonly connect?: Manner;
  /** `wrong` signs with a key that is not the account's. */
  readonly sign?: Manner | 'wrong';
  /** What happens once the account was shown: the wallet is locked, or shows another account. */
  readonly afterConnect?: 'lock' | 'switch';
}

export interface EthereumSpec extends Behaviour {
  readonly chain: 'ethereum';
  /** Announces itself by EIP-6963 under this reverse domain name. */
  readonly rdns?: string;
  readonly icon?: string;
  /** Announces itself only this long after it was asked to (ms), like an extension that is still asleep. */
  readonly announcedAfter?: number;
  /** Is put on `window` at this dotted path; several at `ethereum` share it by `providers`. */
  readonly at?: string;
  /** Marks such as `isMetaMask`. */
  readonly flags?: readonly string[];
  /** Knows no more than the methods of the spec's section 7. */
  readonly bare?: boolean;
}

export interface SolanaSpec extends Behaviour {
  readonly chain: 'solana';
  /** Registers itself by the Wallet Standard. */
  readonly standard?: boolean;
  readonly icon?: string;
  readonly at?: string;
  readonly flags?: readonly string[];
}

export type WalletSpec = EthereumSpec | SolanaSpec;
