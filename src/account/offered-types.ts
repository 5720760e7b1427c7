/** The accounts at other providers that a page offers to connect. Pure. */
import { PROVIDER_TITLES } from '../kit/i18n/provider-titles.ts';
import { hasOwn } from '../kit/lib/objects.ts';
import { recordsIn, textOf } from '../kit/lib/records.ts';
import type { VisitorScene } from './host.ts';

/** The types that a page offers, each once. */
export const offeredTypes = (config: VisitorScene['config']): readonly string[] => [
  ...new Set(
    recordsIn(config?.oauthOptions?.providers)
      .map(({ type }) => textOf(type))
      .filter((type) => type !== ''),
  ),
];

/**
 * What visitors call a provider.
 * @param type as the page writes it, or as Stytch's answers do, which start it with a capital letter
 */
export function titleOf(type: string): string {
  const known = type.toLowerCase();
  return hasOwn(PROVIDER_TITLES, known) ? PROVIDER_TITLES[known as keyof typeof PROVIDER_TITLES] : type;
}
