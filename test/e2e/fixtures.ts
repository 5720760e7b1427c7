/**
 * What every page test can use besides what its worker shares: the emulator, a page with the widget on it, and a watch that fails the
 * test for anything unexpected.
 */
import { type Locator, type Page, expect as playwright } from '@playwright/test';
import { expectShapes } from '../support/shapes.ts';
import { EmulatorClient, SOON } from './emulator.ts';
import {
  type Attributes,
  type ElementTag,
  type HostPageOptions,
  hostPage,
  publicToken,
} from './host-page.ts';
import type { Headers, Site } from './servers.ts';
import { type AuthEventRecord, authEventsOf, collectAuthEvents, Watch } from './watch.ts';
import { test as base } from './worker.ts';

export { expectAccessible } from './accessible.ts';
export { type Attributes, publicToken } from './host-page.ts';
/** Its polls look again sooner than Playwright's own. */
export const expect: typeof playwright = new Proxy(playwright, {
  get(target, key: keyof typeof playwright) {
    if (key !== 'poll') return target[key];
    const poll: typeof playwright.poll = (read, options) =>
      target.poll(read, {
        intervals: [...SOON],
        ...(typeof options === 'string' ? { message: options } : options),
      });
    return poll;
  },
});

export interface OpenOptions extends HostPageOptions {
  readonly tag?: ElementTag;
  /** Response headers of the host page, such as a CSP. */
  readonly headers?: Headers;
  /** The query of the page's address, such as `?token=…`. */
  readonly search?: string;
  /** True waits for `auth-ready`; false for a widget that will not get that far. */
  readonly ready?: boolean;
}

export interface Widget {
  /** The element itself; locators by role or label find what is in its open shadow root. */
  readonly element: Locator;
  readonly page: Page;
  /** The events since the page was loaded, all or those of one type. */
  events(type?: string): Promise<AuthEventRecord[]>;
  /** Waits for an event of that type with these details, and returns the first one. */
  event(type: string, detail?: Readonly<Record<string, unknown>>): Promise<AuthEventRecord>;
}

export type OpenWidget = (attributes?: Attributes, options?: OpenOptions) => Promise<Widget>;

interface Host {
  /** Of the project that elements belong to unless their attributes say otherwise. */
  readonly publicToken: string;
  /** Shows the page that is served there. */
  show(address: string): Promise<unknown>;
}

interface TestFixtures {
  readonly emulator: EmulatorClient;
  readonly watch: Watch;
  /** Where the widget is shown. */
  readonly host: Host;
  readonly openWidget: OpenWidget;
  /** Opens a page in a browser that has done nothing on the site before. */
  readonly openElsewhere: (url: string) => Promise<Page>;
}

export const test = base.extend<TestFixtures>({
  emulator: [
    async ({ emulatorServer }, use) => {
      const client = new EmulatorClient(emulatorServer.url);
      await client.reset();
      await use(client);
      expectShapes();
    },
    { auto: true },
  ],
  watch: [
    async ({ context, emulatorServer }, use) => {
      const watch = new Watch(emulatorServer.url);
      await watch.attach(context);
      await collectAuthEvents(context);
      await use(watch);
      expect(watch.faults, 'unexpected events on the page').toEqual([]);
    },
    { auto: true },
  ],
  host: async ({ page }, use) => {
    await use({ publicToken, show: (address) => page.goto(address) });
  },
  openWidget: async ({ page, host, site, emulator }, use) => {
    await use((attributes = {}, options = {}) => open(page, host, site, emulator, attributes, options));
    site.heal();
  },
  openElsewhere: async ({ browser, watch }, use) => {
    await use(async (url) => {
      const context = await browser.newContext();
      await watch.attach(context);
      const page = await context.newPage();
      await page.goto(url);
      return page;
    });
  },
});

/**
 * For tests that never leave their page: those of a worker share one, in which storage, emulator, element and public token are new
 * each time. Tests with init scripts, changed globals or the browser's debugger have to load their own.
 */
export const live = test.extend({
  watch: async ({ livePage: { watch } }, use) => {
    watch.forget();
    await use(watch);
    expect(watch.faults, 'unexpected events on the page').toEqual([]);
  },
  page: async ({ livePage }, use) => {
    await use(await livePage.start());
    await livePage.end();
  },
  context: async ({ page }, use) => use(page.context()),
  host: async ({ livePage }, use) => use(livePage),
});

async function open(
  page: Page,
  host: Host,
  site: Site,
  emulator: EmulatorClient,
  attributes: Attributes,
  options: OpenOptions,
): Promise<Widget> {
  const { tag = 'auth-widget', headers = {}, search = '', ready = true } = options;
  const html = hostPage(
    tag,
    { 'public-token': host.publicToken, 'api-url': emulator.url, ...attributes },
    options,
  );
  await host.show(site.addPage('/', html, headers) + search);
  const widget: Widget = {
    element: page.locator(tag).first(),
    page,
    async events(type) {
      const events = await authEventsOf(page);
      return type === undefined ? events : events.filter((event) => event.type === type);
    },
    async event(type, detail = {}) {
      const fits = ({ detail: found }: AuthEventRecord): boolean =>
        Object.entries(detail).every(([key, value]) => JSON.stringify(found[key]) === JSON.stringify(value));
      let event: AuthEventRecord | undefined;
      const look = async (): Promise<boolean> => {
        // A page that is being left cannot be asked for its events.
        event = (await this.events(type).catch(() => [])).find(fits);
        return event !== undefined;
      };
      await expect.poll(look, `${type} ${JSON.stringify(detail)}`).toBe(true);
      if (event === undefined) throw new Error('the poll ended without an event');
      return event;
    },
  };
  if (ready) await widget.event('auth-ready');
  return widget;
}
