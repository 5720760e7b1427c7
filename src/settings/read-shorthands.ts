/** Single options that have a property and an attribute of their own. Pure. */
import { type Nested, put } from '../kit/lib/objects.ts';
import type { Theme } from '../kit/theme/tokens.ts';
import type { Fields, Parse } from './fields.ts';

/** By property: how the text of its attribute is parsed, and the paths of the options that it sets. */
export type Shorthands = Readonly<Record<string, readonly [Parse<unknown>, ...(readonly string[])]>>;

type PathsIn<Options, Path extends string> = {
  [Name in keyof Options & string]-?: NonNullable<Options[Name]> extends readonly unknown[]
    ? `${Path}.${Name}`
    : NonNullable<Options[Name]> extends object
      ? PathsIn<NonNullable<Options[Name]>, `${Path}.${Name}`>
      : `${Path}.${Name}`;
}[keyof Options & string];

/** Those of a flow: the compiler asks for every property. */
export type ShorthandsOf<Properties, FlowConfig> = {
  readonly [Name in keyof Properties]: readonly [
    Parse<unknown>,
    ...(PathsIn<FlowConfig, 'config'> | PathsIn<Theme, 'theme'>)[],
  ];
};

export const shorthandFields = (shorthands: Shorthands): Fields =>
  Object.fromEntries(Object.entries(shorthands).map(([name, [parse]]) => [name, parse]));

/** Reads properties as parts of config and theme. */
export function readShorthands(
  shorthands: Shorthands,
  properties: object,
): { readonly config: object; readonly theme: object } {
  let set: Nested = { config: {}, theme: {} };
  for (const [name, [, ...paths]] of Object.entries(shorthands)) {
    const value: unknown = Reflect.get(properties, name);
    if (value !== undefined) for (const path of paths) set = put(set, path.split('.'), value);
  }
  return set as { config: object; theme: object };
}
