/** Of which packages and folders a chunk is made, by its source map. Pure. */
import { brotliCompressSync } from 'node:zlib';
import { decodedMappings, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';

export interface Part {
  /** A package, or a folder of ours. */
  readonly name: string;
  /** Bytes of the chunk's minified text. */
  readonly minified: number;
  /** Bytes of brotli, at its highest quality, that the chunk would need less without this part. */
  readonly brotli: number;
}

export interface MappedChunk {
  readonly name: string;
  /** Bytes. */
  readonly minified: number;
  /** Bytes, at brotli's highest quality. */
  readonly brotli: number;
  readonly parts: readonly Part[];
}

/** What the bundler writes between modules: imports, exports, helpers for CommonJS. */
const BUNDLER = 'bundler';

/** @param source a path of the source map, relative to the map */
export function partOf(source: string | null): string {
  if (source === null || source.includes('\0')) return BUNDLER;
  const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source);
  if (installed?.[1]) return installed[1];
  const own = /(?:^|\/)((?:src\/methods\/[\w-]+|src\/[\w-]+|elements))\/[^/]/.exec(source);
  return own?.[1] ?? BUNDLER;
}

/** The text of a chunk cut where the part that it comes from changes. */
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

/** The parts of a chunk, the heaviest first. */
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
      // A few bytes less can compress a little worse.
      brotli: Math.max(0, whole - brotliSize(textOf((part) => part !== name))),
    }))
    .filter(({ minified }) => minified > 0)
    .sort((a, b) => b.minified - a.minified);
  return { minified: Buffer.byteLength(code), brotli: whole, parts };
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Bytes; what is smaller is summed up in one row. */
const smallest = 250;

/** A Markdown table: a row for each chunk, and below it one for each of its parts. */
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
