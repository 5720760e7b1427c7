/** From a reset e-mail to a new password. */
import { expect, publicToken, test } from './fixtures.ts';
import {
  askForReset,
  enterEmail,
  known,
  openReset,
  passwordField,
  strongPassword,
} from './password-steps.ts';
import { button, emailField, heading, listenToConsole } from './steps.ts';

const reset = { tag: 'auth-reset-password' } as const;
const minuteMs = 60_000;

for (const pkce of [false, true]) {
  test(`a forgotten password is set anew, with PKCE ${pkce ? 'required' : 'off'}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const said = listenToConsole(page);
    await emulator.settings({ pkce_required_for_password_resets: pkce });
    const widget = await openReset({ page, openWidget, emulator });
    const token = JSON.stringify((await emulator.messages(known.email))[0]?.link).match(
      /token=([^&"]+)/,
    )?.[1];
    await expect(heading(widget, 'Reset your password')).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expect(passwordField(widget, 'New password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(button(widget, 'Continue')).toBeDisabled();
    await passwordField(widget, 'New password').fill('short');
    await expect(widget.element.getByText(/^Weak/).first()).toBeVisible();
    await expect(button(widget, 'Continue')).toBeDisabled();
    await passwordField(widget, 'New password').fill(strongPassword);
    await button(widget, 'Continue').click();
    await expect(heading(widget, 'Success!')).toBeVisible();
    await widget.event('auth-event', { type: 'PASSWORD_RESET_BY_EMAIL' });
    await widget.event('auth-success', { method: 'password' });
    const told = JSON.stringify([await widget.events(), said]);
    expect(told).not.toContain(strongPassword);
    expect(told).not.toContain(token);

    const login = await openWidget({ products: 'passwords' });
    await enterEmail(login, known.email);
    await passwordField(login).fill(strongPassword);
    await button(login, 'Continue').click();
    await expect(heading(login, 'Success!')).toBeVisible();
  });
}

test('the login page takes the token of a reset e-mail, too', async ({ page, openWidget, emulator }) => {
  const { widget, link } = await askForReset({ openWidget, emulator });
  await page.goto(link);
  await expect(heading(widget, 'Reset your password')).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
});

for (const how of ['attribute', 'property'] as const) {
  test(`the token may come as ${how}`, async ({ page, openWidget, emulator }) => {
    const { link } = await askForReset({ openWidget, emulator });
    const token = new URL(link).searchParams.get('token') ?? '';
    const widget = await openWidget(how === 'attribute' ? { 'password-reset-token': token } : {}, reset);
    if (how === 'property') {
      await expect(emailField(widget)).toBeVisible();
      await page.evaluate((value) => {
        Object.assign(document.querySelector('auth-reset-password') as object, { passwordResetToken: value });
      }, token);
    }
    await passwordField(widget, 'New password').fill(strongPassword);
    await button(widget, 'Continue').click();
    await expect(heading(widget, 'Success!')).toBeVisible();
  });
}

for (const kind of ['used', 'expired'] as const) {
  test(`an e-mail that is ${kind} says so and offers a new one`, async ({ page, openWidget, emulator }) => {
    const widget = await openReset({ page, openWidget, emulator });
    if (kind === 'expired') await emulator.advanceClock(31 * minuteMs);
    else
      await emulator.fault('/passwords/email/reset', {
        status: 401,
        type: 'unable_to_auth_password_reset_token',
        message: 'The token was used before.',
      });
    await passwordField(widget, 'New password').fill(strongPassword);
    await button(widget, 'Continue').click();
    await expect(button(widget, 'Send a new email')).toBeVisible();
    await widget.event('auth-error', {
      code: 'provider',
      status: 401,
      type: 'unable_to_auth_password_reset_token',
    });
    await emulator.clearFaults();
    await emulator.settings({ reset_password_redirect_url: page.url() });
    await emailField(widget).fill(known.email);
    await button(widget, 'Send a new email').click();
    await expect(heading(widget, 'Forgot password?')).toBeVisible();
    await page.goto((await emulator.inbox(known.email)).link ?? '');
    await passwordField(widget, 'New password').fill(strongPassword);
    await button(widget, 'Continue').click();
    await expect(heading(widget, 'Success!')).toBeVisible();
  });
}

test('of two forms on a page one takes the token, once', async ({ page, openWidget, emulator }) => {
  const { link } = await askForReset({ openWidget, emulator });
  const after = `<auth-reset-password id="other" public-token="${publicToken}" api-url="${emulator.url}"></auth-reset-password>`;
  const widget = await openWidget(
    { config: { sessionOptions: { sessionDurationMinutes: 45 } } },
    { ...reset, after, search: new URL(link).search },
  );
  await expect(page.locator('#other').getByRole('textbox', { name: 'Email' })).toBeVisible();
  await passwordField(widget, 'New password').fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  // A reload of the page must not spend the token again.
  await page.reload();
  await expect(emailField(widget)).toBeVisible();
  expect(await emulator.bodies('/passwords/email/reset')).toMatchObject([{ session_duration_minutes: 45 }]);
});

test('a token of a kind that is not the form’s is left alone', async ({ page, openWidget }) => {
  const search = '?stytch_token_type=oauth&token=abc';
  const form = await openWidget({}, { ...reset, search });
  await expect(emailField(form)).toBeVisible();
  expect(new URL(page.url()).search).toBe(search);
});

test('a new password that is refused does not use the e-mail up', async ({ page, openWidget, emulator }) => {
  const widget = await openReset({ page, openWidget, emulator });
  await emulator.fault(
    '/passwords/email/reset',
    { status: 400, type: 'weak_password', message: 'Too weak.' },
    1,
  );
  await passwordField(widget, 'New password').fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(passwordField(widget, 'New password')).toHaveAccessibleDescription(/Too weak\./);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('the other link of the e-mail signs in as it is', async ({ page, openWidget, emulator }) => {
  const { loginLink } = await askForReset({ openWidget, emulator });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/magic_links/authenticate', async (route) => {
    await held;
    await route.continue();
  });
  const widget = await openWidget({}, { ...reset, search: new URL(loginLink).search });
  await expect(heading(widget, 'Logging in')).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('token');
  answer();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-success', { method: 'magic_link' });
});

test('where that link was used before, the form offers a new e-mail', async ({
  page,
  openWidget,
  emulator,
}) => {
  const { loginLink } = await askForReset({ openWidget, emulator });
  const { search } = new URL(loginLink);
  await expect(heading(await openWidget({}, { ...reset, search }), 'Success!')).toBeVisible();
  const again = await openWidget({}, { ...reset, search });
  await button(again, 'Continue').click();
  await expect(heading(again, 'Reset your password')).toBeVisible();
  await expect(again.element.getByText(/either already used or expired/)).toBeVisible();
  await expect(button(again, 'Send a new email')).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
});

test('without a token the form asks for an address', async ({ openWidget, emulator }) => {
  const { widget } = await askForReset({ openWidget, emulator });
  expect(widget.page.url()).not.toContain('token');
  const form = await openWidget({}, reset);
  await emailField(form).fill(known.email);
  await button(form, 'Continue').click();
  await expect(heading(form, 'Forgot password?')).toBeVisible();
});

test("'Login without a password' leads to the first screen", async ({ page, openWidget, emulator }) => {
  const widget = await openReset({ page, openWidget, emulator });
  await button(widget, 'Login without a password').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await enterEmail(widget, known.email);
  await expect(heading(widget, 'Log In')).toBeVisible();
  await expect(button(widget, 'Email me a login link')).toBeVisible();
});

test('reset() leads back to the form', async ({ page, openWidget, emulator }) => {
  const widget = await openReset({ page, openWidget, emulator });
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await page.evaluate(() => document.querySelector('auth-reset-password')?.reset());
  await expect(heading(widget, 'Reset your password')).toBeVisible();
});
