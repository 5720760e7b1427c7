/** Work of the page's own that the widget waits for: what listeners pass to `waitUntil()`. */

import type { VisitorMessage } from '../settings/types.ts';
import { ProviderError, withDeadline } from './errors.ts';

/** ms. The page may ask the visitor something, such as a captcha. */
const LIMIT = 3 * 60_000;

/** A failure of the page's work. The visitor reads only what the page has written for visitors. */
export function pageError(cause: unknown): ProviderError {
  const { visitorMessage: said } = (cause ?? {}) as Partial<Record<keyof VisitorMessage, unknown>>;
  return new ProviderError('page', {
    cause,
    ...(typeof said === 'string' && said !== '' && { message: said }),
  });
}

/**
 * @param work false if the page has canceled what it is for
 * @throws ProviderError `page` if the work fails, or is not done after 3 minutes
 */
export async function settlePageWork(work: Promise<unknown> | false): Promise<void> {
  if (!work) throw pageError(undefined);
  try {
    await withDeadline(work, LIMIT);
  } catch (cause) {
    throw pageError(cause);
  }
}
