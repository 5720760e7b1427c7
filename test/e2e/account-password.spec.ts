/** `<auth-account>`: the visitor's password. */
import type { Locator, Page } from '@playwright/test';
import { account, button, group, said, section, live as test, told, visitor } from './account-page.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { breachedPassword, known, strongPassword } from './password-steps.ts';
import { listenToConsole } from './steps.ts';
import { strictPolicy } from './strict-policy.ts';
import { authEventsOf } from './watch.ts';

const sections = 'name password';
const phone = '+12025550162';
const changeRoute = '/passwords/existing_password/reset';
const setRoute = '/passwords/session/reset';
const saved = 'Your password was saved. You were signed out on your other devices.';

const own = (page: Page): Locator => section(page, 'Password');
const current = (page: Page): Locator => own(page).getByLabel('Current password');
const next = (page: Page): Locator => own(page).getByLabel('New password');
const meter = (page: Page): Locator => own(page).getByRole('meter', { name: 'Password strength' });
const save = (page: Page): Locator => button(page, 'Save');

test('Save stays where it is when the strength of a password appears', async ({ page, emulator, ada }) => {
  await emulator.settings({ users: [known] });
  await ada.open({ sections });
  await button(page, 'Change password').click();
  const place = await save(page).boundingBox();
  await next(page).fill(strongPassword);
  await expect(next(page)).toHaveAccessibleDescription('Very strong');
  expect(await save(page).boundingBox()).toEqual(place);
  await page.setViewportSize({ width: 320, height: 900 });
  const placeInNarrow = await save(page).boundingBox();
  await next(page).fill('abcdefgh');
  await expect(next(page)).toHaveAccessibleDescription(/^Weak\. /);
  expect(await save(page).boundingBox()).toEqual(placeInNarrow);
  await next(page).fill(strongPassword);
  await expect(next(page)).toHaveAccessibleDescription('Very strong');
  expect(await save(page).boundingBox()).toEqual(placeInNarrow);
});

