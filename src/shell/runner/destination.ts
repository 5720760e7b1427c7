/** Where a sign-in leads. */
import { browserStorage } from '../../kit/lib/storage.ts';
import { httpUrl, isSitePath } from '../../kit/lib/urls.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Host, RunnerDependencies } from './runner.ts';

/** Holds the path that a sign-in page was asked for, and until when: the address that links and providers lead back to lacks it. */
const KEY = 'auth-widget:destination';
/** ms. As long as an emailed link is valid, unless the project says otherwise. */
const KEPT = 60 * 60_000;

type Destined = Pick<Host, 'successUrl' | 'successUrlParam' | 'baseURI'>;

/** The path in the page's address, if there is one. */
function askedPath({ successUrlParam }: Destined): string | undefined {
  const asked = successUrlParam ? new URL(location.href).searchParams.get(successUrlParam) : undefined;
  return isSitePath(asked) ? asked : undefined;
}

function keptPath(): string | undefined {
  const [until, path] = browserStorage.read(KEY)?.split(' ') ?? [];
  return Number(until) > Date.now() && isSitePath(path) ? path : undefined;
}

/** Keeps the path in the page's address for a sign-in that starts now and may end on another page. */
export function keepDestination(host: Destined): void {
  const path = askedPath(host);
  if (path !== undefined) browserStorage.write(KEY, `${Date.now() + KEPT} ${path}`);
}

/**
 * The address to go to after a sign-in. It forgets what was kept.
 * @returns an http(s) URL; undefined if there is none, or none that can be used, which the widget says when it renders
 */
export function takeDestination(host: Destined): string | undefined {
  if (host.successUrlParam) {
    const path = askedPath(host) ?? keptPath();
    browserStorage.remove(KEY);
    if (path !== undefined) return httpUrl(location.origin + path);
  }
  return httpUrl(host.successUrl, host.baseURI);
}

/** For authors: a page that does nothing about a sign-in looks as if it had failed. */
function explainStay({ demo, publicToken = '', callbacks }: BaseSettings): void {
  if (callbacks?.onEvent || !(demo || publicToken.startsWith('public-token-test-'))) return;
  console.info(
    'auth-widget: signed in. Without success-url, the visitor stays on this page, and what follows is up to its listener of auth-success (only said for test projects).',
  );
}

/** Sends the browser to the next page. */
export function createLeaving(current: () => Pick<RunnerDependencies<FlowTypes>, 'host' | 'settings'>) {
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
