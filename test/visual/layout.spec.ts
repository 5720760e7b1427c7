/** The size of the widget on its page: nothing around it moves, and nothing of it leaves the window. */
import type { Page } from '@playwright/test';
import { type Attributes, expect, publicToken, test } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import { hostPage, type PrintedTag, serialize } from '../e2e/host-page.ts';
import { printed } from '../e2e/printed.ts';
import {
  allCodes,
  askForSms,
  button,
  emailField,
  passcode,
  smsCodes,
  verifyRoute,
  wrong,
} from '../e2e/steps.ts';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><path d="M0 0h80v20H0z"/></svg>',
)}`;

interface Opened {
  readonly name: string;
  /** The page's widgets, from top to bottom. */
  readonly widgets: readonly (readonly [PrintedTag, Attributes])[];
  readonly search?: string;
  /** What README advises so that the first paint already shows the widget; the entry runs too late for that. */
  readonly early: 'blocking' | 'served';
}

const configurations: readonly Opened[] = [
  {
    name: 'a link by e-mail, wallets above a form, sizes of the theme, and the reset form without a token',
    widgets: [
      ['auth-widget', {}],
      ['auth-widget', { products: 'crypto passwords' }],
      [
        'auth-widget',
        {
          products: 'otp oauth',
          'oauth-providers': 'google apple',
          theme: '{"buttons":{"height":"60px"},"inputs":{"height":"52px"},"container":{"padding":"24px"}}',
        },
      ],
      ['auth-reset-password', {}],
    ],
    early: 'blocking',
  },
  {
    name: 'codes, with tabs, a logo and no header, and the reset form',
    widgets: [
      ['auth-widget', allCodes],
      [
        'auth-widget',
        {
          'hide-header-text': true,
          'logo-image-url': logo,
          products: 'otp',
          theme: '{"logoHeight":"20px"}',
        },
      ],
      ['auth-reset-password', {}],
    ],
    search: '?token=abc',
    early: 'served',
  },
  {
    name: 'a link that waits for a click',
    widgets: [['auth-widget', {}]],
    search: '?stytch_token_type=magic_links&token=abc',
    early: 'blocking',
  },
];

/** Makes the first paint wait for the entry. */
const blocking = '<script type="module" src="/dist/auth-widget.js" blocking="render"></script>';
const below = '<p id="below">Below the widgets</p>';

/** Sums up the layout shifts that the visitor did not cause. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { score: 0 };
    Object.assign(globalThis, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.score += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts are reported after the frame in which they happened.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (globalThis as unknown as { layoutShifts: { score: number } }).layoutShifts.score;
    });
}

for (const { name, widgets, search = '', early } of configurations) {
  test(`nothing on the page moves while the widget loads: ${name}`, async ({ page, site, emulator }) => {
    await emulator.settings({ disable_sdk_watermark: false });
    const shifted = await watchShifts(page);
    // Tall enough that the visitor sees all of it.
    await page.setViewportSize({ width: 1280, height: 3000 });
    // Everything arrives late, so that the browser paints before.
    await page.route('**/dist/{auth-widget,chunks/app-*,chunks/sdk-*}.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    const project = { 'public-token': publicToken, 'api-url': emulator.url };
    const tags = widgets.map(([tag, own]) => {
      const attributes = { ...project, ...own };
      return early === 'served' ? printed()(tag, attributes) : `<${tag}${serialize(attributes)}></${tag}>`;
    });
    const html = hostPage(
      'auth-widget',
      {},
      {
        head: early === 'blocking' ? blocking : '',
        print: () => tags.join(''),
        after: below,
      },
    );
    await page.goto(site.addPage('/', html) + search, { waitUntil: 'commit' });
    const all = page.locator('auth-widget, auth-reset-password');
    const heights = async (): Promise<number[]> =>
      Promise.all((await all.all()).map(async (one) => (await one.boundingBox())?.height ?? 0));
    await expect
      .poll(async () => (await heights()).filter((height) => height > 100).length)
      .toBe(widgets.length);
    const place = async (): Promise<number> => (await page.locator('#below').boundingBox())?.y ?? 0;
    const before = await place();
    await expect(all.getByRole('img', { name: 'Powered by Stytch' })).toHaveCount(widgets.length);
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    expect(await shifted()).toBeLessThan(0.001);
  });
}

const parents = [
  'body{display:grid;place-items:center}',
  'body{display:flex;justify-content:center}',
  'body{display:flex;flex-direction:column;align-items:center}',
  'body{display:table-cell}',
  'body{direction:rtl} auth-widget{display:inline-block}',
  'auth-widget{float:left}',
  'auth-widget{position:absolute}',
  'auth-widget{width:600px}',
];

test('the widget is equally wide in every parent and on every screen, and narrower only if there is no room', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const widths = () =>
    widget.element.evaluate(({ shadowRoot }, rules) => {
      const container = shadowRoot?.querySelector('[part=container]');
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [sheet];
      const inRoom = (room: number): number[] =>
        rules.map((rule) => {
          sheet.replaceSync(`html{width:${room}px} body{margin:0} ${rule}`);
          return container?.getBoundingClientRect().width ?? 0;
        });
      const found = [inRoom(900), inRoom(280)];
      document.adoptedStyleSheets = [];
      return found;
    }, parents);
  const everywhere = (width: number): number[] => parents.map(() => width);
  // An element with a width of its own, or out of the flow, does not shrink.
  const narrow = parents.map((rule) => (/600px|absolute/.test(rule) ? 400 : 280));
  expect(await widths()).toEqual([everywhere(400), narrow]);
  await askForSms(widget, emulator);
  expect(await widths()).toEqual([everywhere(400), narrow]);
});

test('the screen of the code keeps its height: while it is checked, and with what is wrong', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  const height = async (): Promise<number> =>
    (await widget.element.locator('[part=container]').boundingBox())?.height ?? 0;
  const before = await height();
  const held = await holdRequests(widget.element.page(), `**${verifyRoute}`);
  await passcode(widget).fill(wrong(code));
  await expect(widget.element.getByText('Verifying').first()).toBeVisible();
  await expect(button(widget, 'Resend code')).toBeHidden();
  expect(await height()).toBeCloseTo(before, 0);
  held.release();
  await expect(passcode(widget)).toHaveAccessibleDescription(/./);
  await expect(button(widget, 'Resend code')).toBeVisible();
  expect(await height()).toBeCloseTo(before, 0);
});

test('with large text, each tab and the country have a line of their own', async ({ openWidget, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const widget = await openWidget(allCodes, { head: '<style>html { font-size: 200% }</style>' });
  const lines = (of: string): Promise<number> =>
    widget.element
      .locator(of)
      .evaluateAll((nodes) => new Set(nodes.map((node) => node.getBoundingClientRect().top)).size);
  await expect.poll(() => lines('[role=tab]')).toBe(3);
  expect(await lines('[part~=phone-country], [part=input]')).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const width of [390, 320])
  test(`above the keyboard of a phone of ${width} px, field and button are both to be seen`, async ({
    openWidget,
    page,
  }) => {
    await page.setViewportSize({ width, height: 420 });
    const widget = await openWidget(
      { products: 'oauth otp', 'otp-methods': 'email', 'oauth-providers': 'google apple github' },
      { after: '<div style="height:600px"></div>' },
    );
    await page.evaluate(() => scrollTo(0, 0));
    await emailField(widget).focus();
    const bottom = async (): Promise<number> => {
      const box = await widget.element.locator('[type=submit]').boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 420);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(404);
    expect((await emailField(widget).boundingBox())?.y).toBeGreaterThan(0);
  });
