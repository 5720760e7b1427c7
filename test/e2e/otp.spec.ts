/** Signing in by a one-time code, as a visitor does it. */
import { expect, live as test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import {
  allCodes,
  askForSms,
  button,
  emailField,
  heading,
  listenToConsole,
  passcode,
  passPause,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
  toast,
  verifyRoute,
  wrong,
} from './steps.ts';

const refused = 'Invalid passcode, please try again.';
const minuteMs = 60_000;

test('no number or code that is typed stands in the markup', async ({ openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  const values = (): Promise<readonly (string | null)[]> =>
    widget.element.evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('input') ?? [])].map((input) => input.getAttribute('value')),
    );
  await phoneField(widget).pressSequentially(phone.typed);
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  expect(await values()).toEqual([null]);
  await button(widget, 'Continue').click();
  await emulator.inbox(phone.e164);
  await passcode(widget).pressSequentially('12345');
  await expect(passcode(widget)).toHaveValue('12345');
  expect(await values()).toEqual([null]);
});

// A visitor of a11y.spec.ts signs in by WhatsApp.
for (const { tab, channel, field, typed, to, shown, hideBack } of [
  {
    tab: 'Text',
    channel: 'sms',
    field: phoneField,
    typed: phone.typed,
    to: phone.e164,
    shown: phone.international,
    hideBack: false,
  },
  {
    tab: 'Email',
    channel: 'email',
    field: emailField,
    typed: 'ada@example.com',
    to: 'ada@example.com',
    shown: 'ada@example.com',
    hideBack: true,
  },
] as const) {
  // Spec 2.23, 2.25, 2.27, 3.2, 3.10, 4.3, 4.4, 7.4, 7.21
  test(`signs in by a code from the tab ${tab}`, async ({ page, openWidget, emulator }) => {
    const said = listenToConsole(page);
    const widget = await openWidget({
      ...allCodes,
      config: { otpOptions: { hideBack } },
      'session-duration-minutes': 45,
      'otp-expiration-minutes': 7,
    });
    await widget.element.getByRole('tab', { name: tab }).click();
    await field(widget).pressSequentially(typed);
    await button(widget, 'Continue').click();

    await expect(heading(widget, 'Enter passcode')).toBeVisible();
    await expect(widget.element.getByText(`A 6-digit pass code was sent to you at ${shown}`)).toBeVisible();
    await expect(button(widget, 'Back')).toHaveCount(hideBack ? 0 : 1);
    const message = await emulator.inbox(to);
    expect(message.channel).toBe(channel);
    await passcode(widget).pressSequentially(message.code ?? '');

    await expect(heading(widget, 'Success')).toBeVisible();
    await expect(widget.element.getByText('Your passcode has been successfully verified.')).toBeVisible();
    const { detail } = await widget.event('auth-success', { method: 'otp' });
    expect(detail['session']).toMatchObject({ session_id: expect.any(String) });
    expect(detail['user']).toMatchObject({ user_id: expect.any(String) });
    const events = await widget.events();
    expect(events.filter(({ type }) => type === 'auth-success')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'auth-event').map((event) => event.detail['type'])).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
    expect(events.filter(({ type }) => type === 'auth-screen').map((event) => event.detail)).toEqual([
      { screen: 'OTPAuthenticate', previous: 'Main' },
      { screen: 'OTPConfirmation', previous: 'OTPAuthenticate' },
    ]);
    const told = JSON.stringify([events, said]);
    expect(told).not.toMatch(/session_token|session_jwt/);
    expect(told).not.toContain(message.code);
    const bodies = (await emulator.requests()).map(({ body }) => body);
    expect(bodies).toContainEqual(expect.objectContaining({ expiration_minutes: 7 }));
    expect(bodies).toContainEqual(expect.objectContaining({ session_duration_minutes: 45 }));
  });
}

