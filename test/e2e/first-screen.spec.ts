/** The first screen before React: in each test the app's chunk is held back until the test lets it through. */
import de from '../../src/kit/i18n/locales/de/consumer.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { allCodes, button, emailField, heading, phoneField } from './steps.ts';

const app = /\/chunks\/app-/;
/** Without these, nothing can be sent. */
const appAndProvider = /\/chunks\/(app|adapter)-/;
const link = { products: 'emailMagicLinks' };
const everything = {
  products: 'otp oauth crypto',
  'otp-methods': 'sms whatsapp email',
  'oauth-providers': 'google apple',
};

test('everybody can use it before React', async ({ page, openWidget }) => {
  await holdRequests(page, app);
  const widget = await openWidget(everything, { ready: false });
  await expect(phoneField(widget)).toBeVisible();
  await expectAccessible(page, { within: 'auth-widget' });
});

test('settings that change before React are followed, and what was typed stays', async ({
  page,
  openWidget,
}) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget({ products: 'emailMagicLinks' }, { ready: false });
  await emailField(widget).pressSequentially('ada@example.com');
  await widget.element.evaluate((element) => {
    element.setAttribute('strings', '{"main":{"heading":"Welcome"}}');
    element.setAttribute('products', 'emailMagicLinks oauth');
    element.setAttribute('oauth-providers', 'google');
  });
  await expect(heading(widget, 'Welcome')).toBeVisible();
  await expect(button(widget, 'Continue with Google')).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  release();
  await widget.event('auth-ready');
  await expect(emailField(widget)).toHaveValue('ada@example.com');
});

test('the form stays if the app does not come, and can be used on', async ({ page, openWidget, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route(app, (route) => route.abort());
  const widget = await openWidget(allCodes, { ready: false });
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await emailField(widget).pressSequentially('ada@example.com');
  await widget.event('auth-error', { code: 'network' });
  await expect(widget.element.getByRole('alert')).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await widget.element.getByRole('tab', { name: 'Text' }).click();
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await page.unroute(app);
  await button(widget, 'Try again').click();
  await widget.event('auth-ready');
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await expect(widget.element.getByRole('alert')).toBeHidden();
});

test('the form stays while the app never answers, and takes presses again after the deadline', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.clock.install();
  const { release } = await holdRequests(page, appAndProvider);
  const widget = await openWidget(link, { ready: false });
  await emailField(widget).pressSequentially('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
  for (const failures of [1, 2]) {
    await page.clock.fastForward(15_000);
    await expect.poll(async () => (await widget.events('auth-error')).length).toBe(failures);
    await expect(widget.element.getByRole('alert')).toHaveCount(1);
    await expect(emailField(widget)).toHaveValue('ada@example.com');
    await expect(emailField(widget)).toBeFocused();
    await expect(button(widget, 'Continue')).not.toHaveAttribute('aria-busy');
    await emailField(widget).press('Enter');
    await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
    if (failures === 1) await button(widget, 'Try again').click();
    await emailField(widget).focus();
  }
  expect((await widget.events('auth-error')).map(({ detail }) => detail['code'])).toEqual([
    'timeout',
    'timeout',
  ]);
  release();
  await button(widget, 'Try again').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await emulator.count('/magic_links/email/login_or_create')).toBe(1);
  await expect(widget.element.getByRole('alert')).toBeHidden();
});

test('a language that is late is drawn when it is there', async ({ page, openWidget }) => {
  await holdRequests(page, app);
  const widget = await openWidget({ ...allCodes, locale: 'ar' }, { ready: false });
  await expect(widget.element.getByRole('tab').first()).toBeVisible();
  await expect(widget.element.getByRole('heading')).toHaveCSS('direction', 'rtl');
  await widget.element.getByRole('tab').first().press('ArrowLeft');
  await expect(widget.element.getByRole('tab').nth(1)).toBeFocused();
});

test('an invalid config, which is drawn all the same, ends in the message', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/auth-widget/);
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(
    { products: 'emailMagicLinks', 'success-url': 'javascript:0' },
    { ready: false },
  );
  await expect(emailField(widget)).toBeVisible();
  release();
  await widget.event('auth-error', { code: 'configuration' });
  await expect(widget.element.getByText('This sign-in form is not set up correctly.')).toBeVisible();
  await expect(emailField(widget)).toBeHidden();
});

test('a form that an extension has changed is drawn anew, and what was typed stays', async ({
  page,
  openWidget,
  watch,
}) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(link, { ready: false });
  await emailField(widget).fill('ada@example.com');
  await heading(widget, 'Sign up or log in').evaluate((node) => node.remove());
  release();
  await widget.event('auth-ready');
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  // Where nothing has changed it, this fails the test.
  expect(watch.faults).toEqual([expect.stringMatching(/^drew the first screen anew/)]);
  watch.expect(/^drew the first screen anew/);
});

test('reset() before React empties the form, and forgets what was pressed', async ({
  page,
  openWidget,
  emulator,
}) => {
  const { release } = await holdRequests(page, appAndProvider);
  const widget = await openWidget(allCodes, { ready: false });
  await phoneField(widget).pressSequentially('2025550162');
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await emailField(widget).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
  await widget.element.evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expect(phoneField(widget)).toHaveValue('');
  await expect(button(widget, 'Continue')).not.toHaveAttribute('aria-busy');
  release();
  await widget.event('auth-ready');
  await expect(phoneField(widget)).toHaveValue('');
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await expect(emailField(widget)).toHaveValue('');
  expect(await widget.events('auth-screen')).toEqual([]);
  expect(await emulator.count('/otps/email/login_or_create')).toBe(0);
});

test('a press in English counts when the language arrives late', async ({ page, openWidget }) => {
  await page.clock.install();
  const { release } = await holdRequests(page, appAndProvider);
  const language = await holdRequests(page, '**/locales/de.js');
  const widget = await openWidget({ ...link, locale: 'de' }, { ready: false });
  await page.clock.fastForward(2_000);
  await emailField(widget).pressSequentially('ada@example.com');
  await button(widget, 'Continue').click();
  language.release();
  const submit = button(widget, de.common.continue);
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heading(widget, de.emailConfirmation.heading)).toBeVisible();
});
