/** Arriving at another screen: what is seen of it, where the focus is, and what becomes of calls and errors. */
import { expect, test } from './fixtures.ts';
import { openReset, passwordField } from './password-steps.ts';
import { button, emailField, heading, passcode, phone, phoneField, sendRoute, smsCodes } from './steps.ts';

const providers =
  'google apple github gitlab facebook discord slack amazon linkedin twitch figma yahoo tiktok twitter';

test('the field of a screen is in sight, however long the one before was', async ({ page, openWidget }) => {
  await page.setViewportSize({ width: 375, height: 560 });
  const widget = await openWidget(
    { products: 'oauth otp', 'oauth-providers': providers },
    { after: '<p style="height: 1500px">Below</p>' },
  );
  await phoneField(widget).pressSequentially(phone.typed);
  await phoneField(widget).press('Enter');
  await expect(passcode(widget)).toBeFocused();
  // The field is wider than its boxes, and cut off beside them.
  await expect(passcode(widget)).toBeInViewport({ ratio: 0.7 });
  await expect(heading(widget, 'Enter passcode')).toBeInViewport({ ratio: 0.95 });
});

test('whoever types elsewhere on the page goes on typing there', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(smsCodes, { after: '<input aria-label="Search">' });
  await emulator.fault(sendRoute, { delayMs: 500 }, 1);
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.focus();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await expect(search).toBeFocused();
});

test('a screen whose code does not load leaves the one before, says so, and can be tried again', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  const screens = '**/chunks/email-link-screens-*.js';
  await page.route(screens, (route) => route.abort());
  const widget = await openWidget();
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await widget.event('auth-error', { code: 'network', screen: 'EmailConfirmation' });
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await page.unroute(screens);
  await button(widget, 'Try again').click();
  await expect(heading(widget, 'Check your email')).toBeFocused();
  expect(await widget.events('auth-ready')).toHaveLength(1);
});

test('tabs that appear meanwhile cost neither the call under way nor the focus', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  await emulator.fault(sendRoute, { delayMs: 500 }, 1);
  await phoneField(widget).pressSequentially(phone.typed);
  await phoneField(widget).press('Enter');
  await widget.element.evaluate((element) => element.setAttribute('otp-methods', 'sms whatsapp'));
  await expect(widget.element.getByRole('tab')).toHaveCount(2);
  await expect(phoneField(widget)).toBeFocused();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
});

test('reset() leaves neither an error nor a call behind', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  const reset = (): Promise<void> =>
    widget.element.evaluate((element) => (element as unknown as { reset(): void }).reset());
  await phoneField(widget).fill('123');
  await phoneField(widget).press('Enter');
  await expect(phoneField(widget)).toHaveAttribute('aria-invalid', 'true');
  await reset();
  await expect(phoneField(widget)).toHaveValue('');
  await expect(phoneField(widget)).not.toHaveAttribute('aria-invalid');

  await emulator.fault(sendRoute, { delayMs: 400 }, 1);
  await phoneField(widget).pressSequentially(phone.typed);
  const answered = page.waitForResponse(`**${sendRoute}`);
  await phoneField(widget).press('Enter');
  await reset();
  await expect(button(widget, 'Continue')).not.toHaveAttribute('aria-busy');
  await answered;
  await emulator.fault(sendRoute, { status: 500, type: 'no', message: 'Again.' }, 1);
  await phoneField(widget).pressSequentially(phone.typed);
  await phoneField(widget).press('Enter');
  await expect(phoneField(widget)).toHaveAccessibleDescription('Again.');
  expect((await widget.events('auth-screen')).map(({ detail }) => detail['screen'])).toEqual([]);
});

test('reset() keeps the token of the e-mail that led to the form, and nothing typed', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openReset({ page, openWidget, emulator });
  const field = passwordField(widget, 'New password');
  await field.fill('violet');
  await widget.element.evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expect(field).toHaveValue('');
});

test('an answer of lookupUser that is none is taken for not knowing', async ({ openWidget, watch }) => {
  watch.expect(/lookupUser: answer with/);
  const widget = await openWidget({ products: 'passwords' });
  await widget.element.evaluate((element) =>
    Object.assign(element, { lookupUser: () => Promise.resolve({ userType: 'new' }) }),
  );
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Log in')).toBeVisible();
});