// Spec 2.8, 2.25, 5.2, 5.3, 8.1
test('refuses an invalid number or address without asking the provider; tabs keep what is typed, also on the way back', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(allCodes);
  for (const [tab, field, typed, message] of [
    ['Text', phoneField, '123', 'Invalid phone number, please try again.'],
    ['Text', phoneField, '', 'Enter your phone number.'],
    ['Email', emailField, 'ada@', 'Invalid email, please try again.'],
    ['Email', emailField, '', 'Enter your email address.'],
  ] as const) {
    await widget.element.getByRole('tab', { name: tab }).click();
    await field(widget).fill(typed);
    await button(widget, 'Continue').click();
    await expect(field(widget)).toHaveAccessibleDescription(message);
    await expect(field(widget)).toHaveAttribute('aria-invalid', 'true');
    await widget.event('auth-error', { code: 'validation', message, screen: 'Main' });
    await field(widget).press('1');
    await expect(widget.element.getByText(message)).toBeHidden();
    await expect(field(widget)).not.toHaveAttribute('aria-invalid', 'true');
  }
  expect(await widget.events('auth-error')).toHaveLength(4);
  expect((await emulator.requests()).filter(({ path }) => path.includes('/otps/'))).toEqual([]);

  const tab = (name: string) => widget.element.getByRole('tab', { name });
  await expect(widget.element.getByRole('tab')).toHaveText(['Text', 'WhatsApp', 'Email']);
  await tab('Text').click();
  await phoneField(widget).fill('');
  await phoneField(widget).pressSequentially(phone.typed);
  await tab('Text').press('End');
  await expect(tab('Email')).toBeFocused();
  await emailField(widget).fill('ada@example.com');
  await tab('WhatsApp').click();
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await button(widget, 'Continue with WhatsApp').click();
  expect((await emulator.inbox(phone.e164)).channel).toBe('whatsapp');
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(tab('WhatsApp')).toHaveAttribute('aria-selected', 'true');
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await tab('Email').click();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await tab('WhatsApp').click();
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
});

// Spec 4.5, 8.2
test('refuses wrong codes and empties the boxes, and after five of them even the right one', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  for (let count = 1; count <= 5; count += 1) {
    await passcode(widget).pressSequentially(wrong(code));
    await expect.poll(async () => (await widget.events('auth-error')).length).toBe(count);
    await expect(passcode(widget)).toHaveAccessibleDescription(refused);
    await expect(passcode(widget)).toHaveAttribute('aria-invalid', 'true');
    await expect(passcode(widget)).toHaveValue('');
    await expect(passcode(widget)).toBeFocused();
  }
  const { detail } = await widget.event('auth-error', { code: 'provider', screen: 'OTPAuthenticate' });
  expect(detail).toMatchObject({ message: refused, status: 404, type: 'otp_code_not_found' });
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await passcode(widget).pressSequentially(code);
  await expect(widget.element.getByText('Too many attempts. Wait a while, then try again.')).toBeVisible();
  await widget.event('auth-error', { code: 'provider', status: 429 });
});

// Spec 2.24, 4.4, 5.6, 9.1
test('edits the boxes as six fields of one digit each, and finds the code in a message that is pasted whole', async ({
  page,
  context,
  openWidget,
  emulator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  const boxes = passcode(widget);
  await boxes.pressSequentially('1a2-3');
  await expect(boxes).toHaveValue('123');
  await boxes.press('Backspace');
  await expect(boxes).toHaveValue('12');
  await boxes.press('ArrowLeft');
  await boxes.press('ArrowLeft');
  await boxes.press('Delete');
  await expect(boxes).toHaveValue('2');
  await boxes.press('9');
  await expect(boxes).toHaveValue('9');
  await boxes.press('End');
  await boxes.pressSequentially('45');
  await expect(boxes).toHaveValue('945');
  await boxes.press('ArrowLeft');
  await boxes.press('Backspace');
  await expect(boxes).toHaveValue('95');
  await boxes.press('ControlOrMeta+z');
  await expect(boxes).toHaveValue('945');
  expect(await emulator.count(verifyRoute)).toBe(0);

  const message = `Your 6-digit code is ${code.slice(0, 3)} ${code.slice(3)}.`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), message);
  await boxes.press('ControlOrMeta+v');
  await expect(heading(widget, 'Success')).toBeVisible();
  expect(await emulator.count(verifyRoute)).toBe(1);
});

