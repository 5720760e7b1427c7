/** The page's clients of the SDK: one for each project, since the SDK starts timers that nothing can stop. */

import type { StytchClientOptions } from '@stytch/vanilla-js/headless';
import { withoutPrototype } from '../../kit/lib/objects.ts';
import type { CookieOptions } from '../../settings/types.ts';

/** `endpoints` exists at run time but not in the SDK's published types. */
export type ClientOptions = StytchClientOptions & {
  endpoints?: Record<'testAPIURL' | 'liveAPIURL' | 'dfpBackendURL' | 'clientsideServicesIframeURL', string>;
};

interface PageClient {
  readonly client: object;
  /** `cookieOptions` as JSON. */
  readonly cookies: string;
}

/** The `cookieOptions`, as JSON, that came too late and were warned about. */
const ignored = new Set<string>();

/** Found by all copies of the package on the page: every version must keep its name, and the type of what it leads to. */
const CLIENTS = Symbol.for('auth-widget.clients');

function pageClients(): Map<string, PageClient> {
  const shared = globalThis as typeof globalThis & { [CLIENTS]?: Map<string, PageClient> };
  shared[CLIENTS] ??= new Map();
  return shared[CLIENTS];
}

/** The published `customBaseUrl` drops the scheme and the port; `endpoints` keeps both. */
function endpointsFor(apiUrl: string | undefined): ClientOptions {
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

/** The options that the SDK makes a client with. */
export const clientOptions = (apiUrl: string | undefined, cookieOptions: CookieOptions): ClientOptions =>
  withoutPrototype({ ...endpointsFor(apiUrl), cookieOptions: withoutPrototype(cookieOptions) });

/**
 * The client that the page has under a key, or a new one.
 * @param key always stands for clients of the same class
 */
export function pageClient<Client extends object>(
  key: string,
  cookieOptions: CookieOptions,
  create: () => Client,
): Client {
  const clients = pageClients();
  const cookies = JSON.stringify(cookieOptions);
  const known = clients.get(key);
  if (known) {
    if (known.cookies !== cookies && !ignored.has(cookies))
      console.warn(
        `auth-widget: the elements of a page share one client, whose \`config.cookieOptions\` are ${known.cookies}. ${cookies} is ignored.`,
      );
    ignored.add(cookies);
    return known.client as Client;
  }
  const client = create();
  clients.set(key, { client, cookies });
  return client;
}
