/** What takes the page's server or its support: the element asks by an event, and waits for the page's promise. */
import { NO_DEADLINE } from '../kit/lib/promises.ts';
import { ProviderError } from '../provider/errors.ts';
import type { TaskOptions } from '../shell/runner/use-task.ts';
import type { Account } from './account.ts';
import type { PageWork, VisitorHost } from './host.ts';

const unhandled = new ProviderError('configuration');

/** The page limits its own work, and has been told that it does none. */
export const PAGE_TASK: Pick<TaskOptions<Account>, 'deadline' | 'isPrivate'> = {
  deadline: NO_DEADLINE,
  isPrivate: (error) => error === unhandled,
};

/**
 * @returns what the page does; false if it has canceled the event
 * @throws ProviderError `configuration` if it does nothing
 */
export function requireHandled(
  host: Pick<VisitorHost, 'complain'>,
  event: `auth-${string}`,
  work: PageWork,
): Exclude<PageWork, undefined> {
  if (work !== undefined) return work;
  host.complain(
    `Nobody handles ${event}. Listen for it, and pass the promise of what your server does to waitUntil().`,
  );
  throw unhandled;
}
