/** From a reset e-mail to a new password. */
import { expect, publicToken, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import {
  askForReset,
  enterEmail,
  known,
  openReset,
  passwordField,
  passwords,
  requestReset,
  searchOf,
  strongPassword,
} from './password-steps.ts';
import { button, emailField, heading, listenToConsole } from './steps.ts';

const form = { tag: 'auth-reset-password' } as const;
const resetRoute = '/passwords/email/reset';
const minuteMs = 60_000;

// Spec 2.40, 4.15, 7.21, 8.7
test('a forgotten password is replaced and logs in, with PKCE', async ({ page, openWidget, emulator }) => {
  const said = listenToConsole(page);
  await emulator.settings({ pkce_required_for_password_resets: true });
  const { link } = await askForReset({ openWidget, emulator });
  const token = new URL(link).searchParams.get('token');
  const widget = await openWidget({}, { ...form, search: searchOf(link) });
  await expect(heading(widget, 'Reset your password')).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await expect(button(widget, 'Continue')).toBeDisabled();
  await passwordField(widget, 'New password').fill('short');
  await expect(widget.element.getByText(/^Weak/).first()).toBeVisible();
  await expect(button(widget, 'Continue')).toBeDisabled();

  // A password that is refused does not use the e-mail up.
  await emulator.fault(resetRoute, { status: 400, type: 'weak_password', message: 'Too weak.' }, 1);
  await passwordField(widget, 'New password').fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(passwordField(widget, 'New password')).toHaveAccessibleDescription(/Too weak\./);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-event', { type: 'PASSWORD_RESET_BY_EMAIL' });
  await widget.event('auth-success', { method: 'password' });
  const told = JSON.stringify([await widget.events(), said]);
  expect(told).not.toContain(strongPassword);
  expect(told).not.toContain(token);

  const login = await openWidget({ products: 'passwords' });
  await button(login, 'Use another account').click();
  await enterEmail(login, known.email);
  await passwordField(login).fill(strongPassword);
  await button(login, 'Continue').click();
  await expect(heading(login, 'Success!')).toBeVisible();
});

test('the login page accepts the token of a reset e-mail too, and hides it as soon as the form shows', async ({
  page,
  site,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  const { link } = await requestReset(emulator);
  const app = await holdRequests(page, '**/chunks/app-*');
  site.failFiles(/\/chunks\/app-/, 'missing');
  const widget = await openWidget(passwords, { search: searchOf(link), ready: false });
  await expect(passwordField(widget, 'New password')).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await passwordField(widget, 'New password').fill(strongPassword);

  // Who cannot load the rest may reload the page, and needs the token then.
  app.release();
  await expect(button(widget, 'Try again')).toBeVisible();
  expect(new URL(page.url()).search).toBe(searchOf(link));
  site.heal();
  await button(widget, 'Try again').click();
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect(widget.element.getByText(known.email, { exact: true })).toBeVisible();
  await widget.event('auth-event', { type: 'PASSWORD_RESET_BY_EMAIL' });
  await widget.event('auth-success', { method: 'password' });
  await expect(page).not.toHaveURL(/token/);
  await button(widget, 'Not your account? Sign out').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  expect(await emulator.count('/sessions/revoke')).toBe(1);
  expect(await page.evaluate(() => document.cookie)).not.toContain('stytch_session');
});

// Spec 1.4
test('the page may hand the token over as an attribute or a property', async ({ openWidget, emulator }) => {
  const { link } = await requestReset(emulator);
  const token = new URL(link).searchParams.get('token') ?? '';
  const widget = await openWidget({ 'password-reset-token': token }, form);
  await expect(passwordField(widget, 'New password')).toBeVisible();
  await widget.element.evaluate((element) => element.removeAttribute('password-reset-token'));
  await expect(emailField(widget)).toBeVisible();
  await widget.element.evaluate(
    (element, value) => Object.assign(element, { passwordResetToken: value }),
    token,
  );
  await passwordField(widget, 'New password').fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('an e-mail that has expired says so and offers a new one', async ({ page, openWidget, emulator }) => {
  const widget = await openReset({ page, openWidget, emulator });
  await emulator.advanceClock(31 * minuteMs);
  await passwordField(widget, 'New password').fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(button(widget, 'Send a new email')).toBeVisible();
  await expect(emailField(widget)).toBeFocused();
  await widget.event('auth-error', {
    code: 'provider',
    status: 401,
    type: 'unable_to_auth_password_reset_token',
  });
  await emulator.settings({ reset_password_redirect_url: page.url() });
  await emailField(widget).fill(known.email);
  await button(widget, 'Send a new email').click();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  await page.goto((await emulator.inbox(known.email)).link ?? '');
  await passwordField(widget, 'New password').fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
});

// Spec 7.12
test('only one of two forms on a page gets the token, and a reload does not use it again', async ({
  page,
  openWidget,
  emulator,
}) => {
  const { link } = await requestReset(emulator);
  const after = `<auth-reset-password id="other" public-token="${publicToken}" api-url="${emulator.url}"></auth-reset-password>`;
  const widget = await openWidget(
    { config: { sessionOptions: { sessionDurationMinutes: 45 } } },
    { ...form, after, search: searchOf(link) },
  );
  await expect(page.locator('#other').getByRole('textbox', { name: 'Email' })).toBeVisible();
  await passwordField(widget, 'New password').fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await page.reload();
  await expect(emailField(widget)).toBeVisible();
  expect(await emulator.bodies(resetRoute)).toMatchObject([{ session_duration_minutes: 45 }]);
});

test('without a token of its own the form asks for an address, and leaves another token alone', async ({
  page,
  openWidget,
  emulator,
}) => {
  await emulator.settings({
    users: [known],
    login_redirect_url: 'https://shop.example/',
    reset_password_redirect_url: 'https://shop.example/',
  });
  const search = '?stytch_token_type=oauth&token=abc';
  const widget = await openWidget({}, { ...form, search });
  await emailField(widget).fill(known.email);
  expect(new URL(page.url()).search).toBe(search);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
});

// Spec 2.41, 4.17
test('the other link of the e-mail signs in at once, and offers a new e-mail once it was used', async ({
  page,
  openWidget,
  emulator,
}) => {
  const { loginLink } = await askForReset({ openWidget, emulator });
  const answer = await holdRequests(page, '**/magic_links/authenticate');
  const opening = { ...form, search: searchOf(loginLink) };
  const widget = await openWidget({}, opening);
  await expect(heading(widget, 'Logging in')).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('token');
  answer.release();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-success', { method: 'magic_link' });

  const signedIn = await openWidget({}, opening);
  await expect(heading(signedIn, 'You are already signed in')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const again = await openWidget({}, opening);
  await button(again, 'Continue').click();
  await expect(heading(again, 'Reset your password')).toBeVisible();
  await expect(again.element.getByText('This link has expired or was already used.')).toBeVisible();
  await expect(button(again, 'Send a new email')).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
});

// Spec 2.40
test("'Login without a password' signs in by the e-mail's token, without one as 'Back' leads to the first screen", async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openReset({ page, openWidget, emulator });
  await passwordField(widget, 'New password').fill('violet');
  await page.evaluate(() => document.querySelector('auth-reset-password')?.reset());
  await expect(passwordField(widget, 'New password')).toHaveValue('');
  await button(widget, 'Login without a password').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-success', { method: 'magic_link' });
  await expect(page).not.toHaveURL(/token/);

  const empty = await openWidget({}, form);
  for (const name of ['Back', 'Login without a password']) {
    await button(empty, name).click();
    await expect(heading(empty, 'Sign up or log in')).toBeVisible();
    await page.evaluate(() => document.querySelector('auth-reset-password')?.reset());
    await expect(heading(empty, 'Reset your password')).toBeVisible();
  }

  const login = await openWidget({ products: 'passwords' });
  await button(login, 'Use another account').click();
  await enterEmail(login, known.email);
  await passwordField(login).fill(known.password);
  await button(login, 'Continue').click();
  await expect(heading(login, 'Success!')).toBeVisible();
});
