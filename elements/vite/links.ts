/** Finds the package's files in what Vite has built. Pure. */
import { posix } from 'node:path';

/** A file of Vite's output. */
export interface OutputFile {
  readonly type: string;
  readonly fileName: string;
  /** Of a chunk: the files that it was made of, and the chunks that it imports. */
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
}

export type Output = Readonly<Record<string, OutputFile>>;

const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/**
 * The chunks that files of the package have become, with the chunks that those import.
 * @param dist path of the package's dist/, with a trailing slash
 * @param files relative to it
 */
export function chunksOf(output: Output, dist: string, files: readonly string[]): string[] {
  const chunks = Object.values(output).filter(({ type }) => type === 'chunk');
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    output[name]?.imports?.forEach(add);
  };
  for (const file of files) {
    const path = withSlashes(dist + file);
    const chunk = chunks.find(({ moduleIds }) => moduleIds?.some((id) => withSlashes(id) === path));
    if (chunk) add(chunk.fileName);
  }
  return [...found];
}

/**
 * The URL of a file of Vite's output.
 * @param base Vite's option of that name
 * @param page path of the HTML file in the output
 */
export function urlOf(file: string, base: string, page: string): string {
  if (base !== '' && base !== './') return base + file;
  const relative = posix.relative(posix.dirname(`/${page}`), `/${file}`);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
