/** Tells from its source map which packages and folders a chunk consists of. Pure. */
import { brotliCompressSync } from 'node:zlib';
import { decodedMappings, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';

export interface Part {
  /** A package, or a folder of this repository. */
  readonly name: string;
  /** Bytes of the minified chunk. */
  readonly minified: number;
  /** Bytes that the brotli-compressed chunk would be smaller without this part. */
  readonly brotli: number;
}

export interface MappedChunk {
  readonly name: string;
  /** Bytes. */
  readonly minified: number;
  /** Bytes after brotli compression at its highest quality. */
  readonly brotli: number;
  readonly parts: readonly Part[];
}

/** Code that the bundler adds: imports, exports, CommonJS helpers. */
const BUNDLER = 'bundler';

/** @param source a path from the source map, relative to it */
export function partOf(source: string | null): string {
  if (source === null || source.includes('\0')) return BUNDLER;
  const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source);
  if (installed?.[1]) return installed[1];
  const own =
    /(?:^|\/)((?:src\/[\w-]+\/methods\/[\w-]+|src\/[\w-]+\/[\w-]+|src\/[\w-]+|elements))\/[^/]/.exec(source);
  return own?.[1] ?? BUNDLER;
}

/** Splits a chunk wherever the code comes from another part. */
function cut(code: string, map: SourceMapInput): { part: string; text: string }[] {
  const trace = new TraceMap(map);
  const partOfSource = trace.sources.map(partOf);
  const lines = code.split(/(?<=\n)/);
  return decodedMappings(trace).flatMap((segments, index) => {
    const line = lines[index] ?? '';
    return [
      { from: 0, part: BUNDLER },
      ...segments.map(([from, source]) => ({
        from,
        part: source === undefined ? BUNDLER : (partOfSource[source] ?? BUNDLER),
      })),
    ].map(({ from, part }, at) => ({ part, text: line.slice(from, segments[at]?.[0]) }));
  });
}

const brotliSize = (text: string): number => brotliCompressSync(text).length;

/** The parts of a chunk, largest first. */
export function partsOf(code: string, map: SourceMapInput): Omit<MappedChunk, 'name'> {
  const pieces = cut(code, map);
  const whole = brotliSize(code);
  const textOf = (kept: (part: string) => boolean): string =>
    pieces
      .filter(({ part }) => kept(part))
      .map(({ text }) => text)
      .join('');
  const parts = [...new Set(pieces.map(({ part }) => part))]
    .map((name) => ({
      name,
      minified: Buffer.byteLength(textOf((part) => part === name)),
      // Leaving out a few bytes can make the rest compress worse.
      brotli: Math.max(0, whole - brotliSize(textOf((part) => part !== name))),
    }))
    .filter(({ minified }) => minified > 0)
    .sort((a, b) => b.minified - a.minified);
  return { minified: Buffer.byteLength(code), brotli: whole, parts };
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Minified bytes. Smaller parts share one row. */
const smallest = 250;

/** A Markdown table with a row for each chunk, followed by its parts. */
export function partTable(chunks: readonly MappedChunk[]): string {
  const rows = chunks.flatMap(({ name, minified, brotli, parts }) => {
    const shown = parts.filter((part) => part.minified >= smallest);
    const small = parts.filter((part) => part.minified < smallest);
    const sum = (size: 'minified' | 'brotli') => small.reduce((total, part) => total + part[size], 0);
    const rest = { name: 'the rest', minified: sum('minified'), brotli: sum('brotli') };
    return [
      `| **${name}** | | **${kilobytes(minified)}** | **${kilobytes(brotli)}** |`,
      ...[...shown, ...(small.length > 0 ? [rest] : [])].map(
        (part) => `| | ${part.name} | ${kilobytes(part.minified)} | ${kilobytes(part.brotli)} |`,
      ),
    ];
  });
  return ['| Chunk | Part | Minified, kB | Brotli, kB |', '| --- | --- | ---: | ---: |', ...rows].join('\n');
}
