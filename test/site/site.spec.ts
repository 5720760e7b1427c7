/** The documentation site, as any static server has it, below two paths. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { filesIn } from '../../build/files.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { type Site, startSite } from '../e2e/servers.ts';
import { Watch } from '../e2e/watch.ts';
import { crawl } from './crawl.ts';

const folder = fileURLToPath(new URL('../../dist-site/', import.meta.url));
/** To other files of the site, without the fragment. */
const MARKDOWN_LINK = /(?:\]\(|<img src=")(?!https?:|#|mailto:)([^)"#\s]+)/g;
const SUB_PATH = '/some/where/';
/** Whole pages have to keep the rules about landmarks, too. */
const everyRule = { without: [] };

const test = base.extend<{ readonly watch: Watch }, { readonly server: Site }>({
  server: [
    async ({}, use) => {
      expect(existsSync(folder), 'npm run docs').toBe(true);
      const server = await startSite({ roots: { [SUB_PATH]: folder, '/': folder } });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ context }, use) => {
      const watch = new Watch('about:blank');
      await watch.attach(context);
      // VitePress preloads pages and changes titles there.
      watch.expect(/^added to document\.head: <(link|meta|style)/);
      const missing: string[] = [];
      context.on('response', (response) => {
        if (response.status() >= 400) missing.push(response.url());
      });
      await use(watch);
      expect([...watch.faults, ...missing], 'unexpected events on the page').toEqual([]);
    },
    { auto: true },
  ],
});

const inbox = (page: Page) => page.getByRole('region', { name: 'Demo inbox' });

for (const path of ['/', SUB_PATH]) {
  test(`no link below ${path} is broken`, async ({ server }) => {
    const { pages, broken } = await crawl(`${server.url}${path}index.html`, server.url + path);
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(35);
  });

  test(`below ${path}, pages lead to one another without a reload, and back`, async ({ page, server }) => {
    await page.goto(`${server.url}${path}docs/products/passcodes.html`);
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    for (const [link, title] of [
      ['Theming', 'Theming'],
      ['Social login', 'Social login'],
      ['Contributing', 'Contributing'],
    ] as const) {
      await sidebar.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
    expect(page.url()).toBe(`${server.url}${path}CONTRIBUTING.html`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Contributing' })).toBeVisible();
    await page.getByRole('link', { name: 'auth-widget', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  });

  test(`below ${path}, search finds a page`, async ({ page, server }) => {
    await page.goto(`${server.url}${path}docs/csp.html`);
    for (const [words, target] of [
      ['otp-expiration-minutes', /docs\/(products\/passcodes|reference)\.html/],
      ['install', /(get-started|README)\.html/],
      ['logout', /docs\/after-sign-in\.html#sign-out$/],
      ['dark mode', /docs\/theming\.html#dark-mode$/],
    ] as const) {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('searchbox').fill(words);
      const first = page.getByRole('option').first().locator('a');
      await expect(first).toHaveAttribute('href', target);
      await first.click();
      await expect(page).toHaveURL(target);
    }
  });
}

test('assistants find every page as Markdown, whose links lead to Markdown and pictures', async () => {
  const files = filesIn(folder);
  const pages = files.filter((file) => file.endsWith('.md'));
  const list = readFileSync(`${folder}llms.txt`, 'utf8');
  expect([...list.matchAll(/^- \[[^\]]*\]\(([^)]*)\)/gm)].map(([, file]) => file).sort()).toEqual(
    pages.sort(),
  );
  const broken = pages.flatMap((file) =>
    [
      ...readFileSync(folder + file, 'utf8')
        .replace(/^```.*?^```$/gms, '')
        .matchAll(MARKDOWN_LINK),
    ]
      .map(([, link = '']) => posix.join(posix.dirname(file), link))
      .filter((target) => !files.includes(target))
      .map((target) => `${file} -> ${target}`),
  );
  expect(broken).toEqual([]);
});

test('a visitor signs in on the first page, also on a phone, where the inbox leaves the form alone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${server.url}${SUB_PATH}index.html`);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2025550162');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const code = await inbox(page)
    .getByText(/^\d{6}$/)
    .textContent();
  await page.getByRole('textbox', { name: 'Passcode' }).fill(code ?? '');
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible();
});

test('the first page shows the form in a brand, with its tag', async ({ page, server }) => {
  await page.goto(`${server.url}${SUB_PATH}index.html`);
  await page.getByRole('radio', { name: 'Editorial' }).check();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 31)',
  );
  await expect(page.getByLabel('The tag')).toContainText('"accent":"#7a1f1f"');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a snippet can be tried out, and its link leads back to it', async ({ page, server }) => {
  await page.goto(`${server.url}${SUB_PATH}docs/products/email-links.html`);
  await page.getByRole('button', { name: 'Try it here' }).first().click();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await inbox(page).getByRole('link', { name: 'Open link' }).click();
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible();
});

test('the playground changes the widget and its tag, and copies it', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${server.url}${SUB_PATH}playground.html`);
  const submit = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(submit).toBeVisible();
  await page.getByRole('radio', { name: 'Night' }).check();
  await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#0b5d3b');
  await expect(submit).toHaveCSS('background-color', 'rgb(11, 93, 59)');
  await page.getByRole('combobox', { name: 'Density' }).selectOption('Compact');
  await expect(submit).toHaveCSS('height', '34px');
  await page.getByText('Every other value').click();
  await page.getByText('container', { exact: true }).click();
  await page.getByRole('textbox', { name: 'container.borderRadius', exact: true }).fill('4px');
  await page.getByRole('checkbox', { name: 'Social login' }).uncheck();
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the tag' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<auth-widget
  public-token="public-token-test-…"
  products="otp emailMagicLinks"
  color-scheme="dark"
  look="modern"
  locale="de"
  theme='{"accent":"#0b5d3b","surface":"#16132a","density":"0.85","container":{"borderRadius":"4px"}}'></auth-widget>`,
  );
  await page.getByRole('button', { name: 'Print it with the form inside' }).click();
  await page.getByRole('button', { name: 'Copy the printed tag' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/ locale="de" theme=.*<template shadowrootmode="open">.*>Weiter</);
});

test('all screens are there', async ({ page, server }) => {
  await page.goto(`${server.url}${SUB_PATH}index.html`);
  await page.getByRole('link', { name: 'Screens' }).first().click();
  await expect(page.locator('#gallery[data-state=complete]')).toBeVisible({ timeout: 60_000 });
  expect(await page.getByRole('figure').count()).toBeGreaterThan(50);
  // What else a screen must keep, its own tests say.
  await expectAccessible(page, { ...everyRule, looksOnly: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { ...everyRule, looksOnly: true });
});

test('pages are accessible, in light and dark', async ({ page, server }) => {
  for (const path of ['index', 'playground', 'docs/products/passcodes', 'docs/reference', 'docs/serving'])
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`${server.url}${SUB_PATH}${path}.html`);
      await expect(page.getByRole('main')).toBeVisible();
      await expectAccessible(page, everyRule);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expectAccessible(page, { ...everyRule, looksOnly: true });
    });
});
