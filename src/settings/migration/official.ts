/**
 * Settings in the shapes of Stytch's own element, which a page that replaces it may leave as they are, and those that are read
 * from the page. Part of the entry, so it only recognizes them: what they mean is in a chunk that other pages do not load.
 */
import type { MaybeOfficial, Migrate } from './remark.ts';

let migrate: Migrate | undefined;

export async function importMigration(): Promise<void> {
  ({ migrate } = await import('./migrate.ts'));
}

export function isOfficial({ config, strings, presentation }: MaybeOfficial): boolean {
  const products: unknown = Object(config).products;
  return (
    Boolean(presentation) ||
    (Array.isArray(products) && products.some((product) => typeof product === 'object')) ||
    Object.values(Object(strings) as object).some((text) => typeof text === 'string')
  );
}

/** The same settings in our own shapes; undefined if that takes `importMigration`. */
export const migrated = <Settings extends MaybeOfficial>(
  settings: Settings,
  element: Element,
): Settings | undefined =>
  settings.theme === 'auto' || isOfficial(settings) ? migrate?.(settings, element) : settings;
