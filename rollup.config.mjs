import { readFileSync, rmSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { sonnerStyles } from './src/ui/sonner-styles.plugin.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Chunks of an earlier build would be published with this one's. */
rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });

/**
 * Emotion's `withTheme` and `withEmotionCache` of class components are what this package is there for; we have
 * neither, and it would bring an old react-is to every visitor.
 */
const withoutStaticsHoisting = {
  name: 'without-statics-hoisting',
  resolveId: (id) => (id === 'hoist-non-react-statics' ? '\0no-statics' : null),
  load: (id) => (id === '\0no-statics' ? 'export default (target) => target;' : null),
};

const plugins = [
  withoutStaticsHoisting,
  sonnerStyles(),
  // `production`: the SDK's development build throws where the production build does not.
  nodeResolve({
    browser: true,
    exportConditions: ['production'],
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
  }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      AUTH_WIDGET_VERSION: JSON.stringify(version),
    },
  }),
  esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: '@emotion/react', tsconfig: false }),
  terser({ module: true, compress: { passes: 2 }, format: { comments: false } }),
];

/** A method's chunk is named by its folder, so that a network log tells what was loaded. */
function chunkName({ moduleIds }) {
  const method = /\/src\/methods\/([\w-]+)\/(main|index)\.tsx?$/.exec(moduleIds.at(-1) ?? '');
  const logo = /\/src\/methods\/[\w-]+\/logos\/([\w-]+)\.ts$/.exec(moduleIds.at(-1) ?? '');
  if (logo) return `chunks/logo-${logo[1]}-[hash].js`;
  return method
    ? `chunks/${method[1]}-${method[2] === 'main' ? 'main' : 'screens'}-[hash].js`
    : 'chunks/[name]-[hash].js';
}

/**
 * Whatever two lazy chunks share comes in one chunk beside the app, which loads it at once: rollup alone would make
 * a request of each such module. What the entries need comes with them.
 */
function sharedChunk() {
  const known = new Map();
  /** The entry or lazily imported modules that a module is reached from. */
  function rootsOf(id, getModuleInfo) {
    const found = known.get(id);
    if (found) return found;
    const roots = new Set();
    known.set(id, roots);
    const { isEntry, dynamicImporters, importers } = getModuleInfo(id);
    if (isEntry || dynamicImporters.length > 0) roots.add(id);
    for (const importer of importers) for (const root of rootsOf(importer, getModuleInfo)) roots.add(root);
    return roots;
  }
  return (id, { getModuleInfo }) => {
    const roots = [...rootsOf(id, getModuleInfo)];
    if (getModuleInfo(id).isEntry || roots.length < 2) return undefined;
    // Named too, or rollup would draw what both need into the kit.
    if (roots.some((root) => getModuleInfo(root).isEntry)) return 'elements';
    // What only one method's chunks share stays with that method.
    const folders = new Set(roots.map((root) => /\/src\/methods\/[\w-]+\//.exec(root)?.[0] ?? root));
    return folders.size > 1 ? 'kit' : undefined;
  };
}

/**
 * What libraries may do: `"use client"` marks, which mean nothing in a bundle; `this` at the top of a module, which
 * @wallet-standard/app asks for only if it is there; remarks for bundlers where Rollup does not look for them.
 */
const TOLERATED = new Set(['MODULE_LEVEL_DIRECTIVE', 'THIS_IS_UNDEFINED', 'INVALID_ANNOTATION']);

function onwarn(warning, warn) {
  const ofLibrary = (warning.id ?? warning.loc?.file ?? '').includes('node_modules');
  // `types-only` is empty on purpose.
  if (warning.code !== 'EMPTY_BUNDLE' && !(ofLibrary && TOLERATED.has(warning.code))) warn(warning);
}

export default [
  {
    input: {
      'auth-widget': 'elements/index.ts',
      elements: 'elements/elements.ts',
      'types-only': 'elements/types-only.ts',
    },
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: chunkName,
      manualChunks: sharedChunk(),
      // Without this the entry would import chunks that only a later import() needs.
      hoistTransitiveImports: false,
    },
    plugins,
    onwarn,
  },
  {
    input: { embed: 'elements/embed.ts' },
    output: { dir: 'dist', format: 'iife', entryFileNames: '[name].js' },
    plugins,
    onwarn,
  },
];
