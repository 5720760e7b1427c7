/** The package on pages of others: embed.js, hostile styles, and a second copy of the module. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, publicToken, test } from '../e2e/fixtures.ts';
import { askForSms, listenToConsole, smsCodes } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { authEventsOf } from '../e2e/watch.ts';
import { addRules } from './page-rules.ts';

const widgets = (page: Page): Promise<string[]> =>
  page.locator('auth-widget').evaluateAll((all) => all.map(({ parentElement }) => parentElement?.id ?? ''));

const readyWidgets = async (page: Page): Promise<number> =>
  (await authEventsOf(page)).filter(({ type }) => type === 'auth-ready').length;

/** A page of a CMS, whose editor lets authors write nothing but `body`. */
const cmsPage = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"></head>
<body>${body}</body></html>`;

test('each embed on a page is a widget beside its script', async ({ page, site, emulator }) => {
  const embed = (attributes: string): string =>
    `<script src="/dist/embed.js" data-public-token="${publicToken}" data-api-url="${emulator.url}" ${attributes} async></script>`;
  const body = `<div id="first">${embed('data-products="otp"')}</div><p>Text.</p>
    <div id="second">${embed('data-products="emailMagicLinks"')}</div>`;
  await page.goto(site.addPage('/cms', cmsPage(body)));

  await expect.poll(() => readyWidgets(page)).toBe(2);
  expect((await widgets(page)).sort()).toEqual(['first', 'second']);
  await expect(page.locator('#first').getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await expect(page.locator('#second').getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page.locator('#first > script + auth-widget[products=otp]')).toHaveCount(1);
});

test('an embed that a script inserts later works, and an unknown element name means the widget', async ({
  page,
  site,
  emulator,
}) => {
  await page.goto(site.addPage('/cms', cmsPage('<div id="late"></div>')));
  await page.evaluate(
    ({ apiUrl, token }) => {
      const script = document.createElement('script');
      script.src = '/dist/embed.js';
      Object.assign(script.dataset, { publicToken: token, apiUrl, products: 'otp', element: 'iframe' });
      document.querySelector('#late')?.append(script);
    },
    { apiUrl: emulator.url, token: publicToken },
  );

  await expect.poll(() => readyWidgets(page)).toBe(1);
  expect(await widgets(page)).toEqual(['late']);
});

test('a script of the whole site puts the form after what it selects, and leaves other pages alone', async ({
  page,
  site,
  emulator,
  watch,
}) => {
  const embed = (selector: string, type = ''): string =>
    `<script src="/dist/embed.js" data-after="${selector}" data-public-token="${publicToken}" data-api-url="${emulator.url}" data-products="otp"${type}></script>`;
  // Before the browser has read what it selects.
  const body = `${embed('#sign-in')}${embed('#sign-up')}<h2 id="sign-in">Sign in</h2><p>Text.</p>`;
  const said = listenToConsole(page);
  await page.goto(site.addPage('/cms', cmsPage(body)));
  await expect.poll(() => readyWidgets(page)).toBe(1);
  await expect(page.locator('auth-widget')).toHaveCount(1);
  await expect(page.locator('#sign-in + auth-widget[products=otp]')).toHaveCount(1);
  expect(said).toEqual([]);

  watch.expect(/embed\.js cannot find its <script>/);
  await page.goto(site.addPage('/module', cmsPage(`<p>Text.</p>${embed('p', ' type="module"')}`)));
  await expect.poll(() => said).toHaveLength(1);
  const inline = readFileSync(new URL('../../dist/embed.js', import.meta.url), 'utf8');
  await page.goto(site.addPage('/inline', cmsPage(`<p>Text.</p><script>${inline}</script>`)));
  await expect.poll(() => said).toHaveLength(2);
});

for (const [where, placed] of [
  ['beside itself', ''],
  ['after what it selects', 'data-after="#place"'],
] as const)
  test(`an embed that runs again ${where}, as a router runs it that has kept the page, adds no second form`, async ({
    page,
    site,
    emulator,
  }) => {
    const settings = `data-public-token="${publicToken}" data-api-url="${emulator.url}"`;
    const embed = (products: string, more = ''): string =>
      `<script src="/dist/embed.js" ${settings} data-products="${products}" ${placed} ${more}></script>`;
    const body = `<main>${embed('otp')}${embed('passwords', 'data-element="auth-reset-password"')}<p id="place">Text.</p></main>`;
    await page.goto(site.addPage('/cms', cmsPage(body)));
    await expect.poll(() => readyWidgets(page)).toBe(2);
    const forms = page.locator('auth-widget, auth-reset-password');
    const before = await forms.evaluateAll((all) => all.map(({ localName }) => localName));

    await page.evaluate(async () => {
      const kept = document.querySelector('main')?.cloneNode(true) as HTMLElement;
      document.querySelector('main')?.replaceWith(kept);
      for (const script of kept.querySelectorAll('script')) {
        const again = document.createElement('script');
        for (const { name, value } of script.attributes) again.setAttribute(name, value);
        const ran = new Promise((done) => again.addEventListener('load', done));
        script.replaceWith(again);
        await ran;
      }
    });
    expect(await forms.evaluateAll((all) => all.map(({ localName }) => localName))).toEqual(before);
    await expect(forms.first().getByRole('textbox').first()).toBeVisible();
  });

test('an embed in the head says that nothing is shown there', async ({ page, site }) => {
  const said = listenToConsole(page);
  const script = '<script src="/dist/embed.js" data-element="auth-session"></script>';
  await page.goto(site.addPage('/head', cmsPage('').replace('</head>', `${script}</head>`)));
  await expect
    .poll(() => said.filter((text) => /embed\.js is in <head>.* data-after\.$/.test(text)))
    .toHaveLength(1);
});

test('an embed that was combined with other scripts says where it looks for the form', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/404 \(Not Found\)|auth-widget:/);
  const said = listenToConsole(page);
  const combined = readFileSync(new URL('../../dist/embed.js', import.meta.url), 'utf8');
  await page.route('**/cache/all.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: combined }),
  );
  await page.goto(site.addPage('/cms', cmsPage('<script src="/cache/all.js"></script>')));
  await expect
    .poll(() => said.join())
    .toContain('/cache/auth-widget.js, which embed.js looks for beside itself. Serve both from one folder');
});

test('an embed sets the attributes of the element and no others, under a strict CSP', async ({
  page,
  site,
  emulator,
}) => {
  const shared = {
    'public-token': publicToken,
    'api-url': emulator.url,
    products: 'otp',
    'no-shadow': '',
    id: 'sign-in',
    class: 'wide',
    lang: 'en',
  };
  const stray = {
    onclick: 'alert(1)',
    onfocus: 'alert(1)',
    autofocus: '',
    tabindex: '0',
    style: 'color: red',
    is: 'auth-widget',
    element: 'auth-widget',
    cfasync: 'false',
    constructor: 'x',
  };
  const data = Object.entries({ ...stray, ...shared }).map(([name, value]) => `data-${name}="${value}"`);
  const body = `<div><script src="/dist/embed.js" ${data.join(' ')} async></script></div>`;
  const headers = { 'Content-Security-Policy': strictPolicy(emulator.url) };
  await page.goto(site.addPage('/cms', cmsPage(body), headers));

  await expect.poll(() => readyWidgets(page)).toBe(1);
  const element = page.locator('auth-widget');
  await expect(element.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  const attributes = await element.evaluate((node) =>
    Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
  );
  expect(attributes).toEqual(shared);
});

test('both elements work under other tag names', async ({ page, site, emulator }) => {
  const attributes = `public-token="${publicToken}" api-url="${emulator.url}"`;
  const body = `<my-login ${attributes} products="otp"></my-login><my-reset ${attributes}></my-reset>
    <script type="module" src="/tags.js"></script>`;
  await page.route('**/tags.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import { AuthResetPassword, define } from '/dist/elements.js';
        define('my-login');
        customElements.define('my-reset', class extends AuthResetPassword {});`,
    }),
  );
  await page.goto(site.addPage('/cms', cmsPage(body)));

  await expect.poll(() => readyWidgets(page)).toBe(2);
  await expect(page.locator('my-login').getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await expect(page.locator('my-reset').getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('auth-widget') === undefined)).toBe(true);
});

