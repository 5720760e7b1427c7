/** `<auth-account>` while the network fails, beside another tab, and by the keyboard alone. */
import type { Page } from '@playwright/test';
import type { AuthAccountDeleteEvent } from '../../elements/account-events.ts';
import {
  account,
  button,
  choose,
  field,
  group,
  options,
  said,
  section,
  test,
  told,
  visitor,
} from './account-page.ts';
import { expect } from './fixtures.ts';
import { publicToken } from './host-page.ts';
import { authEventsOf } from './watch.ts';

const signInFirst = 'Sign in to manage your account.';
const failed = 'The sign-in service could not be reached. Check your connection and try again.';
const second = 'new@example.com';
const phone = '+12025550162';

/** The page deletes an account by asking its server, at `/delete-account`. */
const letPageDelete = (page: Page): Promise<void> =>
  account(page).evaluate((element) => {
    element.addEventListener('auth-account-delete', (event) => {
      const { detail, waitUntil } = event as AuthAccountDeleteEvent;
      const asked = fetch('/delete-account', { method: 'POST', body: detail.user.user_id });
      waitUntil.call(event, asked);
    });
  });

test('without a network, every step says so in its place, keeps what was typed, and works once it is back', async ({
  page,
  context,
  emulator,
  watch,
  ada,
}) => {
  // The SDK says so, too.
  watch.expect(/\[Stytch\]/);
  let isDown = true;
  await context.route(`${emulator.url}/**`, (route) => (isDown ? route.abort() : route.continue()));
  await ada.open({ sections: 'name email delete' });
  await Promise.all([page.waitForEvent('requestfailed'), button(page, 'Try again').click()]);
  await expect(button(page, 'Try again')).toBeVisible();
  isDown = false;
  await button(page, 'Try again').click();

  await button(page, 'Edit').click();
  await field(page, 'First name').fill('Ada');
  isDown = true;
  await page.keyboard.press('Enter');
  await expect(section(page, 'Name')).toContainText(failed);
  await expect(field(page, 'First name')).toHaveValue('Ada');
  isDown = false;
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Your name was saved.');

  await button(page, 'Add email address').click();
  await field(page, 'Email').fill(second);
  isDown = true;
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(failed);
  await expect(field(page, 'Email')).toHaveValue(second);
  isDown = false;
  await page.keyboard.press('Enter');
  const { code = '' } = await emulator.inbox(second);
  await expect(field(page, 'Passcode')).toBeFocused();
  isDown = true;
  await page.keyboard.type(code);
  await expect(field(page, 'Passcode')).toHaveAccessibleDescription(failed);
  await expect(field(page, 'Passcode')).toHaveValue(code);
  isDown = false;
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(`${second} was verified.`);

  await choose(page, visitor, 'Delete');
  isDown = true;
  await group(page, visitor).getByRole('button', { name: 'Delete' }).click();
  await expect(group(page, visitor)).toContainText(failed);
  isDown = false;
  await group(page, visitor).getByRole('button', { name: 'Delete' }).click();
  await expect(said(page)).toHaveText(`${visitor} was deleted.`);

  await letPageDelete(page);
  isDown = true;
  await button(page, 'Delete account').click();
  await expect(section(page, 'Delete account')).toContainText(failed);
  isDown = false;
  await button(page, 'Delete account').click();
  const question = group(page, second);
  await expect(question).not.toContainText(failed);
  await page.route('**/delete-account', async (route) => {
    await emulator.deleteUser(route.request().postData() ?? '');
    isDown = true;
    await route.fulfill({ status: 204 });
  });
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(account(page)).toContainText(signInFirst);
  const network = ['network', undefined];
  expect(await told(page)).toEqual([
    network,
    'USER_UPDATE',
    network,
    'OTP_SEND',
    network,
    'OTP_AUTHENTICATE',
    network,
    'USER_DELETE_EMAIL',
    network,
    'auth-account-delete',
  ]);
});

test('if the sections do not load, the page hears what the visitor reads', async ({ page, watch, ada }) => {
  watch.expect(/ERR_FAILED/);
  await ada.signIn();
  await page.route('**/chunks/account-app-*', (route) => route.abort());
  await page.goto(ada.page({}, { lang: 'de' }));
  const message = 'Der Anmeldedienst ist gerade nicht erreichbar.';
  await expect(account(page)).toContainText(message);
  const [error] = (await authEventsOf(page)).filter(({ type }) => type === 'auth-error');
  expect(error?.detail['message']).toBe(message);
});

test('beside <auth-session>, which asks who is signed in, the account loads what it needs', async ({
  page,
  emulator,
  ada,
}) => {
  const session = `<auth-session public-token="${publicToken}" api-url="${emulator.url}"></auth-session>`;
  const head = `<script type="module" src="/dist/auth-session.js"></script>${session}`;
  await ada.open({}, { head });
  await expect(page.getByRole('button', { name: `Account: ${visitor}` })).toBeVisible();
  await expect(section(page, 'Email addresses')).toContainText(visitor);
});