// Spec 5.6
test('sends and verifies one code, whatever is pressed meanwhile', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  const sent = await holdRequests(page, `**${sendRoute}`);
  const verified = await holdRequests(page, `**${verifyRoute}`);
  await phoneField(widget).pressSequentially(phone.typed);
  await phoneField(widget).press('Enter');
  await phoneField(widget).press('Enter');
  // Not click(), which would wait until the button is no longer busy.
  await button(widget, 'Continue').dispatchEvent('click');
  sent.release();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  expect(await emulator.messages()).toHaveLength(1);
  const { code = '' } = await emulator.inbox(phone.e164);

  await passcode(widget).pressSequentially(code);
  await passcode(widget).press('Backspace');
  await passcode(widget).press('7');
  await passcode(widget).press('Enter');
  await expect.poll(verified.count).toBe(1);
  await expect(passcode(widget)).not.toBeEditable();
  verified.release();
  await expect(heading(widget, 'Success')).toBeVisible();
  expect(verified.count()).toBe(1);
  expect(await widget.events('auth-error')).toEqual([]);
});

// Spec 2.26, 2.51, 4.20, 4.21
test('the countdown runs each second; resending restarts it, ends the old code and brings a new one', async ({
  page,
  openWidget,
  emulator,
}) => {
  const remaining = (minutes: RegExp) =>
    widget.element.getByText(new RegExp(`^Your code expires in ${minutes.source}\\.$`));
  await page.clock.install();
  const widget = await openWidget(smsCodes);
  const old = await askForSms(widget, emulator);
  await expect(remaining(/(5:00|4:\d\d)/)).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(remaining(/(3:00|2:\d\d)/)).toBeVisible();
  await widget.element.evaluate((element) => element.setAttribute('otp-expiration-minutes', '9'));
  await page.clock.fastForward('01:00');
  await expect(remaining(/(2:00|1:\d\d)/), 'a code keeps the minutes that it was sent with').toBeVisible();
  await passcode(widget).pressSequentially('123');
  await button(widget, 'Resend code').click();
  await expect(toast(widget, 'Code resent')).toBeVisible();
  await expect(passcode(widget)).toBeFocused();
  await expect(passcode(widget)).toHaveValue('');
  await expect(remaining(/(9:00|8:\d\d)/)).toBeVisible();
  const { code } = await emulator.inbox(phone.e164);
  expect(code, 'equal one time in a million').not.toBe(old);
  await passcode(widget).pressSequentially(old);
  await expect(widget.element.getByText(refused)).toBeVisible();

  // A clock that is set back does not bring a code back to life.
  await page.clock.setSystemTime(Date.now() - 60 * minuteMs);
  await page.clock.fastForward('09:00');
  await expect(widget.element.getByText('Your code has expired.')).toBeVisible();
  await expect(button(widget, 'Resend code')).toHaveAttribute('part', /button-primary/);
  await button(widget, 'Resend code').click();
  await expect(remaining(/(9:00|8:\d\d)/)).toBeVisible();
  await expect(widget.element.getByText('Your code has expired.')).toBeHidden();
  const secondsLeft = async (): Promise<number> => {
    const text = await widget.element.getByText(/^Your code expires in/).innerText();
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + minuteMs);
  const first = await secondsLeft();
  for (let second = 1; second <= 3; second += 1) {
    await page.clock.runFor(1000);
    await expect.poll(secondsLeft).toBe(first - second);
  }
  await page.clock.resume();
  const { code: newest = '' } = await emulator.inbox(phone.e164);
  await passcode(widget).pressSequentially(newest);
  await expect(heading(widget, 'Success')).toBeVisible();
});

