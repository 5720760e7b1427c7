/** The attributes that set single options, by their tables. */
import { BUSINESS_DEFAULTS, BUSINESS_SHORTHANDS } from '../src/settings/business/entry-options.ts';
import { DEFAULTS } from '../src/settings/defaults.ts';
import { SHORTHANDS } from '../src/settings/entry-options.ts';
import { attributeOf } from '../src/settings/fields.ts';
import type { Shorthands } from '../src/settings/read-shorthands.ts';

export interface Shorthand {
  readonly attribute: string;
  /** Such as `config.products`. */
  readonly paths: readonly string[];
  /** As the attribute spells it. */
  readonly default?: string;
}

/** What is at a path such as `config.products`. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((object, name) => Reflect.get(Object(object) as object, name) as unknown, value);

function shorthandsOf(shorthands: Shorthands, defaults: object): readonly Shorthand[] {
  return Object.entries(shorthands).map(([name, [parse, ...paths]]) => {
    const value = at({ config: defaults }, paths[0] ?? '');
    return {
      attribute: attributeOf(name, parse) ?? name,
      paths,
      ...(value !== undefined && {
        default: Array.isArray(value) ? value.join(' ') : String(value as string | number | boolean),
      }),
    };
  });
}

/** By element. */
export const shorthands: Readonly<Record<string, readonly Shorthand[]>> = {
  'auth-widget': shorthandsOf(SHORTHANDS, DEFAULTS),
  'auth-b2b-widget': shorthandsOf(BUSINESS_SHORTHANDS, BUSINESS_DEFAULTS),
};
