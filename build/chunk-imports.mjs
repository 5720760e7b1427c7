/**
 * Routes every `import()` through `src/chunks/import-chunk.ts`, and replaces static imports between chunks: a chunk becomes
 * a function that takes the exports of the chunks it needs. Browsers remember a failed module by its URL, so a static
 * import of it could not be retried.
 */

import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOADER = fileURLToPath(new URL('../src/chunks/import-chunk.ts', import.meta.url));
/** Loads with the entry, so that other chunks can import it statically. */
const ENTRY_CHUNK = 'elements';

/** Requested before anything else, so that no other import has to request them. */
const ALWAYS_REQUESTED = [ENTRY_CHUNK, 'app'];

const IMPORT = /\bimport\((["'][^"']+["'])\)/g;
const LOADER_CALL = /\b(importChunk(?:\$\d+)?)\(\(\) => import\('([^']+)'\)/g;

/** Calls `visit` with every node of a syntax tree. */
function walk(node, visit) {
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node)) {
    if (child !== null && typeof child === 'object') walk(child, visit);
  }
}

/** `import-chunk.ts` names a chunk by its path from the folder of the chunks. */
const nameOf = (fileName) => posix.relative('chunks', fileName);

/** The chunks to request for an import: first those that the chunk needs, then the chunk itself. */
function withNeeded(fileName, chunks, found = new Set()) {
  for (const needed of chunks[fileName].imports) {
    if (!ALWAYS_REQUESTED.includes(chunks[needed].name) && !found.has(needed))
      withNeeded(needed, chunks, found);
  }
  return found.add(fileName);
}

/** Replaces the one import of each call to the loader with all that are needed, by name. */
function nameChunks(code, { fileName }, chunks) {
  const folder = posix.dirname(fileName);
  return code.replace(LOADER_CALL, (_match, importChunk, path) => {
    const entries = [...withNeeded(posix.join(folder, path), chunks)].map((file) => {
      const relative = posix.relative(folder, file);
      const url = relative.startsWith('.') ? relative : `./${relative}`;
      return `'${nameOf(file)}': () => import('${url}')`;
    });
    // The match lacks the last parenthesis: Rollup may have appended a `.then()` to the import().
    return `(${importChunk}({ ${entries.join(', ')} })`;
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
  walk(program, ({ type, left, argument }) => {
    const target =
      type === 'AssignmentExpression' ? left : type === 'UpdateExpression' ? argument : undefined;
    if (target?.type === 'Identifier' && names.has(target.name))
      throw new Error(`chunk-imports: ${fileName} exports ${target.name}, which it assigns to`);
  });
}

/** Removes statements but keeps their line breaks, so that lines in source maps stay right. */
function removeStatements(code, statements) {
  let rest = code;
  for (const { start, end } of statements.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, '') + rest.slice(end);
  return rest;
}

/** Turns a chunk that needs others into a function of their exports. */
function toFunction(code, program, { fileName }, chunks) {
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const neededFile = ({ source }) => posix.join(posix.dirname(fileName), source.value);
  const [kept, needed] = [true, false].map((isEntry) =>
    imports.filter((statement) => (chunks[neededFile(statement)]?.name === ENTRY_CHUNK) === isEntry),
  );
  if (needed.length === 0) return code;
  const head = [
    ...kept.map(({ start, end }) => code.slice(start, end)),
    `export const needs = [${needed.map((statement) => `'${nameOf(neededFile(statement))}'`).join(', ')}];`,
    `export const create = (${needed.map(parameterOf).join(', ')}) => { `,
  ];
  const body = removeStatements(code, [...imports, ...exportStatements(program)]);
  const values = exportsOf(program).map(({ exported, local }) => property(exported.name, local.name));
  return `${head.join(' ')}${body}\nreturn { ${values.join(', ')} }; };\n`;
}

export function chunkImports() {
  return {
    name: 'chunk-imports',
    transform(code, id) {
      if (!id.includes('/src/') || id.includes('/node_modules/') || id === LOADER) return null;
      const changed = code.replace(IMPORT, 'importChunk(() => import($1))');
      if (changed === code) return null;
      return { code: `import { importChunk } from ${JSON.stringify(LOADER)}; ${changed}`, map: null };
    },
    renderChunk: {
      // Before terser, whose output has other names.
      order: 'pre',
      handler(code, chunk, _options, { chunks }) {
        const named = nameChunks(code, chunk, chunks);
        // Entries of the package stay plain modules, and so does what they import.
        if (chunk.isEntry || chunk.name === ENTRY_CHUNK) return { code: named, map: null };
        const program = this.parse(named);
        const isNeeded = Object.values(chunks).some(({ imports }) => imports.includes(chunk.fileName));
        if (isNeeded) assertConstantExports(program, chunk.fileName);
        return { code: toFunction(named, program, chunk, chunks), map: null };
      },
    },
  };
}
