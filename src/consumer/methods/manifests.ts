/** All methods of the consumer flow, and tables derived from their manifests. */

import { productsOf, type ResolvedConfig } from '../../settings/resolve.ts';
import { type Config, PRODUCTS, type Product } from '../../settings/types.ts';
import type { Loader } from '../../shell/chunks/fetch-part.ts';
import type { ScreenLoaders } from '../../shell/runner/screen.ts';
import type { TokenType } from '../flow/screens.ts';
import type { Consumer } from '../flow/types.ts';
import type { MainBlock, MethodManifest } from '../method.ts';
import { crypto } from './crypto/manifest.ts';
import { emailLink } from './email-link/manifest.ts';
import { oauth } from './oauth/manifest.ts';
import { otp } from './otp/manifest.ts';
import { passkeys } from './passkeys/manifest.ts';
import { passwords } from './passwords/manifest.ts';

export const METHODS = {
  emailMagicLinks: emailLink,
  oauth,
  otp,
  crypto,
  passwords,
  passkeys,
} as const satisfies { readonly [P in Product]: MethodManifest & { readonly product: P } };

/** Screens of an arrival, for all products. One constant: chunks are compared by their loader. */
const arrival = () => import('./arrival/screens.tsx');

/** For all products, if the page asks for a second factor. */
const secondFactor = {
  SecondFactor: () => import('./second-factor/screens.tsx'),
  SecondFactorSetup: () => import('./authenticator-app/screens.tsx'),
} as const;

/** The chunk of each screen. Without an entry for every screen, this does not compile. */
export const SCREENS: ScreenLoaders<Consumer> = {
  LoggingIn: arrival,
  AlreadySignedIn: arrival,
  OtherAccount: arrival,
  Finishing: arrival,
  ...secondFactor,
  ...emailLink.screens,
  ...otp.screens,
  ...passwords.screens,
  ...crypto.screens,
  ...passkeys.screens,
};

/** What Main shows of the page's terms, if there are any. Without it, there is no way on. */
export const TERMS = () => import('./terms/main.tsx');

/** The chunks that Main needs besides the app's. */
export const mainParts = (
  products: readonly Product[],
  { terms }: { readonly terms?: unknown },
): readonly Loader<unknown>[] => [
  ...products.map((product) => METHODS[product].main),
  ...(terms ? [TERMS] : []),
];

/** True if a name from the page is a product's. */
export function isProduct(name: unknown): name is Product {
  return PRODUCTS.some((product) => product === name);
}

/** The products that a page offers, without names of others: its config may not have been checked. */
export function knownProducts(config: Pick<Config, 'products'>): readonly Product[] {
  const named: readonly unknown[] = [productsOf(config)].flat();
  return named.filter(isProduct);
}

/** A block on Main, and the product that shows it. */
export type ProductBlock = MainBlock & { readonly product: Product };

/**
 * The parts of Main for the products of a config. If passwords are offered, emailed codes and links have no form but appear
 * beside the password (spec section 5): the place of the form is that of the first of them.
 */
export function mainBlocks(
  config: Pick<ResolvedConfig, 'products' | 'otp' | 'oauth'>,
): readonly ProductBlock[] {
  return config.products.flatMap((product) => {
    const method: MethodManifest = METHODS[product];
    return method.blocks(config).map((block) => ({
      ...block,
      product: block.id === 'email' && config.products.includes('passwords') ? 'passwords' : product,
    }));
  });
}

/** The types of token that a widget with these products can use. */
export function acceptedTokens(products: readonly Product[]): readonly TokenType[] {
  const methods: readonly MethodManifest[] = products.map((product) => METHODS[product]);
  return [
    'magic_links',
    'login',
    'oauth',
    'impersonation',
    ...methods.flatMap(({ urlTokens = [] }) => urlTokens),
  ];
}
