/**
 * Takes the place of `import-chunk.ts` in elements without React and in `auth-widget/session`, whose every byte counts: the
 * build routes their `import()` through here (build/chunk-imports.mjs). What a chunk takes of others is passed to it.
 */

import { LoadError } from '../../kit/lib/load-error.ts';
import { rememberSuccess, settleWithin } from '../../kit/lib/promises.ts';
import { chunksUrl, hasIntegrityHashes } from './chunks-url.ts';

const loaders = new Map<string, () => Promise<unknown>>();

function chunkLoader(name: string, importPlain: () => Promise<unknown>): () => Promise<unknown> {
  let hasFailed = false;
  const importAgain = (): Promise<unknown> => {
    if (hasIntegrityHashes()) return importPlain();
    const again: Promise<unknown> = import(
      /* webpackIgnore: true */ `${chunksUrl}${name}?retry=${Date.now()}`
    );
    // Where a bundler has put the chunk elsewhere, only its own URL works.
    return again.catch(importPlain);
  };
  // Under each URL it would be another module, with a state of its own.
  return rememberSuccess(async () => {
    const attempt = hasFailed ? importAgain() : importPlain().catch(importAgain);
    try {
      return await settleWithin(attempt, () => new LoadError('timeout'));
    } catch (cause) {
      hasFailed = true;
      throw cause instanceof LoadError ? cause : new LoadError('network', cause);
    }
  });
}

/**
 * Requests a chunk. One that fails is requested again at once, and then with each further call, under another URL, because
 * browsers remember a failed module by its URL. Rejects with a `LoadError`.
 * @param imports a single chunk, with an `import()` that bundlers understand
 */
export function loadChunk(imports: Readonly<Record<string, () => Promise<unknown>>>): Promise<unknown> {
  const [[name, importPlain] = ['', () => Promise.reject(new Error())]] = Object.entries(imports);
  const load = loaders.get(name) ?? chunkLoader(name, importPlain);
  loaders.set(name, load);
  return load();
}

/** The build wraps each `import()` in this, and turns it into a call of `load`. */
export const importChunk = <T>(importing: (load: typeof loadChunk) => T): T => importing(loadChunk);
