/** Opens a page and asks its elements for their diagnoses. */

import { bareUrl } from '../../src/advice/scrub.ts';
import type { Chrome, Events } from './chrome.ts';
import { type Examined, readExamined } from './read-examined.ts';

/** ms. Pages that keep requests open never come to rest. */
const PATIENCE = 20_000;

/** A script that the page could not load. */
export interface FailedScript {
  readonly url: string;
  /** An HTTP status, or Chrome's name of the error. */
  readonly reason: string;
}

export interface Visit extends Examined {
  /** After redirects. */
  readonly url: string;
  /** HTTP status of the page. */
  readonly status: number | undefined;
  readonly failedScripts: readonly FailedScript[];
  /** The page's warnings and errors. */
  readonly printed: readonly string[];
  /** Of the projects whose settings the page has asked for. */
  readonly publicTokens: readonly string[];
}

/** Runs in the page, without anything of this file. */
async function examinePage(): Promise<unknown> {
  const versionOf = (element: Element): unknown =>
    Reflect.get(element.constructor, Symbol.for('auth-widget.version'));
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const all = within(document);
  const ours = all.filter((element) => typeof versionOf(element) === 'string');
  const able = ours.filter(
    (element): element is HTMLElementTagNameMap['auth-widget'] => 'diagnose' in element,
  );
  const said: unknown[] = [];
  // One after the other, so that none of them disturbs the others' measurements.
  for (const element of able) said.push(await element.diagnose());
  const isUnknown = (element: Element): boolean =>
    element instanceof HTMLUnknownElement ||
    (element.localName.includes('-') && element.matches(':not(:defined)'));
  return {
    said,
    unknown: [...new Set(all.filter(isUnknown).map(({ localName }) => localName))],
    tooOld: ours.filter((element) => !('diagnose' in element)).map((element) => String(versionOf(element))),
  };
}

interface Watched {
  readonly failedScripts: FailedScript[];
  readonly printed: string[];
  readonly publicTokens: string[];
  status: number | undefined;
  url: string;
}

const textOf = ({ value, description }: Events['Runtime.consoleAPICalled']['args'][number]): string =>
  typeof value === 'string' ? value : (description ?? JSON.stringify(value));

/** Notes what goes wrong while the page loads. */
function watch(chrome: Chrome, url: string): Watched {
  const watched: Watched = { failedScripts: [], printed: [], publicTokens: [], status: undefined, url };
  const urls = new Map<string, string>();
  chrome.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    const [, token] = /\/sdk\/v1\/projects\/bootstrap\/([^/?#]+)/.exec(request.url) ?? [];
    if (token !== undefined) watched.publicTokens.push(decodeURIComponent(token));
  });
  chrome.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') watched.status ??= response.status;
    if (type === 'Script' && response.status >= 400)
      watched.failedScripts.push({ url: response.url, reason: String(response.status) });
  });
  chrome.on('Network.loadingFailed', ({ requestId, type, errorText, blockedReason }) => {
    const url = urls.get(requestId) ?? '';
    // Chrome reports the body of an HTTP error as aborted.
    if (type === 'Script' && watched.failedScripts.every((failed) => failed.url !== url))
      watched.failedScripts.push({ url, reason: blockedReason ?? errorText });
  });
  chrome.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) watched.url = frame.url;
  });
  chrome.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error' || type === 'warning') watched.printed.push(args.map(textOf).join(' '));
  });
  chrome.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) =>
    watched.printed.push(exception?.description ?? text),
  );
  chrome.on('Log.entryAdded', ({ entry: { source, level, text, url } }) => {
    // The text of an answer such as 404 does not say whose it is.
    const about = source === 'network' && url !== undefined ? ` (${bareUrl(url)})` : '';
    if (level === 'error') watched.printed.push(text + about);
  });
  return watched;
}

/** Resolves once the page, and not the empty one before it, has been without requests for half a second. */
function rested(chrome: Chrome): Promise<void> {
  return new Promise((resolve) => {
    // A page that cannot be opened is not waited for.
    const timer = setTimeout(resolve, PATIENCE).unref();
    let page: string | undefined;
    chrome.on('Page.frameNavigated', ({ frame: { id, parentId, url } }) => {
      if (parentId === undefined && url !== 'about:blank') page = id;
    });
    chrome.on('Page.lifecycleEvent', ({ name, frameId }) => {
      if (name !== 'networkIdle' || frameId !== page) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Asks before a page is requested, since the one that is named may lead to others.
 * @returns rejects with the first refusal
 */
function refusalOf(chrome: Chrome, tab: string, check: (url: string) => void): Promise<never> {
  return new Promise((_resolve, reject) => {
    chrome.on('Fetch.requestPaused', ({ requestId, frameId, request }) => {
      // The request may be gone by now.
      const ignore = (): void => undefined;
      try {
        if (frameId === tab) check(request.url);
        chrome.send('Fetch.continueRequest', { requestId }).catch(ignore);
      } catch (error) {
        chrome.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(ignore);
        reject(error);
      }
    });
  });
}

async function look(chrome: Chrome, url: string): Promise<Visit> {
  const watched = watch(chrome, url);
  for (const domain of ['Page.enable', 'Runtime.enable', 'Log.enable', 'Network.enable'] as const)
    await chrome.send(domain, {});
  await chrome.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
  await chrome.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const rest = rested(chrome);
  const { errorText } = await chrome.send('Page.navigate', { url });
  if (errorText !== undefined)
    throw new Error(`${url} cannot be opened: ${errorText}. Is its server running?`);
  await rest;
  const { printed, failedScripts } = watched;
  // The diagnosis itself prints lines that are not the page's.
  const before = { printed: [...printed], failedScripts: [...failedScripts] };
  const { result, exceptionDetails } = await chrome.send('Runtime.evaluate', {
    expression: `(${String(examinePage)})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new Error(`diagnose() failed: ${exceptionDetails.exception?.description ?? 'no reason given'}`);
  const { status, publicTokens } = watched;
  return { ...readExamined(result.value), ...before, url: watched.url, status, publicTokens };
}

/**
 * @param check throws if a page must not be opened
 * @throws Error if the page cannot be opened, or leads to one that must not be
 */
export async function visit(chrome: Chrome, url: string, check: (url: string) => void): Promise<Visit> {
  const tab = await chrome.openTab();
  return Promise.race([refusalOf(chrome, tab, check), look(chrome, url)]);
}
