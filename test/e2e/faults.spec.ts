/** The provider fails: the visitor reads why and tries again. What is said of which failure: src/shell/runner/failures.test.ts. */
import type { EmulatorClient } from './emulator.ts';
import { expect, live as test, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
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
const broken = {
  status: 500,
  type: 'internal_server_error',
  message: 'Oops, something went wrong.',
} as const;
/** What the SDK itself says on the console about a bootstrap request that failed. */
const sdkComplaint = /StytchAPIUnreachableError|bootstrap|Failed to fetch|Unable to retrieve RBAC policy/i;
/** ms. Longer than a call may take (decision provider-1). */
const pastDeadline = 16_000;

const watermark = ({ element }: Widget) => element.getByRole('img', { name: 'Powered by Stytch' });

/** Lets the deadline pass, once the request has been made. */
async function outwait(widget: Widget, emulator: EmulatorClient, route: string): Promise<void> {
  await expect.poll(() => emulator.count(route)).toBeGreaterThan(0);
  await widget.page.clock.fastForward(pastDeadline);
}

// Spec 4.5
test('a code that could not be sent is asked for again', async ({ page, openWidget, emulator }) => {
  await page.clock.install();
  const widget = await openWidget(smsCodes);
  await phoneField(widget).pressSequentially(phone.typed);
  for (const [fault, message, error] of [
    ['drop', unreachable, { code: 'network' }],
    ['garbage', unreachable, { code: 'network' }],
    ['hang', slow, { code: 'timeout' }],
    [broken, broken.message, { code: 'provider', status: 500, type: broken.type }],
  ] as const) {
    await emulator.fault(sendRoute, fault);
    const before = await emulator.count(sendRoute);
    await button(widget, 'Continue').click();
    if (fault === 'hang') {
      await expect.poll(() => emulator.count(sendRoute)).toBeGreaterThan(before);
      await page.clock.fastForward(pastDeadline);
    }
    await expect(phoneField(widget)).toHaveAccessibleDescription(message);
    await expect(button(widget, 'Continue')).not.toHaveAttribute('aria-busy');
    await widget.event('auth-error', { ...error, message, screen: 'Main' });
  }
  const codes = (await widget.events('auth-error')).map(({ detail }) => detail['code']);
  expect(codes).toEqual(['network', 'network', 'timeout', 'provider']);
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await emulator.clearFaults();
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
});

for (const { name, fault, message, error, again } of [
  {
    name: 'the provider failed',
    fault: broken,
    message: broken.message,
    error: { code: 'provider', status: 500 },
    again: (widget: Widget) => button(widget, 'Try again').click(),
  },
  {
    name: 'nobody answered',
    fault: 'hang',
    message: slow,
    error: { code: 'timeout' },
    again: (widget: Widget) => passcode(widget).press('Enter'),
  },
] as const) {
  test(`a code that was not verified because ${name} stays in its boxes for another try`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    if (fault === 'hang') await page.clock.install();
    const widget = await openWidget(smsCodes);
    const code = await askForSms(widget, emulator);
    await emulator.fault(verifyRoute, fault);
    await passcode(widget).fill(code);
    if (fault === 'hang') await outwait(widget, emulator, verifyRoute);
    await expect(passcode(widget)).toHaveAccessibleDescription(message);
    await widget.event('auth-error', { ...error, message, screen: 'OTPAuthenticate' });
    await expect(passcode(widget)).toBeFocused();
    await expect(passcode(widget), 'it may be right').toHaveValue(code);
    await emulator.clearFaults();
    await again(widget);
    await expect(heading(widget, 'Success')).toBeVisible();
  });
}

test('a code that is verified only after the visitor went back still signs in', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  const answer = await holdRequests(page, `**${verifyRoute}`);
  await passcode(widget).fill(code);
  await expect.poll(answer.count).toBe(1);
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  answer.release();
  await expect(heading(widget, 'Success')).toBeVisible();
  await widget.event('auth-success', { method: 'otp' });
});

test('a code that is sent only after the visitor chose another tab leads nowhere', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget({ products: 'otp emailMagicLinks' });
  const answer = await holdRequests(page, `**${sendRoute}`);
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect.poll(answer.count).toBe(1);
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  const answered = page.waitForResponse(`**${sendRoute}`);
  answer.release();
  await (await answered).finished();
  await expect(widget.element.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await widget.events('auth-screen')).toEqual([]);
});

test('the form can be used while the project settings do not arrive', async ({
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(sdkComplaint);
  await emulator.fault('/projects/bootstrap', 'hang');
  const widget = await openWidget(smsCodes);
  await phoneField(widget).pressSequentially(phone.typed);
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await expect(watermark(widget)).toHaveCount(0);
});

// Spec 9.10
test('the form can be used if the project settings cannot be fetched, and they are asked for again', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(sdkComplaint);
  await page.clock.install();
  await emulator.fault('/projects/bootstrap', 'drop');
  const answer = await holdRequests(page, '**/projects/bootstrap/**');
  const widget = await openWidget(smsCodes);
  const place = widget.element.locator('[part=container] > div > :last-child');
  const { height } = (await place.boundingBox()) ?? {};
  answer.release();
  await phoneField(widget).pressSequentially(phone.typed);
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await expect.poll(async () => (await emulator.requests()).length).toBeGreaterThan(0);
  await expect(watermark(widget)).toHaveCount(0);
  expect((await place.boundingBox())?.height).toBe(height);
  await emulator.clearFaults();
  // A failed request is repeated after 5 to 10 s.
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(watermark(widget)).toBeVisible({ timeout: 500 });
  }).toPass();
});

// Spec 1.5, 9.8
test('the watermark is shown as the project says, 150 px wide or as wide as its label', async ({
  page,
  openWidget,
  emulator,
}) => {
  await emulator.settings({ disable_sdk_watermark: true });
  const answered = page.waitForResponse(/\/projects\/bootstrap\//);
  const without = await openWidget(smsCodes);
  await (await answered).finished();
  await expect(watermark(without)).toHaveCount(0);
  const height = async () => (await without.element.boundingBox())?.height ?? 0;
  const reserved = await height();
  await page.reload();
  await without.event('auth-ready');
  expect(await height(), 'the next visit reserves no space').toBeLessThan(reserved);

  await emulator.settings({ disable_sdk_watermark: false });
  const widget = await openWidget(smsCodes);
  await expect(watermark(widget)).toBeVisible();
  const width = async () => (await watermark(widget).boundingBox())?.width ?? 0;
  // Fonts differ between machines.
  expect(await width()).toBeGreaterThanOrEqual(150);
  await watermark(widget).evaluate((node) => node.style.setProperty('font-size', '1px'));
  expect(await width()).toBe(150);
});

// Spec 7.16
test('the project settings of an earlier visit are used until the new ones arrive', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(sdkComplaint);
  const widget = await openWidget(smsCodes);
  await expect(watermark(widget)).toBeVisible();
  await emulator.fault('/projects/bootstrap', 'hang');
  await page.reload();
  await expect(watermark(widget)).toBeVisible();
});

// Spec 7.20
test('the provider is told once for each widget that the login screen was shown', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  await askForSms(widget, emulator);
  await button(widget, 'Back').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  const events = async () => JSON.stringify(await emulator.events());
  const told = async () => (await events()).split('"render_login_screen"').length - 1;
  await expect.poll(told).toBe(1);
  expect(await events(), 'with the options of the page').toContain('"products":["otp"]');
});
