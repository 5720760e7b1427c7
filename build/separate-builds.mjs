/** Chunks and entries that are built by themselves, and how those that are built later import them. */
import { posix } from 'node:path';
import { around, built, builtFor, LOADER, routeThroughLoader, withNeeded } from './chunk-imports.mjs';

/**
 * For the build of a chunk by itself, which needs no other: later builds of this run find it.
 * @param imported modules that have chunks already, which it may ask for itself
 */
export function chunkByItself(imported) {
  return {
    name: 'chunk-by-itself',
    async resolveDynamicImport(specifier, importer) {
      const resolved = imported && (await this.resolve(specifier, importer));
      const chunk = resolved && imported.test(resolved.id) && builtFor(resolved.id);
      return chunk ? { id: `./${posix.basename(chunk.fileName)}`, external: true } : null;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.imports.length > 0)
          throw new Error(`chunk-by-itself: ${chunk.fileName} needs other chunks`);
        built.chunks[chunk.fileName] = chunk;
      }
    },
  };
}

/**
 * For the build of another entry, as a single file, with chunks of earlier builds that need no entry.
 * @param folder where the build's own file is, below that of the package
 */
export function chunksOfEarlierBuilds({ folder = '' } = {}) {
  return {
    name: 'chunks-of-earlier-builds',
    transform(code, id) {
      // Where the file is among the chunks, their URL is its own folder's.
      if (folder !== '' && id === LOADER) return { code: code.replace(`'${folder}/'`, "''"), map: null };
      return routeThroughLoader(code, id);
    },
    async resolveDynamicImport(specifier, importer) {
      // The loader's own import() of a URL.
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      const chunk = builtFor(resolved?.id);
      if (!chunk) throw new Error(`There is no chunk for ${specifier}, imported by ${importer}`);
      const needed = [...withNeeded(chunk.fileName, built.chunks, new Set())];
      if (needed.some((file) => !built.chunks[file]))
        throw new Error(`${chunk.fileName}, imported by ${importer}, needs its entry`);
      return { id: `./${posix.relative(folder, chunk.fileName)}`, external: true };
    },
    renderDynamicImport({ targetModuleId }) {
      if (targetModuleId === null) return null;
      const fileName = posix.join(folder, targetModuleId);
      const needed = [...withNeeded(fileName, built.chunks, new Set())].slice(0, -1).map((file) => {
        const { left, right } = around(file);
        return `${left}'./${posix.relative(folder, file)}'${right}, `;
      });
      const { left, right } = around(fileName);
      return { left: `load({ ${needed.join('')}${left}`, right: `${right} })` };
    },
  };
}
