/**
 * Checks a client that the page passes in, by its methods: `instanceof` would fail, because every copy of the SDK has
 * its own classes.
 */
import { OTP_METHODS, type Product, type ResolvedConfig } from './types.ts';

const CALLS: Readonly<Record<Product, readonly string[]>> = {
  emailMagicLinks: ['magicLinks.email.loginOrCreate', 'magicLinks.authenticate'],
  otp: ['otps.authenticate'],
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

/** Paths of the methods that the configured products call and the client lacks. */
export function missingCalls(
  client: object,
  { products, otp }: Pick<ResolvedConfig, 'products' | 'otp'>,
): readonly string[] {
  // Iterates the table rather than looking products up in it: a page may name anything, even `constructor`.
  const named: readonly string[] = products;
  const calls = new Set(
    Object.entries(CALLS).flatMap(([product, list]) => (named.includes(product) ? list : [])),
  );
  if (named.includes('otp')) {
    for (const method of OTP_METHODS.filter((known) => otp.methods.includes(known)))
      calls.add(`otps.${method}.loginOrCreate`);
  }
  return [...calls].filter((path) => typeof at(client, path) !== 'function');
}
