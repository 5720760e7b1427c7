/**
 * The package has five entries with an app, each a single file: `auth-widget.js`, `elements.js`, which registers no tags,
 * `auth-b2b-widget.js`, `auth-account.js` and `auth-passkeys.js`. The first two are taken from one build and share its chunks, which
 * get what they need from the entry that loads them, and so are the last two.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { expect } from '@playwright/test';
import { parseAst } from 'rollup/parseAst';
import { test } from '../e2e/worker.ts';

type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

const dist = new URL('../../dist/', import.meta.url);
const parse = (file: string): SyntaxNode =>
  parseAst(readFileSync(new URL(file, dist), 'utf8')) as unknown as SyntaxNode;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** All nodes of that type, in the order of the source. */
function all(node: SyntaxNode, type: string): readonly SyntaxNode[] {
  const below = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => all(child, type));
  return node.type === type ? [node, ...below] : below;
}

const nodesIn = (node: unknown, field: string): readonly SyntaxNode[] =>
  isNode(node) ? [node[field]].flat().filter(isNode) : [];

/** The keys of an object or of a pattern. */
const keysOf = (node: SyntaxNode): readonly string[] =>
  nodesIn(node, 'properties').flatMap(({ key }) =>
    isNode(key) ? [String(key['name'] ?? key['value'])] : [],
  );

/** The `import()`s of the package's own files that a call of the loader may make: file name -> path from `dist`. */
function importsIn(object: SyntaxNode): readonly (readonly [name: string, path: string])[] {
  const names = keysOf(object);
  return nodesIn(object, 'properties').flatMap(({ value }, index) => {
    const [imported] = nodesIn(value, 'body');
    const [source] = imported?.type === 'ImportExpression' ? nodesIn(imported, 'source') : [];
    return source ? [[names[index] ?? '', posix.normalize(String(source['value']))] as const] : [];
  });
}

const loadersIn = (program: SyntaxNode): readonly ReturnType<typeof importsIn>[] =>
  all(program, 'ObjectExpression')
    .map(importsIn)
    .filter(({ length }) => length > 0);

interface Chunk {
  /** What it takes: the names of other chunks, each with the exports that it takes from it, or of the entry their places. */
  readonly needs: readonly (readonly [name: string, exports: readonly string[]])[];
  readonly gives: readonly string[];
}

function readChunk(file: string): Chunk {
  const program = parse(`chunks/${file}`);
  const declared = Object.fromEntries(
    all(program, 'ExportNamedDeclaration')
      .flatMap((statement) => all(statement, 'VariableDeclarator'))
      .map(({ id, init }) => [isNode(id) ? String(id['name']) : '', init] as const),
  );
  const { needs, create } = declared;
  if (!isNode(create)) {
    const specifiers = all(program, 'ExportSpecifier').flatMap((specifier) => nodesIn(specifier, 'exported'));
    return { needs: [], gives: [...Object.keys(declared), ...specifiers.map(({ name }) => String(name))] };
  }
  const names = nodesIn(needs, 'elements').map(({ value }) => String(value));
  const taken = nodesIn(create, 'params').map(keysOf);
  const [body] = nodesIn(create, 'body');
  const returned =
    body?.type === 'BlockStatement' ? nodesIn(nodesIn(body, 'body').at(-1), 'argument') : [body];
  const result = returned[0];
  return {
    needs: names.map((name, index) => [name, taken[index] ?? []] as const),
    gives:
      result?.type === 'SequenceExpression'
        ? keysOf(nodesIn(result, 'expressions').at(-1) ?? result)
        : result
          ? keysOf(result)
          : [],
  };
}

let parsed: Readonly<Record<string, Chunk>> | undefined;

/** All chunks by file. Reading them takes a while. */
function readChunks(): Readonly<Record<string, Chunk>> {
  const files = readdirSync(new URL('chunks/', dist)).filter((file) => file.endsWith('.js'));
  parsed ??= Object.fromEntries(files.map((file) => [file, readChunk(file)]));
  return parsed;
}

/** The chunk that an entry requests first. An account has none: another file of the page may have asked who is signed in. */
const FIRST = /^(b2b-)?app-/;
const ENTRY = 'entry';

/** A chunk with all those that it cannot do without. */
function closure(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file) || file === ENTRY) return found;
  found.add(file);
  for (const [name] of readChunks()[file]?.needs ?? []) closure(name, found);
  return found;
}

/** The chunks to request for one, of those that an entry can request. The first, with what that needs, is there before any other. */
function requested(file: string, ofEntry: ReadonlySet<string>): ReadonlySet<string> {
  const withFirst = new Set(
    [...ofEntry].filter((chunk) => FIRST.test(chunk)).flatMap((first) => [...closure(first)]),
  );
  return new Set(
    [...closure(file)].filter((needed) => needed === file || FIRST.test(file) || !withFirst.has(needed)),
  );
}

