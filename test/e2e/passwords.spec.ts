/** Signing up and in with a password. */
import type { EmulatorClient } from './emulator.ts';
import { expect, test, type Widget } from './fixtures.ts';
import {
  breachedPassword,
  enterEmail,
  expectSecret,
  known,
  passwordField,
  passwords,
  seed,
  strongPassword,
} from './password-steps.ts';
import { button, emailField, heading, listenToConsole, passcode, toast } from './steps.ts';

const resetRoute = '/passwords/email/reset/start';
const confirmation = 'You have successfully logged in.';

async function logIn(widget: Widget, password: string): Promise<void> {
  await passwordField(widget).fill(password);
  await button(widget, 'Continue').click();
}

test('a known user logs in', async ({ page, openWidget, emulator }) => {
  const said = listenToConsole(page);
  await seed(emulator);
  const widget = await openWidget({ ...passwords, 'session-duration-minutes': 45 });
  await enterEmail(widget, ` ${known.email} `);
  await expect(heading(widget, 'Log In')).toBeVisible();
  await expect(passwordField(widget)).toBeFocused();
  await expect(passwordField(widget)).toHaveAttribute('autocomplete', 'current-password');
  await expect(emailField(widget)).toHaveValue(known.email);
  await expect(emailField(widget)).toHaveAttribute('autocomplete', 'username');
  await expect(emailField(widget)).toHaveAttribute('readonly');
  await expect(emailField(widget)).toBeEnabled();
  await passwordField(widget).fill(known.password);
  await passwordField(widget).press('Enter');
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect(widget.element.getByText(confirmation)).toBeVisible();
  await widget.event('auth-event', { type: 'PASSWORD_AUTHENTICATE' });
  await widget.event('auth-success', { method: 'password' });
  expect(await emulator.bodies('/passwords/authenticate')).toMatchObject([
    { email: known.email, session_duration_minutes: 45 },
  ]);
  await expectSecret(widget, said, known.password);
});

