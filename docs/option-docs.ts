/** Tables of a config's options, by the comments on its interfaces and the limits of their checks. */
import type ts from 'typescript';
import type { OptionTable } from '../src/settings/option-checks.ts';
import { checker, meaningOf, tagsOf } from './checker.ts';
import { at } from './shorthands.ts';
import { code, table } from './tables.ts';

/** What is known of a flow's config. The tag `@default` is for what the widget does without an option, and does not fill in. */
export interface ConfigFacts {
  /** Its interface. */
  readonly config: ts.Symbol;
  readonly table: OptionTable;
  readonly defaults: object;
  /** Social login providers. */
  readonly providers: readonly string[];
}

/** Those that an interface inherits come first. */
function optionsOf(type: ts.Type): ts.Symbol[] {
  const inherited = (type.getBaseTypes() ?? []).flatMap(optionsOf);
  return [
    ...new Map([...inherited, ...type.getProperties()].map((option) => [option.name, option])).values(),
  ];
}

function rowOf(option: ts.Symbol, path: string, facts: ConfigFacts): readonly string[] {
  const filledIn = at(facts.defaults, path);
  const byDefault = filledIn === undefined ? tagsOf(option, 'default')[0] : JSON.stringify(filledIn);
  const check = at(facts.table, path);
  const refusal: unknown = typeof check === 'function' ? check(undefined, '') : undefined;
  const [, limits] = /minutes (from \d+ to \d+)/.exec(String(refusal)) ?? [];
  return [
    code(path),
    code(byDefault),
    [
      meaningOf(option),
      ...(limits === undefined ? [] : [`Stytch accepts ${limits.replace('from ', '')}.`]),
      ...(path.endsWith('providers[].type') ? [`One of ${facts.providers.map(code).join(', ')}.`] : []),
    ].join(' '),
  ];
}

function rowsOf(config: ts.Type, prefix: string, facts: ConfigFacts): (readonly string[])[] {
  return optionsOf(config).flatMap((option) => {
    const path = prefix + option.name;
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(option));
    const isList = checker.isArrayType(type);
    const value = isList ? checker.getIndexInfosOfType(type)[0]?.type : type;
    const inner = (value?.isUnion() ? value.types : [value]).find((each) => each?.isClassOrInterface());
    return [
      ...(inner === undefined || isList ? [rowOf(option, path, facts)] : []),
      ...(inner === undefined ? [] : rowsOf(inner, isList ? `${path}[].` : `${path}.`, facts)),
    ];
  });
}

/**
 * A table of all options.
 * @throws Error if one has no comment
 */
export const optionTable = (facts: ConfigFacts): string =>
  table(['Option', 'Default', 'Meaning'], rowsOf(checker.getDeclaredTypeOfSymbol(facts.config), '', facts));
