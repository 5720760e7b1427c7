/** Lets files that are built on their own load chunks of earlier builds, by a smaller loader. */
import { posix } from 'node:path';
import { around, built, loader, routeThrough } from './chunk-imports.mjs';

/** For chunks that need no other, or a single one. */
const PLAIN_LOADER = loader('import-plain');

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
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.imports.length > 0) throw new Error(`later-chunk: ${chunk.fileName} needs other chunks`);
        built.chunks[chunk.fileName] = chunk;
      }
    },
  };
}

/** The chunk of an earlier build that another one imports. @param file relative to the importing one */
const giverOf = (file) => built.chunks[file] ?? built.chunks[posix.join('chunks', file)];

/** Both halves of the call that loads a chunk, around its URL, with the chunks that it needs. */
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

/**
 * For the build of another entry, as a single file, with chunks of earlier builds that need no entry.
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
      // The latest: files of their own have chunks of their own.
      const chunk = Object.values(built.chunks).findLast(
        ({ facadeModuleId }) => facadeModuleId === resolved?.id,
      );
      if (!chunk)
        throw new Error(`earlier-chunks: there is no chunk for ${specifier}, imported by ${importer}`);
      if (chunk.imports.some((file) => giverOf(file) === undefined))
        throw new Error(`earlier-chunks: ${chunk.fileName}, imported by ${importer}, needs its entry`);
      return { id: `./${posix.relative(folder, chunk.fileName)}`, external: true };
    },
    renderDynamicImport({ targetModuleId }) {
      return targetModuleId === null ? null : callOf(posix.join(folder, targetModuleId), folder);
    },
  };
}
