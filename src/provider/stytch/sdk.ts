/**
 * The SDK, in a chunk of its own that a page with its own client never loads. In the build its modules use
 * `sdk-storage.ts` in place of the page's storage and cookies.
 */
import { StytchClient, type StytchClientOptions } from '@stytch/vanilla-js/headless';
import type { StytchClientShape } from './client.ts';

/** `endpoints` exists at run time but not in the SDK's published types. */
type ClientOptions = StytchClientOptions & {
  endpoints?: Record<'testAPIURL' | 'liveAPIURL' | 'dfpBackendURL' | 'clientsideServicesIframeURL', string>;
};

const clients = new Map<string, StytchClientShape>();

/** The published `customBaseUrl` drops the scheme and the port; `endpoints` keeps both. */
function optionsFor(apiUrl: string | undefined): ClientOptions {
  if (!apiUrl) return {};
  const url = new URL(apiUrl);
  if (url.protocol === 'https:') return { customBaseUrl: apiUrl };
  const base = url.href.replace(/\/+$/, '');
  return {
    endpoints: {
      testAPIURL: base,
      liveAPIURL: base,
      dfpBackendURL: base,
      clientsideServicesIframeURL: `${base}/clientside-services/index.html`,
    },
  };
}

/** The page's only client for this project: the SDK starts timers that nothing can stop. */
export function sharedClient(publicToken: string, apiUrl: string | undefined): StytchClientShape {
  const key = `${publicToken} ${apiUrl ?? ''}`;
  const known = clients.get(key);
  if (known) return known;
  const client = new StytchClient(publicToken, optionsFor(apiUrl));
  clients.set(key, client);
  return client;
}
