/**
 * Routes every `import()` through `src/shell/chunks/import-chunk.ts`, and replaces static imports between chunks: a chunk becomes
 * a function that takes the exports of the chunks it needs.
 *
 * Why: browsers remember a failed module by its URL. With Rollup's own static imports, and a retry under another URL, 7 of
 * the 30 tests in test/chunks/chunk-faults.spec.ts fail in Chromium: after a single failure of the app's chunk, only a reload of
 * the page helps. The entry, too, hands over what chunks need of it: imported by them, it would be another instance if the
 * page's own URL of it has a query, and it could not be a single file.
 *
 * Cost: this file, whose result test/host/entries.spec.ts checks, and 60 bytes of the entry; the chunks are 1 % smaller than
 * with static imports.
 */

import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attachScopes } from '@rollup/pluginutils';

const loader = (name) => fileURLToPath(new URL(`../src/shell/chunks/${name}.ts`, import.meta.url));
const LOADER = loader('import-chunk');
/** For chunks that need no other, or a single one. */
const PLAIN_LOADER = loader('import-plain');
/** What both entries of `<auth-widget>` are taken from: see `ofBuiltEntry`. */
const ENTRY = 'elements';
/** In the loader: the function that returns what chunks need of the entry. */
const ENTRY_EXPORTS = /\bENTRY_EXPORTS\b/;

/** The chunk that is requested before anything else, with those that it needs, so that no other import has to request them. */
const APP = 'app';

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

/** Whether a function around declares the name. */
function isLocal(name, scope) {
  for (let current = scope; current.parent; current = current.parent)
    if (Object.hasOwn(current.declarations, name)) return true;
  return false;
}

/** `import-chunk.ts` names a chunk by its path from the folder of the chunks. */
const nameOf = (fileName) => posix.relative('chunks', fileName);

/** The chunks to request for an import: first those that the chunk needs, then the chunk itself. */
function withNeeded(fileName, chunks, always, found = new Set()) {
  for (const needed of chunks[fileName].imports) {
    if (!always.includes(chunks[needed].name) && !found.has(needed))
      withNeeded(needed, chunks, always, found);
  }
  return found.add(fileName);
}

/** `'name': () => import('url')`, in two halves around the URL. */
const around = (fileName) => ({ left: `'${nameOf(fileName)}': () => import(`, right: ')' });