/** What style resets and themes do to a page, at their worst. */
const hostileCss = `
  html { font-size: 5px !important; letter-spacing: 4px; text-transform: uppercase; direction: rtl; }
  * { all: unset !important; color: red !important; font: italic 40px serif !important; box-sizing: content-box !important; }
  button, input, label, [role] { display: none !important; visibility: hidden !important; }
  div, form { position: absolute !important; float: left !important; opacity: 0.2; }
  #members { display: block !important; width: 600px !important; }
  auth-widget { all: unset !important; text-align: right !important; line-height: 3 !important; word-spacing: 9px !important; }`;

/** The computed styles of everything in the widget, one per line. */
const looks = (page: Page): Promise<string[]> =>
  page.locator('auth-widget').evaluate((element) =>
    [...(element.shadowRoot ?? element).querySelectorAll('[part=container], [part=container] *')].flatMap(
      (node, index) => {
        const style = getComputedStyle(node);
        const names = [...style].filter((name) => !name.startsWith('--'));
        return names.map((name) => `${index} ${node.tagName} ${name}: ${style.getPropertyValue(name)}`);
      },
    ),
  );

test('no style of a hostile page reaches into the shadow root', async ({ page, site, emulator }) => {
  const open = async (css: string): Promise<string[]> => {
    const embed = `<script src="/dist/embed.js" data-public-token="${publicToken}" data-api-url="${emulator.url}" data-products="otp" data-locale="en" async></script>`;
    const body = `<style>${css}</style><div id="members" style="width: 600px">${embed}</div>`;
    await page.goto(site.addPage('/cms', cmsPage(body)));
    await expect.poll(() => readyWidgets(page)).toBe(1);
    return looks(page);
  };
  // Tried again if the styles were read before the last chunk had arrived.
  await expect(async () => {
    const clean = await open('');
    expect(clean.length).toBeGreaterThan(1000);
    expect(await open(hostileCss)).toEqual(clean);
  }).toPass({ timeout: 25_000 });

  const element = page.locator('auth-widget');
  await expect(element, 'the page styles the tag itself').toHaveCSS('font-style', 'italic');
  await askForSms({ element }, emulator);
});