test('a visitor changes the password by the old one, and other devices are signed out', async ({
  page,
  emulator,
  ada,
}) => {
  const printed = listenToConsole(page);
  await emulator.settings({ users: [known] });
  const { session_token: elsewhere } = await emulator.signIn(visitor);
  await ada.open({ sections });
  await expect(own(page)).toContainText('••••••••');
  await button(page, 'Change password').click();
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(next(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(own(page).locator('[autocomplete=username]')).toHaveValue(visitor);
  await expect(own(page)).toContainText('This signs you out on your other devices.');

  await save(page).click();
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toHaveAccessibleDescription('Please enter your password.');
  await page.keyboard.type('not-the-Password-1');
  await next(page).fill('password');
  await expect(next(page)).toHaveAccessibleDescription(/This password may have been used/);
  await save(page).click();
  await expect(next(page)).toBeFocused();
  await expect(next(page)).toHaveAttribute('aria-invalid', 'true');
  await next(page).fill('harbour');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', 'Weak');
  await expect(next(page)).toHaveAccessibleDescription(/^Weak\. A word by itself is easy to guess/);
  await next(page).fill(strongPassword);
  await expect(meter(page)).toHaveAttribute('aria-valuetext', 'Very strong');
  await save(page).click();
  await expect(current(page)).toHaveAccessibleDescription('This is not your current password.');
  await expect(current(page)).toBeFocused();
  await expect(next(page)).toHaveValue(strongPassword);

  await button(page, 'Show password').last().click();
  await expect(next(page)).toHaveAttribute('type', 'text');
  await expect(current(page)).toHaveValue('not-the-Password-1');
  await current(page).fill(known.password);
  await next(page).press('Enter');
  await expect(said(page)).toHaveText(saved);
  await expect(button(page, 'Change password')).toBeFocused();
  await expect(section(page, 'Name')).toBeVisible();
  expect(await told(page)).toEqual([
    ['provider', 'unauthorized_credentials'],
    'PASSWORD_RESET_BY_EXISTING_PASSWORD',
  ]);
  await expect(emulator.passkeys(elsewhere)).rejects.toThrow();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const html = await account(page).evaluate((element) => element.shadowRoot?.innerHTML);
  const seen = JSON.stringify([await authEventsOf(page), printed, page.url(), stored, html]);
  for (const secret of [known.password, strongPassword]) expect(seen).not.toContain(secret);
});

test('a visitor without a password sets one, after a code where the last proof is too old', async ({
  page,
  emulator,
  watch,
  ada,
}) => {
  watch.expect(/ERR_FAILED/);
  await emulator.settings({ users: [{ email: visitor, phone_number: phone }] });
  await ada.open({ sections });
  await expect(own(page)).toContainText('No password yet');
  await emulator.advanceClock(6 * 60_000);
  await button(page, 'Set password').click();
  await expect(current(page)).toHaveCount(0);
  await expect(next(page)).toBeFocused();
  // Stytch refuses it, before it is judged.
  await page.route('**/passwords/strength_check', (route) => route.abort());
  await next(page).fill(breachedPassword);
  await page.keyboard.press('Enter');
  const proof = group(page, "Confirm it's you");
  await expect(proof.getByRole('button')).toHaveText([/^Send a code to/, 'Cancel']);
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(next(page)).toHaveValue(breachedPassword);
  await save(page).click();
  await proof.getByRole('button', { name: 'Send a code' }).click();
  const { code = '' } = await emulator.inbox(visitor);
  await account(page).getByRole('textbox', { name: 'Passcode' }).fill(code);
  await expect(next(page)).toHaveAccessibleDescription(/This password may have been used/);
  await expect(next(page)).toBeFocused();
  await next(page).fill(strongPassword);
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(saved);
  await expect(own(page)).toContainText('••••••••');
  expect((await told(page)).at(-1)).toBe('PASSWORD_RESET_BY_SESSION');
  expect(await emulator.count(changeRoute)).toBe(0);
});

test('whoever forgot the password, or has to reset it, needs no old one', async ({ page, emulator, ada }) => {
  await emulator.settings({ users: [known] });
  await ada.open({ sections });
  await button(page, 'Change password').click();
  await next(page).fill(strongPassword);
  await button(page, 'Forgot Password?').click();
  await expect(current(page)).toHaveCount(0);
  await expect(next(page)).toHaveValue(strongPassword);
  await save(page).click();
  await expect(said(page)).toHaveText(saved);

  // A password that has become known meanwhile, which the page cannot know.
  await page.route(`**${changeRoute}`, (route) =>
    route.fulfill({ status: 400, json: { status_code: 400, error_type: 'reset_password' } }),
  );
  await button(page, 'Change password').click();
  await current(page).fill(strongPassword);
  await next(page).fill(known.password);
  await save(page).click();
  await expect(said(page)).toHaveText(saved);
  expect(await emulator.count(setRoute)).toBe(2);

  await emulator.settings({ users: [{ ...known, requires_reset: true }] });
  await ada.signIn();
  await page.reload();
  await button(page, 'Change password').click();
  await expect(next(page)).toBeFocused();
  await expect(current(page)).toHaveCount(0);
});

test('lists what the project asks of passwords, and keeps what was typed offline', async ({
  page,
  context,
  emulator,
  watch,
  ada,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await emulator.settings({ password_strength_policy: 'luds' });
  await ada.open({ sections });
  await button(page, 'Set password').click();
  const rules = own(page).getByRole('listitem');
  await expect(rules).toHaveText([/^At least 8 characters/, /^At least 3 of/]);
  await next(page).fill('abc');
  await expect(rules).toHaveText([/5 more characters needed/, /2 more kinds needed/]);
  let answerLate = (): void => undefined;
  const isLate = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  const checkRoute = '**/passwords/strength_check';
  await page.route(checkRoute, (route) => isLate.then(() => route.continue()), { times: 1 });
  const asked = page.waitForRequest(checkRoute);
  await next(page).fill('abcdef');
  await asked;
  await next(page).fill('abc-DEF-123');
  await expect(rules).toHaveText([/^Done/, /^Done/]);
  const answered = page.waitForResponse(checkRoute);
  answerLate();
  await answered;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(rules).toHaveText([/^Done/, /^Done/]);
  await context.setOffline(true);
  await save(page).click();
  await expect(own(page)).toContainText('The sign-in service could not be reached.');
  await expect(next(page)).toHaveValue('abc-DEF-123');
  await context.setOffline(false);
  await save(page).click();
  await expect(said(page)).toHaveText(saved);
});

test('nobody else’s password is changed, whoever has signed in meanwhile', async ({
  page,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [known, { email: 'grace@example.com' }] });
  await ada.open({ sections: 'email password' });
  await button(page, 'Change password').click();
  await current(page).fill(known.password);
  await next(page).fill(strongPassword);
  // As a page without our elements does it, such as one of the page's server.
  await ada.signIn('grace@example.com');
  await save(page).click();
  await expect(section(page, 'Email addresses')).toContainText('grace@example.com');
  await expect(own(page)).toContainText('No password yet');
  expect(await emulator.count(changeRoute)).toBe(0);
  expect(await emulator.count(setRoute)).toBe(0);
  await expect(account(page).locator('input')).toHaveCount(0);
});

test('an account without an address has no password', async ({ page, ada }) => {
  await ada.signIn(phone);
  await page.goto(ada.page({ sections }));
  await expect(account(page).getByRole('heading')).toHaveText(['Profile', 'Name']);
});

test('is accessible and fits 320 px, under a strict CSP', async ({ page, emulator, ada }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await emulator.settings({ users: [known] });
  const head = '<meta name="viewport" content="width=device-width">';
  const headers = { 'Content-Security-Policy': strictPolicy(emulator.url) };
  await ada.open({ sections, look: 'modern' }, { head, headers });
  await expectAccessible(page);
  await button(page, 'Change password').click();
  await next(page).fill('password');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', 'Weak');
  await save(page).click();
  await expect(current(page)).toHaveAttribute('aria-invalid');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
