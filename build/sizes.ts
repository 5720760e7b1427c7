/** The size of each file in dist/, and which exceed their limit. Pure, except for `readSizes`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface FileSize {
  /** Relative to dist/. */
  readonly file: string;
  /** Bytes. */
  readonly minified: number;
  /** Bytes after brotli compression at its highest quality. */
  readonly brotli: number;
}

interface Limit {
  readonly files: RegExp;
  /** kB (1000 bytes) per file, after brotli compression. */
  readonly most: number;
}

/**
 * Limits of single files; sums are in .size-limit.json. The phone library and the wallets' libraries are in chunks with
 * other names.
 */
const limits: readonly Limit[] = [
  { files: /^chunks\/(?!b2b-usual)[\w-]+-(main|screens)-[\w-]{8}\.js$/, most: 8 },
  { files: /^chunks\/b2b-usual-screens-[\w-]{8}\.js$/, most: 12 },
  // Only pages with the attribute `demo` load it.
  { files: /^chunks\/demo-[\w-]{8}\.js$/, most: 36 },
  { files: /^locales\/((passkeys|account)\/)?[\w-]+\.js$/, most: 4.2 },
];

export function readSizes(dist: string): FileSize[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const content = readFileSync(join(dist, file));
      return { file, minified: content.length, brotli: brotliCompressSync(content).length };
    })
    .sort((a, b) => b.brotli - a.brotli);
}

/** Sizes that would round to 0.0 kB are given in bytes. */
const kilobytes = (bytes: number): string =>
  (bytes < 100 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`).padStart(10);

export function sizeTable(sizes: readonly FileSize[]): string {
  const lines = sizes.map(
    ({ file, minified, brotli }) => `${kilobytes(minified)}${kilobytes(brotli)}  ${file}`,
  );
  return [`${'minified'.padStart(10)}${'brotli'.padStart(10)}`, ...lines].join('\n');
}

/** One line for each file above its limit. */
export function tooHeavy(sizes: readonly FileSize[]): string[] {
  return sizes.flatMap(({ file, brotli }) =>
    limits
      .filter(({ files, most }) => files.test(file) && brotli > most * 1000)
      .map(({ most }) => `${file}: ${kilobytes(brotli).trim()} brotli, at most ${most} kB`),
  );
}
