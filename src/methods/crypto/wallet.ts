/** What the flow needs of a wallet, whatever its chain and its interface. */
export interface Wallet {
  /**
   * Asks the visitor to let the page see an account.
   * @returns the account's address, never empty
   * @throws whatever the wallet throws, e.g. its `{ code: 4001 }` for a refusal
   */
  connect(): Promise<string>;
  /**
   * Asks the visitor to sign, with the account of that address and no other.
   * @returns the signature as the provider takes it, never empty
   * @throws whatever the wallet throws
   */
  sign(message: string, address: string): Promise<string>;
  /** The network that it is on, as decimal text; undefined where there is no such thing or it does not say. */
  chainId(): Promise<string | undefined>;
}

/** Settles within `ms`: a wallet may keep a question open for ever. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The wallet did not answer in time.')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** What is at a dotted path of the page's `window`, where wallets put themselves. */
export function globalAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) ? Reflect.get(at, key) : undefined), window);
}
