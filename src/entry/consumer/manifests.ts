/** Every method of the consumer flow, and the tables that follow from their manifests. */
import { arrival } from '../../arrival/manifest.ts';
import type { Loader } from '../../chunks/fetch-part.ts';
import type { Product, ResolvedConfig } from '../../config/types.ts';
import type { TokenType } from '../../flow/consumer/screens.ts';
import { crypto } from '../../methods/crypto/manifest.ts';
import { emailLink } from '../../methods/email-link/manifest.ts';
import type { MethodManifest, ScreenLoaders, SecondaryScreen } from '../../methods/manifest.ts';
import { oauth } from '../../methods/oauth/manifest.ts';
import { otp } from '../../methods/otp/manifest.ts';
import { passwords } from '../../methods/passwords/manifest.ts';

export const METHODS = {
  emailMagicLinks: emailLink,
  oauth,
  otp,
  crypto,
  passwords,
} as const satisfies { readonly [P in Product]: MethodManifest & { readonly product: P } };

/** The chunk of each screen; a screen without an owner does not compile. */
export const SCREENS: ScreenLoaders<SecondaryScreen> = {
  ...arrival.screens,
  ...emailLink.screens,
  ...otp.screens,
  ...passwords.screens,
  ...crypto.screens,
};

/** What the page named as a product may be anything. */
export function isProduct(name: unknown): name is Product {
  return typeof name === 'string' && Object.hasOwn(METHODS, name);
}

/** Types of token that a widget with these products can use. */
export function acceptedTokens(products: readonly Product[]): readonly TokenType[] {
  const methods: readonly MethodManifest[] = products.map((product) => METHODS[product]);
  return [...arrival.urlTokens, ...methods.flatMap(({ urlTokens = [] }) => urlTokens)];
}

/** What a page's own client must be able to do, as paths of its methods. */
export function clientCalls(config: Pick<ResolvedConfig, 'products' | 'otp'>): readonly string[] {
  return config.products.filter(isProduct).flatMap((product) => METHODS[product].clientCalls(config));
}

/** The chunks that the products' flows can lead to. */
export function laterParts(products: readonly Product[]): readonly Loader<unknown>[] {
  const methods: readonly MethodManifest[] = products.map((product) => METHODS[product]);
  const loaders = methods.flatMap(({ screens, leadsTo = [] }) => [
    ...Object.values(screens),
    ...leadsTo.map((screen) => SCREENS[screen]),
  ]);
  return [...new Set(loaders)];
}
