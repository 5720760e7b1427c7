/**
 * What the build makes of each `import()` (build/chunk-imports.mjs). Browsers remember by its URL a module that failed to
 * load, and every module that imports it. So each further attempt has a URL of its own, and chunks get the exports of
 * one another from here instead of importing them statically.
 */

type Exports = Readonly<Record<string, unknown>>;

/** A module, or a chunk that needs others: it names them, and creates its own exports from theirs. */
interface Module extends Exports {
  readonly needs?: readonly string[];
  readonly create?: (...needed: readonly (Exports | undefined)[]) => Exports;
}

/** Imports a chunk by its own URL, with an `import()` that bundlers understand. */
type ImportPlain = () => Promise<Module>;

/** By name. A chunk that failed has an entry without a value. */
const requested = new Map<string, Promise<Exports> | undefined>();
// Bundlers take `new URL(…, import.meta.url)` for a file that they have to copy.
const ownUrl = import.meta.url;
let retries = 0;

/** Whether the page may set integrity hashes, which would not cover another URL. */
const mayHaveIntegrity = (): boolean =>
  document.querySelector('script[type=importmap],[rel=modulepreload][integrity]') !== null;

function retry(name: string, importPlain: ImportPlain): Promise<Module> {
  if (mayHaveIntegrity()) return importPlain();
  retries += 1;
  const { href } = new URL(`${name}?retry=${retries}`, ownUrl);
  const module: Promise<Module> = import(/* webpackIgnore: true */ href);
  // Where a bundler has put the chunk elsewhere, only its own URL works.
  return module.catch(importPlain);
}

async function createChunk(name: string, importPlain: ImportPlain, hasFailed: boolean): Promise<Exports> {
  const again = () => retry(name, importPlain);
  const module = await (hasFailed ? again() : importPlain()).catch(again);
  const { needs = [], create } = module;
  // All of them have been requested by now: the app before everything else, the others by the same call.
  return create
    ? create(...(await Promise.all(needs.map(async (needed) => await requested.get(needed)))))
    : module;
}

/**
 * Requests several chunks at the same time, and imports the last of them, which needs the others. A chunk that fails is
 * requested again at once, and after that by each further call.
 */
export function importChunk(chunks: Readonly<Record<string, ImportPlain>>): Promise<Exports> | undefined {
  let last: Promise<Exports> | undefined;
  for (const [name, importPlain] of Object.entries(chunks)) {
    last = requested.get(name);
    if (last) continue;
    last = createChunk(name, importPlain, requested.has(name));
    requested.set(name, last);
    last.catch(() => requested.set(name, undefined));
  }
  return last;
}
