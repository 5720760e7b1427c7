/** Cells of the table in src/shell/redirect/links.test.ts, over the built files. Strangers' links: login-csrf.spec.ts. */
import type { Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { expect, test, type Widget } from './fixtures.ts';
import { button, emailField, heading } from './steps.ts';

const ada = 'ada@example.com';
const AUTHENTICATE = '/magic_links/authenticate';

async function ask(widget: Widget, page: Page, emulator: EmulatorClient): Promise<string> {
  await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
  await emailField(widget).fill(ada);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  return (await emulator.inbox(ada)).link ?? '';
}

// Spec 4.17
test('without crypto.subtle, a link in the browser that asked signs in at once, and the author is warned', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { get: () => false });
  });
  const warned = page.waitForEvent('console', (message) =>
    message.text().startsWith('auth-widget: The page is not served over https'),
  );
  const widget = await openWidget();
  await warned;
  await page.goto(await ask(widget, page, emulator));
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('a link in another browser asks by its cause', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget();
  const link = await ask(widget, page, emulator);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(
    widget.element.getByText(
      'This link was requested in another browser. Continue only if you requested it.',
    ),
  ).toBeVisible();
  expect(await emulator.count(AUTHENTICATE)).toBe(0);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('a second link in the browser that asked is not said to be from another', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget();
  const first = await ask(widget, page, emulator);
  await emulator.ask('/magic_links/email/login_or_create', { email: ada });
  const second = (await emulator.inbox(ada)).link ?? '';
  await page.goto(first);
  await expect(heading(widget, 'Success!')).toBeVisible();
  await page.goto(second);
  await expect(
    widget.element.getByText(
      'A link was requested here before. Continue only if you requested this one, too.',
    ),
  ).toBeVisible();
});

// Spec 2.41, 8.3
test('an expired link in the browser that asked is tried, and refused in the visitor’s language', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget({ lang: 'de' });
  await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
  await widget.element.getByRole('textbox').fill(ada);
  await widget.element.getByRole('button', { name: 'Weiter' }).click();
  await expect(
    widget.element.getByRole('heading', { name: 'Sehen Sie in Ihrem Posteingang nach' }),
  ).toBeVisible();
  await emulator.advanceClock(31 * 60_000);
  await page.goto((await emulator.inbox(ada)).link ?? '');
  await expect(
    widget.element.getByText('Dieser Link ist abgelaufen oder wurde schon verwendet.'),
  ).toBeVisible();
  await widget.event('auth-error', { code: 'provider' });
});
