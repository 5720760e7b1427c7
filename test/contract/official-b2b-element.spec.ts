/**
 * The provider's own prebuilt B2B element signs in against the emulator, and has no reason to forgive what the emulator
 * gets wrong about the provider's API.
 */
import { expect, type Page } from '@playwright/test';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';
import { totpCode, totpStep } from '../../emulator/state/totp-code.ts';
import { EmulatorClient } from '../e2e/emulator.ts';
import { test } from '../e2e/worker.ts';
import { expectShapes, watchShapes } from '../support/shapes.ts';
import { bundlePages } from './bundled-pages.ts';

const EMAIL = 'ada@acme.test';
const PHONE = '+12025550162';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STRONG = 'violet-Piano-sleeps-42';
const SIGNED_IN = `signed in to Acme as ${EMAIL}`;

let server: Emulator;
const site = bundlePages(['official-b2b-element.ts', 'phone-services.ts'], 'production');
let emulator: EmulatorClient;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startEmulator({ port: 0, observe: watchShapes });
  emulator = new EmulatorClient(server.url);
});

test.afterAll(() => server.close());

test.afterEach(expectShapes);

test.beforeEach(async () => emulator.reset());

/** Adds an organization that Ada belongs to. */
async function acme(organization: object = {}, member: object = {}): Promise<void> {
  await emulator.settings({
    b2b: {
      organizations: [
        { organization_name: 'Acme', members: [{ email_address: EMAIL, ...member }], ...organization },
      ],
    },
  });
}

/** @param organization its slug; discovery without one */
async function open(page: Page, products: string, organization?: string): Promise<void> {
  const query = new URLSearchParams({
    api: server.url,
    'public-token': B2B_PUBLIC_TOKEN,
    products,
    ...(organization !== undefined && { organization }),
  });
  await page.goto(`${site.url}/official-b2b-element.html?${query}`);
  await expect(page.getByRole('status')).toHaveText('signed out');
}

async function enterEmail(page: Page, button = 'Continue with email'): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function enterCode(page: Page, code: string | undefined): Promise<void> {
  await page.getByRole('textbox').pressSequentially(code ?? '');
}

async function expectSignedIn(page: Page, text = SIGNED_IN): Promise<void> {
  await expect(page.getByRole('status')).toHaveText(text);
  // The session lasts.
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(text);
}

/** What the routes that end in `path` were sent, without secrets. */
async function bodies(path: string): Promise<unknown[]> {
  return (await emulator.requests()).filter((request) => request.path.endsWith(path)).map(({ body }) => body);
}

// Discovery, below, has links and providers without PKCE.
test('signs in to an organization by a link, with PKCE required', async ({ page }) => {
  await emulator.settings({ b2b: { pkce_required_for_email_magic_links: true } });
  await acme();
  await open(page, 'link', 'acme');
  await enterEmail(page);
  const { link = '' } = await emulator.inbox(EMAIL);
  await page.goto(link);
  await expectSignedIn(page);
  expect(await bodies('/b2b/magic_links/authenticate')).toEqual([
    { magic_links_token: '[redacted]', session_duration_minutes: 30, pkce_code_verifier: '[redacted]' },
  ]);
});

test('signs in to an organization through Google, with PKCE required', async ({ page }) => {
  await emulator.settings({ b2b: { pkce_required_for_oauth: true } });
  await acme();
  await open(page, 'oauth', 'acme');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: EMAIL }).click();
  await expectSignedIn(page);
});

test('signs in by single sign-on, with PKCE required', async ({ page }) => {
  await emulator.settings({ b2b: { pkce_required_for_sso: true } });
  await acme({ sso_active_connections: [{ display_name: 'Acme Okta', identity_provider: 'okta' }] });
  await open(page, 'sso', 'acme');
  await page.getByRole('button', { name: 'Continue with Acme Okta' }).click();
  await page.getByRole('button', { name: EMAIL }).click();
  await expectSignedIn(page);
});

test('sets a new password by email, with PKCE required', async ({ page }) => {
  await emulator.settings({ b2b: { pkce_required_for_password_resets: true } });
  await acme({}, { password: 'forgotten' });
  await open(page, 'password', 'acme');
  await enterEmail(page, 'Continue');
  await page.getByText('Sign up or reset password').click();
  await enterEmail(page, 'Continue');
  const { link = '' } = await emulator.inbox(EMAIL);
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(STRONG);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectSignedIn(page);
});

test('signs in to an organization by a code, after a wrong one', async ({ page }) => {
  await acme();
  await open(page, 'code', 'acme');
  await enterEmail(page);
  const { code } = await emulator.inbox(EMAIL);
  await enterCode(page, code === '000000' ? '000001' : '000000');
  await expect(page.getByText('Invalid passcode, please try again.')).toBeVisible();
  const box = page.getByRole('textbox');
  await expect(async () => {
    await box.press('Backspace');
    await expect(box).toHaveValue('', { timeout: 50 });
  }).toPass();
  await enterCode(page, code);
  await expectSignedIn(page);
});

test('signs in to an organization with a password, after a wrong one', async ({ page }) => {
  await acme({}, { password: STRONG });
  await open(page, 'password', 'acme');
  await enterEmail(page, 'Continue');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Unauthorized credentials.')).toBeVisible();
  await password.fill(STRONG);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectSignedIn(page);
});

