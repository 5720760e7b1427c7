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

/** What an element is given, by its properties and its JSON child. */
interface Given {
  readonly properties: MaybeOfficial;
  readonly child: Pick<MaybeOfficial, 'config' | 'theme' | 'strings'>;
}

/** The same settings in our own shapes; undefined if that takes `importMigration`. */
export function migrated<G extends Given>(given: G, element: Element): G | undefined {
  const isBusiness = 'authFlowType' in given.properties;
  const translate = <Settings extends MaybeOfficial>(settings: Settings): Settings | undefined =>
    settings.theme === 'auto' || isOfficial(settings) ? migrate?.(settings, element, isBusiness) : settings;
  const properties = translate(given.properties);
  const child: MaybeOfficial | undefined = translate(given.child);
  if (!properties || !child) return undefined;
  if (child === given.child) return { ...given, properties };
  const { config, theme, strings, warnings = [] } = child;
  return {
    ...given,
    properties: { ...properties, warnings: [...(properties.warnings ?? []), ...warnings] },
    child: { config, theme, strings },
  };
}
