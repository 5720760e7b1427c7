/** `waitUntil()` of `auth-success`: the visitor goes on once the page has done its own work. */
import type { Page } from '@playwright/test';
import { type Attributes, test as base, expect, type Widget } from './fixtures.ts';
import { offer, signInByCode, withPasskeys } from './passkey-steps.ts';
import { askForSms, button, emailField, heading, passcode, phoneField, smsCodes } from './steps.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

const general = 'This site could not complete this step. Please try again.';
const donePage = '<!doctype html><title>In</title><link rel="icon" href="data:,"><h1>Signed in</h1>';

/** The page's listener waits each time until the test settles its promise. */
async function holdSuccess(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('auth-success', (event) => {
      const work = new Promise((release, refuse) => {
        Object.assign(globalThis, { release, refuse });
      });
      (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(work);
    });
  });
}

const settle = (page: Page, how: 'release' | 'refuse', reason?: unknown): Promise<void> =>
  page.evaluate(([name, given]) => (Reflect.get(globalThis, name) as (reason: unknown) => void)(given), [
    how,
    reason,
  ] as const);

const test = base.extend<{ readonly signIn: (attributes?: Attributes) => Promise<Widget> }>({
  /** Signs in on a page whose work is not done yet. */
  signIn: async ({ page, openWidget, emulator }, use) => {
    await use(async (attributes) => {
      await holdSuccess(page);
      const widget = await openWidget({ ...smsCodes, ...attributes });
      await passcode(widget).or(phoneField(widget)).waitFor();
      await passcode(widget).fill(await askForSms(widget, emulator));
      await expect(heading(widget, 'Logging in')).toBeFocused();
      await widget.event('auth-success', { method: 'otp' });
      return widget;
    });
  },
});

test('success-url waits for the page, and the visitor sees that something is under way', async ({
  page,
  site,
  signIn,
}) => {
  const done = site.addPage('/done', donePage);
  const widget = await signIn({ 'success-url': done });
  await widget.event('auth-screen', { screen: 'Finishing', previous: 'OTPAuthenticate' });
  await expect(widget.element.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(widget.element.getByRole('button')).toHaveCount(0);
  expect(page.url()).not.toBe(done);
  await settle(page, 'release');
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
});

test('a page that cancels the event keeps the visitor on the confirmation after its work', async ({
  page,
  site,
  signIn,
}) => {
  await page.addInitScript(() => addEventListener('auth-success', (event) => event.preventDefault()));
  const done = site.addPage('/done', donePage);
  const widget = await signIn({ 'success-url': done });
  await settle(page, 'release');
  await expect(heading(widget, 'Success')).toBeFocused();
  expect(page.url()).not.toBe(done);
});

test('the visitor reads why the page has failed, uses another account, and tries again', async ({
  page,
  emulator,
  signIn,
}) => {
  const widget = await signIn();
  await settle(page, 'refuse', { visitorMessage: 'Our shop is closed until noon.' });
  await expect(heading(widget, 'Could not log you in')).toBeVisible();
  const error = widget.element.locator('[part=error]');
  await expect(error).toHaveText('Our shop is closed until noon.');
  await widget.event('auth-error', { code: 'page', screen: 'Finishing' });

  await button(widget, 'Try again').click();
  await expect(heading(widget, 'Logging in')).toBeFocused();
  await expect.poll(async () => (await widget.events('auth-success')).length).toBe(2);
  await settle(page, 'refuse', 'Error: stack');
  await expect(error).toHaveText(general);

  await button(widget, 'Use another account').click();
  await expect(phoneField(widget)).toBeFocused();
  await expect(phoneField(widget)).toHaveValue('');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('stytch_session');
  await passcode(widget).fill(await askForSms(widget, emulator));
  await expect(heading(widget, 'Logging in')).toBeFocused();
  await expect.poll(async () => (await widget.events('auth-success')).length).toBe(3);
  await settle(page, 'refuse');
  await button(widget, 'Try again').click();
  await expect.poll(async () => (await widget.events('auth-success')).length).toBe(4);
  await settle(page, 'release');
  await expect(heading(widget, 'Success')).toBeFocused();
  await widget.event('auth-screen', { screen: 'OTPConfirmation', previous: 'Finishing' });
  const complete = (await widget.events('auth-event')).filter(
    ({ detail }) => detail['type'] === 'AUTHENTICATE_FLOW_COMPLETE',
  );
  expect(complete, 'one for each sign-in').toHaveLength(2);
});

test('a page that takes long is waited for, but the visitor may go on or try again', async ({
  page,
  site,
  signIn,
}) => {
  await page.clock.install();
  const done = site.addPage('/done', donePage);
  const widget = await signIn({ 'success-url': done });
  const slow = widget.element.getByText('This is taking longer than expected.');
  await page.clock.runFor(14_000);
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(slow).toBeVisible();
  await expect(heading(widget, 'Logging in')).toBeVisible();
  await widget.event('auth-error', { code: 'page', message: 'This is taking longer than expected.' });

  // The page gets another chance, with as much time.
  await button(widget, 'Try again').click();
  await expect(slow).toHaveCount(0);
  await expect.poll(async () => (await widget.events('auth-success')).length).toBe(2);
  await page.clock.runFor(16_000);
  await expect(slow).toBeVisible();
  await button(widget, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
});

test('work that is done late counts', async ({ page, signIn }) => {
  await page.clock.install();
  const widget = await signIn();
  await page.clock.runFor(16_000);
  await expect(button(widget, 'Continue')).toBeVisible();
  await settle(page, 'release');
  await expect(heading(widget, 'Success')).toBeFocused();
});

test('a reset by the page ends the wait', async ({ page, site, signIn }) => {
  const done = site.addPage('/done', donePage);
  const widget = await signIn({ 'success-url': done });
  await page.evaluate(() => (document.querySelector('auth-widget') as unknown as { reset(): void }).reset());
  await expect(phoneField(widget)).toBeVisible();
  await settle(page, 'release');
  await phoneField(widget).fill('202');
  await expect(phoneField(widget)).toHaveValue('(202)');
  expect(page.url()).not.toBe(done);
});

test('the page works once the visitor has answered the offer of a passkey', async ({
  page,
  site,
  openWidget,
  emulator,
}) => {
  await holdSuccess(page);
  const done = site.addPage('/done', donePage);
  await VirtualAuthenticator.plugInto(page);
  const widget = await openWidget({ ...withPasskeys, 'success-url': done });
  await expect(emailField(widget)).toBeVisible();
  await signInByCode(widget, emulator);
  await expect(heading(widget, offer)).toBeFocused();
  await button(widget, 'Not now').click();
  await expect(heading(widget, 'Logging in')).toBeFocused();
  await widget.event('auth-success', { method: 'otp' });
  await settle(page, 'release');
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
});

test('a visitor whose clock is ahead reads that, and is not signed in', async ({
  page,
  site,
  openWidget,
  emulator,
}) => {
  const done = site.addPage('/done', donePage);
  const widget = await openWidget({ ...smsCodes, 'success-url': done });
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await passcode(widget).or(phoneField(widget)).waitFor();
  await passcode(widget).fill(await askForSms(widget, emulator));
  const message =
    "This device's date or time seems to be wrong, so you could not be signed in. Correct it, then try again.";
  await expect(passcode(widget)).toHaveAccessibleDescription(message);
  await widget.event('auth-error', { code: 'clock', message, screen: 'OTPAuthenticate' });
  expect(await widget.events('auth-success')).toEqual([]);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('session_id');
});
