/** Opens a page and asks its elements for their diagnoses. */

import { bareUrl } from '../../src/advice/scrub.ts';
import type { Chrome, Events } from './chrome.ts';
import { isRoot } from './options.ts';
import { type Examined, readExamined } from './read-examined.ts';

/** ms. Pages that keep requests open never come to rest. */
const PATIENCE = 20_000;
/** ms that a page may take to answer at all. */
const ANSWER = 5000;

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

/** Runs in each document before its own scripts: nobody would see what such workers request. */
function withoutSharedWorkers(): void {
  Reflect.deleteProperty(globalThis, 'SharedWorker');
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** What a page may request. */
export interface Rules {
  /** Throws if a page must not be opened. */
  readonly check: (url: string) => void;
  /** True if something may be sent to an address, and not only read. */
  readonly maySend: (url: string) => Promise<boolean>;
}

/**
 * Asks before anything is requested: the page that is named may lead to others, and reach other servers of this computer.
 * @returns rejects with the first refusal of the page itself
 */
function refusalOf(chrome: Chrome, tab: string, { check, maySend }: Rules): Promise<never> {
  const refused = async ({
    frameId,
    resourceType,
    request,
  }: Events['Fetch.requestPaused']): Promise<void> => {
    const { url, method } = request;
    const isPage = resourceType === 'Document' && frameId === tab;
    // Without a sandbox, a frame can do as much as the page.
    const isFrame = resourceType === 'Document' && isRoot() && /^https?:/.test(url);
    if (isPage || isFrame) check(url);
    if (method !== 'GET' && method !== 'HEAD' && !(await maySend(url)))
      throw new Error(`The page may send nothing to ${new URL(url).origin}.`);
  };
  return new Promise((_resolve, reject) => {
    chrome.on('Fetch.requestPaused', (paused) => {
      const { requestId, frameId, resourceType } = paused;
      // The request may be gone by now.
      const ignore = (): void => undefined;
      refused(paused).then(
        () => chrome.send('Fetch.continueRequest', { requestId }).catch(ignore),
        (error) => {
          chrome.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(ignore);
          if (resourceType === 'Document' && frameId === tab) reject(error as Error);
        },
      );
    });
  });
}

/** @throws Error if a script of the page does not end */
async function assertResponsive(chrome: Chrome): Promise<void> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('A script of the page does not end.')), ANSWER).unref();
  });
  await Promise.race([chrome.send('Runtime.evaluate', { expression: '0' }), late]);
}

async function look(chrome: Chrome, url: string): Promise<Visit> {
  const watched = watch(chrome, url);
  for (const domain of ['Page.enable', 'Runtime.enable', 'Log.enable', 'Network.enable'] as const)
    await chrome.send(domain, {});
  // The page would stand still until somebody answers.
  chrome.on('Page.javascriptDialogOpening', ({ type }) => {
    chrome.send('Page.handleJavaScriptDialog', { accept: type === 'beforeunload' }).catch(() => undefined);
  });
  await chrome.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  const source = `(${String(withoutSharedWorkers)})()`;
  await chrome.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await chrome.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const rest = rested(chrome);
  const { errorText } = await chrome.send('Page.navigate', { url });
  if (errorText !== undefined)
    throw new Error(`${url} cannot be opened: ${errorText}. Is its server running?`);
  await rest;
  await assertResponsive(chrome);
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

/** @throws Error if the page cannot be opened, does not answer, or leads to one that must not be opened */
export async function visit(chrome: Chrome, url: string, rules: Rules): Promise<Visit> {
  const tab = await chrome.openTab();
  return Promise.race([refusalOf(chrome, tab, rules), look(chrome, url)]);
}
