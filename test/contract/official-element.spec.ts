/**
 * The provider's own prebuilt element signs in against the emulator: whatever the emulator gets wrong about the
 * provider's API, this element has no reason to forgive.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { EmulatorClient } from '../e2e/emulator.ts';
import { type Site, startSite } from '../e2e/servers.ts';

const pages = fileURLToPath(new URL('./pages/', import.meta.url));
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

let folder: string;
let server: Emulator;
let site: Site;
let emulator: EmulatorClient;
let strayRequests: string[];

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'official-element-'));
  await build({
    entryPoints: ['official-element.ts', 'phone-services.ts'].map((name) => join(pages, name)),
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  for (const name of ['official-element.html', 'phone-services.html']) {
    await cp(join(pages, name), join(folder, name));
  }
  server = await startEmulator({ port: 0 });
  emulator = new EmulatorClient(server.url);
  site = await startSite({ roots: { '/': folder } });
});

test.afterAll(async () => {
  await Promise.all([server.close(), site.close(), rm(folder, { recursive: true })]);
});

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

async function open(page: Page, product: 'sms-code' | 'email-code' | 'link' | 'oauth'): Promise<void> {
  const query = new URLSearchParams({ api: server.url, product });
  await page.goto(`${site.url}/official-element.html?${query}`);
  await expect(page.getByRole('status')).toHaveText('signed out');
}

async function enterCode(page: Page, code: string | undefined): Promise<void> {
  await page.getByRole('textbox').pressSequentially(code ?? '');
}

test('signs in by a code sent to a phone', async ({ page }) => {
  await open(page, 'sms-code');
  await page.getByLabel('Phone number').pressSequentially('2025550162');
  await page.getByRole('button', { name: 'Continue' }).click();
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
  // The element leaves the wrong digits in place, its boxes take keys only, and a key may come while it renders.
  const box = page.getByRole('textbox');
  await expect(async () => {
    await box.press('Backspace');
    await expect(box).toHaveValue('', { timeout: 50 });
  }).toPass();
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
    // The SDK takes the token out of the address, so a reload must not spend it again and still be signed in.
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

for (const pkce of [false, true]) {
  test(`signs in through a third-party provider, with PKCE ${pkce ? 'required' : 'off'}`, async ({
    page,
  }) => {
    await emulator.settings({ pkce_required_for_oauth: pkce });
    await open(page, 'oauth');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('textbox', { name: 'Account' }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('status')).toHaveText('signed in as ada@example.com');
    const [login] = (await emulator.requests()).filter(({ path }) => path.endsWith('/oauth/authenticate'));
    expect(login?.body).toEqual({
      token: '[redacted]',
      session_duration_minutes: 30,
      ...(pkce && { code_verifier: '[redacted]' }),
    });
  });
}
