/** What a visitor with assistive technology or without a mouse meets besides the screens (screens.spec.ts). */
import { expect, expectAccessible, live as test } from './fixtures.ts';
import { allCodes, button, heading, passcode, phone, phoneField } from './steps.ts';

test('the message about a wrong configuration is accessible', async ({ page, openWidget, watch }) => {
  watch.expect(/auth-widget: products/);
  const widget = await openWidget(
    { products: 'emailMagicLinks otp', 'otp-methods': 'email' },
    { ready: false },
  );
  await expect(widget.element.getByText('Error: Cannot use both EML and Email OTP')).toBeVisible();
  await expectAccessible(page);
});

test('the focus of the page stays where it is when the widget appears', async ({ page, openWidget }) => {
  const before = '<input aria-label="Search" autofocus>';
  const widget = await openWidget(allCodes, { before });
  await expect(phoneField(widget)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
});

test('a visitor signs in with the keyboard alone', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(allCodes);
  await expect(phoneField(widget)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(widget.element.getByRole('tab', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(widget.element.getByRole('tab', { name: 'Email' })).toBeFocused();
  // A quick visitor waits for nothing between the keys.
  for (const key of ['ArrowRight', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
  await expect(widget.element.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone.typed);
  await page.keyboard.press('Enter');
  await expect(passcode(widget)).toBeFocused();
  const { channel, code = '' } = await emulator.inbox(phone.e164);
  expect(channel).toBe('whatsapp');
  await page.keyboard.press('Shift+Tab');
  await expect(button(widget, 'Change phone number')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(widget, 'Back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phoneField(widget)).toBeFocused();
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await page.keyboard.press('Enter');
  await expect(passcode(widget)).toBeFocused();
  await page.keyboard.type(code);
  await expect(heading(widget, 'Success')).toBeFocused();
});