test('sets a first password by email for somebody whom the organization lets join', async ({ page }) => {
  await acme({
    members: [],
    email_jit_provisioning: 'RESTRICTED',
    email_allowed_domains: ['acme.test'],
  });
  await open(page, 'password', 'acme');
  await enterEmail(page, 'Continue');
  await expect(page.getByText('Verify your email first.')).toBeVisible();
  const { link = '', kind } = await emulator.inbox(EMAIL);
  expect(kind).toBe('signup-link');
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(STRONG);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => bodies('/b2b/passwords/session/reset')).toEqual([{ password: '[redacted]' }]);
  await expectSignedIn(page);
});

test('says that there is no such organization', async ({ page }) => {
  await open(page, 'link', 'nobody');
  await expect(page.getByText('The organization you are looking for could not be found.')).toBeVisible();
});

test.describe('discovery', () => {
  test('by a link joins the organization that was chosen', async ({ page }) => {
    await acme({}, { status: 'invited' });
    await open(page, 'link');
    await enterEmail(page);
    const { link = '' } = await emulator.inbox(EMAIL);
    await page.goto(link);
    await expect(page.getByText('Select an organization to continue')).toBeVisible();
    await page.getByText('Acme').click();
    await expectSignedIn(page);
  });

  test('by a code creates an organization', async ({ page }) => {
    await open(page, 'code');
    await enterEmail(page);
    await enterCode(page, (await emulator.inbox(EMAIL)).code);
    await page.getByRole('button', { name: 'Create an organization' }).click();
    await expectSignedIn(page, `signed in to ada's organization as ${EMAIL}`);
  });

  test('through Google leads to another method where the organization demands it', async ({ page }) => {
    await acme({ auth_methods: 'RESTRICTED', allowed_auth_methods: ['magic_link'] });
    await open(page, 'oauth link');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: EMAIL }).click();
    await page.getByText('Acme').click();
    await page.getByRole('button', { name: 'Email me a link' }).click();
    const { link = '' } = await emulator.inbox(EMAIL);
    await page.goto(link);
    await expectSignedIn(page);
  });

  test('by a password, with a new one on the way', async ({ page }) => {
    await acme({}, { password: 'forgotten' });
    await open(page, 'password');
    await page.getByText('Sign up or reset password').click();
    await enterEmail(page, 'Continue');
    const { link = '' } = await emulator.inbox(EMAIL);
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill(STRONG);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Acme').click();
    await expectSignedIn(page);
  });

  test('finds the single sign-on of an address', async ({ page }) => {
    await acme({ sso_active_connections: [{ display_name: 'Acme Okta', identity_provider: 'okta' }] });
    await open(page, 'sso');
    await page.getByRole('button', { name: 'Use single sign-on' }).click();
    await enterEmail(page, 'Continue');
    await page.getByRole('button', { name: EMAIL }).click();
    await expectSignedIn(page);
  });
});

test.describe('a second factor', () => {
  /** Signs in by a code in an email, but for the second factor. */
  async function signInHalfway(page: Page, member: object): Promise<void> {
    await acme({ mfa_policy: 'REQUIRED_FOR_ALL' }, member);
    await open(page, 'code', 'acme');
    await enterEmail(page);
    await enterCode(page, (await emulator.inbox(EMAIL)).code);
  }

  for (const sent of [true, false]) {
    test(`by SMS, ${sent ? 'sent unasked' : 'asked for by the element'}`, async ({ page }) => {
      await emulator.settings({ b2b: { sends_mfa_code: sent } });
      await signInHalfway(page, { mfa_phone_number: PHONE });
      const { code } = await emulator.inbox(PHONE);
      await expect(page.getByText(/passcode was sent to you at .*0162/)).toBeVisible();
      await enterCode(page, code);
      await expectSignedIn(page);
      expect((await bodies('/b2b/otps/sms/send')).length).toBe(sent ? 0 : 1);
    });
  }

  test('by an authenticator app', async ({ page }) => {
    await signInHalfway(page, { totp_secret: SECRET });
    await expect(page.getByText('Use a backup code')).toBeVisible();
    await enterCode(page, totpCode(SECRET, totpStep(Date.now())));
    await expectSignedIn(page);
  });

  test('by a recovery code', async ({ page }) => {
    await signInHalfway(page, { totp_secret: SECRET, recovery_codes: ['aaaa-bbbb-cccc'] });
    await page.getByText('Use a backup code').click();
    await page.getByLabel('Backup code').fill('aaaa-bbbb-cccc');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectSignedIn(page);
  });

  test('is enrolled: an authenticator app, with recovery codes to save', async ({ page }) => {
    await signInHalfway(page, {});
    await page.getByText('Use an authenticator app').click();
    await page.getByText('Having trouble scanning?').click();
    const secret = page.getByText(/^[a-z2-7 ]{32,}$/i);
    const text = ((await secret.textContent()) ?? '').replaceAll(' ', '').toUpperCase();
    await page.getByRole('button', { name: 'Continue' }).click();
    await enterCode(page, totpCode(text, totpStep(Date.now())));
    await expect(page.getByText('Save your backup codes!')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expectSignedIn(page);
  });
});
