/** Reads the titles of tests from their sources. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../manifest.ts';

const TESTS = new Set(['test', 'it', 'base']);
const GROUPS = new Set(['describe', 'suite', 'test.describe']);
/** Between the titles of groups and test. */
const WITHIN = ' › ';

/** `…` for each value that a template fills in; undefined for a title that is not in the call. */
function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (argument === undefined) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return argument.templateSpans.reduce(
    (title, { literal }) => `${title}…${literal.text}`,
    argument.head.text,
  );
}

/** The titles of all tests in a source, each after those of its groups. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let within = groups;
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText();
      const title = titleOf(node.arguments[0]);
      if (title !== undefined && GROUPS.has(callee)) within = [...groups, title];
      else if (title !== undefined && TESTS.has(callee)) titles.push([...groups, title].join(WITHIN));
    }
    node.forEachChild((child) => visit(child, within));
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true), []);
  return titles;
}

/** A test file and what it imports from beside it, where the rows of its tests may be. */
export function withNeighbours(file: string, seen: ReadonlySet<string> = new Set()): string[] {
  if (seen.has(file) || !existsSync(fromRoot(file))) return [];
  const source = readFileSync(fromRoot(file), 'utf8');
  const neighbours = [...source.matchAll(/from '(\.\/[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const all = new Set([...seen, file]);
  return [source, ...neighbours.flatMap((neighbour) => withNeighbours(neighbour, all))];
}