test('another tab sees each change, and an account that signs in there continues none of this one', async ({
  page,
  context,
  emulator,
  ada,
}) => {
  const other = await context.newPage();
  await emulator.settings({ users: [{ email: visitor }, { email: 'bob@example.com' }] });
  await ada.signIn();
  for (const tab of [page, other]) await tab.goto(ada.page());
  await button(other, 'Edit').click();
  await field(other, 'First name').fill('A draft');
  await button(page, 'Edit').click();
  await field(page, 'Last name').fill('Lovelace');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Name')).toContainText('Lovelace');
  await button(page, 'Add phone number').click();
  await field(page, 'Phone number').fill(phone);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Passcode')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(section(other, 'Phone numbers')).toContainText('Not verified');
  await expect(field(other, 'First name')).toHaveValue('A draft');
  await choose(other, phone, 'Delete');
  await expect(section(other, 'Name')).toContainText('Lovelace');
  await choose(page, phone, 'Delete');
  await group(page, phone).getByRole('button', { name: 'Delete' }).click();
  // Where the question was asked, too.
  await expect(section(other, 'Phone numbers')).toContainText('You have no phone number.');

  const type = 'stale_factors';
  await emulator.fault('/users/me', { status: 401, type, message: type }, 1);
  await button(page, 'Edit').click();
  await field(page, 'First name').fill('Mallory');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(field(page, 'Passcode')).toBeFocused();
  const { code = '' } = await emulator.inbox(visitor);
  const { token } = await ada.signIn('bob@example.com');
  await other.reload();
  for (const tab of [other, page])
    await expect(section(tab, 'Email addresses')).toContainText('bob@example.com');
  await expect(field(page, 'Passcode')).toHaveCount(0);
  await page.keyboard.type(code);
  await expect(section(page, 'Name')).toContainText('No name');
  expect(await emulator.count('/otps/authenticate')).toBe(2);

  await button(page, 'Edit').click();
  await field(page, 'First name').fill('Bob');
  await emulator.revoke(token);
  await other.reload();
  for (const tab of [other, page]) await expect(account(tab)).toContainText(signInFirst);
  await expect(field(page, 'First name')).toHaveCount(0);
  const names = (await emulator.requests()).filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(names).toEqual([
    { name: { first_name: '', middle_name: '', last_name: 'Lovelace' } },
    { name: { first_name: 'Mallory', middle_name: '', last_name: 'Lovelace' } },
  ]);
});

test('a half-typed code stays while another tab deletes an address above it', async ({
  page,
  context,
  ada,
}) => {
  const [first, second] = ['first@example.com', 'second@example.com'];
  const other = await context.newPage();
  await ada.signIn();
  await page.goto(ada.page());
  for (const address of [first, second]) {
    await button(page, 'Add email address').click();
    await field(page, 'Email').fill(address);
    await page.keyboard.press('Enter');
    await expect(group(page, `Verify ${address}`)).toBeVisible();
    await page.reload();
  }
  await other.goto(ada.page());
  await button(page, `Verify ${second}`).click();
  await expect(field(page, 'Passcode')).toBeFocused();
  await page.keyboard.type('12');
  await choose(other, first, 'Delete');
  await group(other, first).getByRole('button', { name: 'Delete' }).click();
  await expect(section(page, 'Email addresses').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.type('3');
  await expect(group(page, `Verify ${second}`).getByRole('textbox')).toHaveValue('123');
});

test('everything can be done by the keyboard alone, which is never left without a place', async ({
  page,
  emulator,
  ada,
}) => {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await ada.open({ sections: 'name email phone delete' });
  await expect(button(page, 'Edit')).toBeVisible();
  await press('Tab', 'Enter');
  await page.keyboard.type('Ada');
  await press('Tab');
  await page.keyboard.type('Lovelace');
  await press('Tab', 'Space');
  await expect(button(page, 'Edit')).toBeFocused();
  await expect(section(page, 'Name')).toContainText('Ada Lovelace');

  await press('Tab', 'Space');
  await page.keyboard.type(second);
  await press('Enter');
  await expect(field(page, 'Passcode')).toBeFocused();
  await page.keyboard.type((await emulator.inbox(second)).code ?? '');
  await expect(button(page, 'Add email address')).toBeFocused();
  await press('Shift+Tab');
  await expect(options(page, second)).toBeFocused();
  await press('Enter');
  await expect(account(page).getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await press('Escape');
  await expect(options(page, second)).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await press('Escape');
  await expect(options(page, second)).toBeFocused();
  await press('Enter', 'Enter', 'Shift+Tab', 'Enter');
  await expect(button(page, 'Add email address')).toBeFocused();

  await press('Tab', 'Enter');
  await page.keyboard.type(phone);
  await press('Tab', 'Tab', 'Enter');
  await expect(button(page, 'Add phone number')).toBeFocused();
  await press('Enter');
  await page.keyboard.type(phone);
  await press('Enter');
  await expect(field(page, 'Passcode')).toBeFocused();
  await press('Escape');
  await expect(button(page, 'Continue')).toBeFocused();
  await press('Escape', 'Shift+Tab', 'Shift+Tab');
  await expect(button(page, `Verify ${phone}`)).toBeFocused();
  await press('Enter');
  await expect(field(page, 'Passcode')).toBeFocused();
  await page.keyboard.type((await emulator.inbox(phone)).code ?? '');
  await expect(button(page, 'Add phone number')).toBeFocused();
  await expect(options(page, phone)).toBeVisible();

  await letPageDelete(page);
  await page.route('**/delete-account', async (route) => {
    await emulator.deleteUser(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  await press('Tab', 'Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  // Escape leaves nothing while an answer is awaited.
  await expect(async () => {
    await press('Escape');
    await expect(button(page, 'Delete account')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await press('Shift+Tab', 'Space');
  await expect(account(page)).toContainText(signInFirst);
  await expect(account(page).locator(':focus')).toContainText(signInFirst);
});
