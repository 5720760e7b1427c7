/**
 * Makes single files of the entry that is built with a flow's chunks: a page waits for one file. Those of a flow have the same chunks,
 * which take what they need of the entry from whichever is there (chunk-imports.mjs).
 */

/** The code of the entries, by the names of their flows. */
const entries = {};
const ENTRY = 'virtual:entry';

/** Keeps the entry of a flow for the files that are built of it. */
export const keepEntry = (flow) => ({
  name: 'keep-entry',
  generateBundle(_options, bundle) {
    const { fileName, code } = Object.values(bundle).find(({ isEntry }) => isEntry);
    entries[flow] = code;
    delete bundle[fileName];
  },
});

/** For a module of the package that exports what the entry of a flow has: takes that from there. */
export const ofBuiltEntry = (flow) => ({
  name: 'of-built-entry',
  resolveId: (source, importer) =>
    source === ENTRY || (importer?.includes('/elements/') && source !== './elements.ts') ? ENTRY : null,
  load: (id) => (id === ENTRY ? entries[flow] : null),
  // Its chunks are there already.
  resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: true } : null),
});
