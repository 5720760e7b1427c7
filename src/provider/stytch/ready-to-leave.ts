import { withDeadline } from '../deadline.ts';
import type { ProviderError } from '../errors.ts';
import type { BootstrapSource } from '../port.ts';
import { call } from './answers.ts';

/**
 * Comes before each start that leaves the page, since a navigation that Stytch refuses ends at an answer for developers. A
 * page that may not have the project's settings may not start either, and one that cannot reach Stytch could not finish.
 * @param isSettled resolves when the client's own request for them has succeeded or failed
 * @throws ProviderError `configuration` if the project refuses the page, `network` if Stytch cannot be reached
 * @throws the reason of `signal`
 */
export async function readyToLeave(
  { stored, fetch }: BootstrapSource,
  isSettled: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // The SDK's start waits for that without a limit, and cannot be stopped. A late response must not take away visitors who
  // have left the screen or been told that it failed.
  await withDeadline(isSettled());
  signal.throwIfAborted();
  if (stored()) return;
  const refusal = await call(() => withDeadline(fetch())).then(
    () => undefined,
    (thrown: ProviderError) => thrown,
  );
  signal.throwIfAborted();
  if (refusal?.code === 'configuration' || refusal?.code === 'network') throw refusal;
}
