/**
 * Routes every `import()` through `src/shell/chunks/import-chunk.ts`, and replaces static imports between chunks: a chunk becomes
 * a function that takes the exports of the chunks it needs. An entry becomes one file, with what it shares with others.
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
import { ENTRIES, isPart, partsOf } from './chunks.mjs';

export const LOADER = fileURLToPath(new URL('../src/shell/chunks/import-chunk.ts', import.meta.url));
/** The loader's name for the entry, whichever it is part of. */
const ENTRY = 'entry';
/** True if a chunk is part of an entry's file. */
const isOfEntry = ({ name }) => isPart(name);

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
export function withNeeded(fileName, chunks, always, found = new Set()) {
  for (const needed of chunks[fileName]?.imports ?? []) {
    if (!always.has(needed) && !found.has(needed)) withNeeded(needed, chunks, always, found);
  }
  return found.add(fileName);
}

/** The chunks that can be requested from a chunk on. */
function reachable(from, chunks, found = new Set()) {
  if (found.has(from)) return found;
  found.add(from);
  for (const file of [...from.imports, ...from.dynamicImports])
    if (chunks[file]) reachable(chunks[file], chunks, found);
  return found;
}

/** True if a chunk is what its entry requests first. */
const isFirst = ({ moduleIds }) =>
  Object.values(ENTRIES).some(({ app, appFirst }) => appFirst && moduleIds.some((id) => id.endsWith(app)));

const partsOfEntries = (chunks) =>
  new Set(Object.keys(chunks).filter((fileName) => isOfEntry(chunks[fileName])));

/** The chunks that are there in every flow when one asks for others: the entry, and the app with the chunks it needs. */
function alwaysThere(from, chunks) {
  const ofEntry = partsOfEntries(chunks);
  const flows = Object.values(chunks)
    .filter(({ name }) => Object.hasOwn(ENTRIES, name))
    .map((entry) => reachable(entry, chunks))
    .filter((ofFlow) => ofFlow.has(from));
  const withFirst = flows.map(
    (ofFlow) =>
      new Set(
        [...ofFlow].filter(isFirst).flatMap(({ fileName }) => [...withNeeded(fileName, chunks, ofEntry)]),
      ),
  );
  const ofAll = [...(withFirst[0] ?? [])].filter((file) => withFirst.every((files) => files.has(file)));
  return new Set([...ofEntry, ...ofAll]);
}

/** `'name': () => import('url')`, in two halves around the URL. */
export const around = (fileName) => ({ left: `'${nameOf(fileName)}': () => import(`, right: ')' });

/** Writes the other chunks that an imported one needs beside it, so that all are requested at once. */
function addNeeded(code, chunk, chunks) {
  const { fileName } = chunk;
  const always = alwaysThere(chunk, chunks);
  const urlOf = (file) => posix.relative(posix.dirname(fileName), file).replace(/^(?!\.)/, './');
  return code.replace(NEEDED, (_match, imported) =>
    [...withNeeded(imported, chunks, isFirst(chunks[imported]) ? partsOfEntries(chunks) : always)]
      .filter((file) => file !== imported)
      .map((file) => `${around(file).left}'${urlOf(file)}'${around(file).right}, `)
      .join(''),
  );
}

const property = (key, local) => (key === local ? key : `${key}: ${local}`);

/** @param nameIn what an export of another file is called there */
function parameterOf({ specifiers, source }, nameIn) {
  const namespace = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  if (namespace) return namespace.local.name;
  const taken = specifiers.map(({ imported, local }) =>
    property(nameIn(source.value, imported.name), local.name),
  );
  return `{ ${taken.join(', ')} }`;
}

export const exportStatements = ({ body }) => body.filter(({ type }) => type === 'ExportNamedDeclaration');
export const exportsOf = (program) => exportStatements(program).flatMap(({ specifiers }) => specifiers);

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
export function removeStatements(code, statements) {
  let rest = code;
  for (const { start, end } of statements.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, '') + rest.slice(end);
  return rest;
}

export const importStatements = ({ body }) => body.filter(({ type }) => type === 'ImportDeclaration');

/** A function that takes what a chunk imports, and returns what it exports. */
export function functionOf(code, program, { fileName }, nameIn = (_file, name) => name) {
  const needed = importStatements(program);
  const body = removeStatements(code, [...needed, ...exportStatements(program)]);
  if (exportStatements(program).some(({ source }) => source))
    throw new Error(`chunk-imports: ${fileName} passes on what another chunk exports, and would not have it`);
  const values = exportsOf(program).map(({ exported, local }) => property(exported.name, local.name));
  const parameters = needed.map((statement) => parameterOf(statement, nameIn));
  return `(${parameters.join(', ')}) => { ${body}\nreturn { ${values.join(', ')} }; };\n`;
}

