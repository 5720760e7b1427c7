/** Signing up and in with a password. */
import type { EmulatorClient } from './emulator.ts';
import { expect, test, type Widget } from './fixtures.ts';
import {
  breachedPassword,
  enterEmail,
  known,
  meter,
  passwordField,
  passwords,
  seed,
  strongPassword,
} from './password-steps.ts';
import { button, emailField, heading, listenToConsole, passcode, toast } from './steps.ts';

const checkRoute = '/passwords/strength_check';
const resetRoute = '/passwords/email/reset/start';
const confirmation = 'You have successfully logged in.';

async function logIn(widget: Widget, password: string): Promise<void> {
  await passwordField(widget).fill(password);
  await button(widget, 'Continue').click();
}

/** Nothing that the page or the console can see holds the secret. */
async function expectSecret(widget: Widget, said: readonly string[], secret: string): Promise<void> {
  const stored = await widget.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(JSON.stringify([await widget.events(), said, widget.page.url(), stored])).not.toContain(secret);
}

test('a known user logs in', async ({ page, openWidget, emulator }) => {
  const said = listenToConsole(page);
  await seed(emulator);
  const widget = await openWidget(passwords);
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
  const [sent] = (await emulator.requests()).filter(({ path }) => path.endsWith('/passwords/authenticate'));
  expect(sent?.body).toMatchObject({ email: known.email, session_duration_minutes: 30 });
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

test('a new user goes from a weak to a strong password and is signed in', async ({ page, openWidget }) => {
  const said = listenToConsole(page);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await expect(heading(widget, 'Create your account')).toBeVisible();
  await expect(widget.element.getByText('Finish creating your account by setting a password.')).toBeVisible();
  await expect(button(widget, 'Continue')).toBeDisabled();
  await expect(meter(widget)).toHaveAttribute('aria-valuenow', '0');

  await passwordField(widget).fill('password');
  await expect(meter(widget)).toHaveAttribute('aria-valuetext', 'Weak');
  await expect(button(widget, 'Continue')).toBeDisabled();
  await passwordField(widget).fill(strongPassword);
  await expect(meter(widget)).toHaveAttribute('aria-valuetext', 'Very strong');
  await expect(meter(widget)).toHaveAttribute('aria-valuenow', '4');
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-event', { type: 'PASSWORD_CREATE' });
  await widget.event('auth-success', { method: 'password' });
  await expectSecret(widget, said, strongPassword);
});

/** What the provider may answer, and how many segments of which colour it fills (spec section 5). */
const scores = [
  { score: 0, filled: 1, colour: 'rgb(139, 18, 20)' },
  { score: 1, filled: 1, colour: 'rgb(139, 18, 20)' },
  { score: 2, filled: 2, colour: 'rgb(139, 18, 20)' },
  { score: 3, filled: 3, colour: 'rgb(12, 90, 86)' },
  { score: 4, filled: 4, colour: 'rgb(12, 90, 86)' },
] as const;

for (const { score, filled, colour } of scores) {
  test(`a score of ${score} fills ${filled} segments`, async ({ page, openWidget }) => {
    await page.route(`**${checkRoute}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      const data = { ...body.data, score, valid_password: score > 2, feedback: { warning: 'Add a word.' } };
      await route.fulfill({ response: answer, json: { ...body, data } });
    });
    const widget = await openWidget(passwords);
    await enterEmail(widget, known.email);
    await passwordField(widget).fill('whatever');
    await expect(meter(widget)).toHaveAttribute('aria-valuenow', String(score));
    await expect(widget.element.getByText(/\. Add a word\.$/).first()).toBeVisible();
    const colours = () =>
      meter(widget).evaluate((node) =>
        [...node.children].map((child) => getComputedStyle(child).backgroundColor),
      );
    await expect.poll(async () => (await colours()).filter((found) => found === colour).length).toBe(filled);
    await expect(button(widget, 'Continue')).toBeEnabled({ enabled: score > 2 });
  });
}

test('the luds policy counts what is missing', async ({ openWidget, emulator }) => {
  await emulator.settings({
    password_strength_policy: 'luds',
    password_config: { luds_complexity: 3, luds_minimum_count: 8 },
  });
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  const { element } = widget;
  await expect(element.getByRole('listitem')).toHaveText([
    'At least 8 characters',
    'At least 3 of: uppercase letters, lowercase letters, numbers, symbols',
  ]);
  await passwordField(widget).fill('abcdefg');
  await expect(element.getByText('(1 more character needed)')).toBeVisible();
  await expect(element.getByText('(2 more kinds needed)')).toBeVisible();
  await expect(meter(widget)).toHaveCount(0);
  await expect(button(widget, 'Continue')).toBeDisabled();
  await passwordField(widget).fill('Abcdefg7');
  await expect(button(widget, 'Continue')).toBeEnabled();
  await expect(element.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(2);
});

test('a password from a break-in elsewhere cannot be chosen', async ({ openWidget }) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await passwordField(widget).fill(breachedPassword);
  await expect(
    widget.element.getByText(
      'This password may have been used on a different site that experienced a security issue. Please choose another password.',
    ),
  ).toBeVisible();
  await expect(button(widget, 'Continue')).toBeDisabled();
});

test('a late answer about a strong password says nothing of a weak one', async ({ page, openWidget }) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  let answerFirst = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const asked: string[] = [];
  await page.route(`**${checkRoute}`, async (route) => {
    const { password } = route.request().postDataJSON() as { password: string };
    asked.push(password);
    if (password === strongPassword) await held;
    await route.continue();
  });
  await passwordField(widget).fill(strongPassword);
  await expect.poll(() => asked).toEqual([strongPassword]);
  await passwordField(widget).fill('abc');
  await expect(meter(widget)).toHaveAttribute('aria-valuetext', 'Weak');
  const late = page.waitForResponse((response) => response.url().endsWith(checkRoute));
  answerFirst();
  await (await late).finished();
  await expect(meter(widget)).toHaveAttribute('aria-valuetext', 'Weak');
  await expect(button(widget, 'Continue')).toBeDisabled();
});

test('a check that fails says so, and typing repeats it', async ({ openWidget, emulator }) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await emulator.fault(checkRoute, { status: 500, type: 'internal_server_error', message: 'Out of order.' });
  await passwordField(widget).fill('tangerine');
  await expect(widget.element.getByText('Out of order.')).toBeVisible();
  await widget.event('auth-error', { code: 'provider', status: 500 });
  await emulator.clearFaults();
  await passwordField(widget).fill(strongPassword);
  await expect(button(widget, 'Continue')).toBeEnabled();
  await expect(widget.element.getByText('Out of order.')).toHaveCount(0);
});

test('a refused new password is said under the field', async ({ openWidget, emulator }) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await emulator.fault('/passwords', { status: 400, type: 'weak_password', message: 'Still too weak.' });
  await passwordField(widget).fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(passwordField(widget)).toHaveAccessibleDescription(/Still too weak\./);
  await expect(passwordField(widget)).toHaveValue(strongPassword);
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
