/** The provider fails in every way: the visitor reads what happened and can try again, the page hears of it. */
import type { EmulatorClient, Fault } from './emulator.ts';
import { expect, test, type Widget } from './fixtures.ts';
import {
  askForSms,
  button,
  heading,
  passcode,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
  verifyRoute,
} from './steps.ts';

const unreachable = 'The sign-in service could not be reached. Check your connection and try again.';
const slow = 'The sign-in service did not answer in time. Please try again.';
/** The SDK's own words on the console about a bootstrap request that failed. */
const sdkSaysSo = /StytchAPIUnreachableError|bootstrap|Failed to fetch|Unable to retrieve RBAC policy/i;
/** ms. Past the deadline of a call (docs/decisions.md, 6). */
const pastDeadline = 16_000;

const faults: readonly {
  readonly name: string;
  readonly fault: Fault;
  readonly message: string;
  readonly error: Readonly<Record<string, unknown>>;
  readonly hangs?: true;
}[] = [
  {
    name: 'an error answer',
    fault: {
      status: 500,
      type: 'internal_server_error',
      message: 'Oops, something seems to have gone wrong.',
    },
    message: 'Oops, something seems to have gone wrong.',
    error: { code: 'provider', status: 500, type: 'internal_server_error' },
  },
  {
    name: 'a request to slow down',
    fault: { status: 429, type: 'too_many_requests', message: 'Too many requests have been made.' },
    message: 'Too many requests have been made.',
    error: { code: 'provider', status: 429, type: 'too_many_requests' },
  },
  { name: 'a dropped connection', fault: 'drop', message: unreachable, error: { code: 'network' } },
  { name: 'garbage', fault: 'garbage', message: unreachable, error: { code: 'network' } },
  { name: 'no answer', fault: 'hang', message: slow, error: { code: 'timeout' }, hangs: true },
];

/** Lets the deadline pass, once the request is under way. */
async function outwait(widget: Widget, emulator: EmulatorClient, route: string): Promise<void> {
  await expect.poll(() => emulator.count(route)).toBeGreaterThan(0);
  await widget.page.clock.fastForward(pastDeadline);
}

for (const { name, fault, message, error, hangs } of faults) {
  test(`sending a code meets ${name}`, async ({ page, openWidget, emulator }) => {
    if (hangs) await page.clock.install();
    const widget = await openWidget(smsCodes);
    await emulator.fault(sendRoute, fault);
    await phoneField(widget).pressSequentially(phone.typed);
    await button(widget, 'Continue').click();
    if (hangs) await outwait(widget, emulator, sendRoute);
    await expect(phoneField(widget)).toHaveAccessibleDescription(message);
    await widget.event('auth-error', { ...error, message, screen: 'Main' });
    await expect(phoneField(widget)).toHaveValue(phone.shown);
    await emulator.clearFaults();
    await button(widget, 'Continue').click();
    await expect(heading(widget, 'Enter passcode')).toBeVisible();
  });

  test(`verifying a code meets ${name}`, async ({ page, openWidget, emulator }) => {
    if (hangs) await page.clock.install();
    const widget = await openWidget(smsCodes);
    const code = await askForSms(widget, emulator);
    await emulator.fault(verifyRoute, fault);
    await passcode(widget).fill(code);
    if (hangs) await outwait(widget, emulator, verifyRoute);
    await expect(passcode(widget)).toHaveAccessibleDescription(message);
    await widget.event('auth-error', { ...error, message, screen: 'OTPAuthenticate' });
    await expect(passcode(widget)).toBeFocused();
    await expect(passcode(widget), 'it may be right').toHaveValue(code);
    await emulator.clearFaults();
    if (hangs) await passcode(widget).press('Enter');
    else await button(widget, 'Try again').click();
    await expect(heading(widget, 'Success')).toBeVisible();
  });
}

test('a code that is verified after the visitor went back still signs in', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  await emulator.fault(verifyRoute, { delayMs: 1500 }, 1);
  await passcode(widget).fill(code);
  await expect.poll(() => emulator.count(verifyRoute)).toBe(1);
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(heading(widget, 'Success')).toBeVisible();
  await widget.event('auth-success', { method: 'otp' });
});

test('a code that was sent after the visitor went away changes nothing', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget({ products: 'otp emailMagicLinks' });
  await emulator.fault(sendRoute, { delayMs: 1000 }, 1);
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect.poll(() => emulator.count(sendRoute)).toBe(1);
  const answer = page.waitForResponse(
    (response) => response.url().endsWith(sendRoute) && response.status() === 200,
  );
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await answer;
  await expect(widget.element.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await widget.events('auth-screen')).toEqual([]);
});

for (const fault of ['hang', 'drop'] as const) {
  test(`the form is there at once though bootstrap meets ${fault}`, async ({
    openWidget,
    emulator,
    watch,
  }) => {
    watch.expect(sdkSaysSo);
    await emulator.fault('/projects/bootstrap', fault);
    const widget = await openWidget(smsCodes);
    await phoneField(widget).pressSequentially(phone.typed);
    await expect(phoneField(widget)).toHaveValue(phone.shown);
    await expect(widget.element.getByRole('img', { name: 'Powered by Stytch' })).toHaveCount(0);
  });
}

test('a bootstrap that failed is asked for again', async ({ openWidget, emulator, watch }) => {
  watch.expect(sdkSaysSo);
  await emulator.fault('/projects/bootstrap', 'drop');
  const widget = await openWidget(smsCodes);
  await expect.poll(() => emulator.requests().then((all) => all.length)).toBeGreaterThan(0);
  await emulator.clearFaults();
  // Error retry after about 5 s (spec section 9), spread by swr.
  await expect(widget.element.getByRole('img', { name: 'Powered by Stytch' })).toBeVisible({
    timeout: 20_000,
  });
});

for (const disabled of [true, false]) {
  test(`the watermark is ${disabled ? 'not shown' : '150 px wide'} as the project says`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    await emulator.settings({ disable_sdk_watermark: disabled });
    const answered = page.waitForResponse(/\/projects\/bootstrap\//);
    const widget = await openWidget(smsCodes);
    await answered;
    const watermark = widget.element.getByRole('img', { name: 'Powered by Stytch' });
    await expect(watermark).toHaveCount(disabled ? 0 : 1);
    if (!disabled) expect((await watermark.boundingBox())?.width).toBe(150);
  });
}

test('the stored bootstrap data is used at once', async ({ page, openWidget, emulator, watch }) => {
  watch.expect(sdkSaysSo);
  const widget = await openWidget(smsCodes);
  await expect(widget.element.getByRole('img', { name: 'Powered by Stytch' })).toBeVisible();
  await emulator.fault('/projects/bootstrap', 'hang');
  await page.reload();
  await expect(widget.element.getByRole('img', { name: 'Powered by Stytch' })).toBeVisible();
});

test('the login screen is logged once for a widget', async ({ openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  await askForSms(widget, emulator);
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  const rendered = async () =>
    JSON.stringify(await emulator.events()).split('"render_login_screen"').length - 1;
  await expect.poll(rendered).toBe(1);
});
