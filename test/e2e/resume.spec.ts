/** A reload comes back to the screen that the visitor was on. What is remembered: src/consumer/flow/resume.test.ts. */
import { app } from './before-react.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { enterEmail, known, passwords, seed } from './password-steps.ts';
import { main, open, passcodeScreen, reload, stored, type Waiting } from './resume-steps.ts';
import {
  askForSms,
  button,
  emailField,
  heading,
  listenToConsole,
  passcode,
  phone,
  phoneField,
  smsCodes,
  wrong,
} from './steps.ts';

const waiting: readonly Waiting[] = [
  passcodeScreen,
  {
    screen: 'EmailConfirmation',
    heading: 'Check your email',
    recipient: known.email,
    attributes: {},
    reach: (widget) => enterEmail(widget, known.email),
  },
  {
    screen: 'PasswordForgot',
    heading: 'Forgot password?',
    recipient: known.email,
    attributes: passwords,
    async reach(widget, emulator) {
      await seed(emulator);
      await enterEmail(widget, known.email);
      await button(widget, 'Forgot Password?').click();
    },
  },
];

for (const on of waiting) {
  test(`${on.screen} is there again after a reload, without the first screen before it`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const widget = await open(openWidget, emulator, on);
    const { release } = await holdRequests(page, app);
    await page.reload();
    await expect.poll(() => widget.element.evaluate(({ shadowRoot }) => shadowRoot !== null)).toBe(true);
    await expect(heading(widget, main)).toHaveCount(0);
    release();
    await widget.event('auth-ready', { screen: on.screen });
    await expect(heading(widget, on.heading)).toBeVisible();
    await expect(widget.element.getByRole('paragraph').filter({ hasText: on.recipient })).toBeVisible();
    await expect(heading(widget, main)).toHaveCount(0);
    expect(await widget.events('auth-screen')).toEqual([]);

    await button(widget, 'Back').click();
    const isPhone = on.recipient === phone.international;
    const field = isPhone ? phoneField(widget) : emailField(widget);
    await expect(field).toHaveValue(isPhone ? phone.shown : on.recipient);
    await reload(widget);
    await expect(heading(widget, main)).toBeVisible();
  });
}

test('a visitor who comes back by a link finds the way to the code that is still valid', async ({
  page,
  site,
  openWidget,
  emulator,
}) => {
  site.addPage('/prices', '<!doctype html><title>Prices</title><a href="/">Sign in</a>');
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  const comeBack = async (): Promise<void> => {
    await page.goto(`${site.url}/prices`);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(heading(widget, main)).toBeVisible();
  };
  const way = button(widget, 'Enter the code we sent to \u2068…62\u2069');
  await comeBack();
  await way.click();
  await passcode(widget).fill(code);
  await expect(heading(widget, 'Success')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await comeBack();
  await widget.event('auth-ready');
  await expect(way).toHaveCount(0);
});

test('a screen is over once its message has expired', async ({ page, openWidget, emulator }) => {
  await page.clock.install();
  const widget = await open(openWidget, emulator);
  await page.clock.fastForward((5 * 60 - 5) * 1000);
  await reload(widget);
  await expect(heading(widget, passcodeScreen.heading)).toBeVisible();
  await page.clock.fastForward(6000);
  await reload(widget);
  await expect(heading(widget, main)).toBeVisible();
  expect(await stored(page)).toEqual({});
});

test('nothing secret is remembered, nor who was signed in', async ({ page, openWidget, emulator }) => {
  const said = listenToConsole(page);
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  await passcode(widget).fill(wrong(code));
  await expect(passcode(widget)).toHaveAccessibleDescription('Invalid passcode, please try again.');
  await passcode(widget).fill(code.slice(0, 5));
  const [note = ''] = Object.values(await stored(page));
  const remembered = JSON.parse(note.replace(/^\d+ OTPAuthenticate \S+ /, '')) as Record<string, object>;
  expect(Object.keys(remembered['login 0'] ?? {}).sort()).toEqual(
    // What the screen needs to be drawn, and for Back what was typed on the first one.
    [
      'at',
      'destination',
      'draft',
      'expirationMinutes',
      'mayCreatePassword',
      'methodId',
      'phones',
      'screen',
      'sentAt',
      'type',
      'until',
    ],
  );
  expect(note).not.toContain(code.slice(0, 5));
  expect(said.join()).not.toContain(code);
});
