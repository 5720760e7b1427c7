/** The emulator's two projects, in the page. */
import { Hono } from 'hono/tiny';
import { ApiError } from '../http/api-error.ts';
import { addRoutes } from '../http/app.ts';
import { SDK_PREFIX } from '../http/route.ts';
import { portableRoutes } from '../resources/portable-routes.ts';
import { DEFAULT_CREDENTIALS } from '../state/settings.ts';
import { type Kept, Store } from '../state/store.ts';
import { fromGraphJson, toGraphJson } from './graph.ts';
import { seedOrganizations } from './organizations.ts';
import { roughEstimate } from './rough-estimate.ts';
import { unsecuredKey } from './unsecured-jwt.ts';

/** The paths that a demo lacks, by their starts. */
const MISSING = {
  webauthn: 'Passkeys are not part of the demo.',
  crypto_wallets: 'Crypto wallets are not part of the demo.',
};

/** The parts of the page that the service depends on. Tests pass their own. */
export interface DemoPage {
  readonly href: string;
  readonly userAgent: string;
  /** The tab's memory over a reload; null if there is none. */
  read(): string | null;
  write(kept: string): void;
  /** Tells the visitor what the demo cannot do. */
  readonly tell: (sentence: string) => void;
}

export interface DemoService {
  readonly store: Store;
  /** Answers a request of the SDK. Never rejects. */
  answer(url: URL, init?: Pick<RequestInit, 'method' | 'headers' | 'body'>): Promise<Response>;
  /** Writes down what has changed. */
  save(): void;
}

/** The page's address, without what an earlier link has added to it. */
function returnUrl(href: string): string | null {
  if (!/^https?:/.test(href)) return null;
  const url = new URL(href);
  for (const name of ['stytch_token_type', 'stytch_redirect_type', 'token', 'error', 'error_description'])
    url.searchParams.delete(name);
  return url.href;
}

function restore(store: Store, kept: string | null): void {
  try {
    if (kept !== null) store.restore(fromGraphJson(kept) as Kept);
  } catch {
    // Another version of the package has written it, and the demo starts anew.
  }
}

function refuseMissing(path: string, { tell }: Pick<DemoPage, 'tell'>): void {
  for (const [name, sentence] of Object.entries(MISSING)) {
    if (!path.startsWith(`${SDK_PREFIX}/${name}/`)) continue;
    tell(sentence);
    throw new ApiError(400, 'not_in_demo', sentence);
  }
}

export function createDemoService(page: DemoPage): DemoService {
  const store = new Store(Date.now, DEFAULT_CREDENTIALS);
  seedOrganizations(store);
  restore(store, page.read());
  const app = new Hono();
  app.use(async ({ req }, next) => {
    refuseMissing(req.path, page);
    await next();
  });
  addRoutes(app, { store, routes: portableRoutes, key: unsecuredKey, estimatePassword: roughEstimate });
  const save = (): void => page.write(toGraphJson(store.keep()));
  return {
    store,
    save,
    async answer(url, init = {}) {
      const target = returnUrl(page.href);
      for (const { dashboard } of [store.settings, store.b2b.settings]) {
        dashboard.login_redirect_url = target;
        dashboard.signup_redirect_url = target;
        dashboard.reset_password_redirect_url = target;
      }
      store.b2b.settings.dashboard.discovery_redirect_url = target;
      const asked = new Headers(init.headers);
      asked.set('user-agent', page.userAgent);
      // Browsers leave `user-agent` out of the headers that a request is made with.
      const request = Object.defineProperty(new Request(url, init), 'headers', { value: asked });
      const answer = await app.fetch(request);
      save();
      return answer;
    },
  };
}
