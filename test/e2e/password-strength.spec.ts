/** A new password, which is judged while it is typed. */
import { expect, live as test } from './fixtures.ts';
import {
  breachedPassword,
  enterEmail,
  expectSecret,
  known,
  meter,
  passwordField,
  passwords,
  strongPassword,
} from './password-steps.ts';
import { button, emailField, heading, listenToConsole } from './steps.ts';

const checkRoute = '/passwords/strength_check';

// Spec 2.28, 4.9, 7.21
test('a new user replaces a weak password by a strong one and is signed in', async ({
  page,
  openWidget,
  emulator,
}) => {
  const said = listenToConsole(page);
  const widget = await openWidget({ ...passwords, 'session-duration-minutes': 45 });
  await enterEmail(widget, known.email);
  await expect(heading(widget, 'Set a password')).toBeVisible();
  await expect(widget.element.getByText('Finish creating your account by setting a password.')).toBeVisible();
  await expect(emailField(widget)).toHaveAttribute('readonly');
  await expect(button(widget, 'Continue')).toBeDisabled();
  await expect(meter(widget)).toHaveAttribute('aria-valuenow', '0');

  await passwordField(widget).fill('password');
  await expect(meter(widget)).toHaveAttribute('aria-valuetext', 'Weak');
  await expect(button(widget, 'Continue')).toBeDisabled();
  await passwordField(widget).fill(strongPassword);
  await expect(meter(widget)).toHaveAttribute('aria-valuetext', 'Very strong');
  await expect(meter(widget)).toHaveAttribute('aria-valuenow', '4');
  await expect(passwordField(widget)).toHaveAccessibleDescription('Very strong');
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-event', { type: 'PASSWORD_CREATE' });
  await widget.event('auth-success', { method: 'password' });
  expect(await emulator.bodies('/passwords')).toMatchObject([{ session_duration_minutes: 45 }]);
  await expectSecret(widget, said, strongPassword);
});

test('the button stays where it is when the judgement of a password comes', async ({ openWidget }) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  const proceed = button(widget, 'Continue');
  await expect(proceed).toBeDisabled();
  await passwordField(widget).focus();
  const place = () =>
    proceed.evaluate(
      (element) =>
        element.getBoundingClientRect().y - (element.closest('form')?.getBoundingClientRect().y ?? 0),
    );
  const before = await place();
  await passwordField(widget).fill(strongPassword);
  await expect(passwordField(widget)).toHaveAccessibleDescription('Very strong');
  expect(await place()).toBe(before);
  await passwordField(widget).fill('abcdefgh');
  await expect(passwordField(widget)).toHaveAccessibleDescription(/^Weak\. /);
  expect(await place()).toBe(before);
});

test('Enter goes on once the password is judged, and says at once that it is being checked', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${checkRoute}`, async (route) => {
    await held;
    await route.continue();
  });
  await passwordField(widget).fill(strongPassword);
  await passwordField(widget).press('Enter');
  await expect(widget.element.getByText('Checking…').first()).toBeVisible();
  await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
  answer();
  await widget.event('auth-success', { method: 'password' });
});

test('Enter on a password that turns out to be weak leads back to it', async ({ openWidget }) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await passwordField(widget).fill('abcdefgh');
  await passwordField(widget).press('Enter');
  await expect(widget.element.getByText('Use a few unrelated words.').first()).toBeVisible();
  await expect(passwordField(widget)).toBeFocused();
  await expect(button(widget, 'Continue')).not.toHaveAttribute('aria-busy');
});

/** How many segments of the meter a score fills, and with which colour (spec section 5). */
const scores = [
  { score: 0, filled: 1, colour: 'rgb(139, 18, 20)' },
  { score: 1, filled: 1, colour: 'rgb(139, 18, 20)' },
  { score: 2, filled: 2, colour: 'rgb(139, 18, 20)' },
  { score: 3, filled: 3, colour: 'rgb(12, 90, 86)' },
  { score: 4, filled: 4, colour: 'rgb(12, 90, 86)' },
] as const;

// Spec 5.9, 5.12
test('the meter fills as many segments as the score says', async ({ page, openWidget }) => {
  let score = 0;
  await page.route(`**${checkRoute}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const feedback = { warning: `Warning ${score}.` };
    const data = { ...body.data, score, valid_password: score > 2, feedback };
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  const filledWith = (colour: string) =>
    meter(widget).evaluate(
      (node, wanted) =>
        [...node.children].filter((child) => getComputedStyle(child).backgroundColor === wanted).length,
      colour,
    );
  for (const { filled, colour, ...answered } of scores) {
    score = answered.score;
    await passwordField(widget).fill(`password ${score}`);
    await expect(widget.element.getByText(`. Warning ${score}.`).first()).toBeVisible();
    await expect(meter(widget)).toHaveAttribute('aria-valuenow', String(score));
    await expect.poll(() => filledWith(colour)).toBe(filled);
    await expect(button(widget, 'Continue')).toBeEnabled({ enabled: score > 2 });
  }
});

// Spec 5.9
test('the LUDS policy counts what is missing', async ({ openWidget, emulator }) => {
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

// Spec 5.12
test('a late answer about a strong password does not count for the weak one that replaced it', async ({
  page,
  openWidget,
}) => {
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

// Spec 5.9
test('a password is checked once the visitor pauses, and not at every key', async ({ page, openWidget }) => {
  await page.clock.install();
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await expect(passwordField(widget)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(checkRoute)) asked.push(request.postDataJSON().password);
  });
  for (const typed of ['tangerine', '-Moth']) {
    for (const key of typed) {
      await passwordField(widget).press(key);
      await page.clock.runFor(50);
    }
    expect(asked).not.toContain(await passwordField(widget).inputValue());
    await page.clock.runFor(1000);
    await expect.poll(() => asked.length).toBe(typed === '-Moth' ? 2 : 1);
  }
  expect(asked).toEqual(['tangerine', 'tangerine-Moth']);
});

// Spec 5.10, 5.11, 8.5
test('a password from a break-in, a check that fails and a password that is refused are said under the field', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await passwordField(widget).fill(breachedPassword);
  await expect(
    widget.element.getByText(
      'This password may have been used on a different site that experienced a security issue. Please choose another password.',
    ),
  ).toBeVisible();
  await expect(meter(widget)).toHaveAttribute('aria-valuetext', 'Weak');
  await expect(button(widget, 'Continue')).toBeDisabled();

  await emulator.fault(checkRoute, { status: 500, type: 'internal_server_error', message: 'Out of order.' });
  await passwordField(widget).fill(strongPassword);
  await expect(widget.element.getByText('Out of order.')).toBeVisible();
  await widget.event('auth-error', { code: 'provider', status: 500 });
  await emulator.clearFaults();
  await emulator.fault('/passwords', { status: 400, type: 'weak_password', message: 'Still too weak.' });
  await button(widget, 'Continue').press('Enter');
  await expect(passwordField(widget)).toHaveAccessibleDescription(/Still too weak\./);
  await expect(passwordField(widget)).toHaveValue(strongPassword);
});
