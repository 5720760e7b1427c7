/**
 * Routes every `import()` through `src/shell/chunks/import-chunk.ts`, and replaces static imports between chunks: a chunk becomes
 * a function that takes the exports of the chunks it needs. Browsers remember a failed module by its URL, so a static
 * import of it could not be retried. The entry, too, hands over what chunks need of it: imported by them, it would be
 * another instance if the page's own URL of it has a query, and it could not be a single file.
 */

import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attachScopes } from '@rollup/pluginutils';

const loader = (name) => fileURLToPath(new URL(`../src/shell/chunks/${name}.ts`, import.meta.url));
const LOADER = loader('import-chunk');
/** For chunks that need no other. */
const PLAIN_LOADER = loader('import-plain');
/** The package's entry without the registration of the tags. The other one is made of the same chunks: see below. */
const ENTRY = 'elements';
/** In the loader: the function that returns what chunks need of the entry. */
const ENTRY_EXPORTS = /\bENTRY_EXPORTS\b/;

/** The chunk that is requested before anything else, so that no other import has to request it. */
const APP = 'app';

const IMPORT = /\bimport\((["'][^"']+["'])\)/g;
const LOADER_CALL = /\b(importChunk(?:\$\d+)?)\(\(\) => import\('([^']+)'\)/g;

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

/**
 * Replaces the one import of each call to the loader with all that are needed, by name.
 * @param always names of the chunks that are requested before anything else
 * @param namespaces by file, the export of a chunk that holds the exports of the imported module
 */
function nameChunks(code, { fileName }, chunks, always, namespaces = new Map()) {
  const folder = posix.dirname(fileName);
  return code.replace(LOADER_CALL, (_match, importChunk, path) => {
    const imported = posix.join(folder, path);
    const namespace = namespaces.get(imported);
    const entries = [...withNeeded(imported, chunks, always)].map((file) => {
      const relative = posix.relative(folder, file);
      const url = relative.startsWith('.') ? relative : `./${relative}`;
      return `'${nameOf(file)}': () => import('${url}')`;
    });
    // The match lacks the last parenthesis: Rollup may have appended a `.then()` to the import().
    const then = namespace === undefined ? '' : `.then((exports) => exports.${namespace})`;
    return `(${importChunk}({ ${entries.join(', ')} })${then}`;
  });
}

const property = (key, local) => (key === local ? key : `${key}: ${local}`);

