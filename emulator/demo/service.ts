/** The emulator's two projects, in the page. */
import { ApiError } from '../http/api-error.ts';
import { dispatch, type Service } from '../http/dispatch.ts';
import { failure } from '../http/replies.ts';
import { SDK_PREFIX } from '../http/router.ts';
import { portableRoutes } from '../resources/portable-routes.ts';
import type { Json } from '../state/json.ts';
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
  const service: Service = {
    store,
    routes: portableRoutes,
    key: unsecuredKey,
    estimatePassword: roughEstimate,
  };
  const save = (): void => page.write(toGraphJson(store.keep()));
  return {
    store,
    save,
    async answer(url, { method = 'GET', headers, body } = {}) {
      const target = returnUrl(page.href);
      for (const { dashboard } of [store.settings, store.b2b.settings]) {
        dashboard.login_redirect_url = target;
        dashboard.signup_redirect_url = target;
        dashboard.reset_password_redirect_url = target;
      }
      store.b2b.settings.dashboard.discovery_redirect_url = target;
      const request = {
        headers: { ...Object.fromEntries(new Headers(headers)), 'user-agent': page.userAgent },
      };
      try {
        refuseMissing(url.pathname, page);
        const json = typeof body === 'string' ? (JSON.parse(body) as Json) : undefined;
        return await dispatch(service, request, { method, url, body: json });
      } catch (error) {
        return failure(error);
      } finally {
        save();
      }
    },
  };
}
