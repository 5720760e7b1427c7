/** Options of `config`, `theme` and `strings` by path, such as `config.otpOptions.methods`. Pure. */

import { everyText } from '../kit/i18n/every-text.ts';
import { tokenPaths } from '../kit/theme/tokens.ts';
import { DEFAULTS } from '../settings/defaults.ts';
import { SHORTHANDS } from '../settings/entry-options.ts';
import { OPTIONS } from '../settings/options.ts';
import type { Shorthands } from '../settings/read-shorthands.ts';
import { SECTIONS } from '../settings/section-products.ts';

export const OBJECTS = ['config', 'theme', 'strings'] as const;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values by path. Lists are values, and `undefined` does not count. */
export function flatten(
  value: unknown,
  path: string,
  found = new Map<string, unknown>(),
): Map<string, unknown> {
  if (isObject(value))
    for (const [key, inner] of Object.entries(value)) flatten(inner, `${path}.${key}`, found);
  else if (value !== undefined) found.set(path, value);
  return found;
}

export const flattenAll = (source: object): Map<string, unknown> =>
  new Map(OBJECTS.flatMap((name) => [...flatten(Reflect.get(source, name), name)]));

/** The options of a flow. */
export interface OptionFacts {
  /** The options that have a default. */
  readonly defaults: Readonly<Record<string, unknown>> & { readonly products: readonly string[] };
  /** The product that a section of the config is for. */
  readonly sections: Readonly<Record<string, string>>;
  readonly paths: ReadonlySet<string>;
  readonly shorthands: Shorthands;
}

export function productOf(path: string, { sections }: Pick<OptionFacts, 'sections'>): string | undefined {
  return sections[path.split('.')[1] ?? ''];
}

/** True if a setting is for one of these products, or for none in particular. */
export function isOffered(
  setting: string,
  products: readonly unknown[],
  facts: Pick<OptionFacts, 'sections'>,
): boolean {
  const product = productOf(setting, facts);
  return product === undefined || products.includes(product);
}

/** The paths of all options. */
export function pathsOf(config: object, texts: object): ReadonlySet<string> {
  return new Set([
    ...flatten(config, 'config').keys(),
    ...['look', 'hideHeaderText', 'logo.logoImageUrl', 'logo.alt', ...tokenPaths].map(
      (path) => `theme.${path}`,
    ),
    ...flatten(texts, 'strings').keys(),
  ]);
}

export const CONSUMER_OPTIONS: OptionFacts = {
  defaults: DEFAULTS,
  sections: SECTIONS,
  paths: pathsOf(OPTIONS, everyText),
  shorthands: SHORTHANDS,
};
