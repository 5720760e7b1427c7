/** A new password, judged while it is typed. */
import { expect, test } from './fixtures.ts';
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
import { button, heading, listenToConsole } from './steps.ts';

const checkRoute = '/passwords/strength_check';

test('a new user goes from a weak to a strong password and is signed in', async ({
  page,
  openWidget,
  emulator,
}) => {
  const said = listenToConsole(page);
  const widget = await openWidget({ ...passwords, 'session-duration-minutes': 45 });
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
  expect(await emulator.bodies('/passwords')).toMatchObject([{ session_duration_minutes: 45 }]);
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
