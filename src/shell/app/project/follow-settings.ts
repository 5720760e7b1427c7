import type { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, BootstrapSource } from '../../../provider/port.ts';

const RETRY_MS = 5000;
const RETRIES = 5;

/** Longer after each failure, and not the same for everybody: as swr has it by default (9.10). */
const waitAfter = (failures: number): number => Math.floor((Math.random() + 0.5) * 2 ** failures) * RETRY_MS;

/**
 * Asks for the project's settings until there is an answer: a few times, and whenever the browser comes back online. Widgets of a page
 * share the client, and so its request.
 * @param tell called with the settings, as far as they are known
 * @param fail called with each failure. After `configuration`, by which the project's dashboard keeps them from this page, nothing is asked
 * @returns ends it
 */
export function followSettings(
  source: BootstrapSource,
  tell: (bootstrap: Bootstrap | undefined) => void,
  fail: (failure: ProviderError) => void,
): () => void {
  let ended = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => {
    clearTimeout(timer);
    removeEventListener('online', ask);
  };
  const retry = (failure: ProviderError): void => {
    if (ended) return;
    fail(failure);
    if (failure.code === 'configuration') return;
    failures += 1;
    if (failures <= RETRIES) timer = setTimeout(ask, waitAfter(failures));
    addEventListener('online', ask);
  };
  function ask(): void {
    stopWaiting();
    source.fetch().then((bootstrap) => {
      if (!ended) tell(bootstrap);
    }, retry);
  }
  tell(source.stored());
  ask();
  return () => {
    ended = true;
    stopWaiting();
  };
}
