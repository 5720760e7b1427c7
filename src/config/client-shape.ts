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

/** Those that only one product needs. */
const CALLS_OF: Readonly<Partial<Record<Product, readonly string[]>>> = {
  crypto: ['cryptoWallets.authenticateStart', 'cryptoWallets.authenticate'],
};

/** The calls that a client lacks for these products. */
export function missingCalls(client: object, products: readonly Product[]): readonly string[] {
  const wanted = [...CALLS, ...products.flatMap((product) => CALLS_OF[product] ?? [])];
  return wanted.filter((path) => typeof at(client, path) !== 'function');
}
