/** A second factor after the first. Which is asked for: src/consumer/shared/demand-second.test.ts. */
import type { Page } from '@playwright/test';
import { expect, publicToken, type Widget } from './fixtures.ts';
import type { Attributes } from './host-page.ts';
import { appCode, byEmail, email, insists, SECRET, signInByEmail } from './second-factor-steps.ts';
import { test } from './session-page.ts';
import { askForSms, button, emailField, heading, passcode, phone, smsCodes, wrong } from './steps.ts';
import { seedPasskey, VirtualAuthenticator } from './virtual-authenticator.ts';

const recoveryCodes = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];
const byPhone: Attributes = { ...smsCodes, 'second-factor': 'authenticator passkey' };

const withApp = { email, totp_secret: SECRET, recovery_codes: recoveryCodes };
const withBoth = { ...withApp, phone_number: phone.e164 };

const app = (widget: Widget) => heading(widget, 'Enter the code from your app');
const success = (widget: Widget) => heading(widget, 'Success');

/** What a page without a form knows. */
async function statusElsewhere(page: Page, address: string): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(address);
  const element = other.locator('auth-session');
  await expect(element.or(other.getByRole('link', { name: 'Sign in' })).first()).toBeAttached();
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const status = await element.evaluate((node) => String(Reflect.get(node, 'status')));
  await other.close();
  return status;
}

test('the page hears of the sign-in after the second factor, once, by how it began', async ({
  page,
  openWidget,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [withBoth] });
  const session = ada.page();
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await expect(app(widget)).toBeVisible();
  expect(await statusElsewhere(page, session)).toBe('signed-out');
  expect(await widget.events('auth-success')).toEqual([]);

  await passcode(widget).fill(await appCode(emulator));
  await expect(success(widget)).toBeVisible();
  const { detail } = await widget.event('auth-success', { method: 'otp' });
  const factors = Reflect.get(Reflect.get(detail, 'session') as object, 'authentication_factors');
  expect(factors).toHaveLength(2);
  await widget.event('auth-event', { type: 'TOTP_AUTHENTICATE' });
  expect(await widget.events('auth-success')).toHaveLength(1);
  const [screens] = [await widget.events('auth-screen')];
  expect(screens.map(({ detail: { screen } }) => screen)).toContain('SecondFactor');
});

test('wrong, old and used codes, and a clock that is off', async ({ openWidget, emulator, watch }) => {
  watch.expect(/401/);
  await emulator.settings({ users: [withApp] });
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await expect(app(widget)).toBeVisible();
  const code = await appCode(emulator);
  await passcode(widget).fill(wrong(code));
  await expect(widget.element.getByText('Invalid passcode, please try again.')).toBeVisible();
  await passcode(widget).fill(wrong(code));
  await expect(widget.element.getByText(/^Two codes did not work/)).toBeVisible();
  // In another tab, the code has been used.
  const { session_token } = await emulator.signIn(email);
  await emulator.ask('/totps/authenticate', { totp_code: code, session_duration_minutes: 30 }, session_token);
  await passcode(widget).fill(code);
  await expect(
    widget.element.getByText('This code has been used already. Enter the next one.'),
  ).toBeVisible();
  await emulator.advanceClock(30_000);
  await passcode(widget).fill(await appCode(emulator));
  await expect(success(widget)).toBeVisible();
});

test('a recovery code takes the place of the app, once', async ({ openWidget, emulator, watch }) => {
  watch.expect(/401/);
  await emulator.settings({ users: [withApp] });
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await button(widget, 'Use a recovery code').click();
  const field = widget.element.getByLabel('Recovery code');
  await field.fill('xxxx');
  await button(widget, 'Continue').click();
  await expect(widget.element.getByText(/^This recovery code does not work/)).toBeVisible();
  await field.fill(recoveryCodes[0] ?? '');
  await button(widget, 'Continue').click();
  await expect(success(widget)).toBeVisible();
  await widget.event('auth-event', { type: 'TOTP_RECOVER' });
});

test('a text message is sent once, and again by a press after a reload', async ({
  page,
  openWidget,
  emulator,
}) => {
  await emulator.settings({ users: [{ email, phone_number: phone.e164 }] });
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await expect(heading(widget, 'Enter the code')).toBeVisible();
  await expect(passcode(widget)).toBeVisible();
  const route = '/otps/sms/send/secondary';
  expect(await emulator.count(route)).toBe(1);

  await page.reload();
  const again = widget.element.getByRole('button', { name: /^Send a code to/ });
  await expect(again).toBeVisible();
  expect(await emulator.count(route)).toBe(1);
  await again.click();
  await expect(passcode(widget)).toBeVisible();
  await passcode(widget).fill((await emulator.inbox(phone.e164)).code ?? '');
  await expect(success(widget)).toBeVisible();
  await widget.event('auth-success', { method: 'otp' });
});

test('a reload stays, another page finds nobody, and back at the form the second factor is asked for at once', async ({
  page,
  openWidget,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [withApp] });
  const session = ada.page();
  const widget = await openWidget(byEmail);
  const form = page.url();
  await signInByEmail(widget, emulator);
  await expect(app(widget)).toBeVisible();
  await page.reload();
  await expect(app(widget)).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);

  await page.goto(session);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto(form);
  await expect(app(widget)).toBeVisible();
  await passcode(widget).fill(await appCode(emulator));
  await expect(success(widget)).toBeVisible();
});

test('a form that asks for one factor signs in whoever has left another one between the factors', async ({
  page,
  openWidget,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [withApp] });
  const session = ada.page();
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await expect(app(widget)).toBeVisible();
  await page.goto('about:blank');
  await openWidget({ products: 'otp', 'otp-methods': 'email', 'already-signed-in': 'succeed' });
  await expect(success(widget)).toBeVisible();
  await page.goto(session);
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
});

