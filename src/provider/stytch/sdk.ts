/** The SDK itself: in a chunk of its own, which a page that hands in its client never loads. */
// First of all: the SDK reads storage as soon as it is loaded.
import './lend-storage.ts';

import { StytchClient } from '@stytch/vanilla-js/headless';
import type { StytchClientShape } from './client.ts';

const clients = new Map<string, StytchClientShape>();

/** http: and a port survive only in `endpoints`, which exists at run time but not in the SDK's published types. */
function optionsFor(apiUrl: string | undefined): object {
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

/** The page's one client for this project: a client starts timers that nothing can stop. */
export function sharedClient(publicToken: string, apiUrl: string | undefined): StytchClientShape {
  const key = `${publicToken} ${apiUrl ?? ''}`;
  const known = clients.get(key);
  if (known) return known;
  // The adapter relies on a shape that the SDK's own, wider class has; the contract test runs every call of it.
  const client = new StytchClient(publicToken, optionsFor(apiUrl)) as unknown as StytchClientShape;
  clients.set(key, client);
  return client;
}
