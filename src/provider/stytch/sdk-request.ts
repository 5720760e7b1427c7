/** Requests as the SDK sends them, without the time zone: what tells it cheaply is in the SDK's chunk (sdk-time-zone.ts). */

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

/** What the SDK says of itself. Its contract test fails if an upgrade says something else. */
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