test('Cancel signs out', async ({ page, context, openWidget, emulator }) => {
  await emulator.settings({ users: [withApp] });
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await button(widget, 'Cancel').click();
  await expect(emailField(widget)).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name === 'stytch_session'))
    .toEqual([]);
  await page.reload();
  await expect(emailField(widget)).toBeVisible();
});

test('where the session has ended meanwhile, the first screen says so', async ({
  context,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/404/);
  await emulator.settings({ users: [withApp] });
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await expect(app(widget)).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'stytch_session')?.value;
  await emulator.ask('/sessions/revoke', {}, decodeURIComponent(token ?? ''));
  await passcode(widget).fill('123456');
  await expect(
    widget.element.getByText('This sign-in is no longer valid. Please sign in again.'),
  ).toBeVisible();
  await expect(emailField(widget)).toBeVisible();
});

test('whoever is signed in by one factor already is asked for the second only', async ({
  openWidget,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [withApp] });
  await ada.signIn(email);
  const widget = await openWidget(byEmail);
  await expect(app(widget)).toBeVisible();
  await expect(button(widget, 'Use another account')).toBeVisible();
  await passcode(widget).fill(await appCode(emulator));
  await expect(success(widget)).toBeVisible();
  await widget.event('auth-success', { method: 'session' });
});

test('however often the visitor comes back, the second factor is asked for', async ({
  page,
  openWidget,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [withApp] });
  await ada.signIn(email);
  const widget = await openWidget(byEmail);
  const form = page.url();
  for (let visit = 1; visit < 5; visit += 1) {
    await expect(app(widget)).toBeVisible();
    await page.goto(form);
  }
  await expect(app(widget)).toBeVisible();
  await passcode(widget).fill(await appCode(emulator));
  await expect(success(widget)).toBeVisible();
});

test('a passkey, after a text message', async ({ page, openWidget, emulator }) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await seedPasskey(emulator, device, email, { phone_number: phone.e164 });
  const widget = await openWidget(byPhone);
  await passcode(widget).fill(await askForSms(widget, emulator));
  await expect(heading(widget, 'Use your passkey')).toBeVisible();
  await button(widget, 'Use a passkey').click();
  await expect(success(widget)).toBeVisible();
  await widget.event('auth-success', { method: 'otp' });
});

test('whoever has none sets up an app where the page insists, and saves its recovery codes over a reload', async ({
  page,
  openWidget,
  emulator,
  ada,
}) => {
  const session = ada.page();
  const widget = await openWidget(insists);
  await signInByEmail(widget, emulator);
  await expect(heading(widget, 'Add a second step')).toBeVisible();
  await button(widget, 'Use an authenticator app').click();
  await expect(widget.element.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await widget.element.locator('code').innerText()).replaceAll(' ', '');
  // A set-up that was cut short begins anew.
  await page.reload();
  await button(widget, 'Use an authenticator app').click();
  const code = widget.element.locator('code');
  await expect(code).not.toHaveText(secret.replace(/(.{4})(?=.)/g, '$1 '));
  const key = (await code.innerText()).replaceAll(' ', '');
  await button(widget, 'Continue').click();
  await passcode(widget).fill(await appCode(emulator, key));
  await expect(heading(widget, 'Save your recovery codes')).toBeVisible();
  const codes = await widget.element.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await widget.events('auth-success')).toEqual([]);
  expect(await statusElsewhere(page, session)).toBe('signed-out');

  await page.reload();
  await expect(heading(widget, 'Save your recovery codes')).toBeVisible();
  expect(await widget.element.getByRole('listitem').allInnerTexts()).toEqual(codes);
  await button(widget, 'I have saved them').click();
  await expect(success(widget)).toBeVisible();
  await widget.event('auth-success', { method: 'otp' });
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(codes[0]);
  // By the first factor, although the last one was another.
  const lastUsed = (storage: string) => localStorage.getItem(`auth-widget:last-used ${storage}`);
  expect(await page.evaluate(lastUsed, publicToken)).toBe('email');
});

test('where two categories are registered already, setting up an app takes a proof', async ({
  openWidget,
  emulator,
}) => {
  await emulator.settings({ users: [{ email, phone_number: phone.e164 }], factors_for_changes: true });
  const widget = await openWidget({ ...insists, 'second-factor': 'authenticator' });
  await signInByEmail(widget, emulator);
  await button(widget, 'Use an authenticator app').click();
  await expect(heading(widget, 'Confirm it’s you').or(heading(widget, "Confirm it's you"))).toBeVisible();
  await widget.element.getByRole('button', { name: /^Send a code to/ }).click();
  await passcode(widget).fill((await emulator.inbox(phone.e164)).code ?? '');
  await expect(widget.element.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
});

test('whoever has none sets up a number', async ({ openWidget, emulator }) => {
  const widget = await openWidget(insists);
  await signInByEmail(widget, emulator);
  await button(widget, 'Text me a code').click();
  await widget.element.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await button(widget, 'Send code').click();
  await expect(heading(widget, 'Enter the code')).toBeVisible();
  await passcode(widget).fill((await emulator.inbox(phone.e164)).code ?? '');
  await expect(success(widget)).toBeVisible();
});

test('a page without the attribute loads nothing of it', async ({ page, openWidget, emulator }) => {
  await emulator.settings({ users: [withApp] });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const widget = await openWidget({ products: 'otp', 'otp-methods': 'email' });
  await signInByEmail(widget, emulator);
  await expect(success(widget)).toBeVisible();
  expect(files.filter((file) => /second-factor/.test(file))).toEqual([]);
});
