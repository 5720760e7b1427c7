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

/** React's `"use client"` marks mean nothing in a bundle. */
function onwarn(warning, warn) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

export default [
  {
    input: { 'auth-widget': 'elements/index.ts', elements: 'elements/elements.ts' },
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: chunkName,
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
