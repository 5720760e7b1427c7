/**
 * The provider's own prebuilt element signs in against the emulator, and has no reason to forgive what the emulator gets
 * wrong about the provider's API.
 */
import { expect, type Page } from '@playwright/test';
import type { Message } from '../../emulator/client.ts';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { EmulatorClient } from '../e2e/emulator.ts';
import { test } from '../e2e/worker.ts';
import { expectShapes, watchShapes } from '../support/shapes.ts';
import { bundlePages } from './bundled-pages.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

let server: Emulator;
const site = bundlePages(['official-element.ts', 'phone-services.ts'], 'production');
let emulator: EmulatorClient;
let strayRequests: string[];

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startEmulator({ port: 0, observe: watchShapes });
  emulator = new EmulatorClient(server.url);
});

test.afterAll(() => server.close());

test.afterEach(expectShapes);

test.beforeEach(async ({ context }) => {
  await emulator.reset();
  strayRequests = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !loopback.has(hostname)) strayRequests.push(request.url());
  });
});

test.afterEach(() => {
  expect(strayRequests, 'requests that left this machine').toEqual([]);
});

async function open(
  page: Page,
  product: 'sms-code' | 'email-code' | 'link' | 'password' | 'wallet' | 'oauth',
): Promise<void> {
  const query = new URLSearchParams({ api: server.url, product });
  await page.goto(`${site.url}/official-element.html?${query}`);
  await expect(page.getByRole('status')).toHaveText('signed out');
}

/** The element keeps wrong digits, its boxes accept keys only, and keys may be lost while it renders. */
async function enterCode(page: Page, code = ''): Promise<void> {
  const box = page.getByRole('textbox');
  const most = code.slice(0, -1);
  await expect(async () => {
    while ((await box.inputValue()) !== '') await box.press('Backspace');
    await box.pressSequentially(most);
    await expect(box).toHaveValue(most, { timeout: 1000 });
  }).toPass();
  await box.press(code.slice(-1));
}

test('signs in by a code sent to a phone', async ({ page }) => {
  await open(page, 'sms-code');
  const field = page.getByLabel('Phone number');
  const button = page.getByRole('button', { name: 'Continue' });
  // The element asks a hidden page about the number, and loses keys and clicks until that page has loaded.
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('2025550162');
    await expect(field).toHaveValue(/\(?202\)?.?555.?0162/, { timeout: 1000 });
    await button.click({ timeout: 1000 });
    await expect(button).toBeHidden({ timeout: 3000 });
  }).toPass();
  const { code, channel } = await emulator.inbox('+12025550162');
  expect(channel).toBe('sms');
  await enterCode(page, code);
  await expect(page.getByRole('status')).toHaveText('signed in as +12025550162');
});

