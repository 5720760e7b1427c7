/**
 * The build's last step: writes `dist/integrity.json` (SRI hashes by file) and the package's command
 * `dist/preload.mjs`, and prints the size of each chunk.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
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

await build({
  entryPoints: [fileURLToPath(new URL('print-preload.ts', import.meta.url))],
  outfile: join(dist, 'preload.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node' },
  plugins: [tablesOnly],
  logLevel: 'warning',
});

writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
console.log(sizeTable(sizes));
