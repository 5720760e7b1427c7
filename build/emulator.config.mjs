/**
 * Builds the package `auth-widget-emulator` into dist-emulator/: a few files without dependencies, for the tests of pages
 * that have no clone of this repository.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { dts } from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';
import { createThirdParty } from './third-party.mjs';

const root = new URL('../', import.meta.url);
const path = (name) => fileURLToPath(new URL(name, root));
const out = path('dist-emulator/');

const { version, license, repository } = JSON.parse(readFileSync(path('package.json'), 'utf8'));

const packageJson = {
  name: 'auth-widget-emulator',
  version,
  description: 'Emulator of Stytch for auth-widget, for the tests of your pages.',
  license,
  repository,
  type: 'module',
  engines: { node: '>=20' },
  bin: { 'auth-widget-emulator': './main.js' },
  exports: {
    '.': { types: './server.d.ts', default: './server.js' },
    './client': { types: './client.d.ts', default: './client.js' },
    './package.json': './package.json',
  },
};

const wholePackage = {
  name: 'whole-package',
  renderStart: () => rmSync(out, { recursive: true, force: true }),
  writeBundle() {
    // The module that reads them ends up here, as all modules do.
    cpSync(path('emulator/pages'), out, { recursive: true, filter: (file) => !file.endsWith('.ts') });
    writeFileSync(join(out, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);
    cpSync(path('emulator/README.md'), join(out, 'README.md'));
    cpSync(path('LICENSE'), join(out, 'LICENSE'));
  },
};

const input = (name) => [name, path(`emulator/${name}.ts`)];

export default [
  {
    input: Object.fromEntries(['main', 'server', 'client'].map(input)),
    output: {
      dir: out,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
    plugins: [
      nodeResolve({ exportConditions: ['node', 'production'], extensions: ['.mjs', '.js', '.ts'] }),
      commonjs(),
      esbuild({ target: 'node20', tsconfig: false, minifySyntax: true, minifyWhitespace: true }),
      createThirdParty(out)(),
      wholePackage,
    ],
    onwarn(warning, warn) {
      if (!(warning.id ?? '').includes('node_modules')) warn(warning);
    },
  },
  {
    input: Object.fromEntries(['server', 'client'].map(input)),
    output: { dir: out, format: 'es' },
    plugins: [dts({ tsconfig: path('tsconfig.json') })],
  },
];
