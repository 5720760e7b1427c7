import { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, BootstrapSource } from '../../../provider/port.ts';

// Our own, since swr is 4.4 kB for one value. The times, in ms, are from section 9 of the specification.
const RETRY = 5000;
const DEDUPE = 2000;
const RETRIES = 5;

/** What is under way, or was answered in the last two seconds, so that the widgets of a project ask once. */
const recent = new Map<unknown, Promise<Bootstrap>>();

function fetchOnce(key: unknown, fetch: () => Promise<Bootstrap>): Promise<Bootstrap> {
  const known = recent.get(key);
  if (known) return known;
  const asked = fetch();
  recent.set(key, asked);
  const forget = (): void => {
    recent.delete(key);
  };
  asked.then(() => setTimeout(forget, DEDUPE), forget);
  return asked;
}

export interface Project {
  /** The project's settings, once known. */
  readonly bootstrap: Bootstrap | undefined;
  /** Whether the last attempt to fetch them failed. It is repeated a few times. */
  readonly failed: boolean;
}

/** A project of which nothing is known yet. */
export const UNKNOWN: Project = { bootstrap: undefined, failed: false };

/**
 * Tells of the project's settings: the stored ones at once, then the fetched ones, and again when the browser is back online.
 * @param key the same for widgets that share the project
 * @param onRefused called if a setting of the project's dashboard keeps them from this page
 * @returns stops
 */
export function followBootstrap(
  source: BootstrapSource,
  key: unknown,
  tell: (project: Project) => void,
  onRefused: (refusal: ProviderError) => void,
): () => void {
  const stopped = new AbortController();
  const ifFollowed =
    <Value>(then: (value: Value) => void) =>
    (value: Value): void => {
      if (!stopped.signal.aborted) then(value);
    };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  let bootstrap = source.stored();
  const onError = (error: unknown): void => {
    tell({ bootstrap, failed: true });
    if (error instanceof ProviderError && error.code === 'configuration') {
      onRefused(error);
    } else if (retries < RETRIES) {
      // Spread, so that not all pages come back at once.
      timer = setTimeout(load, RETRY * (1 + Math.random()) * 2 ** retries);
      retries += 1;
    }
  };
  const onData = (data: Bootstrap): void => {
    retries = 0;
    bootstrap = data;
    tell({ bootstrap, failed: false });
  };
  let latest: Promise<Bootstrap> | undefined;
  const load = (): void => {
    clearTimeout(timer);
    const asked = fetchOnce(key, source.fetch);
    // The browser may come back online during a request, whose answer counts once.
    if (asked === latest) return;
    latest = asked;
    asked.then(ifFollowed(onData), ifFollowed(onError));
  };
  tell(bootstrap ? { bootstrap, failed: false } : UNKNOWN);
  load();
  addEventListener('online', load, { signal: stopped.signal });
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
