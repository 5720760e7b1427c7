/** What differs in the official element's config. Pure. */
import { isObject } from './is-object.ts';
import type { Remark } from './remark.ts';

type Tree = Readonly<Record<string, unknown>>;

const REGISTRATION = 'passkeyRegistration';

/** Where One Tap is shown. Google's own prompt decides by itself whether it can be embedded. */
const POSITIONS: Readonly<Record<string, string>> = {
  embeddedOnly: 'embedded',
  floatingOrEmbedded: 'embedded',
};

function migrateProvider(provider: unknown): unknown {
  if (!isObject(provider) || provider['one_tap'] !== true) return provider;
  const { position = 'floating' } = provider;
  return { ...provider, position: POSITIONS[String(position)] ?? position };
}

/** `Products.otp` is an object with the name as its `id`. */
const nameOf = (product: unknown): unknown =>
  isObject(product) && typeof product['id'] === 'string' ? product['id'] : product;

/** @param isBusiness whether it is that of the B2B element, which has no One Tap here */
export function migrateConfig(
  config: Tree,
  isBusiness: boolean,
): {
  readonly config: Tree;
  readonly remarks: readonly Remark[];
} {
  const { products, oauthOptions, passkeyOptions } = config;
  const names = Array.isArray(products) ? products.map(nameOf) : undefined;
  const hasPasskeys = names?.includes('passkeys') ?? false;
  const registers = names?.includes(REGISTRATION) ?? false;
  const providers = isObject(oauthOptions) ? oauthOptions['providers'] : undefined;
  const instead = 'use the product passkeys, which offers a passkey after another sign-in';
  return {
    config: {
      ...config,
      ...(names && { products: names.filter((name) => name !== REGISTRATION) }),
      ...(Array.isArray(providers) &&
        !isBusiness && {
          oauthOptions: { ...(oauthOptions as Tree), providers: providers.map(migrateProvider) },
        }),
      // The official element offers none unless it is asked to.
      ...(hasPasskeys && {
        passkeyOptions: { offer: registers, ...(isObject(passkeyOptions) ? passkeyOptions : {}) },
      }),
    },
    remarks: registers && !hasPasskeys ? [{ setting: `config.products: ${REGISTRATION}`, instead }] : [],
  };
}
