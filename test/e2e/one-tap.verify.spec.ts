/** More of Google One Tap: who draws the prompt, where it stands, and what ends it. */
import { expect, expectAccessible, publicToken } from './fixtures.ts';
import { expectInPlace, googleButton, oneTap, prompt, test } from './one-tap-page.ts';
import { button } from './steps.ts';

const liveToken = publicToken.replace('test', 'live');

/** ms. */
const deadline = 8_000;

// Spec 4.25, 7.19
test('the button takes the place of a prompt that is closed, in a plain container too', async ({
  page,
  openOneTap,
}) => {
  const widget = await openOneTap({ 'no-shadow': true });
  await expectInPlace(page, widget);
  await prompt(page).getByRole('button', { name: 'Close' }).click();
  await expect(googleButton(widget)).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
  expect(await widget.events('auth-error')).toEqual([]);
});

// Spec 4.23, 5.14, 8.13
test('a test project is told what is wrong with it, and a live one gets the button', async ({
  page,
  openOneTap,
  emulator,
}) => {
  const type = 'unregistered_origin';
  await emulator.settings({ one_tap: type });
  const widget = await openOneTap();
  const { host, port } = new URL(page.url());
  expect(port).not.toBe('');
  await expect(
    widget.element.getByText(
      `this host is not allowed. Add http://localhost, http://${host} to the authorized origins`,
    ),
  ).toBeVisible();
  await expect(googleButton(widget)).toHaveCount(0);
  await expect(button(widget, 'Continue with GitHub')).toBeVisible();
  await widget.event('auth-error', { code: 'one_tap', type, screen: 'Main' });
  await expectAccessible(page);

  const live = await openOneTap({ 'public-token': liveToken });
  await expect(googleButton(live)).toBeVisible();
  await live.event('auth-error', { code: 'one_tap', type });
  await expect(live.element.getByText('One Tap')).toHaveCount(0);
});

// Spec 4.22, 4.24, 9.6
test('the place of the prompt is 47 px high until the prompt is measured; after 8 s without an answer the button takes it', async ({
  page,
  openOneTap,
  askedOfGoogle,
  emulator,
}) => {
  await page.clock.install();
  await emulator.settings({ one_tap: 'hang_script' });
  const widget = await openOneTap();
  const waiting = widget.element.getByRole('status').filter({ hasText: 'Loading' });
  await expect.poll(async () => (await waiting.boundingBox())?.height).toBe(47);
  const ring = waiting.locator('circle').first();
  await expect(ring).toHaveAttribute('stroke-width', '2');
  await expect(waiting.locator('svg')).toHaveCSS('width', '25px');

  await expect.poll(() => askedOfGoogle.length).toBe(1);
  // Each step has its own limit, and the next one begins when the page gets round to it.
  await expect(async () => {
    await page.clock.fastForward(deadline);
    await expect(googleButton(widget)).toBeVisible({ timeout: 500 });
  }).toPass();
  await widget.event('auth-error', { code: 'one_tap', type: 'timeout' });
});

// Spec 2.12, 3.3, 5.13
test('a floating prompt that is the only way to sign in is all that is shown until it is closed', async ({
  page,
  openOneTap,
}) => {
  const widget = await openOneTap({}, [{ ...oneTap, position: 'floating' }]);
  await expect(prompt(page)).toBeVisible();
  await expect(widget.element.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#google-parent-prompt')).toHaveCount(0);
  await expectAccessible(page);
  await prompt(page).getByRole('button', { name: 'Close' }).click();
  await expect(googleButton(widget)).toBeVisible();
});

test.describe('if the browser draws the prompt', () => {
  test.use({ drawnBy: 'browser' });

  // Spec 5.13
  test('it floats above the page, and the button stays', async ({ page, openOneTap }) => {
    const widget = await openOneTap();
    await expect(prompt(page)).toBeVisible();
    await expect(googleButton(widget)).toBeVisible();
    await expect(page.locator('#google-parent-prompt')).toHaveCount(0);
  });

  test('there is the button alone where the prompt may only be embedded', async ({
    page,
    openOneTap,
    askedOfGoogle,
  }) => {
    const widget = await openOneTap({}, [{ ...oneTap, position: 'embeddedOnly' }, { type: 'github' }]);
    await expect(googleButton(widget)).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    expect(askedOfGoogle).toEqual([]);
    expect(await widget.events('auth-error')).toEqual([]);
  });
});

test('a prompt that may only be embedded is shown where the browser can embed it', async ({
  page,
  openOneTap,
}) => {
  await expectInPlace(
    page,
    await openOneTap({}, [{ ...oneTap, position: 'embeddedOnly' }, { type: 'github' }]),
  );
});

test('only one of two widgets shows the prompt, which goes when its widget does', async ({
  page,
  openOneTap,
  emulator,
}) => {
  const config = { oauthOptions: { providers: [oneTap, { type: 'github' }] } };
  const second = `<auth-widget id="second" public-token="${publicToken}" api-url="${emulator.url}"
    products="oauth" config='${JSON.stringify(config)}'></auth-widget>`;
  await openOneTap({}, undefined, { after: second });
  await expect(prompt(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toHaveCount(2);
  await page.locator('auth-widget:has(#google-parent-prompt)').evaluate((element) => element.remove());
  await expect(prompt(page)).toHaveCount(0);
});

test('the page hears that it is about to be left, and of an account that the provider refuses', async ({
  page,
  openOneTap,
  emulator,
}) => {
  await page.route('**/*stytch_token_type=oauth*', (route) => route.fulfill({ status: 204 }));
  const widget = await openOneTap();
  const left = page.waitForResponse(/stytch_token_type=oauth/);
  await prompt(page).getByRole('button', { name: 'Continue as this account' }).click();
  const { detail } = await widget.event('auth-event', { type: 'OAUTH_START' });
  expect(detail['data']).toEqual({ provider_type: 'google', one_tap: true });

  // Otherwise the page may leave during the reload, and so abort it.
  await left;
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await emulator.settings({ google_client_id: 'another' });
  await prompt(page).getByRole('button', { name: 'Continue as this account' }).click();
  await expect(widget.element.getByText('Google One Tap could not be used.')).toBeVisible();
  await widget.event('auth-error', { code: 'one_tap', type: 'id_token_invalid' });
  await expect(googleButton(widget)).toBeVisible();
});

test('a button of the prompt that the growing frame still cuts off stays where it is when it gets the focus', async ({
  page,
  openOneTap,
}) => {
  // The frame does not grow.
  await page.addInitScript(() => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await openOneTap();
  const close = prompt(page).getByRole('button', { name: 'Close' });
  const place = await close.boundingBox();
  await close.focus();
  expect(await close.boundingBox()).toEqual(place);
});

test('trusted types, which the SDK does not support, leave the button', async ({
  openOneTap,
  emulator,
  watch,
}) => {
  watch.expect(/TrustedScriptURL|Trusted Type|trusted/i);
  const headers = {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src ${emulator.url}; frame-src ${emulator.url}; require-trusted-types-for 'script'`,
  };
  const widget = await openOneTap({}, undefined, { headers });
  await expect(googleButton(widget)).toBeVisible();
  await widget.event('auth-error', { code: 'one_tap', type: 'blocked' });
});
