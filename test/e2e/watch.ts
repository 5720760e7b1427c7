/** Notices what must not happen on a page unless a test expects it. */
import type { BrowserContext, Page } from '@playwright/test';
import { eventTypes } from '../support/event-types.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export class Watch {
  readonly #faults: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #api: string;

  /** @param api origin whose error responses are fine, although Chromium logs them: the tests cause them */
  constructor(api: string) {
    this.#api = api;
  }

  /** Accepts what matches: console errors, uncaught errors, requests that leave loopback, tags added to the head. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Begins anew, for another test on the same page. */
  forget(): void {
    this.#faults.length = 0;
    this.#expected.length = 0;
  }

  /** What happened unexpectedly. */
  get faults(): string[] {
    return this.#faults.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  async attach(context: BrowserContext): Promise<void> {
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !loopback.has(hostname)) {
        this.#faults.push(`request left loopback: ${request.method()} ${request.url()}`);
      }
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      const isAnswer = message.text().startsWith('Failed to load resource') && url.startsWith(this.#api);
      if (!isAnswer) this.#faults.push(`console error: ${message.text()} (${url})`);
    });
    // Unhandled rejections included.
    context.on('weberror', (error) => {
      this.#faults.push(`uncaught: ${error.error().message}`);
    });
    await context.exposeBinding('reportHeadChange', (_source, tag: string) => {
      this.#faults.push(`added to document.head: ${tag}`);
    });
    await context.addInitScript(watchHead);
    await context.exposeBinding('reportRedraw', (_source, cause: string) => {
      this.#faults.push(`drew the first screen anew: ${cause}`);
    });
    await context.addInitScript(watchHydration);
  }
}

/**
 * Reports what React could not adopt, by the interface that it has for its developer tools: the widget itself draws such a screen
 * anew and says nothing, because a visitor's extension may have changed it. Runs in the page.
 */
function watchHydration(): void {
  interface Root {
    readonly current: { readonly child: unknown };
    onRecoverableError(error: unknown): void;
  }
  const { reportRedraw } = globalThis as unknown as { reportRedraw(cause: string): void };
  const watched = new WeakSet<Root>();
  const hook = {
    supportsFiber: true,
    // A page of a development server refreshes the copies of React that this has seen.
    renderers: new Map(),
    inject: () => 1,
    // React calls it for every commit, before it reports what that commit has recovered from.
    onCommitFiberRoot(_renderer: number, root: Root) {
      if (watched.has(root)) return;
      watched.add(root);
      const { onRecoverableError } = root;
      root.onRecoverableError = (error) => {
        // What is unmounted before React has adopted it draws nothing.
        if (root.current.child !== null) reportRedraw(String(error));
        onRecoverableError(error);
      };
    },
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Reports tags that are added to the head once the document has been parsed. Runs in the page. */
function watchHead(): void {
  if (window !== window.top) return;
  const report = (globalThis as unknown as { reportHeadChange(tag: string): void }).reportHeadChange;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) report(node.outerHTML.slice(0, 300));
  });
  // By then the parser has added all that it will, and no deferred script has run.
  const start = (): void => observer.observe(document.head, { childList: true });
  document.addEventListener('readystatechange', start, { once: true });
}

export interface AuthEventRecord {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** The id of the element that fired it. */
  readonly target: string;
}

/** Every `auth-*` event since the page was loaded. */
export function authEventsOf(page: Page): Promise<AuthEventRecord[]> {
  return page.evaluate(() => (globalThis as unknown as { authEvents: AuthEventRecord[] }).authEvents);
}

/** Collects the `auth-*` events in an init script, because a CSP may refuse scripts in the page itself. */
export async function collectAuthEvents(context: BrowserContext): Promise<void> {
  await context.addInitScript((types) => {
    const records: unknown[] = [];
    Object.assign(globalThis, { authEvents: records });
    const plain = (_key: string, value: unknown): unknown =>
      value instanceof Error ? { name: value.name, message: value.message } : value;
    for (const type of types) {
      document.addEventListener(type, (event) => {
        const detail = JSON.parse(JSON.stringify((event as CustomEvent).detail ?? {}, plain)) as unknown;
        records.push({ type, detail, target: event.target instanceof Element ? event.target.id : '' });
      });
    }
  }, eventTypes);
}
