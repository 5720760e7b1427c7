import type { Manner } from './specs.ts';

/** Hears of every call that a wallet gets. */
export type Log = (wallet: string, method: string) => void;

const held: (() => void)[] = [];

/** Lets the wallets answer that hold their answers. */
export function release(): void {
  for (const go of held.splice(0)) go();
}

/**
 * A wallet's answer to a question for its owner.
 * @param good computes the proper answer
 * @param empty what this wallet answers when it has nothing to give
 */
export function answer<T>(manner: Manner | 'wrong' = 'ok', good: () => Promise<T>, empty: T): Promise<T> {
  switch (manner) {
    case 'refuse':
      return Promise.reject(Object.assign(new Error('The user rejected the request.'), { code: 4001 }));
    case 'busy':
      return Promise.reject(Object.assign(new Error('Already processing. Please wait.'), { code: -32_002 }));
    case 'hold':
      return new Promise<void>((go) => held.push(go)).then(good);
    case 'hang':
      return new Promise(() => undefined);
    case 'empty':
      return Promise.resolve(empty);
    default:
      return good();
  }
}
