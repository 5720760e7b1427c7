import { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, BootstrapSource } from '../../../provider/port.ts';

// Our own, since swr is 4.4 kB for one value. In ms, from spec section 9.
const RETRY = 5000;
const DEDUPE = 2000;
const RETRIES = 5;

/** What was asked for in the last two seconds, so that the widgets of a project ask once. */
const recent = new Map<unknown, Promise<Bootstrap>>();

function fetchOnce(key: unknown, fetch: () => Promise<Bootstrap>): Promise<Bootstrap> {
  const known = recent.get(key);
  if (known) return known;
  const asked = fetch();
  recent.set(key, asked);
  setTimeout(() => recent.delete(key), DEDUPE);
  return asked;
}

export interface BootstrapFollower {
  readonly onData: (data: Bootstrap) => void;
  /** Called with whether the last attempt has failed. It is repeated a few times. */
  readonly onFailed: (failed: boolean) => void;
  /** Called if a setting of the project's dashboard keeps them from this page. */
  readonly onRefused: (refusal: ProviderError) => void;
}

/**
 * Reports the project's settings: the stored ones at once, then the fetched ones, and again when the browser is back online.
 * @param project widgets that share its settings have the same
 * @returns stops
 */
export function followBootstrap(
  source: BootstrapSource,
  project: unknown,
  { onData, onFailed, onRefused }: BootstrapFollower,
): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  const onError = (error: unknown): void => {
    onFailed(true);
    if (error instanceof ProviderError && error.code === 'configuration') {
      onRefused(error);
    } else if (retries < RETRIES) {
      // Spread, so that not all pages come back at once.
      timer = setTimeout(load, RETRY * (1 + Math.random()) * 2 ** retries);
      retries += 1;
    }
  };
  const load = (): void => {
    clearTimeout(timer);
    const ifFollowed =
      <Value>(tell: (value: Value) => void) =>
      (value: Value): void => {
        if (!stopped.signal.aborted) tell(value);
      };
    fetchOnce(project, source.fetch).then(
      ifFollowed((data) => {
        retries = 0;
        onFailed(false);
        onData(data);
      }),
      ifFollowed(onError),
    );
  };
  const stored = source.stored();
  if (stored) onData(stored);
  load();
  addEventListener('online', load, { signal: stopped.signal });
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
