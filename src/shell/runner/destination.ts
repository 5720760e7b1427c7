/** Where a sign-in leads. */
import { browserStorage } from '../../kit/lib/storage.ts';
import { httpUrl, isSitePath } from '../../kit/lib/urls.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { FlowDependencies, Host } from './types.ts';

/** Holds the path that the visitor wanted, after the time when it expires: links and providers lead back to an address without it. */
const KEY = 'auth-widget:destination';
/** ms. Emailed links are valid for an hour by default. */
const KEPT = 60 * 60_000;

type HostSettings = Pick<Host, 'successUrl' | 'successUrlParam' | 'baseURI'>;

/** The path in the page's address, if there is one. */
function askedPath({ successUrlParam }: HostSettings): string | undefined {
  const asked = successUrlParam ? new URL(location.href).searchParams.get(successUrlParam) : undefined;
  return isSitePath(asked) ? asked : undefined;
}

function keptPath(): string | undefined {
  const [until, path] = browserStorage.read(KEY)?.split(' ') ?? [];
  return Number(until) > Date.now() && isSitePath(path) ? path : undefined;
}

/** Keeps the path in the page's address, since a sign-in that starts now may end on another page. */
export function keepDestination(host: HostSettings): void {
  const path = askedPath(host);
  if (path !== undefined) browserStorage.write(KEY, `${Date.now() + KEPT} ${path}`);
}

/**
 * The address to go to after a sign-in. Forgets the kept path.
 * @returns an http(s) URL; undefined if the page has set none, or none that is valid, which the widget reports when it renders
 */
export function takeDestination(host: HostSettings): string | undefined {
  if (host.successUrlParam) {
    const path = askedPath(host) ?? keptPath();
    browserStorage.remove(KEY);
    if (path !== undefined) return httpUrl(location.origin + path);
  }
  return httpUrl(host.successUrl, host.baseURI);
}

/** Tells authors why nothing happens after a sign-in, which otherwise looks like a failure. */
function explainStay({ demo, publicToken = '', callbacks }: BaseSettings): void {
  if (callbacks?.onEvent || !(demo || publicToken.startsWith('public-token-test-'))) return;
  console.info(
    'auth-widget: signed in. Without success-url, the visitor stays on this page, and your auth-success listener decides what comes next. (Shown for test projects only.)',
  );
}

/** Sends the browser to the next page. */
export function createLeaving(current: () => Pick<FlowDependencies<FlowTypes>, 'host' | 'settings'>) {
  let destination: string | undefined;
  return {
    destination: () => destination,
    /** Unless the page has canceled `auth-success`. */
    leave(): void {
      const { host, settings } = current();
      // A listener may just have changed it.
      const target = takeDestination(host);
      destination = host.mayLeave ? target : undefined;
      if (destination !== undefined) location.assign(destination);
      else if (host.mayLeave) explainStay(settings);
    },
  };
}
