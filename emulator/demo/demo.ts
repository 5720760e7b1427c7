/**
 * The attribute `demo`. A chunk that needs no other, because elements without React load it as well. One for all copies of
 * the package on the page: the first one answers for all.
 */

import type { PageTransport } from '../../src/provider/stytch/sdk-fetch.ts';
import type { B2bCookieOptions } from '../../src/settings/business/types.ts';
import type { CookieOptions } from '../../src/settings/types.ts';
import type { Project } from '../http/credentials.ts';
import { pendingVisit } from '../resources/visits.ts';
import { B2B_PUBLIC_TOKEN } from '../state/b2b/settings.ts';
import { createPanel, type Panel } from './inbox-panel.ts';
import { addLabel } from './label.ts';
import { HINT } from './organizations.ts';
import { createDemoService, type DemoService } from './service.ts';

interface PageDemo extends PageTransport {
  /** Lets a client's sign-in with a third-party or identity provider stay on the page. */
  readonly adapt: (client: object, project: Project) => void;
  readonly label: (container: HTMLElement) => () => void;
}

/** As in src/provider/stytch/sdk-fetch.ts: every version must keep its name, and the type of what it leads to. */
const DEMO = Symbol.for('auth-widget.demo');
/** Where the SDK keeps what it does not publish; see src/provider/stytch/internals.ts. */
const INTERNALS = Symbol.for('stytch__internal_b2c');

/** The replacements in a client that was made for a demo. */
interface DemoClient {
  oauth?: { navigate?: (url: URL) => void };
  sso?: { navigate?: (url: URL) => void };
  [INTERNALS]?: { oneTap?: { createOneTapClient?: () => Promise<object> } };
}

/** No name server knows a host in `.invalid`, so nothing can be sent there by mistake. */
const API_URL = 'http://demo.invalid';
/** The SDK stores sessions by the token. Cookies of its own, so that a demo does not end a session that the visitor really has. */
const CLIENTS: Readonly<
  Record<Project, { readonly publicToken: string; readonly cookies: B2bCookieOptions }>
> = {
  consumer: {
    publicToken: 'public-token-test-demo',
    cookies: { opaqueTokenCookieName: 'auth_widget_demo', jwtCookieName: 'auth_widget_demo_jwt' },
  },
  b2b: {
    publicToken: B2B_PUBLIC_TOKEN,
    cookies: {
      opaqueTokenCookieName: 'auth_widget_demo_b2b',
      jwtCookieName: 'auth_widget_demo_b2b_jwt',
      istCookieName: 'auth_widget_demo_b2b_intermediate',
    },
  },
};

/**
 * The demo's state over a reload, which is what opening an emailed link is. In sessionStorage: it ends with the tab, and
 * other tabs have demos of their own. The codes and tokens in it open nothing but this demo; passwords are hashed.
 */
const STORAGE_KEY = 'auth-widget:demo';

const pageStorage = {
  read(): string | null {
    try {
      return sessionStorage.getItem(STORAGE_KEY);
    } catch {
      return null;
    }
  },
  write(kept: string): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, kept);
    } catch {
      // Where the browser keeps nothing, the demo lasts until the page is left.
    }
  },
};

/** Asks in the panel what the third-party provider would ask on a page of its own. */
async function consent(service: DemoService, { show }: Panel, start: URL): Promise<void> {
  const { store } = service;
  const reply = await service.answer(start);
  const page = reply.headers.get('location');
  if (page === null) return show().say('The provider could not be started.');
  const visit = pendingVisit(store, page);
  show().ask({
    provider: visit.provider,
    known: visit.accounts,
    allow(email) {
      const target = visit.allow(email.toLowerCase(), null);
      service.save();
      location.assign(target);
    },
    deny: () => location.assign(visit.deny()),
  });
}

function createPageDemo(): PageDemo {
  const service = createDemoService({
    get href() {
      return location.href;
    },
    userAgent: navigator.userAgent,
    ...pageStorage,
    tell: (sentence) => panel.show().say(sentence),
  });
  const panel = createPanel(service.store.inbox);
  const labels = new Set<HTMLElement>();
  return {
    url: API_URL,
    fetch: (address, init) => service.answer(new URL(address), init),
    adapt(client: DemoClient, project) {
      const { oauth, sso, [INTERNALS]: internals } = client;
      for (const leaving of [oauth, sso])
        if (leaving) leaving.navigate = (start) => void consent(service, panel, start);
      if (project === 'b2b') panel.show().hint(HINT);
      // Google's prompt would be a request.
      if (internals?.oneTap)
        internals.oneTap.createOneTapClient = () => Promise.resolve({ success: false, reason: 'demo' });
    },
    label(container) {
      const label = addLabel(container);
      labels.add(label);
      panel.show();
      return () => {
        label.remove();
        labels.delete(label);
        if (labels.size === 0) panel.hide();
      };
    },
  };
}

function pageDemo(): PageDemo {
  const page = globalThis as typeof globalThis & { [DEMO]?: PageDemo };
  page[DEMO] ??= createPageDemo();
  return page[DEMO];
}

/**
 * Makes the page's client of the demo's provider.
 * @param sharedClient of src/provider/stytch/sdk.ts or business/sdk.ts
 */
export function connectDemo<Client extends object>(
  project: Project,
  sharedClient: (publicToken: string, apiUrl: string, cookies: CookieOptions) => Client,
): Client {
  const demo = pageDemo();
  const { publicToken, cookies } = CLIENTS[project];
  const client = sharedClient(publicToken, API_URL, cookies);
  demo.adapt(client, project);
  return client;
}

/** Shows the label on a widget, and the inbox. Returns a function that takes them away. */
export const showDemo = (container: HTMLElement): (() => void) => pageDemo().label(container);
