/** What an organization asks for between the first factor and the session. */
import { readFile } from 'node:fs/promises';
import type { Attributes } from '../host-page.ts';
import { passPause, wrong } from '../steps.ts';
import { ACME, appCode, type Business, EMAIL, expect, PHONE, type Seed, test } from './fixtures.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const WITH_APP: Seed = { totp_secret: SECRET, recovery_codes: ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'] };
const SMS = '/b2b/otps/sms/send';
const SMS_AUTHENTICATE = '/b2b/otps/sms/authenticate';
const ONLY_APPS: Seed = { mfa_methods: 'RESTRICTED', allowed_mfa_methods: ['totp'] };

/** Signs Ada in to an organization that demands a second factor, by a code. */
async function signIn(
  business: Business,
  member: Seed = {},
  organization: Seed = {},
  attributes: Attributes = {},
) {
  await business.organizations({
    mfa_policy: 'REQUIRED_FOR_ALL',
    members: [{ email_address: EMAIL, ...member }],
    ...organization,
  });
  const widget = await business.open({ ...ACME, products: 'emailOtp', ...attributes });
  await business.submitEmail();
  await business.enterCode();
  return widget;
}

test('a visitor adds a phone number, corrects it, and enters the code', async ({
  page,
  business,
  emulator,
}) => {
  const widget = await signIn(business);
  await expect(business.heading('Add a second step')).toBeVisible();
  await business.button('Text me a code').click();
  await expect(business.heading('Add your phone number')).toBeVisible();
  const field = page.getByLabel('Phone number');
  await field.fill('12');
  await business.button('Send code').click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('2025550199');
  await business.button('Send code').click();
  await expect(business.heading('Enter the code')).toBeVisible();
  await business.button('Back').click();
  await expect(field).toHaveValue(/0199$/);
  await field.fill('2025550162');
  await business.button('Send code').click();
  await business.enterCode(PHONE);
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'email_otp' });
  expect(await business.eventTypes(widget)).toEqual([
    'B2B_ORGANIZATIONS_GET_BY_SLUG',
    'B2B_OTPS_EMAIL_LOGIN_OR_SIGNUP',
    'B2B_OTPS_EMAIL_AUTHENTICATE',
    'B2B_SMS_OTP_SEND',
    'B2B_SMS_OTP_SEND',
    'B2B_SMS_OTP_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
  expect(await emulator.bodies(SMS)).toMatchObject([
    { mfa_phone_number: '+12025550199' },
    { mfa_phone_number: PHONE },
  ]);
});

test('a second factor takes numbers of the page’s countries', async ({ page, business, emulator }) => {
  await signIn(business, {}, {}, { 'phone-countries': 'DE AT' });
  await business.button('Text me a code').click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
  await page.getByLabel('Phone number').fill('+1 202 555 0162');
  await business.button('Send code').click();
  await expect(page.getByText('Codes cannot be sent to this country.').first()).toBeVisible();
  expect(await emulator.bodies(SMS)).toEqual([]);
});

