/** The rows of `<auth-account>`: what is said in them, which is busy, and their menus. */
import type { Page } from '@playwright/test';
import { makeTestPasskey } from '../../emulator/test-authenticator.ts';
import { account, button, field, said, section, test, visitor } from './account-page.ts';
import { expect } from './fixtures.ts';
import { registrationOf } from './virtual-authenticator.ts';

const ofName = (page: Page) => section(page, 'Name');

test('what was saved is said in its row for 2 seconds, and to screen readers', async ({ page, ada }) => {
  await page.clock.install();
  await ada.open();
  await button(page, 'Edit name').click();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  const sentence = 'Your name was saved.';
  await expect(ofName(page).getByText(sentence)).toBeVisible();
  await expect(page.getByText('Ada', { exact: true }).first()).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(ofName(page)).not.toContainText(sentence);
  await expect(said(page)).toHaveText(sentence);
});

test('only the row that is saved is busy, and what is begun beside it stays open', async ({
  page,
  context,
  emulator,
  ada,
}) => {
  await ada.open();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(`${emulator.url}/sdk/v1/users/me`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await button(page, 'Edit').click();
  await field(page, 'First name').fill('Ada');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true');
  await expect(ofName(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(account(page).getByRole('button', { disabled: true })).toHaveText(['Save', 'Cancel']);
  await button(page, 'Add email address').click();
  await field(page, 'Email').fill('draft');
  answer();
  await expect(ofName(page)).toContainText('Your name was saved.');
  await expect(field(page, 'Email')).toHaveValue('draft');
  await expect(field(page, 'Email')).toBeFocused();
});

test('a row has a menu, which works by the keyboard', async ({ page, emulator, ada }) => {
  await emulator.settings({
    users: [{ email: visitor, webauthn_registrations: [registrationOf(makeTestPasskey())] }],
  });
  await ada.open({ sections: 'passkeys' });
  const items = account(page).getByRole('menuitem');
  const toggle = button(page, 'Options');
  await expect(toggle).toHaveAttribute('aria-haspopup', 'menu');
  await toggle.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const [key, focused] of [
    ['ArrowDown', items.first()],
    ['End', items.last()],
    ['Home', items.first()],
    ['ArrowUp', items.last()],
    ['Escape', toggle],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
  await expect(items).toHaveCount(0);
  await toggle.press('Space');
  await page.keyboard.press('Tab');
  await expect(items).toHaveCount(0);
  await expect(button(page, 'Create a passkey')).toBeFocused();
  await toggle.click();
  await page.mouse.click(0, 0);
  await expect(items).toHaveCount(0);
  await toggle.press('Enter');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});