/** What pages say about plain tags. */
const tagRules = `
  *, .content * { color: red; }
  div, h2, p, svg, img { margin: 3px; }
  *::before, .content *::after { content: "Z"; }
  .content div, form { padding: 24px; border: 1px solid; background: #eef; margin-bottom: 16px; float: left; }
  svg, .content svg { width: 100%; height: auto; fill: currentColor; stroke-width: 9; }
  button, input, label, h2, p, section, .content p { display: none; }`;

test('a plain container looks the same whatever the page says about plain tags', async ({
  page,
  openWidget,
}) => {
  const attributes = { ...smsCodes, products: 'otp oauth', 'oauth-providers': 'google', 'no-shadow': true };
  const looksWith = async (css: string): Promise<string[]> => {
    const around = {
      head: `<style>#place { width: 500px }</style>`,
      before: '<div id="place" class="content">',
      after: '</div>',
    };
    const widget = await openWidget(attributes, around);
    await expect(widget.element.locator('svg path').first()).toBeAttached();
    await addRules(page, css);
    return looks(page);
  };
  // Tried again if the styles were read before the last chunk had arrived.
  await expect(async () => {
    const clean = await looksWith('');
    expect(clean.length).toBeGreaterThan(1000);
    expect(await looksWith(tagRules)).toEqual(clean);
  }).toPass({ timeout: 20_000 });
});

test('underlines, indents and alignment of the page do not reach inside', async ({ page, openWidget }) => {
  const widget = await openWidget(smsCodes);
  const clean = await widget.element.screenshot();
  await addRules(
    page,
    'html, body { text-decoration: underline; text-indent: 50px; text-align: center; line-height: 3; }',
  );
  expect((await widget.element.screenshot()).equals(clean)).toBe(true);
});

/** Serves a copy of the package at another address, so that the browser runs it a second time. */
async function serveCopy(page: Page, version?: string): Promise<void> {
  await page.route('**/copy/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/copy/', '../../dist/');
    const text = await readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    const { version: own } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    const body = version === undefined ? text : text.replaceAll(`"${own}"`, `"${version}"`);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

for (const [name, version, warnings] of [
  ['the same version is silent', undefined, []],
  [
    'another version warns once',
    '9.9.9',
    [
      expect.stringMatching(
        /<auth-widget> is already registered by version .*<auth-reset-password> .*; version 9\.9\.9 is ignored/,
      ),
    ],
  ],
] as const) {
  test(`a second copy of ${name}, and the first one keeps working`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const said = listenToConsole(page);
    await serveCopy(page, version);
    const widget = await openWidget(smsCodes);
    await page.evaluate(() => import(`${location.origin}/copy/auth-widget.js`));

    expect(said).toEqual(warnings);
    await askForSms(widget, emulator);
  });
}
