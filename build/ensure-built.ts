import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from './files.ts';
import { npm } from './npm.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The sources of dist/. */
const FOLDERS = ['src', 'elements', 'build', 'docs'];
const SOURCE = /(?<!\.test)\.(tsx?|mjs)$/;
const FILES = ['rollup.config.mjs', 'custom-elements.json', 'package.json', 'package-lock.json', 'LICENSE'];

/**
 * Builds the package if a source is newer than dist/.
 * @throws Error if the build fails
 */
export async function ensureBuilt(): Promise<void> {
  if (!isStale(root)) return;
  console.log(
    'Building the package, which takes two to four minutes and is done again only after a change …',
  );
  await npm(root, ['run', 'build']);
}

export function isStale(repository: string): boolean {
  const built = timesIn(join(repository, 'dist'), /./);
  const sources = [
    ...FOLDERS.flatMap((folder) => timesIn(join(repository, folder), SOURCE)),
    ...FILES.map((file) => statSync(join(repository, file)).mtimeMs),
  ];
  return built.length === 0 || Math.min(...built) < Math.max(...sources);
}

function timesIn(folder: string, kind: RegExp): number[] {
  const files = existsSync(folder) ? filesIn(folder).filter((file) => kind.test(file)) : [];
  return files.map((file) => statSync(join(folder, file)).mtimeMs);
}
