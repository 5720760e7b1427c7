/** A page that a worker keeps between tests which never leave it: to load one takes longer than most tests. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { collectAuthEvents, type Watch } from './watch.ts';

/** ms. Clients of earlier tests cannot be stopped: the SDK's look after their sessions every three minutes. */
const MAX_AGE = 120_000;

const VIEWPORT = { width: 1280, height: 720 } as const;

interface Loaded {
  readonly address: string;
  readonly head: string;
  /** The length of the history. */
  readonly entries: number;
  /** A reload may bring other headers. */
  readonly time: number;
}

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly pending: ReadonlySet<unknown>;
  readonly since: number;
  /** By its first test. */
  loaded?: Loaded;
}

/** Without what the parser alone brings to life. */
function headOf(html: string): string | undefined {
  const [head = '', body = ''] = html.split('</head>');
  return /<script|<template/.test(body) ? undefined : head;
}

// These three run in the page.
function isAsLoaded({ address, entries, time }: Loaded): boolean {
  // Playwright's clock cannot be taken out again.
  const hasOwnClock = String(Date).includes('[native code]');
  const isSame = performance.timeOrigin === time && location.href === address;
  return hasOwnClock && isSame && history.length === entries;
}

function empty(): void {
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) if (name !== 'lang') root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  (globalThis as unknown as { authEvents: unknown[] }).authEvents.length = 0;
}

function fill(html: string): void {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
}

export class LivePage {
  readonly watch: Watch;
  readonly #browser: Browser;
  #kept: Kept | undefined;
  #isUsed = false;
  #count = 0;

  constructor(browser: Browser, watch: Watch) {
    this.#browser = browser;
    this.watch = watch;
  }

  /** Of a project that no client of the page knows yet. */
  get publicToken(): string {
    return `public-token-test-00000000-0000-4000-8000-${String(this.#count).padStart(12, '0')}`;
  }

  async start(): Promise<Page> {
    this.#count += 1;
    this.#isUsed = false;
    this.#kept ??= await this.#open();
    return this.#kept.page;
  }

  /** Shows the page that is served at the address: in place, if the test has shown none and the body is all that differs. */
  async show(address: string): Promise<void> {
    if (this.#kept === undefined) throw new Error('no test has started');
    const { page, loaded } = this.#kept;
    const served = await fetch(address);
    const html = await served.text();
    const head = served.headers.has('content-security-policy') ? undefined : headOf(html);
    const isInPlace = !this.#isUsed && loaded?.address === address && loaded.head === head;
    this.#isUsed = true;
    if (isInPlace) {
      await page.evaluate(fill, html);
      return;
    }
    await page.goto(address);
    if (head === undefined || loaded !== undefined) return;
    const now = await page.evaluate(() => ({ entries: history.length, time: performance.timeOrigin }));
    this.#kept.loaded = { address, head, ...now };
  }

  /** Makes the page ready for the next test, or closes it if it cannot be. */
  async end(): Promise<void> {
    if (this.#kept === undefined) return;
    const { context, page, pending, since, loaded } = this.#kept;
    const isReusable =
      loaded !== undefined &&
      pending.size === 0 &&
      Date.now() - since < MAX_AGE &&
      context.pages().length === 1 &&
      (await page.evaluate(isAsLoaded, loaded).catch(() => false));
    if (!isReusable) {
      await this.close();
      return;
    }
    await page.evaluate(empty);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
    await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, reducedMotion: null });
    await page.setViewportSize(VIEWPORT);
  }

  async close(): Promise<void> {
    await this.#kept?.context.close();
    this.#kept = undefined;
  }

  async #open(): Promise<Kept> {
    const context = await this.#browser.newContext({ viewport: VIEWPORT });
    await this.watch.attach(context);
    await collectAuthEvents(context);
    const page = await context.newPage();
    // Otherwise a test that changes what its page loads with would pass without the change.
    page.addInitScript = () => Promise.reject(new Error('a page that is shared loads before the test'));
    const pending = new Set<unknown>();
    page.on('request', (request) => pending.add(request));
    // Nobody reads the answers to telemetry, which are thus never finished.
    page.on('response', (response) => pending.delete(response.request()));
    page.on('requestfailed', (request) => pending.delete(request));
    return { context, page, pending, since: Date.now() };
  }
}
