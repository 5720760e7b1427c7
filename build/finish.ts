/**
 * The build's last step: writes `dist/integrity.json` (SRI hashes by file), the package's commands `dist/preload.mjs` and
 * `dist/doctor.mjs` and its plugin `dist/vite.js`, and prints the size of each chunk.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { readSizes, sizeTable } from './sizes.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const sizes = readSizes(dist);
const hashes = sizes
  .map(({ file }) => file)
  .sort()
  .map((file) => [
    file,
    `sha384-${createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64')}`,
  ]);

/** The tables of languages and providers import() their modules, which the command does not need. */
const tablesOnly: Plugin = {
  name: 'tables-only',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** The plugin for Vite prints with the built package. */
const serverApart: Plugin = {
  name: 'server-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/server\.ts$/ }, () => ({ path: './server.js', external: true }));
  },
};

const forNode: BuildOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
};

await build({
  ...forNode,
  entryPoints: [fileURLToPath(new URL('print-preload.ts', import.meta.url))],
  outfile: join(dist, 'preload.mjs'),
  banner: { js: '#!/usr/bin/env node' },
  plugins: [tablesOnly],
});
await build({
  ...forNode,
  entryPoints: [fileURLToPath(new URL('doctor/main.ts', import.meta.url))],
  outfile: join(dist, 'doctor.mjs'),
  banner: { js: '#!/usr/bin/env node' },
});
await build({
  ...forNode,
  entryPoints: [fileURLToPath(new URL('../elements/vite.ts', import.meta.url))],
  outfile: join(dist, 'vite.js'),
  plugins: [serverApart, tablesOnly],
});

writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
console.log(sizeTable(sizes));
