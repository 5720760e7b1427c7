/** A reload comes back to the screen that the visitor was on. What is remembered: src/business/flow/resume.test.ts. */
import type { Page } from '@playwright/test';
import { B2B_PUBLIC_TOKEN } from '../../../emulator/state/b2b/settings.ts';
import { totpCode, totpStep } from '../../../emulator/state/totp-code.ts';
import type { Widget } from '../fixtures.ts';
import { hostPage } from '../host-page.ts';
import { type Business, EMAIL, expect, PASSWORD, PHONE, type Seed, test } from './fixtures.ts';

const ACME = { 'auth-flow-type': 'Organization', 'organization-slug': 'acme' };
const CODES = { ...ACME, products: 'emailOtp' };
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const RECOVERY_CODE = 'aaaa-bbbb-cccc';

const memberWith = (member: object, rest: object = {}): Seed => ({
  mfa_policy: 'REQUIRED_FOR_ALL',
  members: [{ email_address: EMAIL, ...member }],
  ...rest,
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function signInByCode(business: Business): Promise<void> {
  await business.submitEmail();
  await business.enterCode();
}

async function reload(widget: Widget, screen: string): Promise<void> {
  await widget.page.reload();
  await widget.event('auth-ready', { screen });
}

/** What the tab's storage has of ours. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.startsWith('auth-widget:screen'))),
  );

/** A reload shows the screen again, and tells the page nothing new. */
async function comesBack(widget: Widget, screen: string, title: string): Promise<void> {
  await expect(heading(widget.page, title)).toBeVisible();
  await reload(widget, screen);
  await expect(heading(widget.page, title)).toBeVisible();
  expect(await widget.events('auth-screen')).toEqual([]);
}

test('each screen from a code to a text message is there again after a reload, and leads on', async ({
  page,
  business,
}) => {
  await business.organizations(memberWith({}));
  const widget = await business.open({ products: 'emailOtp' });
  await business.submitEmail();
  await comesBack(widget, 'EmailOtpEntry', 'Enter passcode');
  await business.enterCode();
  await comesBack(widget, 'Discovery', 'Choose an organization');
  await press(page, 'Acme');
  await comesBack(widget, 'MfaSelection', 'Add a second step');
  await press(page, 'Text me a code');
  await page.getByLabel('Phone number').fill(PHONE);
  await press(page, 'Send code');
  await comesBack(widget, 'SmsOtpEntry', 'Enter the code');
  await business.enterCode(PHONE);
  await business.expectSignedIn();
  await reload(widget, 'Main');
  expect(await stored(page)).toBe('[]');
});

test('each screen from a link to a recovery code is there again after a reload, and leads on', async ({
  page,
  business,
}) => {
  await business.organizations(memberWith({ totp_secret: SECRET, recovery_codes: [RECOVERY_CODE] }));
  const widget = await business.open(ACME);
  await business.submitEmail();
  await comesBack(widget, 'EmailConfirmation', 'Check your email');
  await business.followLink();
  await comesBack(widget, 'TotpEntry', 'Enter the code from your app');
  await press(page, 'Use a recovery code');
  await comesBack(widget, 'RecoveryCodeEntry', 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(RECOVERY_CODE);
  await press(page, 'Continue');
  await business.expectSignedIn();
  await reload(widget, 'Main');
  expect(await stored(page)).toBe('[]');
});

test('the emails that lead to a new password are there again after a reload', async ({ page, business }) => {
  await business.organizations(
    { members: [{ email_address: EMAIL, password: PASSWORD }] },
    {
      organization_name: 'Zeta',
      members: [],
      email_jit_provisioning: 'RESTRICTED',
      email_allowed_domains: ['acme.test'],
    },
  );
  for (const [slug, screen] of [
    ['acme', 'PasswordSetNewConfirmation'],
    ['zeta', 'PasswordResetVerifyConfirmation'],
  ] as const) {
    const widget = await business.open({ ...ACME, 'organization-slug': slug, products: 'passwords' });
    await business.submitEmail();
    await press(page, 'Sign up or reset password');
    await press(page, 'Continue');
    await expect(heading(page, 'Check your email')).toBeVisible();
    await reload(widget, screen);
    await expect(page.getByRole('paragraph').filter({ hasText: EMAIL })).toBeVisible();
  }
});

const shownKey = async (page: Page): Promise<string> =>
  ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');

test('a new app is added anew after a reload, with other recovery codes, and is remembered nowhere', async ({
  page,
  business,
}) => {
  await business.organizations(memberWith({}, { mfa_methods: 'RESTRICTED', allowed_mfa_methods: ['totp'] }));
  await business.open(CODES);
  await signInByCode(business);
  const keys: string[] = [];
  for (const last of ['Save your recovery codes', 'Enter the code from your app']) {
    await expect(heading(page, 'Add an authenticator app')).toBeVisible();
    keys.push(await shownKey(page));
    await press(page, 'Continue');
    await expect(page.getByRole('listitem')).toHaveCount(10);
    const codes = await page.getByRole('listitem').allTextContents();
    if (last.startsWith('Enter')) await press(page, 'I have saved them');
    await expect(heading(page, last)).toBeVisible();
    for (const secret of [...keys, ...codes]) expect(await stored(page)).not.toContain(secret);
    await page.reload();
  }
  keys.push(await shownKey(page));
  expect(new Set(keys).size).toBe(3);
  await press(page, 'Continue');
  await press(page, 'I have saved them');
  await page.getByLabel('Passcode').fill(totpCode(keys[2] ?? '', totpStep(Date.now())));
  await business.expectSignedIn();
});

test('another sign-in that an organization demands is there again, with the way back to the list', async ({
  page,
  business,
}) => {
  await business.organizations(
    {},
    {
      organization_name: 'Zeta',
      auth_methods: 'RESTRICTED',
      allowed_auth_methods: ['password'],
      members: [{ email_address: EMAIL, password: PASSWORD }],
    },
  );
  const widget = await business.open({ products: 'emailOtp passwords' });
  await business.submitEmail();
  await business.enterCode();
  await press(page, 'Zeta');
  await expect(page.getByLabel('Password')).toBeVisible();
  await reload(widget, 'Main');
  await expect(heading(page, 'Confirm it’s you')).toBeVisible();
  await press(page, 'Back to your organizations');
  await press(page, 'Acme');
  await business.expectSignedIn();
});

test('a sign-in that has expired in the meantime says so', async ({ page, context, business }) => {
  await business.organizations({});
  const widget = await business.open({ products: 'emailOtp' });
  await signInByCode(business);
  await expect(heading(page, 'Choose an organization')).toBeVisible();
  await context.clearCookies({ name: 'stytch_b2b_intermediate_session' });
  await page.reload();
  await expect(page.getByText('This sign-in is no longer valid. Please sign in again.')).toBeVisible();
  await widget.event('auth-error', { type: 'intermediate_session_not_found' });
});

test('the page of another organization does not come back to it', async ({
  page,
  business,
  emulator,
  site,
}) => {
  await business.organizations({}, { organization_name: 'Zeta' });
  const widget = await business.open(CODES);
  await business.submitEmail();
  await expect(heading(page, 'Enter passcode')).toBeVisible();
  const zeta = {
    'public-token': B2B_PUBLIC_TOKEN,
    'api-url': emulator.url,
    ...CODES,
    'organization-slug': 'zeta',
  };
  site.addPage('/', hostPage('auth-b2b-widget', zeta));
  await reload(widget, 'Main');
  await expect(heading(page, 'Continue to Zeta')).toBeVisible();
});
