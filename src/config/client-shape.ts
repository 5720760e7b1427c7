/** The calls that a given client must have: it is judged by shape, since each build of the SDK has its own classes. */
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

/** The calls that a client lacks for what the page offers. */
export function missingCalls(
  client: object,
  { products, otp }: Pick<ResolvedConfig, 'products' | 'otp'>,
): readonly string[] {
  // By the table's own keys: what the page named as a product may be anything.
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