/** Turns a chunk that needs others into a function of their exports. */
function toFunction(code, program, chunk, chunks) {
  const needed = importStatements(program);
  if (needed.length === 0) return code;
  const { fileName } = chunk;
  const neededChunk = (source) => chunks[posix.join(posix.dirname(fileName), source)];
  const nameOfNeeded = ({ source }) => {
    const giver = neededChunk(source.value);
    return isOfEntry(giver) ? ENTRY : nameOf(giver.fileName);
  };
  const placeOrName = (source, name) => {
    const giver = neededChunk(source);
    return isOfEntry(giver) ? placeOf(giver, name, chunks) : name;
  };
  const needs = `export const needs = [${needed.map((statement) => `'${nameOfNeeded(statement)}'`).join(', ')}];`;
  const make = functionOf(code, program, chunk, placeOrName);
  // One that needs no entry is made once, for all of the page's entries.
  return needsEntry(chunk, chunks)
    ? `${needs} export const create = ${make}`
    : `${needs} const make = ${make} let made; export const create = (...given) => (made ??= make(...given));`;
}

const needsEntry = ({ imports }, chunks) =>
  imports.some((file) => isOfEntry(chunks[file]) || needsEntry(chunks[file], chunks));

/** The names of what other chunks import from a part of an entry. */
function importedFrom({ fileName }, chunks) {
  const takers = Object.values(chunks).filter((chunk) => !isOfEntry(chunk));
  return [...new Set(takers.flatMap(({ importedBindings }) => importedBindings[fileName] ?? []))];
}

/**
 * Where the loader has what a chunk needs of its entry: by its place in an array, since the names would be 0.14 kB of the entry. What
 * other entries have, too, comes first.
 */
function placeOf(giver, name, chunks) {
  const parts = partsOf(Object.keys(ENTRIES).find((entry) => partsOf(entry).includes(giver.name)));
  const before = parts.slice(0, parts.indexOf(giver.name));
  const places = before.map((part) => {
    const chunk = Object.values(chunks).find(({ name: each }) => each === part);
    return chunk ? importedFrom(chunk, chunks).length : 0;
  });
  return places.reduce((sum, length) => sum + length, importedFrom(giver, chunks).indexOf(name));
}

/** Wraps each `import()` of ours, which renderDynamicImport() then turns into a call of `load`. */
export function routeThroughLoader(code, id) {
  if (!/\/(src|elements)\//.test(id) || id.includes('/node_modules/') || id === LOADER) return null;
  const changed = code.replace(IMPORT, (statement) => `importChunk((load) => ${statement})`);
  if (changed === code) return null;
  return { code: `import { importChunk } from ${JSON.stringify(LOADER)}; ${changed}`, map: null };
}

/** What later builds of this run find: the chunks by file, and the entries by name. */
export const built = { chunks: {}, entries: {} };

/** The parts that an entry's file consists of, each with what it hands to chunks. */
function entryOf(chunk, chunks) {
  const takers = [...reachable(chunk, chunks)].filter((taker) => !isOfEntry(taker));
  return partsOf(chunk.name).flatMap((name) => {
    const part = Object.values(chunks).find((each) => each.name === name);
    if (!part) return [];
    const { fileName, code } = part;
    const taken = new Set(takers.flatMap(({ importedBindings }) => importedBindings[fileName] ?? []));
    // A gap for what only chunks of other entries need.
    const handed = importedFrom(part, chunks).map((each) => (taken.has(each) ? each : undefined));
    return { name, fileName, code, handed };
  });
}

/** The chunk of a module from an earlier build, the latest: files of their own have chunks of their own. */
export const builtFor = (module) =>
  Object.values(built.chunks).findLast(({ facadeModuleId }) => facadeModuleId === module);

/** @param already modules that have chunks already, of earlier builds of this run */
export function chunkImports(already) {
  return {
    name: 'chunk-imports',
    transform: routeThroughLoader,
    async resolveDynamicImport(specifier, importer) {
      const resolved = already && typeof specifier === 'string' && (await this.resolve(specifier, importer));
      const chunk = resolved && already.test(resolved.id) && builtFor(resolved.id);
      return chunk ? { id: `./${chunk.fileName}`, external: true } : null;
    },
    renderDynamicImport({ targetChunk, targetModuleId }) {
      const earlier = built.chunks[posix.normalize(targetModuleId ?? '')];
      if (earlier) {
        const { left, right } = around(earlier.fileName);
        return { left: `load({ ${left}`, right: `${right} })` };
      }
      // The loader's own import() of a URL.
      if (!targetChunk) return null;
      const { left, right } = around(targetChunk.fileName);
      return { left: `load({ /* needed by ${targetChunk.fileName} */${left}`, right: `${right} })` };
    },
    renderChunk: {
      // Before terser, whose output has other names.
      order: 'pre',
      handler(code, chunk, _options, { chunks }) {
        const named = addNeeded(code, chunk, chunks);
        const program = this.parse(named);
        const isNeeded = Object.values(chunks).some(({ imports }) => imports.includes(chunk.fileName));
        if (isNeeded) assertConstantExports(program, chunk.fileName);
        // The languages are entries of the package, and plain modules.
        if (isOfEntry(chunk) || chunk.isEntry) return { code: named, map: null };
        return { code: toFunction(named, program, chunk, chunks), map: null };
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.fromEntries(Object.entries(bundle).filter(([, { type }]) => type === 'chunk'));
      for (const chunk of Object.values(chunks)) {
        if (!isOfEntry(chunk)) {
          built.chunks[chunk.fileName] = chunk;
          continue;
        }
        if (Object.hasOwn(ENTRIES, chunk.name)) built.entries[chunk.name] = entryOf(chunk, chunks);
        // Later builds write the files.
        delete bundle[chunk.fileName];
      }
    },
  };
}
