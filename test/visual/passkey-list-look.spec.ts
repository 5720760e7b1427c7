/** How `<auth-passkeys>` looks, reads and speaks, and what it says to the page's author. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../e2e/fixtures.ts';
import {
  createButton,
  items,
  list,
  nameField,
  options,
  proof,
  remove,
  rename,
  saveButton,
  test,
} from '../e2e/passkey-list-page.ts';
import { listenToConsole } from '../e2e/steps.ts';
import { strictPolicy, watchViolations } from '../e2e/strict-policy.ts';
import { authEventsOf } from '../e2e/watch.ts';

/** All rules in the light scheme, and those about looks in the dark one. */
async function expectBothAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { looksOnly: true });
}

test.beforeEach(async ({ ada }) => {
  await ada.signInWithPasskey();
});

test('is accessible and fits 320 px, in both schemes', async ({ page, ada }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const head =
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>body{font:italic 20px Georgia}</style>';
  await page.goto(ada.page({ 'color-scheme': 'auto', look: 'modern' }, { head }));
  await expect(items(page)).toHaveCount(1);
  await expect(createButton(page)).toHaveCSS('font', /^500 15px.* Georgia$/);
  await expectBothAccessible(page);
  await rename(page, 'Passkey 1');
  await nameField(page).fill('N'.repeat(200));
  await saveButton(page).click();
  await expect(items(page)).toContainText('NNN');
  await remove(page, 'N'.repeat(200));
  await expectBothAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await rename(page, 'N'.repeat(200));
  await nameField(page).fill('');
  await saveButton(page).click();
  await expect(list(page).getByText('Enter a name.')).toBeVisible();
  await expectBothAccessible(page);
});

test('the confirmation is accessible and fits 320 px, in both schemes', async ({ page, emulator, ada }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const head =
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
  await page.goto(ada.page({ 'color-scheme': 'auto', look: 'modern' }, { head }));
  await expect(items(page)).toHaveCount(1);
  const refusal = { status: 401, type: 'stale_factors', message: 'No.' };
  await emulator.fault('/webauthn/register/start', refusal);
  await createButton(page).click();
  await expect(proof(page).getByRole('button')).toHaveCount(4);
  await expectBothAccessible(page);
  await proof(page).getByRole('button', { name: 'a…\u2060@example.com' }).click();
  await expect(proof(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('000000');
  await expect(proof(page).getByText('Invalid passcode, please try again.')).toBeVisible();
  await expectBothAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('works by keyboard', async ({ page, ada }) => {
  await page.goto(ada.page());
  await expect(items(page)).toHaveCount(1);
  await expect(list(page)).toMatchAriaSnapshot({ name: 'auth-passkeys.aria.yml' });
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Tab');
  await expect(options(page, 'Passkey 1')).toBeFocused();
  await press('Enter', 'Enter');
  await expect(list(page)).toMatchAriaSnapshot({ name: 'auth-passkeys-while-renaming.aria.yml' });
  await press('Escape');
  await expect(options(page, 'Passkey 1')).toBeFocused();
  // The focus is on the harmless answer.
  await press('ArrowUp', 'Enter', 'Enter');
  await expect(options(page, 'Passkey 1')).toBeFocused();
  await press('Space', 'End', 'Enter', 'Shift+Tab', 'Enter');
  await expect(createButton(page)).toBeFocused();
});

test('keeps its borders in forced colors', async ({ page, ada }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(ada.page());
  await expect(createButton(page)).toHaveCSS('border-top-width', '1px');
  await expect(options(page, 'Passkey 1')).toHaveCSS('border-top-width', '1px');
});

test('speaks the language of the page, from right to left, with the texts of the page', async ({
  page,
  ada,
}) => {
  const strings = { passkeyList: { heading: 'مفاتيحي' } };
  await page.goto(ada.page({ strings }, { lang: 'ar' }));
  await expect(page.getByRole('heading', { name: 'مفاتيحي' })).toHaveCSS('direction', 'rtl');
  const edit = await page.getByRole('button', { name: 'خيارات: Passkey 1' }).boundingBox();
  const name = await list(page).getByText('Passkey 1', { exact: true }).boundingBox();
  expect(edit?.x).toBeLessThan(name?.x ?? 0);
  await list(page).evaluate((element) => element.setAttribute('locale', 'de'));
  await page.getByRole('button', { name: 'Optionen: Passkey 1' }).click();
  await expect(page.getByRole('menuitem', { name: 'Passkey 1 umbenennen' })).toContainText('Umbenennen');
});

test('works under a strict CSP, with a theme', async ({ page, emulator, ada }) => {
  const violations = await watchViolations(page);
  const theme = { colors: { text: 'rgb(90, 0, 90)' } };
  const headers = { 'Content-Security-Policy': strictPolicy(emulator.url) };
  await page.goto(ada.page({ theme }, { headers }));
  await expect(page.getByRole('heading')).toHaveCSS('color', 'rgb(90, 0, 90)');
  await rename(page, 'Passkey 1');
  await nameField(page).fill('<b>Laptop</b>');
  await saveButton(page).click();
  await expect(options(page, '<b>Laptop</b>')).toBeFocused();
  expect(await violations()).toEqual([]);
});

test('says in the console what is wrong', async ({ page, watch, ada }) => {
  watch.expect(/sign-in-url/, /passkey-domain/, /public-token/);
  const attributes = { 'passkey-domain': 'example.com', 'sign-in-url': 'javascript:alert(1)' };
  await page.goto(ada.page(attributes));
  await expect(items(page)).toHaveCount(1);
  await list(page).evaluate((element) => element.removeAttribute('public-token'));
  await expect
    .poll(async () => (await authEventsOf(page)).map(({ detail }) => String(detail['message']).split(' ')[0]))
    .toEqual(['passkey-domain', 'sign-in-url', 'public-token']);
});

test('warns once about attributes that the element does not know', async ({ page, ada }) => {
  const warned = listenToConsole(page);
  await page.goto(ada.page({ 'passkeys-domain': 'localhost', title: 'Passkeys' }));
  await expect(items(page)).toHaveCount(1);
  await expect
    .poll(() => warned)
    .toEqual([
      'auth-widget: <auth-passkeys>: passkeys-domain is not a known attribute and is ignored. Did you mean passkey-domain?',
    ]);
});

test('a chunk that does not load is reported, and asked for again', async ({ page, watch, ada }) => {
  watch.expect(/ERR_FAILED/);
  await page.route('**/chunks/account-app-*', (route) => route.abort());
  await page.goto(ada.page());
  await expect
    .poll(async () => (await authEventsOf(page)).map(({ detail }) => detail['code']))
    .toEqual(['network']);
  await page.unroute('**/chunks/account-app-*');
  await list(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(items(page)).toHaveCount(1);
  await expect(list(page).getByRole('heading')).toBeFocused();
});
