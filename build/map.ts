/**
 * What the bundle is made of, from the build with source maps that map.config.mjs makes beside dist/:
 *
 *   npm run build:map               .tmp/bundle.html (a treemap) and .tmp/bundle.json
 *   npm run build:map -- --write    the table of docs/performance.md, besides
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { replaceGenerated } from '../docs/tables.ts';
import { type MappedChunk, partsOf, partTable } from './parts.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const data = fromRoot('.tmp/bundle.json');
const chunks = fromRoot('.tmp/bundle/chunks');
const page = fromRoot('docs/performance.md');

/** Chunks by the names that rollup.config.mjs and chunks.mjs give, in the order of the table. */
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
  return readdirSync(chunks)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const code = readFileSync(join(chunks, file), 'utf8');
      return {
        name: file.replace(/-.{8}\.js$/, ''),
        ...partsOf(code, readFileSync(join(chunks, `${file}.map`), 'utf8')),
      };
    });
}

function tableOf(mapped: readonly MappedChunk[], names: readonly string[]): string {
  return partTable(
    names.map((name) => {
      const found = mapped.find((chunk) => chunk.name === name);
      if (!found) throw new Error(`No chunk ${name}; any of ${mapped.map((chunk) => chunk.name).join(', ')}`);
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
console.log(`${tables}\n\n.tmp/bundle.html shows all chunks, .tmp/bundle.json lists them.`);
if (values.write) writeFileSync(page, replaceGenerated(readFileSync(page, 'utf8'), 'bundle', tables));