test('between two codes there are 15 seconds, whichever way the visitor goes', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.clock.install();
  const widget = await openWidget(allCodes);
  const resend = button(widget, 'Resend code');
  const codes = () => emulator.count(sendRoute);
  await askForSms(widget, emulator);
  await page.clock.fastForward('00:15');
  await resend.click();
  await expect(toast(widget, 'Code resent')).toBeVisible();
  expect(await codes()).toBe(2);

  await expect(resend).toHaveText(/^Resend code in 1[345] s$/);
  await expect(resend).toHaveAccessibleName('Resend code');
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await resend.focus();
  for (let click = 0; click < 10; click += 1) await resend.dispatchEvent('click');
  await expect(resend).toBeFocused();
  await expect(widget.element.getByRole('status').filter({ hasText: /^in 1\d s$/ })).toHaveCount(1);

  // The way back through the first screen leads to the code that is on its way.
  await button(widget, 'Back').click();
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await expect(resend).toHaveText(/^Resend code in \d+ s$/);
  expect(await codes()).toBe(2);

  await page.clock.fastForward('00:15');
  await expect(resend).toHaveText('Resend code');
  await resend.click();
  await expect.poll(codes).toBe(3);
});

// Spec 8.4, 9.7
test('a code that cannot be sent again offline is said in place, since toasts are not there either', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|StytchAPIUnreachableError/);
  const widget = await openWidget(smsCodes);
  await askForSms(widget, emulator);
  await passPause(page);
  await page.context().setOffline(true);
  await button(widget, 'Resend code').click();
  // Not a toast's, which may be there from before.
  const unreachable = widget.element
    .getByRole('paragraph')
    .filter({ hasText: 'The sign-in service could not be reached' });
  await expect(unreachable).toBeVisible();
  await page.context().setOffline(false);
  await button(widget, 'Resend code').click();
  await expect(toast(widget, 'Code resent')).toBeVisible();
  await expect(unreachable).toBeHidden();
});

test('an expired code is refused, a resend that fails says why in a toast, and one that works brings a new code', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  await emulator.advanceClock(6 * minuteMs);
  await passcode(widget).pressSequentially(code);
  await expect(widget.element.getByText(refused)).toBeVisible();
  await widget.event('auth-error', { code: 'provider', status: 401, screen: 'OTPAuthenticate' });

  const message = 'Too many attempts. Wait a while, then try again.';
  await emulator.fault(sendRoute, { status: 429, type: 'too_many_requests', message: 'Slower.' }, 1);
  await passPause(page);
  await button(widget, 'Resend code').click();
  await expect(toast(widget, message)).toBeVisible();
  await widget.event('auth-error', { code: 'provider', message, status: 429, screen: 'OTPAuthenticate' });
  await expect(heading(widget, 'Enter passcode')).toBeVisible();

  // One toast says that a code is being sent again, and then that it was.
  const answer = await holdRequests(page, `**${sendRoute}`);
  await page.clock.runFor('00:15');
  await button(widget, 'Resend code').click();
  const toasts = widget.element.locator('[part=toast]');
  await expect(toasts).toHaveText(['Sending…']);
  await page.clock.runFor('00:10');
  await expect(toasts).toHaveText(['Sending…']);
  answer.release();
  await expect(toasts).toHaveText(['Code resent']);
  await expect(widget.element.getByText(refused)).toBeHidden();
  await page.clock.runFor('00:03');
  await expect(toasts).toHaveCount(0);
  const { code: fresh = '' } = await emulator.inbox(phone.e164);
  await passcode(widget).pressSequentially(fresh);
  await expect(heading(widget, 'Success')).toBeVisible();
});
