import type { EarlyAnswers } from './sdk-fetch.ts';
import { apiBase, sdkHeaders, settingsUrl } from './sdk-request.ts';

/** Not imported from there, because the entry would need the SDK's chunk. */
const ANSWERS = Symbol.for('auth-widget.answers');

/**
 * Asks for a project's settings while the SDK is still on its way. What the SDK sends then waits for them no longer.
 * @throws Error if no request can be made of these settings
 */
export function requestSettings(publicToken: string, apiUrl: string | undefined): void {
  const page = globalThis as typeof globalThis & { [ANSWERS]?: EarlyAnswers };
  const answers = (page[ANSWERS] ??= new Map());
  const url = settingsUrl(apiBase(publicToken, apiUrl), publicToken);
  if (answers.has(url)) return;
  const headers = sdkHeaders(publicToken, location.origin);
  const answer = fetch(url, { credentials: 'include', headers });
  answers.set(url, answer);
  // The SDK asks again.
  answer.catch(() => undefined);
}
