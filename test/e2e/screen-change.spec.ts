/** Moving to another screen: what is in view, where the focus is, and what becomes of calls and errors. */
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { button, emailField, heading, passcode, phone, phoneField, sendRoute, smsCodes } from './steps.ts';

const providers =
  'google apple github gitlab facebook discord slack amazon linkedin twitch figma yahoo tiktok twitter';

test('the field of a screen is in view however long the screen before was', async ({ page, openWidget }) => {
  await page.setViewportSize({ width: 375, height: 560 });
  const widget = await openWidget(
    { products: 'oauth otp', 'oauth-providers': providers },
    { after: '<p style="height: 1500px">Below</p>' },
  );
  await phoneField(widget).pressSequentially(phone.typed);
  await phoneField(widget).press('Enter');
  await expect(passcode(widget)).toBeFocused();
  // The field is wider than its boxes, and clipped beside them.
  await expect(passcode(widget)).toBeInViewport({ ratio: 0.7 });
  await expect(heading(widget, 'Enter passcode')).toBeInViewport({ ratio: 0.95 });
});

test('a visitor who types elsewhere on the page keeps the focus there', async ({ page, openWidget }) => {
  const widget = await openWidget(smsCodes, { after: '<input aria-label="Search">' });
  const answer = await holdRequests(page, `**${sendRoute}`);
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.focus();
  answer.release();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await expect(search).toBeFocused();
});

test('a screen whose code does not load can be tried again from the one before', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  const screens = '**/chunks/usual-screens-*';
  await page.route(screens, (route) => route.abort());
  const widget = await openWidget();
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await widget.event('auth-error', { code: 'network', screen: 'EmailConfirmation' });
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await page.unroute(screens);
  await button(widget, 'Try again').click();
  await expect(heading(widget, 'Check your email')).toBeFocused();
  expect(await widget.events('auth-ready')).toHaveLength(1);
});

test('tabs that appear during a call cost neither the call nor the focus', async ({ page, openWidget }) => {
  const widget = await openWidget(smsCodes);
  const answer = await holdRequests(page, `**${sendRoute}`);
  await phoneField(widget).pressSequentially(phone.typed);
  await phoneField(widget).press('Enter');
  await widget.element.evaluate((element) => element.setAttribute('otp-methods', 'sms whatsapp'));
  await expect(widget.element.getByRole('tab')).toHaveCount(2);
  await expect(phoneField(widget)).toBeFocused();
  answer.release();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
});

test('reset() ends errors and calls', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  const reset = (): Promise<void> =>
    widget.element.evaluate((element) => (element as unknown as { reset(): void }).reset());
  await phoneField(widget).fill('123');
  await phoneField(widget).press('Enter');
  await expect(phoneField(widget)).toHaveAttribute('aria-invalid', 'true');
  await reset();
  await expect(phoneField(widget)).toHaveValue('');
  await expect(phoneField(widget)).not.toHaveAttribute('aria-invalid');

  const answer = await holdRequests(page, `**${sendRoute}`);
  await phoneField(widget).pressSequentially(phone.typed);
  await phoneField(widget).press('Enter');
  await expect.poll(answer.count).toBe(1);
  await reset();
  await expect(button(widget, 'Continue')).not.toHaveAttribute('aria-busy');
  const answered = page.waitForResponse(`**${sendRoute}`);
  answer.release();
  await (await answered).finished();
  await emulator.fault(sendRoute, { status: 500, type: 'no', message: 'Again.' }, 1);
  // Another number, because a code for the first one was sent just now.
  await phoneField(widget).pressSequentially('2025550163');
  await phoneField(widget).press('Enter');
  await expect(phoneField(widget)).toHaveAccessibleDescription('Again.');
  expect((await widget.events('auth-screen')).map(({ detail }) => detail['screen'])).toEqual([]);
});

test('a screen fades as the visitor saw it', async ({ page, openWidget }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // What fades is in a closed root, and gone after 200 ms.
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      return attachShadow.call(this, { ...options, mode: 'open' });
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...settings) {
      const animation = animate.apply(this, settings);
      animation.pause();
      return animation;
    };
  });
  const widget = await openWidget();
  const looks = (screen: string) =>
    widget.element.locator(`${screen} :is(h2, label, button)`).evaluateAll((elements) =>
      elements.map((element) => {
        const { fontFamily, fontSize, margin, padding, border, width, height } = getComputedStyle(element);
        return { fontFamily, fontSize, margin, padding, border, width, height };
      }),
    );
  await emailField(widget).fill('ada@example.com');
  const before = await looks('[part=container]');
  expect(before).toHaveLength(3);
  await emailField(widget).press('Enter');
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await looks('[inert]')).toEqual(before);
});

test('a second click presses nothing of the next screen; a single one, and a key, do', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget();
  const leave = async (): Promise<void> => {
    await emailField(widget).fill('ada@example.com');
    await button(widget, 'Continue').click();
    await expect(heading(widget, 'Check your email')).toBeVisible();
  };
  const main = heading(widget, 'Sign up or log in');
  // A busy machine would be too slow for a second click.
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await leave();
  await button(widget, 'Back').hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(main).toBeHidden();
  await page.mouse.down();
  await page.mouse.up();
  await expect(main).toBeVisible();
  await leave();
  await button(widget, 'Back').press('Enter');
  await expect(main).toBeVisible();
});
