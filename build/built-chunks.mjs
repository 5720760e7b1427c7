/** Chunks that are built by themselves, before the flows, and how those have them. */
import { dirname, resolve } from 'node:path';

const chunks = {};

/** Chunks of earlier builds of this run. */
export const built = {
  /** By their files. */
  chunks,
  /** @param id of the file, as a later build has it */
  fileOf: (id) => Object.keys(chunks).find((file) => id?.endsWith(`/${file}`)),
};

/** For the build of chunks that need no others: later builds of this run find them. */
export const chunkByItself = () => ({
  name: 'chunk-by-itself',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (chunk.imports.length > 0) throw new Error(`chunk-by-itself: ${chunk.fileName} needs other chunks`);
      chunks[chunk.fileName] = chunk;
    }
  },
});

/** React, in a file of its own for the apps of all elements: by what name that exports each of its modules. */
const REACT = {
  react: 'react',
  'react-dom': 'reactDom',
  'react-dom/client': 'reactDomClient',
  'react/jsx-runtime': 'jsxRuntime',
};
export const REACT_FILE = 'virtual:react';

/** Makes the module of that file. */
export const reactFile = () => ({
  name: 'react-file',
  resolveId: (source) => (source === REACT_FILE ? source : null),
  load: (id) =>
    id === REACT_FILE
      ? Object.entries(REACT)
          .map(([module, name]) => `export { default as ${name} } from '${module}';`)
          .join('')
      : null,
});

const SHARED = '\0shared:';

/** Leads import() of modules that have a chunk already to that, and imports of React to its file. */
export function builtChunks() {
  let folder;
  /** @param find says whether a chunk is the one */
  const external = (find) => {
    const chunk = Object.values(chunks).find(find);
    // Rollup takes the folder of the entry's source for that of the package.
    return chunk && { id: resolve(folder, chunk.fileName), external: true };
  };
  return {
    name: 'built-chunks',
    options: (options) => ({ ...options, makeAbsoluteExternalsRelative: true }),
    buildStart({ input }) {
      folder = dirname(resolve(Object.values(input)[0]));
    },
    resolveId(source, importer) {
      if (source === REACT_FILE) return external(({ facadeModuleId }) => facadeModuleId === REACT_FILE);
      return Object.hasOwn(REACT, source) && !importer?.startsWith(SHARED) ? `${SHARED}${source}` : null;
    },
    load(id) {
      if (!id.startsWith(SHARED)) return null;
      const name = REACT[id.slice(SHARED.length)];
      return { code: `export { ${name} as default } from '${REACT_FILE}';`, syntheticNamedExports: true };
    },
    async resolveDynamicImport(specifier, importer) {
      // The loader's own import() of a URL.
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      return external(({ facadeModuleId }) => resolved && facadeModuleId === resolved.id) ?? null;
    },
  };
}
