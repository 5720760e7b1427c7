/**
 * Shows what the bundle consists of, using the build with source maps that map.config.mjs makes beside dist/:
 *
 *   npm run build:map               writes .tmp/bundle.html (a treemap) and .tmp/bundle.json
 *   npm run build:map -- --write    also writes the tables of docs/performance.md
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { replaceGenerated } from '../docs/tables.ts';
import { type MappedChunk, partsOf, partTable } from './parts.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const data = fromRoot('.tmp/bundle.json');
const bundle = fromRoot('.tmp/bundle');
const page = fromRoot('docs/performance.md');

/** Names of chunks (see chunks.mjs) in the order of the tables. */
const firstScreen = ['elements', 'app', 'email-link-main', 'adapter', 'sdk'];
const later = [
  'project-part',
  'toaster',
  'otp-main',
  'otp-screens',
  'crypto-main',
  'crypto-screens',
  'phone-metadata',
];

function readChunks(): MappedChunk[] {
  return ['elements.js', ...readdirSync(join(bundle, 'chunks')).map((file) => `chunks/${file}`)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const code = readFileSync(join(bundle, file), 'utf8');
      return {
        name: file.replace(/^chunks\//, '').replace(/(-.{8})?\.js$/, ''),
        ...partsOf(code, readFileSync(join(bundle, `${file}.map`), 'utf8')),
      };
    });
}

function tableOf(mapped: readonly MappedChunk[], names: readonly string[]): string {
  return partTable(
    names.map((name) => {
      const found = mapped.find((chunk) => chunk.name === name);
      if (!found)
        throw new Error(`There is no chunk ${name}, only ${mapped.map((chunk) => chunk.name).join(', ')}`);
      return found;
    }),
  );
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const mapped = readChunks();
writeFileSync(data, `${JSON.stringify(mapped, null, 2)}\n`);
const tables = [
  'Before the first screen:',
  tableOf(mapped, firstScreen),
  'Later, or for one method only:',
  tableOf(mapped, later),
].join('\n\n');
console.log(`${tables}\n\nAll chunks are drawn in .tmp/bundle.html and listed in .tmp/bundle.json.`);
if (values.write) writeFileSync(page, replaceGenerated(readFileSync(page, 'utf8'), 'bundle', tables));
