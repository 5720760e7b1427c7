/**
 * Routes every `import()` through `src/shell/chunks/import-chunk.ts`, and replaces static imports between chunks: a chunk becomes
 * a function that takes the exports of the chunks it needs.
 *
 * Why: a chunk that failed to load can be had again without a reload of the page. Browsers remember a failed module by its URL: with
 * Rollup's own static imports, and a retry under another URL, 7 of the 30 tests in test/chunks/chunk-faults.spec.ts fail in
 * Chromium. The entry, too, hands over what chunks need of it: imported by them, it would load twice if the page's
 * own URL of it has a query, and it could not be a single file.
 *
 * Cost: this file, whose result test/host/entries.spec.ts checks, and 0.3 kB.
 */

import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attachScopes } from '@rollup/pluginutils';
import { built } from './built-chunks.mjs';

const LOADER = fileURLToPath(new URL('../src/shell/chunks/import-chunk.ts', import.meta.url));
/** The loader's name for the entry, whichever it is part of. */
const ENTRY = 'entry';
/** In the loader: the function that returns what chunks need of the entry. */
const ENTRY_EXPORTS = /\bENTRY_EXPORTS\b/;

/** In our own sources, as esbuild prints them. */
const IMPORT = /\bimport\(["'][^"']+["']\)/g;
/** Where renderDynamicImport() leaves room for the chunks that the imported one needs: they are known when all are rendered. */
const NEEDED = /\/\* needed by (\S+) \*\//g;

/** Calls `visit` with every node of a syntax tree, and the scope that it is in. */
function walk(node, visit, outer) {
  const { scope = outer, ...parts } = node;
  if (typeof node.type === 'string') visit(node, scope);
  for (const child of Object.values(parts)) {
    if (child !== null && typeof child === 'object') walk(child, visit, scope);
  }
}

/** True if a function around declares the name. */
function isLocal(name, scope) {
  for (let current = scope; current.parent; current = current.parent)
    if (Object.hasOwn(current.declarations, name)) return true;
  return false;
}

/** `import-chunk.ts` names a chunk by its path from the folder of the chunks. */
const nameOf = (fileName) => posix.relative('chunks', fileName);

/** The chunks to request for an import: first those that the chunk needs, then the chunk itself. */
function withNeeded(fileName, chunks, already, found = new Set()) {
  for (const needed of chunks[fileName]?.imports ?? []) {
    if (!already.has(needed) && !found.has(needed)) withNeeded(needed, chunks, already, found);
  }
  return found.add(fileName);
}

/** Writes the other chunks that an imported one needs beside it, so that all are requested at once. */
function addNeeded(code, { fileName }, chunks, alreadyFor) {
  const urlOf = (file) => posix.relative(posix.dirname(fileName), file).replace(/^(?!\.)/, './');
  return code.replace(NEEDED, (_match, imported) =>
    [...withNeeded(imported, chunks, alreadyFor(imported))]
      .filter((file) => file !== imported)
      .map((file) => `'${nameOf(file)}': () => import('${urlOf(file)}'), `)
      .join(''),
  );
}

const property = (key, local) => (key === local ? key : `${key}: ${local}`);

/** @param keyOf by what name or place an export of another file is handed over */
function parameterOf({ specifiers }, keyOf) {
  const namespace = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  if (namespace) return namespace.local.name;
  return `{ ${specifiers.map(({ imported, local }) => property(keyOf(imported.name), local.name)).join(', ')} }`;
}

const exportStatements = ({ body }) => body.filter(({ type }) => type === 'ExportNamedDeclaration');
const exportsOf = (program) => exportStatements(program).flatMap(({ specifiers }) => specifiers);

/** Other chunks receive exports as values rather than live bindings, so exports must not change. */
function assertConstantExports(program, fileName) {
  const names = new Set(exportsOf(program).map(({ local }) => local.name));
  // A function may have a variable of its own with the same name.
  const isExport = (name, scope) => names.has(name) && !isLocal(name, scope);
  walk(
    program,
    ({ type, left, argument }, scope) => {
      const target =
        type === 'AssignmentExpression' ? left : type === 'UpdateExpression' ? argument : undefined;
      if (target?.type === 'Identifier' && isExport(target.name, scope))
        throw new Error(`chunk-imports: ${fileName} exports ${target.name}, which it assigns to`);
    },
    attachScopes(program, 'scope'),
  );
}

/** Removes statements but keeps their line breaks, so that lines in source maps stay right. */
function removeStatements(code, statements) {
  let rest = code;
  for (const { start, end } of statements.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, '') + rest.slice(end);
  return rest;
}

