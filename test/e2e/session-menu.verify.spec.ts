/** More of the account button and its menu: other pages, languages, policies and looks. */
import { expect, expectAccessible } from './fixtures.ts';
import {
  accountButton,
  element,
  email,
  revokeRoute,
  signInLink,
  signOutItem,
  staleOf,
  statusOf,
  stillSignedIn,
  test,
} from './session-page.ts';
import { strictPolicy, watchViolations } from './strict-policy.ts';
import { authEventsOf } from './watch.ts';

test('leads to the account page, for a visitor who has one', async ({ page, watch, ada }) => {
  watch.expect(/account-url/);
  await ada.open({ 'account-url': '#settings' });
  await accountButton(page).click();
  const item = page.getByRole('menuitem', { name: 'Manage account' });
  await expect(item).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(signOutItem(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#settings$/);
  await expect(accountButton(page)).toBeFocused();
  await expect(item).toBeHidden();
  await element(page).evaluate((node) => node.setAttribute('account-url', 'javascript:alert(1)'));
  await accountButton(page).click();
  await expect(signOutItem(page)).toBeFocused();
  await expect(item).toHaveCount(0);
  const errors = (await authEventsOf(page)).filter(({ type }) => type === 'auth-error');
  expect(errors.map(({ detail }) => detail['message'])).toEqual(['account-url must be an http(s) URL.']);
});

test('a press elsewhere closes the menu', async ({ page, ada }) => {
  await ada.open({}, { after: '<p>Elsewhere</p>' });
  await accountButton(page).click();
  await expect(page.getByRole('menu', { name: `Account: ${email}` })).toBeVisible();
  await page.getByText('Elsewhere').click();
  await expect(page.getByRole('menu')).toBeHidden();
  await accountButton(page).click();
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a provider that hangs does not keep anybody signed in', async ({ page, context, emulator, ada }) => {
  await page.clock.install();
  await ada.signIn();
  const url = ada.page();
  await page.goto(url);
  const other = await context.newPage();
  await other.goto(url);
  await expect(accountButton(other)).toBeVisible();
  await emulator.fault(revokeRoute, 'hang');
  await accountButton(page).click();
  await signOutItem(page).click();
  await expect(signOutItem(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward('00:16');
  await expect(page.getByRole('alert')).toHaveText(stillSignedIn);
  await signOutItem(page).click();
  await expect(signOutItem(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward('00:04');
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(other)).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('stytch'))).toEqual([]);
});

test('offline, the menu says so and asks again', async ({ page, emulator, ada }) => {
  await ada.signIn();
  const url = ada.page();
  await page.goto(url);
  await expect(accountButton(page)).toBeVisible();
  await emulator.fault('/sessions/authenticate', 'drop');
  await page.clock.install();
  await page.reload();
  await expect(element(page)).toBeVisible();
  await page.clock.fastForward('00:06');
  await expect.poll(() => staleOf(page)).toBe(true);
  await accountButton(page).click();
  await expect(page.getByText('The sign-in service cannot be reached right now.')).toBeVisible();
  await expectAccessible(page);
  await emulator.clearFaults();
  await page.getByRole('menuitem', { name: 'Try again' }).click();
  await expect.poll(() => statusOf(page)).toBe('signed-in');
});

test('is accessible and within its page, in both schemes', async ({ page, ada }) => {
  const examine = async (): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { looksOnly: true });
  };
  await page.setViewportSize({ width: 320, height: 480 });
  const head =
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
  const url = ada.page({ 'color-scheme': 'auto' }, { head });
  await page.goto(url);
  await expect(signInLink(page)).toBeVisible();
  await examine();
  await ada.signIn();
  await page.reload();
  await accountButton(page).click();
  await examine();
  const box = await page.locator('auth-session [part=menu]').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('speaks the language of the page, and the texts of the page', async ({ page, ada }) => {
  await page.goto(ada.page({}, { lang: 'de' }));
  await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  const strings = { session: { signIn: 'Log in' } };
  await page.goto(ada.page({ strings }));
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();

  await ada.open({ locale: 'ar' });
  const button = accountButton(page, `الحساب: ${email}`);
  await button.click();
  const [from, to] = [
    await button.boundingBox(),
    await page.locator('auth-session [part=menu]').boundingBox(),
  ];
  // The ends of button and menu meet, or else their starts, which are on the right.
  const edges = [
    (from?.x ?? 0) - (to?.x ?? 0),
    (from?.x ?? 0) + (from?.width ?? 0) - (to?.x ?? 0) - (to?.width ?? 0),
  ];
  expect(edges.some((distance) => Math.abs(distance) < 1)).toBe(true);
  await expect(page.getByRole('menuitem', { name: 'تسجيل الخروج' })).toHaveCSS('direction', 'rtl');
});

test('works under a strict CSP, with a theme', async ({ page, emulator, ada }) => {
  const violations = await watchViolations(page);
  await ada.signIn();
  const theme = { colors: { text: 'rgb(90, 0, 90)' } };
  const headers = { 'Content-Security-Policy': strictPolicy(emulator.url) };
  await page.goto(ada.page({ theme }, { headers }));
  await expect(accountButton(page)).toHaveCSS('color', 'rgb(90, 0, 90)');
  await accountButton(page).click();
  await signOutItem(page).click();
  await expect(signInLink(page)).toHaveCSS('height', '40px');
  expect(await violations()).toEqual([]);
});

test('has the corners of the brand', async ({ page, ada }) => {
  await ada.signIn();
  for (const [borderRadius, corners] of [
    ['0', '0px'],
    ['2px', '10px'],
    ['4px', '20px'],
    ['12px', '20px'],
  ] as const) {
    await page.goto(ada.page({ theme: { buttons: { secondary: { borderRadius } } } }));
    await expect(accountButton(page)).toHaveCSS('border-radius', corners);
  }
});

test('says in the console what is wrong', async ({ page, watch, ada }) => {
  watch.expect(/public-token/, /sign-in-url/, /theme is not valid JSON/);
  await page.goto(ada.page({ 'sign-in-url': 'javascript:alert(1)', theme: '{' }));
  await expect.poll(() => statusOf(page)).toBe('signed-out');
  await expect(page.getByRole('link')).toHaveCount(0);
  await element(page).evaluate((node) => node.removeAttribute('public-token'));
  await expect.poll(() => statusOf(page)).toBe('checking');
  const errors = (await authEventsOf(page)).filter(({ type }) => type === 'auth-error');
  expect(errors.map(({ detail }) => String(detail['message']).split(' ')[0])).toEqual([
    'theme',
    'sign-in-url',
    'public-token',
  ]);
});

test('can be styled by its state', async ({ page, ada }) => {
  await page.goto(ada.page());
  await expect.poll(() => statusOf(page)).toBe('signed-out');
  const matches = (state: string): Promise<boolean> =>
    element(page).evaluate((node, name) => node.matches(`:state(${name})`), state);
  expect(await matches('signed-out')).toBe(true);
  expect(await matches('checking')).toBe(false);
});