test('refuses a wrong code and takes the right one after it', async ({ page }) => {
  await open(page, 'email-code');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const { code, channel } = await emulator.inbox('ada@example.com');
  expect(channel).toBe('email');
  await enterCode(page, code === '000000' ? '000001' : '000000');
  await expect(page.getByText('Invalid passcode, please try again.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('signed out');
  await enterCode(page, code);
  await expect(page.getByRole('status')).toHaveText('signed in as ada@example.com');
});

for (const pkce of [false, true]) {
  test(`signs in by an e-mailed link, with PKCE ${pkce ? 'required' : 'off'}`, async ({ page }) => {
    await emulator.settings({ pkce_required_for_email_magic_links: pkce });
    await open(page, 'link');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    const { link, kind } = await emulator.inbox('ada@example.com');
    expect(kind).toBe('signup-link');
    await page.goto(link ?? '');
    await expect(page.getByRole('status')).toHaveText('signed in as ada@example.com');
    // The SDK takes the token out of the address, so that a reload does not spend it again.
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('signed in as ada@example.com');
    const [login] = (await emulator.requests()).filter(({ path }) =>
      path.endsWith('/magic_links/authenticate'),
    );
    expect(login?.body).toEqual({
      token: '[redacted]',
      session_duration_minutes: 30,
      ...(pkce && { code_verifier: '[redacted]' }),
    });
  });
}

test('signs in through a third-party provider, with PKCE required', async ({ page }) => {
  await emulator.settings({ pkce_required_for_oauth: true });
  await open(page, 'oauth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('textbox', { name: 'Account' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status')).toHaveText('signed in as ada@example.com');
  const [login] = (await emulator.requests()).filter(({ path }) => path.endsWith('/oauth/authenticate'));
  expect(login?.body).toEqual({
    token: '[redacted]',
    session_duration_minutes: 30,
    code_verifier: '[redacted]',
  });
});

const email = 'ada@example.com';
const strong = 'violet-Piano-sleeps-42';

async function enterEmail(page: Page): Promise<void> {
  await open(page, 'password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
}

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function askForReset(page: Page): Promise<Message> {
  await enterEmail(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText(`A link to reset your password was sent to you at ${email}.`)).toBeVisible();
  return emulator.inbox(email);
}

test('signs in with a password, after a wrong one', async ({ page }) => {
  await emulator.settings({ users: [{ email, password: strong }] });
  await enterEmail(page);
  await enterPassword(page, 'wrong');
  await expect(page.getByText('Unauthorized credentials.')).toBeVisible();
  await enterPassword(page, strong);
  await expect(page.getByRole('status')).toHaveText(`signed in as ${email}`);
});

test('creates a user with a password that is strong and not breached', async ({ page }) => {
  await enterEmail(page);
  const password = page.getByRole('textbox', { name: 'Password' });
  const proceed = page.getByRole('button', { name: 'Continue' });
  await password.fill('abc');
  await expect(page.getByText('Warning: Sequences like abc or 6543 are easy to guess')).toBeVisible();
  await password.fill('correct horse battery staple');
  await expect(page.getByText('Warning: This password may have been used on a different')).toBeVisible();
  await expect(proceed).toBeDisabled();
  await password.fill(strong);
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(page.getByRole('status')).toHaveText(`signed in as ${email}`);
});

test('counts what a password lacks under the LUDS policy', async ({ page }) => {
  await emulator.settings({ password_config: { luds_complexity: 3, luds_minimum_count: 12 } });
  await enterEmail(page);
  const proceed = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('textbox', { name: 'Password' }).fill('abc');
  await expect(page.getByText('at least 12 characters')).toBeVisible();
  await expect(proceed).toBeDisabled();
  await page.getByRole('textbox', { name: 'Password' }).fill('Password1234');
  await expect(proceed).toBeEnabled();
});

test('sets a new password by e-mail, with PKCE required', async ({ page }) => {
  await emulator.settings({
    pkce_required_for_password_resets: true,
    users: [{ email, password: 'forgotten' }],
  });
  const { link } = await askForReset(page);
  await page.goto(link ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill(strong);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status')).toHaveText(`signed in as ${email}`);
});

test('signs in by the other link of a reset mail, with PKCE off', async ({ page }) => {
  await emulator.settings({
    pkce_required_for_password_resets: false,
    users: [{ email, password: 'forgotten' }],
  });
  const { loginLink } = await askForReset(page);
  await page.goto(loginLink ?? '');
  await expect(page.getByRole('status')).toHaveText(`signed in as ${email}`);
});

test('sends a reset mail to a user who has to prove the address', async ({ page }) => {
  await emulator.settings({ users: [{ email, password: strong, requires_reset: true }] });
  await enterEmail(page);
  await enterPassword(page, strong);
  await expect(page.getByText('Check your email to set a new password')).toBeVisible();
  expect((await emulator.inbox(email)).kind).toBe('reset-password');
});

for (const { wallet, siwe } of [
  { wallet: 'Metamask', siwe: true },
  { wallet: 'Phantom', siwe: false },
]) {
  test(`signs in by ${wallet}, Sign-In with Ethereum ${siwe ? 'required' : 'off'}`, async ({ page }) => {
    await emulator.settings({ siwe_required_for_crypto_wallets: siwe });
    await open(page, 'wallet');
    await page.getByRole('button', { name: wallet }).click();
    await expect(page.getByRole('status')).toHaveText(/^signed in as \w{32,}$/);
  });
}
