/**
 * The command `auth-widget-preload` (`npm run preload` in this repository): prints preload tags for a page's head, or the
 * widget's tag, for the files in dist/. The build bundles it into dist/preload.mjs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as server from '../elements/server.ts';
import { type PreloadMap, preloadTags } from './preload.ts';
import { HELP, type PrintOptions, readOptions } from './preload-options.ts';

/** The URL is right from build/ and, in the bundled command, from dist/. */
function find(name: string): URL {
  const url = new URL(`../dist/${name}`, import.meta.url);
  const path = fileURLToPath(url);
  if (!existsSync(path)) throw new Error(`${path} does not exist. Run npm run build first.`);
  return url;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(find(name), 'utf8'));
}

async function printTag({ tag, attributes, base, linkedStyles }: PrintOptions): Promise<string> {
  const { renderFirstScreen } = (await import(find('server.js').href)) as typeof server;
  return renderFirstScreen(tag, attributes, {
    styles: linkedStyles ? { href: `${base}first-screen.css` } : 'inline',
  });
}

async function print(): Promise<string> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') return HELP;
  if (options.html) return printTag(options);
  const integrity = read('integrity.json') as Record<string, string>;
  return preloadTags(read('preload.json') as PreloadMap, integrity, options);
}

try {
  console.log(await print());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
