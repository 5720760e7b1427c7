/** Every screen for assistive technology, for the keyboard alone, and at 320 px. */
import { expect, expectAccessible, test } from './fixtures.ts';
import { screens } from './screens.ts';
import { allCodes, button, heading, passcode, phone, phoneField } from './steps.ts';

for (const { name, title, open } of screens) {
  for (const scheme of ['light', 'dark']) {
    test(`${name} is accessible in ${scheme}, with one heading`, async ({ page, openWidget, emulator }) => {
      const widget = await open({
        page,
        emulator,
        openWidget: (attributes, options) => openWidget({ ...attributes, 'color-scheme': scheme }, options),
      });
      await expect(widget.element.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(widget.element.getByRole('heading')).toHaveCount(1);
      await expectAccessible(page);
    });
  }

  test(`${name} fits into 320 px`, async ({ page, openWidget, emulator }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const widget = await open({ page, openWidget, emulator });
    await expect(widget.element.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the message of a wrong configuration is accessible', async ({ page, openWidget, watch }) => {
  watch.expect(/auth-widget: products/);
  const widget = await openWidget(
    { products: 'emailMagicLinks otp', 'otp-methods': 'email' },
    { ready: false },
  );
  await expect(widget.element.getByText('Error: Cannot use both EML and Email OTP')).toBeVisible();
  await expectAccessible(page);
});

test('the page keeps its focus when the widget appears', async ({ page, openWidget }) => {
  const before = '<input aria-label="Search" autofocus>';
  const widget = await openWidget(allCodes, { before });
  await expect(phoneField(widget)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
});

test('signs in by the keyboard alone', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(allCodes);
  await expect(phoneField(widget)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(widget.element.getByRole('tab', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(widget.element.getByRole('tab', { name: 'WhatsApp' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(widget.element.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone.typed);
  await page.keyboard.press('Enter');
  await expect(passcode(widget)).toBeFocused();
  expect((await emulator.inbox(phone.e164)).channel).toBe('whatsapp');
  await page.keyboard.press('Shift+Tab');
  await expect(button(widget, 'Back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phoneField(widget)).toBeFocused();
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await page.keyboard.press('Enter');
  await expect(passcode(widget)).toBeFocused();
  await page.keyboard.type((await emulator.inbox(phone.e164)).code ?? '');
  await expect(heading(widget, 'Success')).toBeFocused();
});
