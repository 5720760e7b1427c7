import { readdirSync, readFileSync, rmSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { chunkFileNames, createManualChunks, importTogether, preloadMap } from './build/chunks.mjs';
import { lendStorage } from './build/lend-storage.mjs';
import { emotionUnprefixed, sdkUnoffered } from './build/lighter-libraries.mjs';
import { sonnerStyles } from './src/ui/sonner-styles.plugin.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Chunks of an earlier build would be published with this one's. */
const emptied = {
  name: 'emptied',
  renderStart: ({ dir }) => rmSync(dir, { recursive: true, force: true }),
};

/** Each language is an entry of the package: `auth-widget/locales/es`. */
const locales = Object.fromEntries(
  readdirSync(new URL('src/i18n/locales', import.meta.url)).map((file) => [
    `locales/${file.replace('.ts', '')}`,
    `src/i18n/locales/${file}`,
  ]),
);
// English is part of the app; for a page that imports it, it comes without.
const { 'locales/en': english, ...translations } = locales;

const plugins = [
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
  terser({ module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } }),
];

/** CommonJS, which rollup keeps whole; emotion imports it for `withTheme` alone, which nobody here uses. */
const unusedWithEmotion = /\/node_modules\/(hoist-non-react-statics|react-is)\//;

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
      ...translations,
    },
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames,
      manualChunks: createManualChunks(),
      // Without this the entry's own modules would go into the chunks that use them, and the entry would wait for those.
      onlyExplicitManualChunks: true,
      // Without this the entry would import chunks that only a later import() needs.
      hoistTransitiveImports: false,
    },
    treeshake: { moduleSideEffects: (id) => !unusedWithEmotion.test(id) },
    plugins: [
      emptied,
      emotionUnprefixed(),
      sdkUnoffered(),
      lendStorage(),
      ...plugins,
      importTogether(),
      preloadMap(),
    ],
    onwarn,
  },
  { input: { 'locales/en': english }, output: { dir: 'dist', format: 'es' }, plugins, onwarn },
  {
    input: { embed: 'elements/embed.ts' },
    output: { dir: 'dist', format: 'iife', entryFileNames: '[name].js' },
    plugins,
    onwarn,
  },
];
