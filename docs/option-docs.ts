/** Reads what the interfaces of a config say about its options: their comments, and the limits of their checks. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { OptionTable } from '../src/settings/option-checks.ts';
import { fromRoot } from './manifest.ts';
import { at } from './shorthands.ts';
import { code, table } from './tables.ts';

type Interfaces = ReadonlyMap<string, ts.InterfaceDeclaration>;

/** The interfaces of some files, by name. */
export function interfacesIn(paths: readonly string[]): Interfaces {
  const statements = paths.flatMap((path) => [
    ...ts.createSourceFile(path, readFileSync(fromRoot(path), 'utf8'), ts.ScriptTarget.Latest, true)
      .statements,
  ]);
  return new Map(statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each]));
}

/** What is known of a flow's config. The tag `@default` is for what the widget does without an option, and does not fill in. */
export interface ConfigFacts {
  /** The name of its interface. */
  readonly config: string;
  readonly interfaces: Interfaces;
  readonly table: OptionTable;
  readonly defaults: object;
  /** Social login providers. */
  readonly providers: readonly string[];
}

function membersOf(name: string, interfaces: Interfaces): readonly ts.PropertySignature[] {
  const declared = interfaces.get(name);
  const bases = declared?.heritageClauses?.flatMap(({ types }) => types.map((type) => type.getText())) ?? [];
  const members = declared?.members.filter(ts.isPropertySignature) ?? [];
  const all = [...bases.flatMap((base) => membersOf(base, interfaces)), ...members];
  return [...new Map(all.map((member) => [member.name.getText(), member])).values()];
}

function rowOf(member: ts.PropertySignature, path: string, facts: ConfigFacts): readonly string[] {
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const meaning = ts.getTextOfJSDocComment(comment?.comment);
  if (meaning === undefined) throw new Error(`${path} has no comment in the interfaces of ${facts.config}.`);
  const tag = comment?.tags?.find(({ tagName }) => tagName.text === 'default');
  const filledIn = at(facts.defaults, path);
  const byDefault =
    filledIn === undefined ? ts.getTextOfJSDocComment(tag?.comment) : JSON.stringify(filledIn);
  const check = at(facts.table, path);
  const refusal: unknown = typeof check === 'function' ? check(undefined, '') : undefined;
  const [, limits] = /minutes (from \d+ to \d+)/.exec(String(refusal)) ?? [];
  return [
    code(path),
    code(byDefault),
    [
      meaning.replaceAll(/\s*\n\s*/g, ' '),
      ...(limits === undefined ? [] : [`Stytch accepts ${limits.replace('from ', '')}.`]),
      ...(path.endsWith('providers[].type') ? [`One of ${facts.providers.map(code).join(', ')}.`] : []),
    ].join(' '),
  ];
}

function rowsOf(name: string, prefix: string, facts: ConfigFacts): (readonly string[])[] {
  return membersOf(name, facts.interfaces).flatMap((member) => {
    const path = prefix + member.name.getText();
    const type = member.type?.getText() ?? '';
    const inner = type.match(/\w+/g)?.find((word) => facts.interfaces.has(word));
    if (inner === undefined) return [rowOf(member, path, facts)];
    if (!type.endsWith('[]')) return rowsOf(inner, `${path}.`, facts);
    return [rowOf(member, path, facts), ...rowsOf(inner, `${path}[].`, facts)];
  });
}

/**
 * A table of all options.
 * @throws Error if one has no comment
 */
export const optionTable = (facts: ConfigFacts): string =>
  table(['Option', 'Default', 'Meaning'], rowsOf(facts.config, '', facts));
