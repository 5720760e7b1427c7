/**
 * The command `auth-widget-preload` (`npm run preload` in this repository): prints preload tags for a page's head, for
 * the files in dist/. The build bundles it into dist/preload.mjs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PreloadMap, preloadTags } from './preload.ts';
import { HELP, readOptions } from './preload-options.ts';

/** The URL is right from build/ and, in the bundled command, from dist/. */
function read(name: string): unknown {
  const path = fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
  if (!existsSync(path)) throw new Error(`${path} does not exist. Run npm run build first.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function print(): string {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') return HELP;
  const integrity = read('integrity.json') as Record<string, string>;
  return preloadTags(read('preload.json') as PreloadMap, integrity, options);
}

try {
  console.log(print());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
