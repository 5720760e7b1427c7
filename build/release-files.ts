/** The files of a release: packages, `dist/` for servers of static files, and checksums. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** All files in a folder, by their paths. */
function filesIn(folder: string): Readonly<Record<string, Uint8Array>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]),
  );
}

/** A hash of all files' names and bytes. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of Object.entries(filesIn(folder))) hash.update(`${path}\0`).update(bytes);
  return hash.digest('hex');
}

/** The first date of the format, so that two builds of the same sources are the same archive. */
const mtime = new Date(1980, 0, 1);

const zipOf = (folder: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(filesIn(folder)).map(([path, bytes]) => [path, [bytes, { mtime }]]),
    ) satisfies Zippable,
  );

/**
 * Writes them to an empty folder, with `SHA256SUMS` for `sha256sum -c`.
 * @param pack writes the tarballs there
 */
export function writeReleaseFiles(folder: string, dist: string, pack: () => void): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  pack();
  writeFileSync(join(folder, 'dist.zip'), zipOf(dist));
  const sums = Object.entries(filesIn(folder)).map(
    ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
}
