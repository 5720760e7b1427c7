/** Requests as the SDK sends them, without the time zone: what tells it cheaply is in the SDK's chunk (sdk-time-zone.ts). */
import type { EarlyAnswers } from './sdk-fetch.ts';

/** The base URL that the SDK uses, without a slash at the end. */
export function apiBase(publicToken: string, apiUrl: string | undefined): string {
  if (apiUrl === undefined)
    return publicToken.includes('public-token-test') ? 'https://test.stytch.com' : 'https://api.stytch.com';
  const { protocol, hostname, href } = new URL(apiUrl);
  // The SDK keeps the host of a custom domain only.
  return protocol === 'https:' ? `https://${hostname}` : href.replace(/\/+$/, '');
}

/** Where a project's settings are, which the SDK asks for first of all. */
export const settingsUrl = (base: string, publicToken: string): string =>
  `${base}/sdk/v1/projects/bootstrap/${publicToken}`;

/** The SDK's name and version. Its contract test fails if an upgrade says something else. */
const SDK = { identifier: 'Stytch.js Javascript SDK', version: '@stytch/vanilla-js@6.3.0' };

/**
 * The headers of a visitor who is signed out.
 * @param origin of the page
 */
export function sdkHeaders(publicToken: string, origin: string): Record<string, string> {
  // Missing where a page is no secure context.
  const uuid = crypto.randomUUID?.();
  const client = {
    ...(uuid && {
      event_id: `event-id-${uuid}`,
      app_session_id: `app-session-id-${uuid}`,
      persistent_id: `persistent-id-${uuid}`,
    }),
    client_sent_at: new Date().toISOString(),
    app: { identifier: new URL(origin).hostname },
    sdk: SDK,
  };
  return {
    Authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`,
    'Content-Type': 'application/json',
    'X-SDK-Client': btoa(JSON.stringify(client)),
    'X-SDK-Parent-Host': origin,
  };
}

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
