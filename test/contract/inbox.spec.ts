/** The emulator's inbox page, as the person at the keyboard meets it. */
import { expect } from '@playwright/test';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { EmulatorClient } from '../e2e/emulator.ts';
import { test } from '../e2e/worker.ts';

let server: Emulator;
let emulator: EmulatorClient;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startEmulator({ port: 0 });
  emulator = new EmulatorClient(server.url);
});
test.afterAll(() => server.close());
test.beforeEach(async ({ page }) => {
  await emulator.reset();
  await page.goto(`${server.url}/inbox`);
  await expect(page.getByText('No messages yet.')).toBeVisible();
});

const askForCode = (phoneNumber: string): Promise<unknown> =>
  emulator.ask('/otps/sms/login_or_create', { phone_number: phoneNumber });
const askForLink = (email: string): Promise<unknown> =>
  emulator.ask('/magic_links/email/login_or_create', { email });

test('shows messages as they come, newest first, and forgets them on reset', async ({ page }) => {
  await askForCode('+12025550162');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('No messages yet.')).toBeHidden();
  await askForLink('ada@example.com');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Sign-up link to ada@example.com',
    'Passcode to +12025550162',
  ]);
  await expect(page.getByRole('status')).toHaveText('New message in the inbox, to ada@example.com');
  const { code } = await emulator.inbox('+12025550162');
  await expect(page.getByText(String(code), { exact: true })).toBeVisible();
  await emulator.reset();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('No messages yet.')).toBeVisible();
});

test('copies a code, and keeps the focus while more arrives', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await askForCode('+12025550162');
  const { code } = await emulator.inbox('+12025550162');
  const copy = page.getByRole('button', { name: 'Copy code sent to +12025550162' });
  await copy.click();
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await askForCode('+12025550163');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(copy).toBeFocused();
});

test('shows addresses as text', async ({ page }) => {
  // Read as markup, this address would come out with angle brackets.
  const email = 'a&ltb&gtc@example.com';
  await emulator.settings({ signup_redirect_url: 'http://localhost:1/?x=<img src=x>' });
  await askForLink(email);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`Sign-up link to ${email}`);
  const { link } = await emulator.inbox();
  await expect(page.getByRole('link', { name: `Open link, sent to ${email}` })).toHaveAttribute(
    'href',
    String(link),
  );
  await expect(page.locator('img')).toHaveCount(0);
});

test('shows both links of a reset mail', async ({ page }) => {
  await emulator.settings({ users: [{ email: 'ada@example.com' }] });
  await emulator.ask('/passwords/email/reset/start', { email: 'ada@example.com' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Password reset to ada@example.com');
  const { link, loginLink } = await emulator.inbox();
  const links = page.getByRole('link');
  await expect(links).toHaveText(['Open link', 'Log in without a password']);
  await expect(links.first()).toHaveAttribute('href', String(link));
  await expect(links.last()).toHaveAttribute('href', String(loginLink));
});

test('is accessible and fits 320 pixels, in both schemes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  await askForCode('+12025550162');
  await askForLink(`${'long'.repeat(15)}@example.com`);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, { without: [] });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { without: [], looksOnly: true });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});
