/** The static files of the servers of the demo, of the tests and of the bench. */
import { extname, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

export const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';

/** URL prefixes that end in a slash, and the folder of each. */
export type Roots = Readonly<Record<string, string>>;

/** @throws Error if the path is not inside of one of the folders */
export function fileAt(roots: Roots, path: string): string {
  // The longest prefix wins, so that `/` can be a root besides others.
  const prefixes = Object.keys(roots).sort((a, b) => b.length - a.length);
  const prefix = prefixes.find((candidate) => path.startsWith(candidate)) ?? '';
  const folder = resolve(roots[prefix] ?? '');
  const file = resolve(folder, path.slice(prefix.length), path.endsWith('/') ? 'index.html' : '');
  if (prefix === '' || !file.startsWith(folder + sep)) throw new Error('The path is in no served folder.');
  return file;
}
