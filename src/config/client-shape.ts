import type { Product } from './types.ts';

/** The calls that a given client must have: it is judged by shape, since each build of the SDK has its own classes. */
const CALLS = [
  'otps.authenticate',
  'otps.sms.loginOrCreate',
  'otps.whatsapp.loginOrCreate',
  'otps.email.loginOrCreate',
  'magicLinks.authenticate',
  'magicLinks.email.loginOrCreate',
] as const;

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (current, key) =>
        (typeof current === 'object' && current !== null) || typeof current === 'function'
          ? Reflect.get(current, key)
          : undefined,
      value,
    );
}

/** Those that only wallets need: a page without them may have an older client. */
const WALLET_CALLS = ['cryptoWallets.authenticateStart', 'cryptoWallets.authenticate'] as const;

/** The calls that a client lacks for these products. */
export function missingCalls(client: object, products: readonly Product[]): readonly string[] {
  const wanted = products.includes('crypto') ? [...CALLS, ...WALLET_CALLS] : CALLS;
  return wanted.filter((path) => typeof at(client, path) !== 'function');
}
