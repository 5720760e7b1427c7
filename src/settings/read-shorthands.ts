/** Single options that have a property and an attribute of their own. Pure. */
import type { Theme } from '../kit/theme/tokens.ts';

/** The name of a property in the place of each option that it sets. */
export interface Shorthands {
  readonly [name: string]: string | Shorthands;
}

type NamesIn<Options> = {
  readonly [Name in keyof Options]?: NonNullable<Options[Name]> extends readonly unknown[]
    ? string
    : NonNullable<Options[Name]> extends object
      ? NamesIn<NonNullable<Options[Name]>>
      : string;
};

export interface ShorthandsOf<FlowConfig> {
  readonly config: NamesIn<FlowConfig>;
  readonly theme: NamesIn<Theme>;
}

/** The options that properties set; undefined if they set none. */
function read(names: Shorthands, properties: object): object | undefined {
  const set = Object.entries(names).flatMap(([option, name]) => {
    const value: unknown = typeof name === 'string' ? Reflect.get(properties, name) : read(name, properties);
    return value === undefined ? [] : [[option, value]];
  });
  return set.length > 0 ? (Object.fromEntries(set) as object) : undefined;
}

/** What properties say, as parts of config and theme. */
export const readShorthands = (
  { config, theme }: { readonly config: Shorthands; readonly theme: Shorthands },
  properties: object,
): { readonly config: object; readonly theme: object } => ({
  config: read(config, properties) ?? {},
  theme: read(theme, properties) ?? {},
});
