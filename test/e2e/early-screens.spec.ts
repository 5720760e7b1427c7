/**
 * A form that is submitted before React is there is sent without it, and the next screen is drawn; React adopts that. In each
 * test the app's chunk is held back until the test lets it through.
 */
import { ADA, app, expectLinkAdopted, HEARD, link, submitEarly, typesOf } from './early-steps.ts';
import { expect, test, type Widget } from './fixtures.ts';
import { holdAnswers, holdRequests } from './hold.ts';
import { allCodes, button, emailField, heading, passcode, phone, sendRoute } from './steps.ts';
import { authEventsOf } from './watch.ts';

const linkRoute = '/magic_links/email/login_or_create';

const reset = (widget: Widget): Promise<void> =>
  widget.element.evaluate((element) => (element as unknown as { reset(): void }).reset());

for (const attributes of [
  link,
  { ...link, 'no-shadow': '', look: 'modern', locale: 'de' },
  { ...link, fields: 'light' },
])
  test(`the next screen is there before React, which adopts it: ${Object.keys(attributes).join(' ')}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const { widget, release } = await submitEarly(page, openWidget, attributes);
    await expectLinkAdopted(widget, release, ADA);
    expect(await emulator.count(linkRoute)).toBe(1);
  });

test('what is pressed on it is done when React is there, and the address is still known', async ({
  page,
  openWidget,
  emulator,
}) => {
  const { widget, release } = await submitEarly(page, openWidget);
  await button(widget, 'Back').click();
  release();
  await expect(emailField(widget)).toHaveValue(ADA);
  // The message of a moment ago serves again.
  await emailField(widget).press('Enter');
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await emulator.count(linkRoute)).toBe(1);
});

test('a reload comes back to it, and reset() leaves it', async ({ page, openWidget, emulator }) => {
  const { widget, release } = await submitEarly(page, openWidget);
  await expect(heading(widget, 'Check your email')).toBeVisible();
  await page.reload();
  release();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  await expect(widget.element.getByText(ADA).first()).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.unroute(app);
  const again = await submitEarly(page, openWidget);
  await expect(heading(again.widget, 'Check your email')).toBeVisible();
  await reset(again.widget);
  await expect(emailField(again.widget)).toHaveValue('');
  again.release();
  await expect(emailField(again.widget)).toHaveValue('');
  await expect(heading(again.widget, 'Sign up or log in')).toBeVisible();
  await expect(button(again.widget, 'Continue')).toBeEnabled();
  expect((await again.widget.events('auth-ready')).length).toBe(1);
  expect((await again.widget.events('auth-screen')).map(({ detail }) => detail['screen'])).toEqual([
    'EmailConfirmation',
    'Main',
  ]);
  expect(await emulator.count(linkRoute)).toBe(2);
});

test('without the chunk that sends early, React sends it', async ({ page, openWidget, emulator, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route('**/chunks/early-*', (route) => route.abort());
  const missing = page.waitForEvent('requestfailed');
  const { widget, release } = await submitEarly(page, openWidget);
  await missing;
  await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await emulator.count(linkRoute)).toBe(1);
});

test('an answer that is late is waited for by React, and nothing is sent twice', async ({
  page,
  openWidget,
  emulator,
}) => {
  const answers = await holdAnswers(page, `**${linkRoute}`);
  const { widget, release } = await submitEarly(page, openWidget);
  await widget.event('auth-submit');
  release();
  await widget.event('auth-ready');
  await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
  answers.release();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await typesOf(widget)).toEqual(HEARD);
  expect(await emulator.count(linkRoute)).toBe(1);
});

test('what was sent by one form is not taken for what another one sends', async ({
  page,
  openWidget,
  emulator,
}) => {
  const answers = await holdAnswers(page, `**${sendRoute}`);
  const { widget, release } = await submitEarly(page, openWidget, allCodes, phone.typed);
  await expect.poll(() => emulator.count(sendRoute)).toBe(1);
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await emailField(widget).fill(ADA);
  await emailField(widget).press('Enter');
  answers.release();
  release();
  await expect(passcode(widget)).toBeFocused();
  await expect(widget.element.getByText(ADA).first()).toBeVisible();
  await passcode(widget).fill((await emulator.inbox(ADA)).code ?? '');
  await widget.event('auth-success');
  expect(await emulator.count(sendRoute)).toBe(1);
});

test('a failure, or a page that stops it, is told once, and the address can be sent again', async ({
  page,
  openWidget,
  emulator,
}) => {
  await emulator.fault(linkRoute, 'garbage');
  const failed = await submitEarly(page, openWidget);
  await expect.poll(() => emulator.count(linkRoute)).toBe(1);
  failed.release();
  await failed.widget.event('auth-error');
  await expect(emailField(failed.widget)).toHaveValue(ADA);
  expect(await emulator.count(linkRoute)).toBe(1);
  await emulator.clearFaults();
  await emailField(failed.widget).press('Enter');
  await expect(heading(failed.widget, 'Check your email')).toBeVisible();
  expect((await failed.widget.events('auth-submit')).length).toBe(2);
  expect((await failed.widget.events('auth-error')).length).toBe(1);

  await page.unroute(app);
  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => addEventListener('auth-submit', (event) => event.preventDefault()));
  const stopped = await submitEarly(page, openWidget);
  await stopped.widget.event('auth-submit');
  stopped.release();
  await expect(emailField(stopped.widget)).toHaveAccessibleDescription(
    'This site could not complete this step. Please try again.',
  );
  expect((await stopped.widget.events('auth-submit')).length).toBe(1);
  expect(await emulator.count(linkRoute)).toBe(2);
});

test('scripts of the page that are still on their way are asked, too', async ({
  page,
  openWidget,
  emulator,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/own-checks.js', async (route) => {
    await released;
    await route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('auth-submit', (event) => event.waitUntil(Promise.reject({ visitorMessage: 'Not here.' })));`,
    });
  });
  const held = await holdRequests(page, app);
  // It resolves when the page has loaded, with all of its scripts.
  const opening = openWidget(link, {
    ready: false,
    after: '<script type="module" src="/own-checks.js"></script>',
  });
  await page.getByLabel('Email').fill(ADA);
  await page.keyboard.press('Enter');
  const heard = async () => (await authEventsOf(page)).map(({ type }) => type);
  await expect.poll(heard).toEqual(['auth-ready']);
  release();
  const widget = await opening;
  held.release();
  await expect(emailField(widget)).toHaveAccessibleDescription('Not here.');
  expect(await emulator.count(linkRoute)).toBe(0);
});

test('settings that are invalid send nothing', async ({ page, openWidget, emulator, watch }) => {
  watch.expect(/console error: auth-widget/);
  const { widget, release } = await submitEarly(page, openWidget, {
    ...link,
    'session-duration-minutes': '1',
  });
  release();
  await widget.event('auth-error', { code: 'configuration' });
  expect(await emulator.count(linkRoute)).toBe(0);
});