/** The chunks that may be requested once an entry is there. */
function reachable(loaders: ReturnType<typeof loadersIn>, found: Set<string> = new Set()): Set<string> {
  for (const [name] of loaders.flat()) {
    if (found.has(name) || !readChunks()[name]) continue;
    found.add(name);
    reachable(loadersIn(parse(`chunks/${name}`)), found);
  }
  return found;
}

// In one worker, which reads the chunks once.
test.describe.configure({ mode: 'default' });

const BUSINESS = 'auth-b2b-widget.js';

for (const entry of ['auth-widget.js', 'elements.js', BUSINESS, 'auth-account.js', 'auth-passkeys.js']) {
  test(`${entry} is a single file, which hands over all that chunks take of it`, () => {
    const program = parse(entry);
    const ownChunks = [...reachable(loadersIn(program))].map((file) => readChunks()[file]);
    const takenFromEntry = ownChunks.flatMap((chunk) =>
      (chunk?.needs ?? []).flatMap(([name, exports]) => (name === ENTRY ? exports : [])),
    );
    expect(all(program, 'ImportDeclaration')).toEqual([]);
    expect(takenFromEntry.length).toBeGreaterThan(20);
    // By its place in an array: the longest one of names, among which the bundler has put the values of constants.
    const isName = ({ type }: SyntaxNode): boolean => /Identifier|Literal|UnaryExpression/.test(String(type));
    const handedOver = all(program, 'ArrayExpression')
      .map(({ elements }) => elements as readonly (SyntaxNode | null)[])
      .filter((elements) => elements.every((element) => element !== null && isName(element)))
      .reduce((longest, elements) => (elements.length > longest.length ? elements : longest));
    for (const place of takenFromEntry) expect(handedOver[Number(place)], place).toBeTruthy();
  });

  test(`${entry} requests each chunk with all that it needs`, () => {
    const loaders = loadersIn(parse(entry));
    const ofEntry = reachable(loaders);
    expect(loaders.length).toBeGreaterThan(10);
    for (const loader of loaders) {
      const names = loader.map(([name]) => name);
      const target = names.at(-1) ?? '';
      if (target.startsWith('../locales/')) continue;
      expect(new Set(names), target).toEqual(requested(target, ofEntry));
      expect(readChunks()).toHaveProperty([target]);
      for (const [name, path] of loader) expect(path).toBe(`chunks/${name}`);
    }
  });
}

test('both entries load the same chunks for the same modules', () => {
  // Modules are in another order in a single file.
  const loaders = (file: string) => loadersIn(parse(file)).map((loader) => JSON.stringify(loader));
  expect(loaders('auth-widget.js').sort()).toEqual(loaders('elements.js').sort());
});

test('chunks take from one another only what they give', () => {
  const chunks = readChunks();
  const missing = Object.entries(chunks).flatMap(([file, { needs }]) =>
    needs.flatMap(([name, exports]) =>
      exports
        .filter((one) => name !== ENTRY && !chunks[name]?.gives.includes(one))
        .map((one) => `${file} takes ${one} from ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => statSync(new URL(file, dist)).isFile());

test('each file of a visitor starts with the comment that has V8 compile it in the background', () => {
  const elements = /^(elements|session|auth-.*)\.js$/;
  const late = files.filter(
    (file) =>
      (elements.test(file) || file.startsWith('chunks/')) &&
      !readFileSync(new URL(file, dist), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(late).toEqual([]);
});

test('no two chunks are the same file under two names', () => {
  const byContent = new Map<string, string[]>();
  for (const file of files.filter((name) => name.startsWith('chunks/'))) {
    const content = readFileSync(new URL(file, dist), 'utf8');
    byContent.set(content, [...(byContent.get(content) ?? []), file]);
  }
  // Name it without the prefix of a flow, in build/chunks.mjs.
  expect([...byContent.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('the guide for servers says how to serve each file', () => {
  const guide = readFileSync(new URL('../../docs/serving.md', import.meta.url), 'utf8');
  const [, table = ''] = /^\| File .*\n\| ---.*\n((?:\|.*\n)+)/m.exec(guide) ?? [];
  const patterns = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, pattern = '']) => pattern);
  const isFor = (pattern: string, file: string): boolean => {
    const glob = pattern.replaceAll('.', '\\.').replaceAll('**/', '(.+/)?').replaceAll('*', '[^/]*');
    return pattern.endsWith('/') ? file.startsWith(pattern) : new RegExp(`^${glob}$`).test(file);
  };
  const matches = files.map((file) => ({ file, by: patterns.filter((pattern) => isFor(pattern, file)) }));
  expect(matches.filter(({ by }) => by.length !== 1)).toEqual([]);
  const used = new Set(matches.flatMap(({ by }) => by));
  expect(patterns.filter((pattern) => !used.has(pattern))).toEqual([]);
});
