/** Whole flows without a mouse. That Tab reaches everything and is never trapped is a11y.spec.ts's, for each screen. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  enterEmail,
  known,
  openReset,
  passwordField,
  passwords,
  seed,
  strongPassword,
} from './password-steps.ts';
import { button, emailField, heading, phone, phoneField, smsCodes } from './steps.ts';

/** Presses a key until that has the focus; a visitor gives up sooner. */
async function goTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    if (await target.evaluate((node) => node === (node.getRootNode() as ShadowRoot).activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('an e-mailed link, and back', async ({ page, openWidget }) => {
  const widget = await openWidget();
  await goTo(page, emailField(widget));
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Check your email')).toBeFocused();
  await goTo(page, button(widget, 'Try again'));
  await page.keyboard.press('Space');
  await expect(emailField(widget)).toBeFocused();
});

test('the list of countries is searched, left and picked from', async ({ page, openWidget }) => {
  const widget = await openWidget(smsCodes);
  const country = widget.element.getByRole('combobox', { name: 'Country' });
  const list = widget.element.getByRole('listbox', { name: 'Country' });
  await goTo(page, country);
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(country).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('german');
  await expect(widget.element.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('DE +49');
  await expect(country).toHaveAccessibleDescription('Germany');
  await goTo(page, phoneField(widget));
  await page.keyboard.type('1');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
  await expect(phoneField(widget)).toBeFocused();
});

test('a password is created, shown and hidden', async ({ page, openWidget }) => {
  const widget = await openWidget(passwords);
  await goTo(page, emailField(widget));
  await page.keyboard.type('new@example.com');
  await page.keyboard.press('Enter');
  await expect(passwordField(widget)).toBeFocused();
  await page.keyboard.type(strongPassword);
  await goTo(page, button(widget, 'Show password'));
  await page.keyboard.press('Space');
  await expect(button(widget, 'Hide password')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(widget, 'Show password')).toBeFocused();
  await expect(button(widget, 'Continue')).toBeEnabled();
  await goTo(page, button(widget, 'Continue'));
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Success!')).toBeFocused();
});

test('a wrong password, a forgotten one, and the log-in', async ({ page, openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await expect(passwordField(widget)).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(passwordField(widget)).toHaveAttribute('aria-invalid', 'true');
  await expect(passwordField(widget), 'an error leaves the focus').toBeFocused();
  await goTo(page, button(widget, 'Forgot Password?'));
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Forgot password?')).toBeFocused();
  await widget.element.evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expect(emailField(widget)).toBeFocused();
  await page.keyboard.type(known.email);
  await page.keyboard.press('Enter');
  await expect(passwordField(widget)).toBeFocused();
  await page.keyboard.type(known.password);
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Success!')).toBeFocused();
});

test('a password is set anew', async ({ page, openWidget, emulator }) => {
  const widget = await openReset({ page, openWidget, emulator });
  await goTo(page, passwordField(widget, 'New password'));
  await page.keyboard.type(strongPassword);
  await expect(button(widget, 'Continue')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Success!')).toBeFocused();
});

test('the other wallets are listed and left', async ({ page, openWidget }) => {
  const widget = await openWidget({ products: 'crypto' });
  await goTo(page, button(widget, 'Continue with other Crypto Wallet'));
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Continue with other wallet')).toBeFocused();
  await goTo(page, button(widget, 'Other Solana Wallet'));
  await goTo(page, button(widget, 'Back'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Sign up or log in')).toBeFocused();
});

test('a code, by tabs and Enter, and back', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget({ products: 'otp', 'otp-methods': 'sms email' });
  await goTo(page, widget.element.getByRole('tab', { name: 'Text' }));
  await page.keyboard.press('End');
  await expect(widget.element.getByRole('tab', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await goTo(page, phoneField(widget));
  await page.keyboard.type(phone.typed);
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await page.keyboard.type((await emulator.inbox(phone.e164)).code ?? '');
  await expect(heading(widget, 'Success')).toBeFocused();
});
