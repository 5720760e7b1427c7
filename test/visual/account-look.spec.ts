/** How `<auth-account>` looks and reads. */
import { account, accountPage, button, field, group, section, visitor } from '../e2e/account-page.ts';
import { expect, expectAccessible, test } from '../e2e/fixtures.ts';
import { signedIn } from '../e2e/session-page.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';

test('is accessible and fits 320 px, under a strict CSP', async ({ page, context, emulator, site }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violations.push(violatedDirective),
    );
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn(context, emulator, site, visitor);
  const head = '<meta name="viewport" content="width=device-width">';
  const headers = { 'Content-Security-Policy': strictPolicy(emulator.url) };
  const sections = 'name email phone delete';
  await page.goto(accountPage(site, emulator, { look: 'modern', sections }, { head, headers }));
  await expect(account(page)).toMatchAriaSnapshot({ name: 'auth-account.aria.yml' });
  await expectAccessible(page);
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
  expect(await page.evaluate(() => Reflect.get(globalThis, 'violations') as string[])).toEqual([]);
});

test('keeps its borders and its focus in forced colors', async ({ page, context, emulator, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedIn(context, emulator, site, visitor);
  await page.goto(accountPage(site, emulator, { sections: 'name email delete' }));
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

test('speaks the language of the page, from right to left', async ({ page, context, emulator, site }) => {
  await signedIn(context, emulator, site, visitor);
  await page.goto(accountPage(site, emulator, {}, { lang: 'ar' }));
  await expect(page.getByRole('heading', { name: 'عناوين البريد الإلكتروني' })).toHaveCSS('direction', 'rtl');
  await account(page).evaluate((element) => element.setAttribute('locale', 'de'));
  await expect(section(page, 'Telefonnummern')).toContainText('Sie haben keine Telefonnummer.');
});
