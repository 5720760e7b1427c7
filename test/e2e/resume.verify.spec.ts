/** More of reloads: several widgets, other projects, no storage, printed screens. */
import type { Locator } from '@playwright/test';
import { app } from './before-react.ts';
import { expect, test, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { hostPage, publicToken } from './host-page.ts';
import { enterEmail, known, seed } from './password-steps.ts';
import { printed } from './printed.ts';
import { main, open, passcodeScreen, reload, stored } from './resume-steps.ts';
import { askForSms, button, heading, passcode, phone, smsCodes, wrong } from './steps.ts';

const timeLeft = ({ element }: Widget): Locator => element.getByText(/expires in/);

test('the countdown goes on, a wrong code can be corrected, and the right one signs in', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.clock.install();
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  await page.clock.fastForward(60_000);
  await reload(widget);
  // The code was sent 60 s and the few seconds ago that a slow machine takes.
  await expect(timeLeft(widget)).toHaveText(/ (3:[345]\d|4:00)\./);
  await passcode(widget).fill(wrong(code));
  await expect(passcode(widget)).toHaveAccessibleDescription('Invalid passcode, please try again.');
  await reload(widget);
  await passcode(widget).fill(code);
  await expect(heading(widget, 'Success')).toBeVisible();
  await widget.event('auth-success', { method: 'otp' });

  await reload(widget);
  await expect(heading(widget, 'You are already signed in')).toBeVisible();
  expect(await stored(page)).toEqual({});
});

test('another code can be asked for after a reload, but not sooner', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.clock.install();
  const widget = await open(openWidget, emulator);
  await reload(widget);
  await expect(button(widget, 'Resend code')).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(15_000);
  await button(widget, 'Resend code').click();
  await expect.poll(async () => (await emulator.messages(phone.e164)).length).toBe(2);
});

test('reset() is the end of it', async ({ page, openWidget, emulator }) => {
  const widget = await open(openWidget, emulator);
  await widget.element.evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
  await expect(heading(widget, main)).toBeVisible();
  expect(await stored(page)).toEqual({});
  await reload(widget);
  await expect(heading(widget, main)).toBeVisible();
});

test('a page that is opened anew starts with its first screen', async ({
  page,
  openWidget,
  emulator,
  site,
}) => {
  const widget = await open(openWidget, emulator);
  await page.goto(
    site.addPage('/other', '<!doctype html><title>Other</title><link rel="icon" href="data:,">'),
  );
  await page.goto(`${site.url}/`);
  await widget.event('auth-ready', { screen: 'Main' });
});

test('another project does not come back to it', async ({ page, openWidget, emulator, site }) => {
  const widget = await open(openWidget, emulator);
  const another = { 'public-token': `${publicToken.slice(0, -1)}1`, 'api-url': emulator.url, ...smsCodes };
  site.addPage('/', hostPage('auth-widget', another));
  await reload(widget);
  await expect(heading(widget, main)).toBeVisible();
  expect(Object.keys(await stored(page))).toEqual([`auth-widget:screen ${publicToken}`]);
});

test('each of two widgets comes back to its own', async ({ page, openWidget, emulator }) => {
  const tag = `<auth-widget public-token="${publicToken}" api-url="${emulator.url}" products="otp"></auth-widget>`;
  await openWidget(smsCodes, { before: tag, after: tag });
  const widgets = page.locator('auth-widget');
  const [first, named, last] = [0, 1, 2].map((index) => ({ element: widgets.nth(index) }));
  if (!first || !named || !last) throw new Error('there are three widgets');
  await askForSms(last, emulator);
  await page.reload();
  await expect(heading(last, passcodeScreen.heading)).toBeVisible();
  await expect(heading(first, main)).toBeVisible();
  await expect(heading(named, main)).toBeVisible();
});

test('without storage, a reload starts anew', async ({ page, openWidget, emulator }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('The page may not store anything.', 'SecurityError');
      },
    });
  });
  const widget = await open(openWidget, emulator);
  await reload(widget);
  await expect(heading(widget, main)).toBeVisible();
  expect(await widget.events('auth-error')).toEqual([]);
});

test('a first screen that a server has printed goes at once', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(smsCodes, { print: printed() });
  await askForSms(widget, emulator);
  const { release } = await holdRequests(page, app);
  await page.reload();
  await expect(heading(widget, main)).toHaveCount(0);
  release();
  await expect(heading(widget, passcodeScreen.heading)).toBeVisible();
  await expect(heading(widget, main)).toHaveCount(0);
  await expect(passcode(widget)).toBeEditable();
});

test('a link in the address goes before', async ({ page, openWidget, emulator, site }) => {
  const widget = await open(openWidget, emulator);
  await page.goto(`${site.url}/?stytch_token_type=login&token=old`);
  await page.reload();
  await widget.event('auth-ready', { screen: 'LoggingIn' });
  expect(await stored(page)).toEqual({});
});

test('the reset form comes back to the email that it has sent', async ({ page, openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget({}, { tag: 'auth-reset-password' });
  await enterEmail(widget, known.email);
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  await page.reload();
  await widget.event('auth-ready', { screen: 'PasswordForgot' });
});