test('a wrong password is said under the field, and stays there to be mended', async ({
  page,
  openWidget,
  emulator,
}) => {
  const said = listenToConsole(page);
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await logIn(widget, 'Not-the-password-1');
  await expect(passwordField(widget)).toHaveAttribute('aria-invalid', 'true');
  await expect(passwordField(widget)).toHaveAccessibleDescription(/.+/);
  await expect(passwordField(widget)).toHaveValue('Not-the-password-1');
  await widget.event('auth-error', { code: 'provider', status: 401, type: 'unauthorized_credentials' });
  await expectSecret(widget, said, 'Not-the-password-1');
  await logIn(widget, known.password);
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('an empty password is asked for, without a call', async ({ openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await expect(button(widget, 'Continue')).toBeEnabled();
  await button(widget, 'Continue').click();
  await expect(passwordField(widget)).toHaveAccessibleDescription('Please enter your password.');
  await widget.event('auth-error', { code: 'validation' });
  expect(await emulator.count('/passwords/authenticate')).toBe(0);
});

test('what is no e-mail address is refused', async ({ openWidget, emulator }) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, 'nobody');
  await expect(emailField(widget)).toHaveAccessibleDescription('Invalid email address');
  expect(await emulator.count('/users/search')).toBe(0);
});

test('a password can be shown, and is hidden again on the next screen', async ({ openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await passwordField(widget).fill('abc');
  await expect(passwordField(widget)).toHaveAttribute('type', 'password');
  await button(widget, 'Show password').click();
  await expect(passwordField(widget)).toHaveAttribute('type', 'text');
  await button(widget, 'Hide password').click();
  await expect(passwordField(widget)).toHaveAttribute('type', 'password');
  await button(widget, 'Back').click();
  await expect(emailField(widget)).toHaveValue(known.email);
  await button(widget, 'Continue').click();
  await expect(passwordField(widget)).toHaveValue('');
});

const alternatives = [
  { products: 'passwords emailMagicLinks', name: 'Email me a login link', leadsTo: 'Check your email' },
  { products: 'passwords otp', name: 'Email me a login code', leadsTo: 'Enter passcode' },
  { products: 'emailMagicLinks otp passwords', name: 'Email me a login code', leadsTo: 'Enter passcode' },
] as const;

for (const { products, name, leadsTo } of alternatives) {
  for (const user of ['new', 'known'] as const) {
    test(`a ${user} user may take '${name}' with ${products}`, async ({ openWidget, emulator }) => {
      if (user === 'known') await seed(emulator);
      const widget = await openWidget({ products, 'otp-methods': 'sms email' });
      if (products.includes('otp')) await widget.element.getByRole('tab', { name: 'Email' }).click();
      await enterEmail(widget, known.email);
      await expect(
        heading(widget, user === 'new' ? 'Choose how you would like to create your account.' : 'Log In'),
      ).toBeVisible();
      await button(widget, name).click();
      await expect(heading(widget, leadsTo)).toBeVisible();
      await expect(button(widget, 'Create a password instead')).toHaveCount(0);
      expect((await emulator.inbox(known.email)).to).toBe(known.email);
    });
  }
}

test.describe('a user without a password', () => {
  async function enter(widget: Widget, emulator: EmulatorClient): Promise<void> {
    await emulator.settings({ users: [{ email: known.email }] });
    await enterEmail(widget, known.email);
  }

  test('is sent a code at once', async ({ openWidget, emulator }) => {
    const widget = await openWidget({ products: 'passwords otp emailMagicLinks', 'otp-methods': 'email' });
    await enter(widget, emulator);
    await expect(heading(widget, 'Enter passcode')).toBeVisible();
    await expect(button(widget, 'Create a password instead')).toBeVisible();
    await passcode(widget).fill((await emulator.inbox(known.email)).code ?? '');
    await expect(heading(widget, 'Success')).toBeVisible();
  });

  test('is sent a link at once, and may create a password instead', async ({ openWidget, emulator }) => {
    const widget = await openWidget({ products: 'passwords emailMagicLinks' });
    await enter(widget, emulator);
    await expect(heading(widget, 'Check your email')).toBeVisible();
    await button(widget, 'Create a password instead').click();
    await expect(heading(widget, 'Check your email!')).toBeVisible();
    await expect(widget.element.getByText(`A login link was sent to you at ${known.email}.`)).toBeVisible();
    await expect(button(widget, 'Login without a password')).toHaveCount(0);
    await widget.event('auth-event', { type: 'PASSWORD_RESET_BY_EMAIL_START' });
    expect(await emulator.count(resetRoute)).toBe(1);
  });

  test('sets a password first where there is no other way', async ({ openWidget, emulator }) => {
    const widget = await openWidget(passwords);
    await enter(widget, emulator);
    await expect(heading(widget, 'Check your email!')).toBeVisible();
    await button(widget, 'Resend email').click();
    await expect(toast(widget, 'Email resent')).toBeVisible();
    expect(await emulator.count(resetRoute)).toBe(2);
  });

  test('reads why no link could be sent, and tries again or sets a password', async ({
    openWidget,
    emulator,
  }) => {
    const widget = await openWidget({ products: 'passwords emailMagicLinks' });
    const route = '/magic_links/email/login_or_create';
    await emulator.fault(route, { status: 500, type: 'internal_server_error', message: 'No post today.' });
    await enter(widget, emulator);
    await expect(widget.element.getByText('No post today.').first()).toBeVisible();
    await expect(button(widget, 'Create a password instead')).toBeVisible();
    await emulator.clearFaults();
    await button(widget, 'Try again').click();
    await expect(heading(widget, 'Check your email')).toBeVisible();
  });
});

test("'Forgot Password?' sends a reset e-mail, and again", async ({ openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget({
    products: 'passwords emailMagicLinks',
    'reset-password-redirect-url': 'https://example.com/reset',
    'login-redirect-url': 'https://example.com/in',
  });
  await enterEmail(widget, known.email);
  await button(widget, 'Forgot Password?').click();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  await expect(
    widget.element.getByText(`A link to reset your password was sent to you at ${known.email}.`),
  ).toBeVisible();
  const { link, loginLink } = await emulator.inbox(known.email);
  expect(link).toMatch(/^https:\/\/example\.com\/reset\?/);
  expect(loginLink).toMatch(/^https:\/\/example\.com\/in\?/);
  await button(widget, 'Resend email').click();
  await expect(toast(widget, 'Email resent')).toBeVisible();
  expect(await emulator.count(resetRoute)).toBe(2);
  await button(widget, 'Login without a password').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
});

test('three impatient clicks send one e-mail', async ({ openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await emulator.fault(resetRoute, { delayMs: 300 });
  await button(widget, 'Forgot Password?').click({ clickCount: 3 });
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  await expect(button(widget, 'Login without a password')).toHaveCount(0);
  expect(await emulator.count(resetRoute)).toBe(1);
});

test('a reset e-mail that fails is said', async ({ openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await emulator.fault(resetRoute, { status: 500, type: 'internal_server_error', message: 'No post today.' });
  await button(widget, 'Forgot Password?').click();
  await expect(toast(widget, 'No post today.')).toBeVisible();
  await expect(passwordField(widget)).toHaveAccessibleDescription('No post today.');
  await widget.event('auth-error', { status: 500 });
});

const detours = [
  {
    name: 'a password known from a break-in',
    user: { email: known.email, password: breachedPassword },
    type: 'breached_password',
    title: 'Check your email to set a new password',
    says: /A different site where you use the same password had a security issue/,
  },
  {
    name: 'a user who must prove the address',
    user: { ...known, requires_reset: true },
    type: 'reset_password',
    title: 'Check your email to set a new password!',
    says: /We want to make sure it’s really you/,
  },
] as const;

for (const { name, user, type, title, says } of detours) {
  test(`${name} leads to a reset e-mail`, async ({ openWidget, emulator }) => {
    await emulator.settings({ users: [user] });
    const widget = await openWidget({ products: 'passwords emailMagicLinks' });
    await enterEmail(widget, user.email);
    await logIn(widget, user.password);
    await expect(widget.element.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(widget.element.getByText(says)).toBeVisible();
    await widget.event('auth-error', { code: 'provider', type });
    await widget.event('auth-event', { type: 'PASSWORD_RESET_BY_EMAIL_START' });
    await expect(button(widget, 'Login without a password')).toBeVisible();
    await button(widget, 'Resend email').click();
    await expect(toast(widget, 'Email resent')).toBeVisible();
    expect(await emulator.count(resetRoute)).toBe(2);
  });
}

test('a new password for an address that is known otherwise leads to a reset e-mail', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(passwords);
  await page.evaluate(() => {
    Object.assign(document.querySelector('auth-widget') as object, { lookupUser: async () => 'new' });
  });
  await emulator.settings({ users: [{ email: known.email }] });
  await enterEmail(widget, known.email);
  expect(await emulator.count('/users/search')).toBe(0);
  await passwordField(widget).fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email to set a new password!')).toBeVisible();
});

test('without a search, the answers to a log-in lead on', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(passwords);
  await page.evaluate(() => {
    Object.assign(document.querySelector('auth-widget') as object, { lookupUser: async () => undefined });
  });
  await enterEmail(widget, known.email);
  await expect(heading(widget, 'Log In')).toBeVisible();
  await logIn(widget, strongPassword);
  await expect(heading(widget, 'Create your account')).toBeVisible();
  await passwordField(widget).fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(await emulator.count('/users/search')).toBe(0);
});

test('a locked user reads why', async ({ openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  const message = 'Too many wrong passwords.';
  await emulator.fault('/passwords/authenticate', { status: 429, type: 'user_lock_limit_reached', message });
  await logIn(widget, known.password);
  await expect(passwordField(widget)).toHaveAccessibleDescription(message);
  await widget.event('auth-error', { status: 429, type: 'user_lock_limit_reached' });
});
