/** Where a sign-in leads. */
import { isOwner } from '../../kit/lib/address-hash.ts';
import { canStoreCookie } from '../../kit/lib/cookies.ts';
import { browserStorage } from '../../kit/lib/storage.ts';
import { httpUrl, isSitePath } from '../../kit/lib/urls.ts';
import { hasSignedOutSince } from '../../provider/changes/sign-outs.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { CookieOptions } from '../../settings/types.ts';
import type { FlowTypes } from '../flow-types.ts';
import { withoutParameters } from '../redirect/address.ts';
import type { Redirect, SpentToken } from '../redirect/redirect.ts';
import type { Action, FlowDependencies, Host } from './types.ts';

/** ms. Emailed links are valid for an hour by default. */
const KEPT = 60 * 60_000;

type HostSettings = Pick<Host, 'successUrl' | 'successUrlParam' | 'baseURI'>;
type Project = Pick<BaseSettings, 'publicToken'>;

/** The path in the page's address, if there is one. */
function askedPath({ successUrlParam }: HostSettings): string | undefined {
  const asked = successUrlParam ? new URL(location.href).searchParams.get(successUrlParam) : undefined;
  return isSitePath(asked) ? asked : undefined;
}

/** Removes the path from the page's address. */
export function dropAskedPath(host: HostSettings): void {
  const { successUrlParam: name } = host;
  if (name && askedPath(host))
    history.replaceState(history.state, '', withoutParameters(location.href, [name]));
}

/**
 * The path in the page's address, for the note of a message or a departure: links and providers lead back to an address without it.
 * No other project or page of the origin uses it.
 */
function goalOf(host: HostSettings, { publicToken }: Project): string | undefined {
  const path = askedPath(host);
  return path && `${Date.now()} ${publicToken} ${location.pathname} ${path}`;
}

/** The path that a note leads to. */
function pathOf(goal: string, { publicToken }: Project): string | undefined {
  const [at = '', project, page, path] = goal.split(' ');
  const now = Date.now();
  // One that is yet to come was noted while the clock was ahead.
  const isRecent = Number(at) <= now && now < Number(at) + KEPT;
  if (!isRecent || hasSignedOutSince(browserStorage, Number(at), now)) return undefined;
  return project === `${publicToken}` && page === location.pathname && isSitePath(path) ? path : undefined;
}

/** Puts the path of a departure that came to nothing back into the page's address: the visitor's next try leads there. */
export function restoreAskedPath(host: HostSettings, project: Project, goal: string | undefined): void {
  const { successUrlParam: name } = host;
  const path = goal && pathOf(goal, project);
  if (!name || !path || askedPath(host)) return;
  const url = new URL(location.href);
  url.searchParams.set(name, path);
  history.replaceState(history.state, '', url);
}

/**
 * The address to go to after a sign-in.
 * @param goal of the message or the departure that has brought it
 * @returns an http(s) URL; undefined if the page has set none, or none that is valid, which the widget reports when it renders
 */
export function destinationOf(
  host: HostSettings,
  project: Project,
  goal: string | undefined,
): string | undefined {
  const noted = host.successUrlParam && goal ? pathOf(goal, project) : undefined;
  const path = askedPath(host) ?? noted;
  // A frame's own page may have no origin.
  return (path && httpUrl(location.origin + path)) ?? httpUrl(host.successUrl, host.baseURI);
}

/** A URL as a router of the page takes it: on this site, its path. */
export function routeOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(url);
  const path = pathname + search + hash;
  // `/.//other.example` would be another host without the origin.
  return origin === location.origin && isSitePath(path) ? path : url;
}

/** Tells authors why nothing happens after a sign-in, which otherwise looks like a failure. */
function explainStay({ demo, publicToken = '', callbacks }: BaseSettings): void {
  if (callbacks?.onEvent || !(demo || publicToken.startsWith('public-token-test-'))) return;
  console.info(
    'auth-widget: signed in. Without success-url, the visitor stays on this page, and your auth-success listener decides what comes next. (Shown for test projects only.)',
  );
}

/** Tells authors why the next page is signed out. Where the page is not secure, that has been said. */
function explainLoss({ availableToSubdomains, domain }: CookieOptions): void {
  if (!isSecureContext) return;
  import('../../advice/browser.ts').then(
    ({ noCookies }) => console.error(`auth-widget: ${noCookies(availableToSubdomains ? domain : undefined)}`),
    () => undefined,
  );
}

/** @returns false if the browser keeps no cookie of the session, of which the author reads why */
function keepsSession(
  { config: { cookieOptions = {} } }: FlowTypes['settings'],
  canStore: typeof canStoreCookie,
): boolean {
  const isKept = canStore(cookieOptions);
  if (!isKept) explainLoss(cookieOptions);
  return isKept;
}

/** Sends the browser to the next page, which is that of what was started. */
export function createLeaving<F extends FlowTypes>(
  current: () => FlowDependencies<F>,
  canStore: typeof canStoreCookie = canStoreCookie,
) {
  let destination: string | undefined;
  let isKept = true;
  /** The token that was accepted last, until it has led somewhere. */
  let arrived: SpentToken | undefined;
  const forgetGoal = (): void => {
    arrived = undefined;
  };
  const next = (): string | undefined => {
    const { host, settings } = current();
    return destinationOf(host, settings, arrived?.goal);
  };
  return {
    destination: () => destination,
    isKept: () => isKept,
    /** Where the next sign-in leads, for the page. */
    target: () => routeOf(next()),
    forgetGoal,
    /** The notes that actions make by it have the goal of the page as it is then. */
    noting: (redirect: Redirect): Redirect => {
      const here = (): string | undefined => goalOf(current().host, current().settings);
      return {
        ...redirect,
        expectLink: (link) => redirect.expectLink({ ...link, goal: here() }),
        expectReturn: (by) => redirect.expectReturn(by, here()),
      };
    },
    /** An action that takes over the goal of a token that it exchanges, if the account is the one that it was noted for. */
    arriving:
      <Input>(action: Action<F, Input>): Action<F, Input> =>
      async (context, input) => {
        const { redirect } = current();
        let accept = (): void => undefined;
        const spendToken: Redirect['spendToken'] = (token, tokenType) => {
          const spent = redirect.spendToken(token, tokenType);
          accept = () => {
            redirect.acceptToken(tokenType);
            arrived = spent;
          };
          return spent;
        };
        const result = await action({ ...context, redirect: { ...context.redirect, spendToken } }, input);
        accept();
        const { success, next } = result;
        const { addressHash } = arrived ?? {};
        const isOthers = success && addressHash && !(await isOwner(success.user, addressHash));
        if (isOthers || next === 'cancel') forgetGoal();
        return result;
      },
    /** Unless the page has canceled `auth-success`. */
    leave(): void {
      const { host, settings } = current();
      isKept = keepsSession(settings, canStore);
      // The next page would send the visitor back here.
      if (host.mayLeave && isKept) {
        // A listener may just have changed it.
        destination = next();
        // Back leads to where the visitor came from, not to a form that they are done with.
        if (destination !== undefined) location.replace(destination);
        else explainStay(settings);
      } else destination = undefined;
      forgetGoal();
    },
  };
}
