/** The apps of examples/frameworks, each built by its framework's own tool, as a visitor uses them. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type Site, startSite } from './servers.ts';
import { phone } from './steps.ts';
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

async function askForCode(page: Page): Promise<void> {
  await phoneField(page).pressSequentially(phone.typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(passcode(page)).toBeVisible();
}

for (const app of apps) {
  test.describe(app, () => {
    test('a visitor signs in, and the app hears of it once', async ({ page, open, emulator }) => {
      await open(`/${app}/`);
      await askForCode(page);
      await passcode(page).fill((await emulator.inbox(phone.e164)).code ?? '');

      await expect(page.getByRole('status').filter({ hasText: /^Signed in as user-test-/ })).toBeVisible();
      await expect(page.getByText('Last event: OTP_AUTHENTICATE')).toBeVisible();
      await expectEvents(page, 'auth-success', 1);
    });
  });
}
