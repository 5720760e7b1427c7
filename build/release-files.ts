/** The files of a release: packages, `dist/` for servers of static files, and checksums. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { filesIn } from './files.ts';

/** The format's earliest date, so that equal files make equal archives. */
const mtime = new Date(1980, 0, 1);

/** A zip archive of a folder's content. */
export const archiveOf = (folder: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      filesIn(folder)
        .sort()
        .map((path) => [path, [readFileSync(join(folder, path)), { mtime }]]),
    ),
  );

/**
 * Writes them to an empty folder, with `SHA256SUMS` for `sha256sum -c`.
 * @param dist the archive of dist/
 * @param pack writes the tarballs there
 */
export function writeReleaseFiles(folder: string, dist: Uint8Array, pack: () => void): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  pack();
  writeFileSync(join(folder, 'dist.zip'), dist);
  const sums = filesIn(folder)
    .sort()
    .map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
}
