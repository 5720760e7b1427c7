/**
 * What `import-chunk.ts` is for the widget, for elements without React and `auth-widget/session`, whose every byte counts: the
 * build routes their `import()` through here (build/chunk-imports.mjs). What a chunk takes of `signed-in` is passed beside it.
 */
import { settleWithin } from '../../kit/lib/deadline.ts';
import { LoadError } from '../../kit/lib/load-error.ts';
import { chunksUrl } from './chunks-url.ts';
import { hasIntegrityHashes } from './integrity-hashes.ts';

const failed = new Set<string>();

/**
 * Requests a chunk. One that fails is requested again at once, and then with each further call, under another URL, because
 * browsers remember a failed module by its URL. Rejects with a `LoadError`.
 * @param imports a single chunk, with an `import()` that bundlers understand
 */
export async function loadChunk(imports: Readonly<Record<string, () => Promise<unknown>>>): Promise<unknown> {
  const [[name, importPlain] = ['', () => Promise.reject(new Error())]] = Object.entries(imports);
  const importAgain = (): Promise<unknown> => {
    if (hasIntegrityHashes()) return importPlain();
    const again: Promise<unknown> = import(
      /* webpackIgnore: true */ `${chunksUrl}${name}?retry=${Date.now()}`
    );
    // Where a bundler has put the chunk elsewhere, only its own URL works.
    return again.catch(importPlain);
  };
  const attempt = failed.has(name) ? importAgain() : importPlain().catch(importAgain);
  const late = (): LoadError => new LoadError('timeout');
  try {
    return await settleWithin(attempt, late);
  } catch (cause) {
    failed.add(name);
    throw cause instanceof LoadError ? cause : new LoadError('network', cause);
  }
}

/** The build wraps each `import()` in this, and turns it into a call of `load`. */
export const importChunk = <T>(importing: (load: typeof loadChunk) => T): T => importing(loadChunk);