/** Writes the other chunks that an imported one needs beside it, so that all are requested at once. */
function addNeeded(code, { fileName }, chunks, entry, app) {
  const first = Object.values(chunks).find(({ name }) => name === app);
  const always = [entry, app, ...(first?.imports ?? []).map((needed) => chunks[needed].name)];
  const urlOf = (file) => posix.relative(posix.dirname(fileName), file).replace(/^(?!\.)/, './');
  return code.replace(NEEDED, (_match, imported) =>
    [...withNeeded(imported, chunks, chunks[imported] === first ? [entry] : always)]
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
function toFunction(code, program, chunk, chunks, entry) {
  const needed = importStatements(program);
  if (needed.length === 0) return code;
  const { fileName } = chunk;
  const neededChunk = (source) => chunks[posix.join(posix.dirname(fileName), source)];
  const nameOfNeeded = ({ source }) => {
    const { name, fileName: file } = neededChunk(source.value);
    // The loader's name for the entry, whatever the file is called.
    return name === entry ? ENTRY : nameOf(file);
  };
  const placeOrName = (source, name) => {
    const giver = neededChunk(source);
    return giver.name === entry ? importedFromEntry(giver, chunks).indexOf(name) : name;
  };
  const needs = `export const needs = [${needed.map((statement) => `'${nameOfNeeded(statement)}'`).join(', ')}];`;
  return `${needs} export const create = ${functionOf(code, program, chunk, placeOrName)}`;
}

/** The names of what other chunks import from the entry. */
function importedFromEntry({ fileName }, chunks) {
  const bindings = Object.values(chunks).flatMap(({ importedBindings }) => importedBindings[fileName] ?? []);
  return [...new Set(bindings)];
}

/**
 * Hands what chunks need to the loader, instead of exporting it to everybody: by its place in an array, since the names would be
 * 0.14 kB of the entry.
 */
function handOver(code, program, names) {
  const [statement, ...more] = exportStatements(program);
  if (more.length > 0) throw new Error('chunk-imports: the entry has more than one export statement');
  const locals = new Map(statement.specifiers.map(({ exported, local }) => [exported.name, local.name]));
  const handed = names.map((name) => locals.get(name));
  const kept = [...locals]
    .filter(([name]) => !names.includes(name))
    .map(([name, local]) => `${local} as ${name}`);
  return `${removeStatements(code, [statement])}\nexport { ${kept.join(', ')} };\n`.replace(
    ENTRY_EXPORTS,
    () => `(() => [${handed.join(', ')}])`,
  );
}

/** Wraps each `import()` of ours, which renderDynamicImport() then turns into a call of `load`. */
const routeThrough = (file) => (code, id) => {
  if (!/\/(src|elements)\//.test(id) || id.includes('/node_modules/') || id === file) return null;
  const changed = code.replace(IMPORT, (statement) => `importChunk((load) => ${statement})`);
  if (changed === code) return null;
  return { code: `import { importChunk } from ${JSON.stringify(file)}; ${changed}`, map: null };
};

/** What the build of the chunks tells later ones: the chunks by file, and the code of their entry. */
export const built = { chunks: {}, entry: undefined };

/**
 * @param entry the name of the entry that the chunks are for
 * @param app the name of the chunk that it requests first
 * @param isRecorded whether later builds of this run use the chunks
 * @param shared the one module whose chunk later builds use even so. It must need no other
 */
export function chunkImports({ entry = ENTRY, app = APP, isRecorded = true, shared } = {}) {
  return {
    name: 'chunk-imports',
    transform: routeThrough(LOADER),
    renderDynamicImport({ targetChunk }) {
      // The loader's own import() of a URL.
      if (!targetChunk) return null;
      const { left, right } = around(targetChunk.fileName);
      return { left: `load({ /* needed by ${targetChunk.fileName} */${left}`, right: `${right} })` };
    },
    renderChunk: {
      // Before terser, whose output has other names.
      order: 'pre',
      handler(code, chunk, _options, { chunks }) {
        const named = addNeeded(code, chunk, chunks, entry, app);
        const program = this.parse(named);
        const isNeeded = Object.values(chunks).some(({ imports }) => imports.includes(chunk.fileName));
        if (isNeeded) assertConstantExports(program, chunk.fileName);
        if (chunk.name === entry)
          return { code: handOver(named, program, importedFromEntry(chunk, chunks)), map: null };
        // The languages are entries of the package, and plain modules.
        if (chunk.isEntry) return { code: named, map: null };
        return { code: toFunction(named, program, chunk, chunks, entry), map: null };
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      if (!isRecorded)
        return recordAlone(chunks.filter(({ facadeModuleId }) => shared && facadeModuleId?.endsWith(shared)));
      built.chunks = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
      built.entry = chunks.find(({ name }) => name === entry)?.code;
    },
  };
}

/** Lets later builds import chunks that need no others, or one of an earlier build (see `takenFrom`). */
function recordAlone(chunks) {
  for (const chunk of chunks) {
    if (chunk.imports.some((file) => giverOf(file) === undefined))
      throw new Error(`chunk-imports: ${chunk.fileName} needs other chunks`);
    built.chunks[chunk.fileName] = chunk;
  }
}

/** The chunk of an earlier build that another one imports. @param file relative to the importing one */
export const giverOf = (file) => built.chunks[posix.join('chunks', file)];

/**
 * For the build of a chunk of its own, which needs no other: lets later builds of this run import it.
 * @param imported modules that have chunks already, which it may ask for itself
 */
export function laterChunk(imported) {
  return {
    name: 'later-chunk',
    async resolveDynamicImport(specifier, importer) {
      const resolved = imported && (await this.resolve(specifier, importer));
      const chunk =
        resolved &&
        imported.test(resolved.id) &&
        Object.values(built.chunks).find(({ facadeModuleId }) => facadeModuleId === resolved.id);
      return chunk ? { id: `./${posix.basename(chunk.fileName)}`, external: true } : null;
    },
    generateBundle: (_options, bundle) => recordAlone(Object.values(bundle)),
  };
}

const BUILT_ENTRY = '\0built-entry';
const OF_BUILT_ENTRY = '?of-built-entry';

/** For an entry of the package that has only exports of the one that is built with the chunks: takes them from that. */
export function ofBuiltEntry() {
  return {
    name: 'of-built-entry',
    async resolveId(source, importer) {
      if (source === BUILT_ENTRY) return source;
      if (!importer || importer.endsWith(OF_BUILT_ENTRY) || source === './elements.ts') return null;
      const { id } = await this.resolve(source, importer, { skipSelf: true });
      return `${id}${OF_BUILT_ENTRY}`;
    },
    async load(id) {
      if (id === BUILT_ENTRY) return built.entry;
      if (!id.endsWith(OF_BUILT_ENTRY)) return null;
      const { exports } = await this.load({ id: id.slice(0, -OF_BUILT_ENTRY.length) });
      return `export { ${exports.join(', ')} } from ${JSON.stringify(BUILT_ENTRY)};`;
    },
    // Its chunks are there already.
    resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: true } : null),
  };
}

/**
 * For the build of another entry, as a single file, with chunks of earlier builds that need no others.
 * @param folder where the build's own file is, below that of the package
 */
export function chunksOfEarlierBuild({ folder = '' } = {}) {
  return {
    name: 'chunks-of-earlier-build',
    transform(code, id) {
      // Where the file is among the chunks, their URL is its own folder's.
      if (folder !== '' && id === loader('chunks-url'))
        return { code: code.replace(`'${folder}/'`, "''"), map: null };
      return routeThrough(PLAIN_LOADER)(code, id);
    },
    async resolveDynamicImport(specifier, importer) {
      // The loader's own import() of a URL.
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      const chunk = Object.values(built.chunks).find(({ facadeModuleId }) => facadeModuleId === resolved?.id);
      if (!chunk)
        throw new Error(`chunk-imports: there is no chunk for ${specifier}, imported by ${importer}`);
      if (chunk.imports.some((file) => giverOf(file) === undefined))
        throw new Error(`chunk-imports: ${chunk.fileName}, imported by ${importer}, needs other chunks`);
      return { id: `./${posix.relative(folder, chunk.fileName)}`, external: true };
    },
    renderDynamicImport({ targetModuleId }) {
      return targetModuleId === null ? null : callOf(posix.join(folder, targetModuleId), folder);
    },
  };
}

/** Both halves of the call that loads a chunk, around its URL, with what it takes of others. */
function callOf(fileName, folder) {
  const { left, right } = around(fileName);
  const given = (built.chunks[fileName]?.imports ?? []).map((file) => {
    const giver = giverOf(file).fileName;
    const call = callOf(giver, folder);
    return `, ${call.left}'./${posix.relative(folder, giver)}'${call.right}`;
  });
  if (given.length === 0) return { left: `load({ ${left}`, right: `${right} })` };
  return {
    left: `Promise.all([load({ ${left}`,
    right: `${right} })${given.join('')}]).then(([{ create }, ...given]) => create(...given))`,
  };
}
