import type { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, BootstrapSource } from '../../../provider/port.ts';

const RETRY_MS = 5000;
const RETRIES = 5;

/** Longer after each failure, and not the same for everybody: as swr has it by default (9.10). */
const waitAfter = (failures: number): number => Math.floor((Math.random() + 0.5) * 2 ** failures) * RETRY_MS;

export interface Project {
  /** The project's settings, once known. */
  readonly bootstrap: Bootstrap | undefined;
  /** True if the last attempt to fetch them failed. It is repeated a few times, and whenever the browser comes back online. */
  readonly failed: boolean;
}

/**
 * Asks for the project's settings until there is an answer. Widgets of a page share the client, and so its request.
 * @param refused called if a setting of the project's dashboard keeps them from this page
 * @returns ends it
 */
export function followSettings(
  source: BootstrapSource,
  tell: (project: Project) => void,
  refused: (refusal: ProviderError) => void,
): () => void {
  let ended = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => {
    clearTimeout(timer);
    removeEventListener('online', ask);
  };
  const fail = (failure: ProviderError): void => {
    if (ended) return;
    tell({ bootstrap: source.stored(), failed: true });
    if (failure.code === 'configuration') return refused(failure);
    failures += 1;
    if (failures <= RETRIES) timer = setTimeout(ask, waitAfter(failures));
    addEventListener('online', ask);
  };
  function ask(): void {
    stopWaiting();
    source.fetch().then((bootstrap) => {
      if (!ended) tell({ bootstrap, failed: false });
    }, fail);
  }
  tell({ bootstrap: source.stored(), failed: false });
  ask();
  return () => {
    ended = true;
    stopWaiting();
  };
}
