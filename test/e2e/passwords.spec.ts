/** Signing up and in with a password. Where each answer of the provider leads: src/consumer/methods/passwords/*.test.ts. */
import type { EmulatorClient } from './emulator.ts';
import { expect, live as test, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
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
const outOfOrder = { status: 500, type: 'internal_server_error', message: 'No post today.' } as const;

async function logIn(widget: Widget, password: string): Promise<void> {
  await passwordField(widget).fill(password);
  await button(widget, 'Continue').click();
}

// Spec 2.29, 4.8, 4.11, 7.10, 7.21
test('a known user logs in', async ({ page, openWidget, emulator }) => {
  const said = listenToConsole(page);
  await seed(emulator);
  const widget = await openWidget({ ...passwords, 'session-duration-minutes': 45 });
  await enterEmail(widget, ` ${known.email} `);
  await expect(heading(widget, 'Log In')).toBeVisible();
  await expect(passwordField(widget)).toBeFocused();
  await expect(emailField(widget)).toHaveValue(known.email);
  await expect(emailField(widget)).toHaveAttribute('readonly');
  await passwordField(widget).fill(known.password);
  await passwordField(widget).press('Enter');
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect(widget.element.getByText('You have successfully logged in.')).toBeVisible();
  await widget.event('auth-event', { type: 'PASSWORD_AUTHENTICATE' });
  await widget.event('auth-success', { method: 'password' });
  expect(await emulator.bodies('/passwords/authenticate')).toMatchObject([
    { email: known.email, session_duration_minutes: 45 },
  ]);
  await expectSecret(widget, said, known.password);
});

// Spec 5.2, 8.6
test('an invalid address, an empty password and a wrong one are refused under their fields', async ({
  page,
  openWidget,
  emulator,
}) => {
  const said = listenToConsole(page);
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, 'nobody');
  await expect(emailField(widget)).toHaveAccessibleDescription('Invalid email address');
  expect(await emulator.count('/users/search')).toBe(0);

  await enterEmail(widget, known.email);
  await expect(button(widget, 'Continue')).toBeEnabled();
  await button(widget, 'Continue').click();
  await expect(passwordField(widget)).toHaveAccessibleDescription('Please enter your password.');
  await widget.event('auth-error', { code: 'validation', message: 'Please enter your password.' });
  expect(await emulator.count('/passwords/authenticate')).toBe(0);

  await logIn(widget, 'Not-the-password-1');
  await expect(passwordField(widget)).toHaveAttribute('aria-invalid', 'true');
  await expect(passwordField(widget)).toHaveAccessibleDescription('Wrong email address or password.');
  await expect(passwordField(widget)).toHaveValue('Not-the-password-1');
  // The button was pressed.
  await expect(passwordField(widget)).toBeFocused();
  await widget.event('auth-error', { code: 'provider', status: 401, type: 'unauthorized_credentials' });
  await expectSecret(widget, said, 'Not-the-password-1');
  await logIn(widget, known.password);
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('a password can be shown, and is forgotten when the visitor goes back or changes the address', async ({
  openWidget,
  emulator,
}) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await passwordField(widget).fill('abc');
  await expect(passwordField(widget)).toHaveAttribute('type', 'password');
  await button(widget, 'Show password').click();
  await expect(passwordField(widget)).toHaveAttribute('type', 'text');
  await button(widget, 'Hide password').click();
  await expect(passwordField(widget)).toHaveAttribute('type', 'password');
  await button(widget, 'Show password').click();
  await button(widget, 'Back').click();
  await expect(emailField(widget)).toHaveValue(known.email);
  await button(widget, 'Continue').click();
  await expect(passwordField(widget)).toHaveValue('');
  await expect(passwordField(widget)).toHaveAttribute('type', 'password');
  await button(widget, 'Change email').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(emailField(widget)).toHaveValue(known.email);
  await expect(emailField(widget)).toBeFocused();
});

for (const { user, products, title, name, leadsTo } of [
  {
    // Spec 2.31
    user: 'new',
    products: 'passwords emailMagicLinks',
    title: 'Choose how you would like to create your account.',
    name: 'Email me a login link',
    leadsTo: 'Check your email',
  },
  {
    // Spec 2.33
    user: 'known',
    products: 'emailMagicLinks otp passwords',
    title: 'Log In',
    name: 'Email me a login code',
    leadsTo: 'Enter passcode',
  },
] as const) {
  // Spec 2.35, 4.14
  test(`a ${user} user may press '${name}' instead`, async ({ openWidget, emulator }) => {
    if (user === 'known') await seed(emulator);
    const widget = await openWidget({ products, 'otp-methods': 'sms email' });
    if (products.includes('otp')) await widget.element.getByRole('tab', { name: 'Email' }).click();
    await enterEmail(widget, known.email);
    await expect(heading(widget, title)).toBeVisible();
    await button(widget, name).click();
    await expect(heading(widget, leadsTo)).toBeVisible();
    await expect(button(widget, 'Create a password instead')).toHaveCount(0);
    expect((await emulator.inbox(known.email)).to).toBe(known.email);
  });
}

test.describe('a user without a password', () => {
  async function enter(widget: Widget, emulator: EmulatorClient): Promise<void> {
    await emulator.settings({ users: [{ email: known.email }] });
    await enterEmail(widget, known.email);
  }

  // Spec 2.34
  test('is sent a code at once', async ({ openWidget, emulator }) => {
    const widget = await openWidget({ products: 'passwords otp emailMagicLinks', 'otp-methods': 'email' });
    await enter(widget, emulator);
    await expect(heading(widget, 'Enter passcode')).toBeVisible();
    await expect(button(widget, 'Create a password instead')).toBeVisible();
    await passcode(widget).fill((await emulator.inbox(known.email)).code ?? '');
    await expect(heading(widget, 'Success')).toBeVisible();
  });

  // Spec 2.34, 2.39, 2.51, 4.13, 4.16, 8.4, 8.7
  test('is told why no link was sent, and why no e-mail to set a password, and tries again', async ({
    openWidget,
    emulator,
  }) => {
    const widget = await openWidget({ products: 'passwords emailMagicLinks' });
    await emulator.fault('/magic_links/email/login_or_create', outOfOrder);
    await enter(widget, emulator);
    await expect(widget.element.getByText(outOfOrder.message).first()).toBeVisible();
    await expect(button(widget, 'Create a password instead')).toBeVisible();
    await emulator.clearFaults();
    await expect(heading(widget, 'Could not send the email')).toBeVisible();
    await button(widget, 'Try again').click();
    await expect(heading(widget, 'Check your email')).toBeVisible();

    const refused = { ...outOfOrder, message: 'No letters either.' };
    await emulator.fault(resetRoute, refused, 1);
    await button(widget, 'Create a password instead').click();
    await expect(widget.element.getByRole('paragraph').getByText(refused.message)).toBeVisible();
    await widget.event('auth-error', { message: refused.message, screen: 'EmailConfirmation' });
    await button(widget, 'Create a password instead').click();
    await expect(heading(widget, 'Check your email!')).toBeVisible();
    await expect(widget.element.getByText(`A login link was sent to you at ${known.email}.`)).toBeVisible();
    await expect(button(widget, 'Login without a password')).toHaveCount(0);
    expect(await emulator.count(resetRoute)).toBe(2);

    const again = { ...outOfOrder, message: 'Still no post.' };
    await emulator.fault(resetRoute, again, 1);
    await button(widget, 'Resend email').click();
    await expect(toast(widget, again.message)).toBeVisible();
    await widget.event('auth-error', { message: again.message, screen: 'PasswordSetNew' });
    await button(widget, 'Resend email').click();
    await expect(toast(widget, 'Email resent')).toBeVisible();
    expect(await emulator.count(resetRoute)).toBe(4);
  });
});

// Spec 2.36, 4.12
test("'Forgot Password?' sends one reset e-mail for presses before the answer, and says why it cannot", async ({
  page,
  openWidget,
  emulator,
}) => {
  await seed(emulator);
  const widget = await openWidget({
    products: 'passwords emailMagicLinks',
    'reset-password-redirect-url': 'https://example.com/reset',
    'login-redirect-url': 'https://example.com/in',
  });
  await enterEmail(widget, known.email);
  await emulator.fault(resetRoute, outOfOrder, 1);
  await button(widget, 'Forgot Password?').click();
  await expect(passwordField(widget)).toHaveAccessibleDescription(outOfOrder.message);
  await widget.event('auth-error', { status: 500 });

  const answer = await holdRequests(page, `**${resetRoute}`);
  await button(widget, 'Forgot Password?').click({ clickCount: 3 });
  await expect.poll(answer.count).toBe(1);
  answer.release();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  await expect(
    widget.element.getByText(`A link to reset your password was sent to you at ${known.email}.`),
  ).toBeVisible();
  const { link, loginLink } = await emulator.inbox(known.email);
  expect(link).toMatch(/^https:\/\/example\.com\/reset\?/);
  expect(loginLink).toMatch(/^https:\/\/example\.com\/in\?/);
  await expect(widget.element.getByText("Didn't get it?")).toBeVisible();
  await button(widget, 'Back').click();
  await button(widget, 'Continue').click();
  await button(widget, 'Forgot Password?').click();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  expect(answer.count()).toBe(2);
  await button(widget, 'Resend email').click();
  await expect(toast(widget, 'Email resent')).toBeVisible();
  expect(answer.count()).toBe(3);
  await button(widget, 'Login without a password').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
});

// Spec 2.36
test('a visitor who forgot the password is offered no link that the page does not want', async ({
  openWidget,
  emulator,
}) => {
  await seed(emulator);
  const widget = await openWidget({ products: 'passwords otp', 'otp-methods': 'email' });
  await enterEmail(widget, known.email);
  await button(widget, 'Forgot Password?').click();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  await expect(button(widget, 'Resend email')).toBeVisible();
  await expect(button(widget, 'Login without a password')).toHaveCount(0);
});

// Spec 2.37, 2.38, 4.11, 7.21, 8.6
test('a password that is known from a break-in leads to a reset e-mail', async ({ openWidget, emulator }) => {
  const user = { email: known.email, password: breachedPassword };
  await emulator.settings({ users: [user] });
  const widget = await openWidget({ products: 'passwords otp', 'otp-methods': 'sms' });
  await enterEmail(widget, user.email);
  await logIn(widget, user.password);
  const title = 'Check your email to set a new password!';
  await expect(widget.element.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(widget.element.getByText(/We want to make sure it’s really you/)).toBeVisible();
  await widget.event('auth-error', { code: 'provider', type: 'reset_password' });
  await widget.event('auth-event', { type: 'PASSWORD_RESET_BY_EMAIL_START' });
  await button(widget, 'Resend email').click();
  await expect(toast(widget, 'Email resent')).toBeVisible();
  expect(await emulator.count(resetRoute)).toBe(2);
  await button(widget, 'Login without a password').click();
  await expect(widget.element.getByRole('tab', { name: 'Text' })).toBeVisible();
});

test('where nobody can look users up, the answer to a log-in leads on', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(passwords);
  await page.evaluate(() => {
    Object.assign(document.querySelector('auth-widget') as object, { lookupUser: async () => undefined });
  });
  await enterEmail(widget, known.email);
  await expect(heading(widget, 'Log In')).toBeVisible();
  await logIn(widget, strongPassword);
  const announced = widget.element.getByRole('status');
  const expectNewAccount = async (): Promise<void> => {
    await expect(passwordField(widget)).toBeFocused();
    await expect(announced.filter({ hasText: 'Set a password' })).toHaveCount(1);
  };
  await expectNewAccount();
  await button(widget, 'Back').click();
  await button(widget, 'Continue').click();
  await expect(announced.filter({ hasText: 'Log In' })).toHaveCount(1);
  await button(widget, 'Create an account').press('Enter');
  await expectNewAccount();
  await passwordField(widget).fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(await emulator.count('/users/search')).toBe(0);
});

test('Continue says what a weak password needs, and leads back to the field', async ({ openWidget }) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, 'new@example.com');
  await passwordField(widget).fill('abc');
  await expect(passwordField(widget)).toHaveAccessibleDescription(/^Weak/);
  await expect(button(widget, 'Continue')).toBeDisabled();
  // As the pointer of a visitor would, who does not wait for it to be enabled.
  await button(widget, 'Continue').click({ force: true });
  await expect(widget.element.getByText('Use a few unrelated words.').first()).toBeVisible();
  await expect(passwordField(widget)).toBeFocused();
  await passwordField(widget).fill(strongPassword);
  await expect(widget.element.getByText('Use a few unrelated words.')).toHaveCount(0);
});
