/** The apps of examples/frameworks, each built by its framework's own tool, as a visitor uses them. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { test as base, expect } from './fixtures.ts';
import { type Site, startSite } from './servers.ts';
import { phone, verifyRoute } from './steps.ts';
import { authEventsOf } from './watch.ts';

const built = (app: string): string =>
  fileURLToPath(new URL(`../../examples/frameworks/${app}/dist/`, import.meta.url));

const apps = ['react', 'vue', 'svelte', 'angular', 'astro'] as const;
/** Where the apps expect the emulator: its address under `npm start`. */
const expectedApi = 'http://localhost:4010';

interface AppFixtures {
  /** Opens a page of the apps' site and waits until its widget can be used. */
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
    await page.route(`${expectedApi}/**`, (route) =>
      route.continue({ url: route.request().url().replace(expectedApi, emulator.url) }),
    );
    // Vite's loader of chunks asks for them ahead, as it does for an app's own.
    watch.expect(/^added to document\.head: <link rel="modulepreload"/);
    await use(async (path) => {
      await page.goto(appSite.url + path);
      await expectEvents(page, 'auth-ready', 1);
    });
  },
});

// Without network there are no apps to try; CI must have them.
const missing = apps.filter((app) => !existsSync(built(app)));
test.skip(missing.length > 0 && process.env['CI'] === undefined, `not built: ${missing.join(', ')}`);

async function expectEvents(page: Page, type: string, times: number): Promise<void> {
  const heard = async (): Promise<number> =>
    (await authEventsOf(page)).filter((event) => event.type === type).length;
  await expect.poll(heard, { message: type }).toBe(times);
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

const ground = (page: Page): Promise<string> =>
  page
    .locator('auth-widget')
    .evaluate(({ shadowRoot }) =>
      getComputedStyle(
        shadowRoot?.querySelector('[part~=container]') ?? document.body,
      ).backgroundColor.trim(),
    );

for (const path of ['react', 'react/development', 'vue', 'svelte', 'angular', 'astro']) {
  test(`${path}: changes by the app keep what is typed, and the app hears who signed in`, async ({
    page,
    open,
    emulator,
  }) => {
    await open(`/${path}/`);
    const light = await ground(page);
    await phoneField(page).pressSequentially(phone.typed);
    await button(page, 'Add email').click();
    await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
    await expect(phoneField(page)).toHaveValue(phone.shown);
    await button(page, 'Continue').click();
    await passcode(page).pressSequentially('123');
    await button(page, 'Dark').click();
    await expect.poll(() => ground(page)).not.toBe(light);
    await expect(passcode(page)).toHaveValue('123');

    await enterCode(page, emulator);
    await expectEvents(page, 'auth-ready', 1);
    await expectEvents(page, 'auth-success', 1);
    const verified = (await emulator.requests()).find((request) => request.path.endsWith(verifyRoute));
    expect(verified?.body, 'of the config').toMatchObject({ session_duration_minutes: 45 });
  });
}

for (const path of ['react/development', 'vue', 'svelte', 'angular']) {
  test(`${path}: a visitor goes elsewhere and comes back to sign in`, async ({ page, open, emulator }) => {
    await open(`/${path}/`);
    await askForCode(page);
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await expect(page.locator('auth-widget')).toHaveCount(0);
    await page.goBack();
    await expectEvents(page, 'auth-ready', 2);
    await emulator.inbox(phone.e164);

    await signIn(page, emulator);
    // Props that are functions arrive, too.
    await expect(page.getByText('Last event: OTP_AUTHENTICATE')).toBeVisible();
  });
}

test('react/development: mounted by script in an effect that runs twice', async ({
  page,
  open,
  emulator,
}) => {
  await open('/react/development/#mounted');
  await expect(page.locator('auth-widget')).toHaveCount(1);
  await signIn(page, emulator);
  await expectEvents(page, 'auth-success', 1);
});

test('astro: the server renders the tag, with nothing in it', async ({ request, appSite }) => {
  for (const path of ['/astro/', '/astro/plain/']) {
    const html = await (await request.get(appSite.url + path)).text();
    expect(html).toMatch(/<auth-widget [^>]*products="otp"[^>]*><\/auth-widget>/);
  }
});

test('astro: a page without a framework signs in', async ({ page, open, emulator }) => {
  await open('/astro/');
  await page.getByRole('link', { name: 'Without a framework' }).click();
  await signIn(page, emulator);
});