/**
 * The names of what chunks import from their entry. The loader hands these over by their places, since the names would be 0.14 kB of
 * the entry.
 */
const importedFrom = ({ fileName }, chunks) => [
  ...new Set(Object.values(chunks).flatMap(({ importedBindings }) => importedBindings[fileName] ?? [])),
];

/** Turns a chunk that needs others into a function of their exports. */
function toFunction(code, program, { fileName }, chunks, entry) {
  const needed = program.body.filter(({ type }) => type === 'ImportDeclaration');
  if (needed.length === 0) return code;
  if (exportStatements(program).some(({ source }) => source))
    throw new Error(`chunk-imports: ${fileName} passes on what another chunk exports, and would not have it`);
  const given = needed.map((statement) => {
    const giver = chunks[posix.join(posix.dirname(fileName), statement.source.value)];
    if (giver !== entry)
      return { name: nameOf(giver.fileName), parameter: parameterOf(statement, (key) => key) };
    const handed = importedFrom(entry, chunks);
    return { name: ENTRY, parameter: parameterOf(statement, (key) => handed.indexOf(key)) };
  });
  const body = removeStatements(code, [...needed, ...exportStatements(program)]);
  const values = exportsOf(program).map(({ exported, local }) => property(exported.name, local.name));
  return `export const needs = [${given.map(({ name }) => `'${name}'`).join(', ')}];
    export const create = (${given.map(({ parameter }) => parameter).join(', ')}) => { ${body}
    return { ${values.join(', ')} }; };\n`;
}

/** Puts the function that hands over what chunks need into the loader. */
function withHanded(code, program, entry, chunks) {
  const locals = new Map(exportsOf(program).map(({ exported, local }) => [exported.name, local.name]));
  const values = importedFrom(entry, chunks).map((name) => locals.get(name));
  return code.replace(ENTRY_EXPORTS, () => `(() => [${values.join(', ')}])`);
}

/** Wraps each `import()` of ours, which renderDynamicImport() then turns into a call of `load`. */
function routeThroughLoader(code, id) {
  if (!/\/(src|elements)\//.test(id) || id.includes('/node_modules/') || id === LOADER) return null;
  const changed = code.replace(IMPORT, (statement) => `importChunk((load) => ${statement})`);
  if (changed === code) return null;
  return { code: `import { importChunk } from ${JSON.stringify(LOADER)}; ${changed}`, map: null };
}

/**
 * @param app the module of the app, if it is always requested before other chunks: these then need not request what it needs, too
 * @param folder where the file that has the loader is, below that of the package
 */
export function chunkImports({ app, folder = '' } = {}) {
  /** What is there whenever something is imported. */
  const alreadyIn = (chunks, entry) => {
    const withEntry = new Set([entry.fileName]);
    const first = Object.values(chunks).find(
      ({ moduleIds }) => app && moduleIds.some((id) => id.endsWith(app)),
    );
    const withApp = first
      ? new Set([entry.fileName, ...withNeeded(first.fileName, chunks, withEntry)])
      : withEntry;
    return (imported) => (imported === first?.fileName ? withEntry : withApp);
  };
  return {
    name: 'chunk-imports',
    transform(code, id) {
      // Where the file is among the chunks, their URL is its own folder's.
      if (folder !== '' && id === LOADER) return { code: code.replace(`'${folder}/'`, "''"), map: null };
      return routeThroughLoader(code, id);
    },
    renderDynamicImport({ targetChunk, targetModuleId }) {
      const fileName = targetChunk?.fileName ?? built.fileOf(targetModuleId);
      // The loader's own import() of a URL.
      if (!fileName) return null;
      return {
        left: `load({ /* needed by ${fileName} */'${nameOf(fileName)}': () => import(`,
        right: ') })',
      };
    },
    renderChunk: {
      // Before terser, whose output has other names.
      order: 'pre',
      handler(code, chunk, _options, { chunks: rendered }) {
        const chunks = { ...built.chunks, ...rendered };
        const entry = Object.values(rendered).find(({ isEntry }) => isEntry);
        const named = addNeeded(code, chunk, chunks, alreadyIn(chunks, entry));
        const program = this.parse(named);
        const isNeeded = Object.values(rendered).some(({ imports }) => imports.includes(chunk.fileName));
        if (isNeeded) assertConstantExports(program, chunk.fileName);
        const changed =
          chunk === entry
            ? withHanded(named, program, entry, chunks)
            : toFunction(named, program, chunk, chunks, entry);
        return { code: changed, map: null };
      },
    },
  };
}
