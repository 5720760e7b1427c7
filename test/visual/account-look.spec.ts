/** How `<auth-account>` looks and reads. */
import type { Locator } from '@playwright/test';
import { account, button, field, group, section, test, visitor } from '../e2e/account-page.ts';
import { expect, expectAccessible } from '../e2e/fixtures.ts';
import { strictPolicy, watchViolations } from '../e2e/strict-policy.ts';

test('is accessible and fits 320 px, under a strict CSP', async ({ page, emulator, ada }) => {
  const violations = await watchViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const head = '<meta name="viewport" content="width=device-width">';
  const headers = { 'Content-Security-Policy': strictPolicy(emulator.url) };
  const sections = 'name email phone delete';
  await ada.open({ look: 'modern', sections }, { head, headers });
  await expect(account(page)).toMatchAriaSnapshot({ name: 'auth-account.aria.yml' });
  await expectAccessible(page);
  const endOf = (place: Locator) => place.evaluate((node) => node.getBoundingClientRect().right);
  const list = section(page, 'Email addresses').getByRole('list');
  expect(await endOf(list.getByText('Add another email'))).toBeLessThanOrEqual(await endOf(list));
  await button(page, 'Edit').click();
  await expectAccessible(page);
  await button(page, 'Add email address').click();
  await field(page, 'Email').fill(`${'n'.repeat(60)}@example.com`);
  await page.keyboard.press('Enter');
  await expect(group(page, 'Verify')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Delete account').click();
  await expect(group(page, visitor)).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
});

test('keeps its borders and its focus in forced colors', async ({ page, ada }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const config = JSON.stringify({ oauthOptions: { providers: [{ type: 'google' }] } });
  await ada.open({ sections: 'name email providers delete', config });
  await expect(button(page, 'Connect Google')).toHaveCSS('border-top-width', '1px');
  await button(page, 'Connect Google').focus();
  await expect(button(page, 'Connect Google')).toHaveCSS('outline-style', 'solid');
  await button(page, 'Edit').click();
  await expect(field(page, 'First name')).toHaveCSS('border-top-width', '1px');
  await expect(field(page, 'First name')).toHaveCSS('outline-style', 'solid');
  await expect(button(page, 'Save')).toHaveCSS('border-top-width', '2px');
  await expect(button(page, 'Cancel')).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await button(page, 'Delete account').press('Enter');
  await expect(button(page, 'Cancel')).toHaveCSS('outline-style', 'solid');
  await expect(button(page, 'Delete account')).toHaveCSS('border-top-width', '2px');
});

test('a text that takes two lines does not touch the border of its button', async ({ page, ada }) => {
  await page.setViewportSize({ width: 150, height: 640 });
  await ada.open({ look: 'modern' }, { head: '<meta name="viewport" content="width=device-width">' });
  const room = await button(page, 'Add email address').evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    const lines = text.getClientRects();
    return {
      lines: lines.length,
      above: text.getBoundingClientRect().top - node.getBoundingClientRect().top,
    };
  });
  expect(room.lines).toBeGreaterThan(1);
  expect(room.above).toBeGreaterThan(4);
});

test('speaks the language of the page, from right to left', async ({ page, ada }) => {
  await ada.open({}, { lang: 'ar' });
  await expect(page.getByRole('heading', { name: 'عناوين البريد الإلكتروني' })).toHaveCSS('direction', 'rtl');
  await page.setViewportSize({ width: 120, height: 900 });
  const row = section(page, 'البريد').getByText(visitor, { exact: true });
  const ends = await row.evaluate((address) => {
    const range = document.createRange();
    range.selectNodeContents(address);
    const lines = new Map<number, number>();
    for (const { top, right } of range.getClientRects())
      lines.set(top, Math.max(lines.get(top) ?? 0, Math.round(right)));
    return [...lines.values()];
  });
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends).size).toBe(1);
  await account(page).evaluate((element) => element.setAttribute('locale', 'de'));
  await expect(section(page, 'Telefonnummern')).toContainText('Sie haben keine Telefonnummer.');
});