function parameterOf({ specifiers }) {
  const namespace = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  if (namespace) return namespace.local.name;
  return `{ ${specifiers.map(({ imported, local }) => property(imported.name, local.name)).join(', ')} }`;
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

/** Turns a chunk that needs others into a function of their exports. */
function toFunction(code, program, { fileName }, chunks, entry) {
  const needed = program.body.filter(({ type }) => type === 'ImportDeclaration');
  if (needed.length === 0) return code;
  const nameOfNeeded = ({ source }) => {
    const file = posix.join(posix.dirname(fileName), source.value);
    // The loader's name for the entry, whatever the file is called.
    return chunks[file].name === entry ? ENTRY : nameOf(file);
  };
  const head = [
    `export const needs = [${needed.map((statement) => `'${nameOfNeeded(statement)}'`).join(', ')}];`,
    `export const create = (${needed.map(parameterOf).join(', ')}) => { `,
  ];
  const body = removeStatements(code, [...needed, ...exportStatements(program)]);
  if (exportStatements(program).some(({ source }) => source))
    throw new Error(`chunk-imports: ${fileName} passes on what another chunk exports, and would not have it`);
  const values = exportsOf(program).map(({ exported, local }) => property(exported.name, local.name));
  return `${head.join(' ')}${body}\nreturn { ${values.join(', ')} }; };\n`;
}

/** The names of what other chunks import from the entry. */
function importedFromEntry({ fileName }, chunks) {
  const bindings = Object.values(chunks).flatMap(({ importedBindings }) => importedBindings[fileName] ?? []);
  return new Set(bindings);
}

/** Hands what chunks need to the loader, instead of exporting it to everybody. */
function handOver(code, program, names) {
  const [statement, ...more] = exportStatements(program);
  if (more.length > 0) throw new Error('chunk-imports: the entry has more than one export statement');
  const isHandedOver = ({ exported }) => names.has(exported.name);
  const handed = statement.specifiers
    .filter(isHandedOver)
    .map(({ exported, local }) => property(exported.name, local.name));
  const kept = statement.specifiers
    .filter((specifier) => !isHandedOver(specifier))
    .map(({ exported, local }) => `${local.name} as ${exported.name}`);
  return `${removeStatements(code, [statement])}\nexport { ${kept.join(', ')} };\n`.replace(
    ENTRY_EXPORTS,
    () => `(() => ({ ${handed.join(', ')} }))`,
  );
}

/** The modules that those exports of the entry are from. */
function modulesOf({ modules }, names) {
  return [...names].map((name) => {
    const found = Object.entries(modules).filter(([, { renderedExports }]) => renderedExports.includes(name));
    if (found.length !== 1)
      throw new Error(
        `chunk-imports: ${found.length} modules of the entry export ${name}, which must be one`,
      );
    return { name, id: found[0][0] };
  });
}

const routeThrough = (file) => (code, id) => {
  if (!/\/(src|elements)\//.test(id) || id.includes('/node_modules/') || id === file) return null;
  const changed = code.replace(IMPORT, 'importChunk(() => import($1))');
  if (changed === code) return null;
  return { code: `import { importChunk } from ${JSON.stringify(file)}; ${changed}`, map: null };
};
const withLoader = routeThrough(LOADER);

/**
 * What the build of the chunks tells that of the other entry: the chunks by file, the name of the chunk of each imported
 * module, the export of that chunk which holds the module's exports, and the exports of the entry.
 */
const built = { chunks: {}, targets: new Map(), namespaces: new Map(), handedOver: [] };

/** How Rollup imports a module whose chunk has other exports besides. */
const NAMESPACE = /import\('([^']+)'\)\.then\(function \(n\) \{ return n\.([\w$]+); \}\)/g;

/**
 * @param entry the name of the entry that the chunks are for
 * @param app the name of the chunk that it requests first
 * @param isRecorded whether later builds of this run use the chunks
 * @param shared the one module whose chunk later builds use even so. It must need no other
 */
export function chunkImports({ entry = ENTRY, app = APP, isRecorded = true, shared } = {}) {
  const always = [entry, app];
  return {
    name: 'chunk-imports',
    transform: withLoader,
    renderDynamicImport({ targetModuleId, targetChunk }) {
      if (isRecorded) built.targets.set(targetModuleId, targetChunk?.name);
      return null;
    },
    renderChunk: {
      // Before terser, whose output has other names.
      order: 'pre',
      handler(code, chunk, _options, { chunks }) {
        const named = nameChunks(code, chunk, chunks, always);
        const program = this.parse(named);
        const isNeeded = Object.values(chunks).some(({ imports }) => imports.includes(chunk.fileName));
        if (isNeeded) assertConstantExports(program, chunk.fileName);
        if (chunk.name === entry) {
          const names = importedFromEntry(chunk, chunks);
          if (isRecorded) {
            for (const [, path, namespace] of code.matchAll(NAMESPACE))
              built.namespaces.set(chunks[posix.normalize(path)].name, namespace);
            built.handedOver = modulesOf(chunk, names);
          }
          return { code: handOver(named, program, names), map: null };
        }
        // The languages are entries of the package, and plain modules.
        if (chunk.isEntry) return { code: named, map: null };
        return { code: toFunction(named, program, chunk, chunks, entry), map: null };
      },
    },
    generateBundle(_options, bundle) {
      if (!isRecorded) {
        const alone = Object.values(bundle).filter(
          ({ facadeModuleId }) => shared && facadeModuleId?.endsWith(shared),
        );
        recordAlone(alone);
        return;
      }
      built.chunks = Object.fromEntries(Object.entries(bundle).filter(([, { type }]) => type === 'chunk'));
    },
  };
}

/** Lets later builds import chunks that need no others. */
function recordAlone(chunks) {
  for (const chunk of chunks) {
    if (chunk.imports.length > 0) throw new Error(`chunk-imports: ${chunk.fileName} needs other chunks`);
    built.chunks[chunk.fileName] = chunk;
  }
}

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

const HANDED_OVER = '\0handed-over';

/**
 * For a build of another entry, as a single file, with the chunks that an earlier build of this run has made.
 * @param handsOver whether the entry has what chunks need of the package's entry. Otherwise it can only import chunks that
 * need nothing
 * @param folder where the build's own file is, below that of the package
 */
export function chunksOfEarlierBuild({ handsOver = true, folder = '' } = {}) {
  const chunkOf = (id) => {
    const chunks = Object.values(built.chunks);
    // A chunk that was not made for one module alone is known by its name, which is ours.
    return (
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ facadeModuleId, name }) => facadeModuleId === null && name === built.targets.get(id))
    );
  };
  return {
    name: 'chunks-of-earlier-build',
    transform(code, id) {
      // Where the file is among the chunks, their URL is its own folder's.
      if (folder !== '' && id === loader('chunks-url'))
        return { code: code.replace(`'${folder}/'`, "''"), map: null };
      if (!handsOver) return routeThrough(PLAIN_LOADER)(code, id);
      if (id !== LOADER) return withLoader(code, id);
      const functionOf = `import * as handedOver from '${HANDED_OVER}'; const ENTRY_EXPORTS = () => handedOver;`;
      return { code: `${functionOf} ${code}`, map: null };
    },
    resolveId: (id) => (id === HANDED_OVER ? id : null),
    load(id) {
      if (id !== HANDED_OVER) return null;
      return built.handedOver
        .map((from) => `export { ${from.name} } from ${JSON.stringify(from.id)};`)
        .join('\n');
    },
    async resolveDynamicImport(specifier, importer) {
      // The loader's own import() of a URL.
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      const chunk = chunkOf(resolved?.id);
      if (!chunk)
        throw new Error(`chunk-imports: there is no chunk for ${specifier}, imported by ${importer}`);
      if (!handsOver && chunk.imports.length > 0)
        throw new Error(`chunk-imports: ${chunk.fileName}, imported by ${importer}, needs other chunks`);
      return { id: `./${posix.relative(folder, chunk.fileName)}`, external: true };
    },
    renderChunk: {
      order: 'pre',
      handler(code, chunk) {
        const namespaces = new Map(
          Object.values(built.chunks)
            .filter(({ facadeModuleId }) => facadeModuleId === null)
            .map(({ fileName, name }) => [fileName, built.namespaces.get(name)]),
        );
        return { code: nameChunks(code, chunk, built.chunks, [ENTRY, APP], namespaces), map: null };
      },
    },
  };
}
