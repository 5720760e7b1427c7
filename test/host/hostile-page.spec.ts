/** Pages that lack, replace or hide parts of the platform: the form works, or a sentence says that it cannot. */
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { askForSms, heading, passcode, smsCodes } from '../e2e/steps.ts';

const script = (code: string): string => `<script>${code}</script>`;

/** Pages that the widget works on. */
const harmless: Readonly<Record<string, { readonly head?: string; readonly before?: string }>> = {
  'without the newest parts of the platform, and with some that throw': {
    head: script(`
      delete URL.canParse; delete Object.hasOwn; delete window.reportError;
      window.requestIdleCallback = () => { throw new Error('of the page'); };
      Object.defineProperty(Navigator.prototype, 'locks', { get() { throw new Error('of the page'); } });`),
  },
  'without what changes of the screen are animated with': {
    head: script('delete window.ResizeObserver; delete window.matchMedia; delete Element.prototype.animate;'),
  },
  'with additions to the prototypes': {
    head: script(`
      for (const prototype of [Object.prototype, Array.prototype, String.prototype, Function.prototype]) {
        prototype.each = function () { throw new Error('of the page'); };
        prototype.label = 'of the page';
        prototype.flag = true;
      }
      // Names of ours, as a stranger's address may bring into a page whose code merges it into an object.
      Object.assign(Object.prototype, {
        apiUrl: 'https://stranger.example', demo: true, locale: 'de', noShadow: true, successUrl: '/away',
      });`),
  },
  'with the Array.from of an old library': {
    head: script(`
      Array.from = function (iterable) {
        if (!iterable) return [];
        var length = iterable.length || 0, results = new Array(length);
        while (length--) results[length] = iterable[length];
        return results;
      };`),
  },
  'with images that are named like parts of the document': {
    before: ['baseURI', 'activeElement', 'body', 'head', 'readyState', 'documentElement', 'cookie', 'URL']
      .map((name) => `<img name="${name}" alt="">`)
      .join(''),
  },
};

for (const [name, page] of Object.entries(harmless)) {
  test(`signs in on a page ${name}`, async ({ openWidget, emulator }) => {
    const widget = await openWidget(smsCodes, page);
    await passcode(widget).fill(await askForSms(widget, emulator));
    await expect(heading(widget, 'Success')).toBeVisible();
  });
}

test('shows in a closed root that the markup has', async ({ openWidget }) => {
  const children = '<template shadowrootmode="closed"><p>Loading</p></template>';
  const widget = await openWidget(smsCodes, { children });
  expect(await widget.element.evaluate((element) => element.shadowRoot)).toBe(null);
  expect((await widget.element.boundingBox())?.height).toBeGreaterThan(200);
});

const image = (name: string): { readonly before: string } => ({ before: `<img name="${name}" alt="">` });
const sentence = 'This browser cannot show the sign-in form. Please update it or use another one.';

/** Pages that the widget cannot work on. */
const impossible = {
  'without adoptedStyleSheets': {
    head: script('for (const { prototype } of [Document, ShadowRoot]) delete prototype.adoptedStyleSheets;'),
  },
  'without constructed style sheets': { head: script('window.CSSStyleSheet = undefined;') },
  'without Element.closest': { head: script('delete Element.prototype.closest;') },
  // Asked before the app is there.
  'without Intl.Locale': { head: script('delete Intl.Locale;') },
  'with an Intl.Locale that throws': {
    head: script('Intl.Locale = class { constructor() { throw new Error("of the page"); } };'),
  },
  'without Node': { head: script('delete window.Node;') },
  'without crypto': { head: script('delete window.crypto;') },
  'with an image named defaultView': image('defaultView'),
  'with an image named addEventListener': image('addEventListener'),
  'with an image named createElement': image('createElement'),
} as const;

for (const shadow of [true, false]) {
  test(`says that it cannot be shown, ${shadow ? 'in' : 'without'} a shadow root`, async ({
    openWidget,
    watch,
  }) => {
    watch.expect(/auth-widget: This browser cannot show/);
    // What Stytch's client logs without `crypto`.
    watch.expect(/\[Stytch\] (Error: crypto\.getRandomValues|Unable to retrieve RBAC policy)/);
    for (const [name, page] of Object.entries(impossible)) {
      await test.step(name, async () => {
        const widget = await openWidget({ ...smsCodes, 'no-shadow': !shadow }, { ...page, ready: false });
        await expect(widget.element).toHaveText(sentence);
        await widget.event('auth-error', { code: 'unsupported', message: sentence });
        expect(await widget.events()).toHaveLength(1);
      });
    }
  });
}

/** The requests that the widget makes to the provider, until the page is quiet. */
async function requestsOf(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/sdk/v1/') && sent.push(request.url()));
  await open();
  await page.waitForLoadState('networkidle');
  return sent;
}

test('asks no provider where unit tests stand in for a browser, as in jsdom', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/auth-widget: This browser cannot show/);
  const head = script('delete window.isSecureContext;');
  const sent = await requestsOf(page, async () => {
    const widget = await openWidget(smsCodes, { head, ready: false });
    await expect(widget.element).toHaveText(sentence);
    await widget.event('auth-error', { code: 'unsupported', message: sentence });
  });
  expect(sent).toEqual([]);
});

for (const token of ['public-token-test-...', 'secret-test-1', 'project-test-1']) {
  test(`sends ${token} in place of a public token nowhere`, async ({ page, openWidget, watch }) => {
    watch.expect(/public-token holds/);
    const sent = await requestsOf(page, async () => {
      const widget = await openWidget({ ...smsCodes, 'public-token': token }, { ready: false });
      await widget.event('auth-error', { code: 'configuration' });
    });
    expect(sent).toEqual([]);
  });
}
