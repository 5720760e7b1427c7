/** The build's last step: writes `dist/integrity.json` (file -> sha384 for SRI) and prints what each chunk weighs. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
console.log(sizeTable(sizes));
