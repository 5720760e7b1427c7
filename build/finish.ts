/**
 * The build's last step: writes `integrity.json` (SRI hashes by file), the plugin `vite.js` and the files for editors, moves
 * everything to dist/, and prints the size of each chunk.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { vscodeCssData, vscodeHtmlData, webTypes } from '../docs/editors.ts';
import { elementsOf, fromRoot } from '../docs/manifest.ts';
import { replaceFolder } from './replace-folder.ts';
import { readSizes, sizeTable } from './sizes.ts';
import { STAGED } from './staged.mjs';

const staged = fromRoot(STAGED);
const sizes = readSizes(staged);
const hashes = sizes
  .map(({ file }) => file)
  .sort()
  .map((file) => [
    file,
    `sha384-${createHash('sha384')
      .update(readFileSync(join(staged, file)))
      .digest('base64')}`,
  ]);

/** The tables of languages and providers import() their modules, which the plugin does not need. */
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

await build({
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  entryPoints: [fileURLToPath(new URL('../elements/vite.ts', import.meta.url))],
  outfile: join(staged, 'vite.js'),
  plugins: [serverApart, tablesOnly],
});

const elements = elementsOf(readFileSync(fromRoot('custom-elements.json'), 'utf8'));
const texts = {
  'integrity.json': `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
  'vscode.css-custom-data.json': vscodeCssData(elements),
  'vscode.html-custom-data.json': vscodeHtmlData(elements),
  'web-types.json': webTypes(elements),
};
for (const [file, text] of Object.entries(texts)) writeFileSync(join(staged, file), text);

replaceFolder(staged, fromRoot('dist'));
console.log(sizeTable(sizes));