test('a known number gets its code by itself; a wrong one is cleared; another is sent', async ({
  page,
  business,
  emulator,
}) => {
  await signIn(business, { mfa_phone_number: PHONE });
  await expect(page.getByText(PHONE)).toBeVisible();
  expect(await emulator.count(SMS)).toBe(0);
  const { code = '' } = await emulator.inbox(PHONE);
  const field = page.getByLabel('Passcode');
  await field.fill(wrong(code));
  await expect(page.getByText('Invalid passcode, please try again.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await passPause(page);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('Code resent')).toBeVisible();
  await business.enterCode(PHONE);
  await business.expectSignedIn();
});

test('a sign-in that has expired meanwhile leads to a new one', async ({ page, context, business }) => {
  const widget = await signIn(business, { mfa_phone_number: PHONE });
  await expect(page.getByText(PHONE)).toBeVisible();
  await context.clearCookies({ name: 'stytch_b2b_intermediate_session' });
  await business.enterCode(PHONE);
  await expect(page.getByText('This sign-in is no longer valid. Please sign in again.')).toBeVisible();
  await widget.event('auth-error', { screen: 'SmsOtpEntry' });
  await business.submitEmail();
  await business.enterCode();
  await business.enterCode(PHONE);
  await business.expectSignedIn();
});

test('a text message that could not be sent says so, and can be tried again', async ({
  page,
  business,
  emulator,
}) => {
  await business.settings({ sends_mfa_code: false });
  await emulator.fault(SMS, { status: 400, type: 'sms_refused', message: 'No text message.' }, 1);
  const widget = await signIn(business, { mfa_phone_number: PHONE });
  await expect(page.getByText('No text message.')).toBeVisible();
  await expect(page.getByLabel('Passcode')).toBeHidden();
  await widget.event('auth-error', { screen: 'SmsOtpEntry' });
  await business.button('Try again').click();
  // A failure of the provider is no wrong code, which stays for another try.
  await emulator.fault(SMS_AUTHENTICATE, { status: 500, type: 'internal_server_error', message: 'Oops.' }, 1);
  const { code = '' } = await emulator.inbox(PHONE);
  await page.getByLabel('Passcode').fill(code);
  await expect(page.getByText('Oops.')).toBeVisible();
  await expect(page.getByText('Invalid passcode', { exact: false })).toBeHidden();
  await business.button('Try again').click();
  await business.expectSignedIn();
});

test('a visitor adds an authenticator app, at the second try, and saves the recovery codes', async ({
  page,
  context,
  business,
  emulator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await emulator.fault('/b2b/totp', { status: 500, type: 'internal_server_error', message: 'Oops.' }, 1);
  const widget = await signIn(business, {}, ONLY_APPS);
  await expect(business.heading('Add an authenticator app')).toBeVisible();
  await expect(page.getByText('Oops.')).toBeVisible();
  await business.button('Try again').click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ?){4,}/).textContent()) ?? '';
  const secret = key.replaceAll(' ', '');
  await business.button('Copy').click();
  await expect(business.button('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await business.button('Continue').click();
  await expect(business.heading('Save your recovery codes')).toBeVisible();
  const codes = await page.getByRole('listitem').allTextContents();
  expect(codes.length).toBeGreaterThan(1);
  const saving = page.waitForEvent('download');
  await business.button('Download').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`recovery-codes-${new URL(page.url()).hostname}.txt`);
  expect(await readFile(await file.path(), 'utf8')).toBe(codes.join('\n'));
  await business.button('I have saved them').click();
  const code = await appCode(emulator, secret);
  await page.getByLabel('Passcode').fill(wrong(code));
  await expect(page.getByText('Invalid passcode, please try again.')).toBeVisible();
  await business.button('Back').click();
  await expect(page.getByRole('listitem')).toHaveText(codes);
  await business.button('Back').click();
  await expect(page.getByText(key)).toBeVisible();
  await business.button('Continue').click();
  await business.button('I have saved them').click();
  await page.getByLabel('Passcode').fill(code);
  await business.expectSignedIn();
  const { detail } = await widget.event('auth-success', { method: 'email_otp' });
  const told = JSON.stringify([await widget.events(), detail]);
  for (const hidden of [secret, ...codes]) expect(told).not.toContain(hidden);
  expect(await business.eventTypes(widget)).toEqual([
    'B2B_ORGANIZATIONS_GET_BY_SLUG',
    'B2B_OTPS_EMAIL_LOGIN_OR_SIGNUP',
    'B2B_OTPS_EMAIL_AUTHENTICATE',
    'B2B_TOTP_CREATE',
    'B2B_TOTP_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
});

test('who has lost the answer to the first code of an app has seen the recovery codes, and signs in again', async ({
  page,
  business,
  emulator,
}) => {
  await signIn(business, {}, ONLY_APPS);
  const key = (await page.getByText(/^([A-Z2-7]{4} ?){4,}/).textContent()) ?? '';
  await business.button('Continue').click();
  const recoveryCode = (await page.getByRole('listitem').first().textContent()) ?? '';
  await business.button('I have saved them').click();
  await page.route(
    '**/b2b/totp/authenticate',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel('Passcode').fill(await appCode(emulator, key.replaceAll(' ', '')));
  await business.button('Try again').click();
  await expect(page.getByText('This sign-in is no longer valid. Please sign in again.')).toBeVisible();
  await business.submitEmail();
  await business.enterCode();
  await business.button('Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await business.button('Continue').click();
  await business.expectSignedIn();
});

test('a recovery code replaces the app, after a wrong one', async ({ page, business }) => {
  const widget = await signIn(business, WITH_APP);
  await business.button('Use a recovery code').click();
  await business.button('Back').click();
  await business.button('Use a recovery code').click();
  const field = page.getByLabel('Recovery code');
  for (const typed of ['', 'no-such-code']) {
    await field.fill(typed);
    await business.button('Continue').click();
    await expect(page.getByText('This recovery code does not work.', { exact: false })).toBeVisible();
  }
  await field.fill('aaaa-bbbb-cccc');
  await business.button('Continue').click();
  await business.expectSignedIn();
  const { detail } = await widget.event('auth-event', { type: 'B2B_RECOVERY_CODES_RECOVER' });
  expect(JSON.stringify(detail)).not.toMatch(/aaaa-bbbb-cccc|dddd-eeee-ffff/);
});

test('the page’s order decides what is offered, and the other way is a press away', async ({
  page,
  business,
  emulator,
}) => {
  await signIn(business, { ...WITH_APP, mfa_phone_number: PHONE, default_mfa_method: 'totp' });
  await expect(business.heading('Enter the code from your app')).toBeVisible();
  await business.button('Text me a code').click();
  await expect(page.getByText(PHONE)).toBeVisible();
  await business.enterCode(PHONE);
  await business.expectSignedIn();
  expect(await emulator.count(SMS)).toBe(1);
});
