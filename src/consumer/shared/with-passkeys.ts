import type { ResolvedConfig } from '../../settings/resolve.ts';

/** The `autocomplete` of a form's first field, in which browsers also offer passkeys if the page has them. */
export const withPasskeys = <Kind extends string>(
  autoComplete: Kind,
  { products }: Pick<ResolvedConfig, 'products'>,
): Kind | `${Kind} webauthn` => (products.includes('passkeys') ? `${autoComplete} webauthn` : autoComplete);
