/** The apps of examples/frameworks, each built with its framework's own tools. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { test as base, expect } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import { type Site, startSite } from '../e2e/servers.ts';
import { phone, verifyRoute } from '../e2e/steps.ts';
import { authEventsOf } from '../e2e/watch.ts';

const built = (app: string): string =>
  fileURLToPath(new URL(`../../examples/frameworks/${app}/dist/`, import.meta.url));

const apps = ['react', 'vue', 'svelte', 'angular', 'astro', 'vite'] as const;
/** Where the apps look for the emulator: its address under `npm start`. */
const expectedApi = 'http://localhost:4010';

interface AppFixtures {
  /** Opens a page of one of the apps and waits until its widget is ready. */
  readonly open: (path: string) => Promise<void>;
}

const test = base.extend<AppFixtures, { readonly appSite: Site }>({
  appSite: [
    async ({}, use) => {
      const site = await startSite({
        roots: Object.fromEntries(apps.map((app) => [`/${app}/`, built(app)])),
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ page, appSite, emulator, watch }, use) => {
    await redirectApi(page, emulator);
    // Vite preloads the chunks of the package as it does those of an app.
    watch.expect(/^added to document\.head: <link rel="modulepreload"/);
    await use(async (path) => {
      await page.goto(appSite.url + path);
      await expectEvents(page, 'auth-ready', 1);
    });
  },
});

// Without a network the apps cannot be installed; CI must have them.
const missing = apps.filter((app) => !existsSync(built(app)));
test.skip(missing.length > 0 && process.env['CI'] === undefined, `not built: ${missing.join(', ')}`);

async function expectEvents(page: Page, type: string, times: number): Promise<void> {
  const heard = async (): Promise<number> =>
    (await authEventsOf(page)).filter((event) => event.type === type).length;
  await expect.poll(heard, { message: type }).toBe(times);
}

/** Sends the app's requests to the test's emulator. */
async function redirectApi(page: Page, { url }: EmulatorClient): Promise<void> {
  await page.route(`${expectedApi}/**`, (route) =>
    route.continue({ url: route.request().url().replace(expectedApi, url) }),
  );
}

const phoneField = (page: Page): Locator => page.getByRole('textbox', { name: 'Phone number' });
const passcode = (page: Page): Locator => page.getByRole('textbox', { name: 'Passcode' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

async function signIn(page: Page, emulator: EmulatorClient): Promise<void> {
  await askForCode(page);
  await enterCode(page, emulator);
}

async function askForCode(page: Page): Promise<void> {
  await phoneField(page).fill(phone.typed);
  await button(page, 'Continue').click();
  await expect(passcode(page)).toBeVisible();
}

async function enterCode(page: Page, emulator: EmulatorClient): Promise<void> {
  await passcode(page).fill((await emulator.inbox(phone.e164)).code ?? '');
  await expect(page.getByRole('status').filter({ hasText: /^Signed in as user-test-/ })).toBeVisible();
}

const background = (page: Page): Promise<string> =>
  page
    .locator('auth-widget')
    .evaluate(({ shadowRoot }) =>
      getComputedStyle(
        shadowRoot?.querySelector('[part~=container]') ?? document.body,
      ).backgroundColor.trim(),
    );

for (const { path, isRouted } of [
  { path: 'react/', isRouted: false },
  { path: 'react/#tag', isRouted: false },
  { path: 'react/development/', isRouted: true },
  { path: 'react/development/#tag', isRouted: true },
  { path: 'vue/', isRouted: true },
  { path: 'svelte/', isRouted: true },
  { path: 'angular/', isRouted: true },
  { path: 'astro/', isRouted: false },
]) {
  test(`${path}: the widget keeps what is typed while the app changes it, and signs in`, async ({
    page,
    open,
    emulator,
  }) => {
    await open(`/${path}`);
    if (isRouted) await leaveAndComeBack(page, emulator);

    const light = await background(page);
    await phoneField(page).pressSequentially(phone.typed);
    await button(page, 'Add email').click();
    await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
    await expect(phoneField(page)).toHaveValue(phone.shown);
    await button(page, 'Continue').click();
    await passcode(page).pressSequentially('123');
    await button(page, 'Dark').click();
    await expect.poll(() => background(page)).not.toBe(light);
    await expect(passcode(page)).toHaveValue('123');

    await enterCode(page, emulator);
    await expectEvents(page, 'auth-ready', isRouted ? 2 : 1);
    await expectEvents(page, 'auth-success', 1);
    const verified = (await emulator.requests()).find((request) => request.path.endsWith(verifyRoute));
    expect(verified?.body, 'from the config').toMatchObject({ session_duration_minutes: 45 });
    // Functions arrive as well.
    if (isRouted) await expect(page.getByText('Last event: AUTHENTICATE_FLOW_COMPLETE')).toBeVisible();
  });
}

/** Another view of the app takes the place of the one with the widget, which starts anew afterwards. */
async function leaveAndComeBack(page: Page, emulator: EmulatorClient): Promise<void> {
  await askForCode(page);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(page.locator('auth-widget')).toHaveCount(0);
  await page.goBack();
  await expectEvents(page, 'auth-ready', 2);
  await emulator.inbox(phone.e164);
}

test('react/development: a widget that an effect mounts twice signs in', async ({ page, open, emulator }) => {
  await open('/react/development/#mounted');
  await expect(page.locator('auth-widget')).toHaveCount(1);
  await signIn(page, emulator);
  await expectEvents(page, 'auth-success', 1);
});

test('astro: the server renders the tag with its first screen, in React and without a framework', async ({
  request,
  appSite,
}) => {
  const read = async (path: string): Promise<string> => (await request.get(appSite.url + path)).text();
  for (const path of ['/astro/', '/astro/plain/']) {
    expect(await read(path)).toMatch(
      /<auth-widget [^>]*products="otp"[^>]*><template shadowrootmode="open">.*Phone number.*<\/template><\/auth-widget>/,
    );
  }
});

test('astro: a page without a framework signs in', async ({ page, open, emulator }) => {
  await open('/astro/');
  await page.getByRole('link', { name: 'Without a framework' }).click();
  await page.waitForURL('**/astro/plain/');
  // Before its script has run, a printed form keeps what is typed, but forgets what is pressed.
  await expectEvents(page, 'auth-ready', 1);
  await signIn(page, emulator);
});

test('astro: a page without a framework says who is signed in, and when they sign out in another tab', async ({
  page,
  context,
  open,
  emulator,
}) => {
  await open('/astro/plain/');
  await signIn(page, emulator);
  await page.getByRole('link', { name: 'Account' }).click();
  const second = await context.newPage();
  await redirectApi(second, emulator);
  await second.goto(page.url());
  for (const tab of [page, second]) {
    await expect(tab.getByText(`Signed in as ${phone.e164}`)).toBeVisible();
  }
  await button(page, 'Sign out').click();
  for (const tab of [page, second]) await expect(tab.getByText('You are signed out.')).toBeVisible();
});

// Vite and esbuild, which give the package's chunks names of their own.
for (const path of ['react', 'angular']) {
  test(`${path}: chunks that fail once are requested again`, async ({
    appSite,
    open,
    page,
    emulator,
    watch,
  }) => {
    watch.expect(/Failed to load resource|MIME type|Unable to preload/);
    appSite.failFiles(/\/(elements|app|otp-main|screens|sdk)-[^/]*\.js$/, 'missing', 1);
    await open(`/${path}/`);
    await signIn(page, emulator);
    appSite.heal();
  });
}

test("vite: the plugin preloads what the form needs by the names of Vite's files", async ({ page, open }) => {
  const [requested, missing] = [new Set<string>(), new Set<string>()];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    requested.add(response.url());
    if (!response.ok()) missing.add(response.url());
  });
  await open('/vite/');
  const named = await page.evaluate(() => {
    const tags = document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>(
      'script[src], link[rel=modulepreload]',
    );
    return [...tags].map(({ href, src }) => href ?? src);
  });
  expect(named.map((url) => /assets\/(\w+)/.exec(url)?.[1])).toEqual(
    expect.arrayContaining(['index', 'app', 'adapter', 'de', 'otp', 'sdk']),
  );
  // What comes later is fetched when the browser is idle.
  await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(named));
  expect([...missing]).toEqual([]);
});

test("vite: the plugin puts the form into the page, in the page's language", async ({ page, open }) => {
  const held = await holdRequests(page, /\/vite\/assets\/index-/);
  const opened = open('/vite/');
  const field = page.getByRole('textbox', { name: 'Telefonnummer' });
  await field.pressSequentially(phone.typed);
  held.release();
  await opened;
  await expect(field).toHaveValue(phone.shown);
});
