/**
 * Loads chunks: the build routes each `import()` through here (build/chunk-imports.mjs). Browsers remember by its URL a
 * module that failed to load, and with it every module that imports it. So each further attempt has a URL of its own, and
 * chunks receive the exports of one another from here instead of importing them.
 */
import { LoadError } from '../../kit/lib/load-error.ts';
import { rememberSuccess, settleWithin } from '../../kit/lib/promises.ts';

/**
 * Where the chunks are, for the file that this becomes part of. Bundlers take `new URL('…', import.meta.url)` for a file that
 * they have to copy, and Turbopack does so even if a constant stands between.
 */
const chunksUrl = import.meta.url.replace(/[^/]*([?#].*)?$/, 'chunks/');

/** True if the page pins files by integrity hashes, which would not cover another URL. */
const hasIntegrityHashes = (): boolean =>
  [...document.scripts].some(({ type, text }) => type === 'importmap' && text.includes('integrity'));

/** By their names, and those of the entry by their places. */
type Exports = Readonly<Record<string, unknown>>;

/** A plain module, or a chunk that names the chunks it needs and creates its exports from theirs. */
interface Module extends Exports {
  readonly needs?: readonly string[];
  readonly create?: (...needed: readonly Exports[]) => Exports;
}

/** Imports a chunk by its own URL, with an `import()` that bundlers understand. */
type ImportPlain = () => Promise<Module>;

/** The entry's exports, for chunks. The build puts a function here (build/chunk-imports.mjs). */
declare const ENTRY_EXPORTS: () => Exports;

type Load = () => Promise<Exports>;

const chunks = new Map<string, Load>();
/** Called when a chunk is requested. */
const listeners = new Set<() => void>();

/** The loader of a chunk, once that is requested: a bundler may have put what needs it into a file that comes before. */
const loaderOf = (name: string): Load | Promise<Load> =>
  chunks.get(name) ??
  new Promise((resolve) => {
    listeners.add(() => {
      const load = chunks.get(name);
      if (load) resolve(load);
    });
  });

/** True if the server has sent anything for a URL, with or without `?retry`, since a time of `performance.now()`. */
const hasResponded = (url: string, since: number): boolean =>
  performance.getEntriesByType('resource').some((entry) => {
    // WebKit has no `responseStatus`. Firefox reports a `responseStart` even if the connection was closed.
    const { name, startTime, responseStatus, responseStart } = entry as PerformanceResourceTiming;
    return startTime >= since && name.startsWith(url) && (responseStatus ?? responseStart) > 0;
  });

function chunkLoader(name: string, importPlain: ImportPlain): Load {
  const { href } = new URL(name, chunksUrl);
  const attempts: Promise<Module>[] = [];

  const importAgain = (): Promise<Module> => {
    if (hasIntegrityHashes()) return importPlain();
    const again: Promise<Module> = import(/* webpackIgnore: true */ `${href}?retry=${Date.now()}`);
    // Where a bundler has put the chunk elsewhere, only its own URL works.
    return again.catch(importPlain);
  };
  const importModule = rememberSuccess(() => {
    const since = performance.now();
    attempts.push(attempts.length > 0 ? importAgain() : importPlain().catch(importAgain));
    // An earlier attempt that was too slow may still get there first.
    const first = Promise.any(attempts).catch((cause: unknown) => {
      throw new LoadError(hasResponded(href, since) ? 'load' : 'network', cause);
    });
    return settleWithin(first, () => new LoadError('timeout'));
  });
  return rememberSuccess(async () => {
    const module = await importModule();
    const { needs = [], create } = module;
    if (!create) return module;
    return create(
      ...(await Promise.all(
        needs.map(async (needed) => (needed === 'entry' ? ENTRY_EXPORTS() : (await loaderOf(needed))())),
      )),
    );
  });
}

/**
 * Requests several chunks at the same time, and resolves with the exports of the last, which needs the others. A chunk that
 * fails is requested again at once, and then with each further call. Rejects with a `LoadError`.
 */
export function loadChunk(imports: Readonly<Record<string, ImportPlain>>): Promise<Exports> | undefined {
  let last: Promise<Exports> | undefined;
  for (const [name, importPlain] of Object.entries(imports)) {
    const load = chunks.get(name) ?? chunkLoader(name, importPlain);
    chunks.set(name, load);
    for (const listener of listeners) listener();
    last = load();
    // A chunk that needs this one fails with it.
    last.catch(() => undefined);
  }
  return last;
}

/** The build wraps each `import()` in this, and turns it into a call of `load`. */
export const importChunk = <T>(importing: (load: typeof loadChunk) => T): T => importing(loadChunk);
