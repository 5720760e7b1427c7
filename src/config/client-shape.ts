/** The calls that a given client must have: it is judged by shape, since each build of the SDK has its own classes. */
import type { Product } from './types.ts';

const CALLS: Readonly<Record<Product, readonly string[]>> = {
  emailMagicLinks: ['magicLinks.email.loginOrCreate', 'magicLinks.authenticate'],
  otp: [
    'otps.sms.loginOrCreate',
    'otps.whatsapp.loginOrCreate',
    'otps.email.loginOrCreate',
    'otps.authenticate',
  ],
  passwords: [
    'passwords.strengthCheck',
    'passwords.create',
    'passwords.authenticate',
    'passwords.resetByEmailStart',
    'passwords.resetByEmail',
    'magicLinks.authenticate',
  ],
  oauth: [],
  crypto: ['cryptoWallets.authenticateStart', 'cryptoWallets.authenticate'],
};

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

/** The calls that a client lacks for these products. */
export function missingCalls(client: object, products: readonly Product[]): readonly string[] {
  // By the table's own keys: what the page named as a product may be anything.
  const named: readonly string[] = products;
  const calls = new Set(
    Object.entries(CALLS).flatMap(([product, list]) => (named.includes(product) ? list : [])),
  );
  return [...calls].filter((path) => typeof at(client, path) !== 'function');
}
