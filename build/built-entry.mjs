/**
 * Folds what both entries have in common into the file of each: a page waits for one file, and a chunk takes what it needs of its entry
 * from there (chunk-imports.mjs).
 */
import { built, exportsOf } from './chunk-imports.mjs';

/** In the loader: the function that returns what chunks need of the entry. */
const ENTRY_EXPORTS = /\bENTRY_EXPORTS\b/;
const OWN = '\0entry';
const SHARED = '\0core';
const OF_BUILT_ENTRY = '?of-built-entry';

/**
 * For an entry of the package that has only exports of one that is built with the chunks: takes them from that.
 * @param name of the entry that is built
 */
export function ofBuiltEntry(name) {
  const entry = () => built.entries[name];
  return {
    name: 'of-built-entry',
    async resolveId(source, importer) {
      if (source === OWN || source === SHARED) return source;
      if (importer === OWN && source === `./${entry().coreFile}`) return SHARED;
      if (!importer?.includes('/elements/') || importer.endsWith(OF_BUILT_ENTRY)) return null;
      if (source === './elements.ts') return null;
      const { id } = await this.resolve(source, importer, { skipSelf: true });
      return `${id}${OF_BUILT_ENTRY}`;
    },
    async load(id) {
      if (id === OWN) return entry().own;
      if (id === SHARED) {
        const { core, handed } = entry();
        const [ofCore, own] = handed;
        const locals = new Map(
          exportsOf(this.parse(core)).map((each) => [each.exported.name, each.local.name]),
        );
        const taken = own.filter(Boolean).map((each) => `${each} as own_${each}`);
        const values = [
          ...ofCore.map((each) => locals.get(each)),
          ...own.map((each) => each && `own_${each}`),
        ];
        return `import { ${taken.join(', ')} } from ${JSON.stringify(OWN)};\n${core.replace(
          ENTRY_EXPORTS,
          () => `(() => [${values.map((value) => value ?? '').join(', ')}])`,
        )}`;
      }
      if (!id.endsWith(OF_BUILT_ENTRY)) return null;
      const { exports } = await this.load({ id: id.slice(0, -OF_BUILT_ENTRY.length) });
      return `export { ${exports.join(', ')} } from ${JSON.stringify(OWN)};`;
    },
    // Its chunks are there already.
    resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: true } : null),
  };
}
