/** `auth-submit`: what a page can check, or ask the visitor, before the widget sends anything. */
import type { Page } from '@playwright/test';
import { expect, test, type Widget } from './fixtures.ts';
import { enterEmail, known, passwordField, passwords, seed } from './password-steps.ts';
import { button, emailField, heading, passcode, phone, phoneField, sendRoute, smsCodes } from './steps.ts';

const linkRoute = '/magic_links/email/login_or_create';

/** What the listener of a page does. Settled by `release` or `refuse`. */
async function holdSubmits(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('auth-widget')?.addEventListener('auth-submit', (event) => {
      event.waitUntil(
        new Promise((release, refuse) => {
          Object.assign(globalThis, { release, refuse });
        }),
      );
    });
  });
}

const release = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { release(): void }).release());
const refuse = (page: Page, reason: unknown): Promise<void> =>
  page.evaluate(
    (given) => (globalThis as unknown as { refuse(reason: unknown): void }).refuse(given),
    reason,
  );

const askForCode = async (widget: Widget): Promise<void> => {
  await phoneField(widget).fill(phone.typed);
  await button(widget, 'Continue').click();
};

test('a code is sent once the page has finished its work', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  await holdSubmits(page);
  await askForCode(widget);
  await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
  const { detail } = await widget.event('auth-submit');
  expect(detail).toEqual({ method: 'otp', action: 'send', identifier: phone.e164 });
  expect(await emulator.count(sendRoute)).toBe(0);
  await release(page);
  await expect(passcode(widget)).toBeFocused();
  expect(await emulator.count(sendRoute)).toBe(1);
});

test('a page that refuses says why under the field, or a general sentence, and the visitor can try again', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget();
  const sentence = 'This site could not complete this step. Please try again.';
  await page.evaluate(() => {
    addEventListener('auth-submit', (event) => event.preventDefault(), { once: true });
  });
  await emailField(widget).fill('bob@example.com');
  await button(widget, 'Continue').click();
  await expect(emailField(widget)).toHaveAccessibleDescription(sentence);
  await emailField(widget).fill('ada@example.com');
  await expect(emailField(widget)).toHaveAccessibleDescription('');
  await page.evaluate(() => {
    document
      .querySelector('auth-widget')
      ?.addEventListener('auth-submit', (event) => event.waitUntil(Promise.reject(new Error('SELECT *'))), {
        once: true,
      });
  });
  await button(widget, 'Continue').click();
  await expect(emailField(widget)).toHaveAccessibleDescription(sentence);
  await expect(widget.element).not.toContainText('SELECT');
  expect(await emulator.count(linkRoute)).toBe(0);

  await holdSubmits(page);
  await button(widget, 'Continue').click();
  await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
  await widget.event('auth-submit', { identifier: 'ada@example.com' });
  await refuse(page, { visitorMessage: 'Only <b>employees</b> can sign in here.' });
  await expect(emailField(widget)).toHaveAccessibleDescription('Only <b>employees</b> can sign in here.');
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await widget.event('auth-error', { code: 'page', message: 'Only <b>employees</b> can sign in here.' });
  expect(await emulator.count(linkRoute)).toBe(0);

  await button(widget, 'Continue').click();
  await expect(emailField(widget)).toHaveAccessibleDescription('');
  await release(page);
  await expect(heading(widget, 'Check your email')).toBeFocused();
});

test('neither a password nor a code is in the event, and the password stays in its field', async ({
  page,
  openWidget,
  emulator,
}) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await page.evaluate(() => {
    addEventListener('auth-submit', (event) => event.preventDefault());
  });
  await enterEmail(widget, known.email);
  await passwordField(widget).fill(known.password);
  await button(widget, 'Continue').click();
  const { detail } = await widget.event('auth-submit', { action: 'authenticate' });
  expect(detail).toEqual({ method: 'password', action: 'authenticate', identifier: known.email });
  await expect(passwordField(widget)).toHaveAccessibleDescription(/could not complete/);
  await expect(passwordField(widget)).toHaveValue(known.password);
  expect(await emulator.count('/passwords/authenticate')).toBe(0);
});

test('a listener that calls waitUntil() too late learns of it', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/Call waitUntil\(\) before any await/);
  const widget = await openWidget(smsCodes);
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    document.querySelector('auth-widget')?.addEventListener('auth-submit', (event) => {
      queueMicrotask(() => event.waitUntil(Promise.resolve()));
    });
  });
  await askForCode(widget);
  expect((await thrown).message).toBe('Call waitUntil() before any await.');
  await expect(passcode(widget)).toBeFocused();
  expect(await emulator.count(sendRoute)).toBe(1);
});

test('what is pressed before the app has loaded is asked about, too', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.addInitScript(() => {
    addEventListener('auth-submit', (event) => event.preventDefault());
  });
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/chunks/app-*', async (route) => {
    await held;
    await route.continue();
  });
  const widget = await openWidget({}, { ready: false });
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  open();
  await expect(emailField(widget)).toHaveAccessibleDescription(/could not complete/);
  expect(await emulator.count(linkRoute)).toBe(0);
});

test('a visitor leaves for a third-party provider once the page agrees', async ({
  page,
  site,
  openWidget,
}) => {
  const back = { 'login-redirect-url': `${site.url}/`, 'signup-redirect-url': `${site.url}/` };
  const widget = await openWidget({ products: 'oauth', 'oauth-providers': 'google', ...back });
  await page.evaluate(() => {
    addEventListener('auth-submit', (event) => event.preventDefault(), { once: true });
  });
  await button(widget, 'Continue with Google').click();
  const { detail } = await widget.event('auth-submit');
  expect(detail).toEqual({ method: 'oauth', action: 'start', provider: 'google' });
  await expect(widget.element.locator('[part=error]')).toHaveText(/could not complete/);
  await button(widget, 'Continue with Google').click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
});
