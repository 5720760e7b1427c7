/** `<auth-account>`: what visitors change there, and what they meet. */
import type { Page } from '@playwright/test';
import type { AuthAccountDeleteEvent } from '../../elements/account-events.ts';
import { makeTestPasskey } from '../../emulator/test-authenticator.ts';
import {
  account,
  button,
  choose,
  field,
  group,
  options,
  said,
  section,
  live as test,
  told,
  visitor,
} from './account-page.ts';
import { expect } from './fixtures.ts';
import { registrationOf } from './virtual-authenticator.ts';
import { authEventsOf } from './watch.ts';

const signInFirst = 'Sign in to manage your account.';
const phone = '+12025550162';
const second = 'new@example.com';

test('a visitor changes the name', async ({ page, emulator, ada }) => {
  await ada.open();
  await expect(section(page, 'Name')).toContainText('No name');
  await button(page, 'Edit').click();
  await expect(field(page, 'First name')).toBeFocused();
  await page.keyboard.type(' Ada ');
  await field(page, 'Last name').fill('Lovelace');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Name')).toContainText('Ada Lovelace');
  await expect(said(page)).toHaveText('Your name was saved.');
  await expect(button(page, 'Edit')).toBeFocused();
  await button(page, 'Edit').click();
  await field(page, 'First name').fill('Another');
  await page.keyboard.press('Escape');
  await expect(section(page, 'Name')).toContainText('Ada Lovelace');
  expect(await emulator.bodies('/users/me')).toContainEqual({
    name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
  });
  expect(await told(page)).toEqual(['USER_UPDATE']);
});

test('a visitor adds an address, and deletes the old one, which was the last way in', async ({
  page,
  emulator,
  ada,
}) => {
  await ada.open();
  const emails = section(page, 'Email addresses');
  await expect(emails).toContainText('Add another email to remove this one.');
  await expect(button(page, 'Delete')).toHaveCount(0);

  await button(page, 'Add email address').click();
  await field(page, 'Email').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await field(page, 'Email').fill(visitor.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('This is already in your account.');
  await field(page, 'Email').fill(second);
  await page.keyboard.press('Enter');
  const asks = group(page, `Verify ${second}`);
  await expect(asks.getByRole('textbox', { name: 'Passcode' })).toBeFocused();
  await page.keyboard.type('000000');
  await expect(asks).toContainText('Invalid passcode, please try again.');
  const { code = '' } = await emulator.inbox(second);
  await page.keyboard.type(code);
  await expect(said(page)).toHaveText(`${second} was verified.`);
  await expect(button(page, 'Add email address')).toBeFocused();

  await choose(page, visitor, 'Delete');
  const question = group(page, visitor);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(options(page, visitor)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(emails.getByRole('listitem')).toHaveCount(1);
  await expect(emails).toContainText('Add another email to remove this one.');
  await expect(said(page)).toHaveText(`${visitor} was deleted.`);
  expect(await told(page)).toEqual([
    'OTP_SEND',
    ['provider', 'otp_code_not_found'],
    'OTP_AUTHENTICATE',
    'USER_DELETE_EMAIL',
  ]);
  // They could sign in somebody else.
  const asked = (await emulator.requests()).filter(({ path }) => path.includes('login_or_create'));
  expect(asked).toHaveLength(1);
});

test('a number that was not verified waits in the list, also after a reload', async ({
  page,
  emulator,
  ada,
}) => {
  await ada.open();
  await expect(section(page, 'Phone numbers')).toContainText('You have no phone number.');
  await button(page, 'Add phone number').click();
  await field(page, 'Phone number').fill('12');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/^Invalid phone number/);
  await field(page, 'Phone number').fill('+1 (202) 555-0162');
  await page.keyboard.press('Enter');
  await expect(group(page, `Verify ${phone}`)).toBeVisible();
  await emulator.inbox(phone);
  await page.reload();
  await expect(section(page, 'Phone numbers')).toContainText('Not verified');
  await button(page, `Verify ${phone}`).click();
  const { code = '' } = await emulator.inbox(phone);
  await field(page, 'Passcode').fill(code);
  await expect(section(page, 'Phone numbers')).not.toContainText('Not verified');
  await expect(said(page)).toHaveText(`${phone} was verified.`);
});

test('whoever has two kinds of proof confirms a change, which is then made by itself', async ({
  page,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [{ email: visitor, phone_number: phone }] });
  await ada.open({ sections: 'name email delete' });
  await button(page, 'Add email address').click();
  await field(page, 'Email').fill(second);
  await page.keyboard.press('Enter');
  const proof = group(page, "Confirm it's you");
  await proof.getByRole('button', { name: 'Send a code' }).click();
  const { code = '' } = await emulator.inbox(phone);
  await field(page, 'Passcode').fill(code);
  await expect(group(page, `Verify ${second}`)).toBeVisible();
  const { code: own = '' } = await emulator.inbox(second);
  await field(page, 'Passcode').fill(own);
  await expect(section(page, 'Email addresses').getByRole('listitem')).toHaveCount(2);
  await choose(page, visitor, 'Delete');
  await group(page, visitor).getByRole('button', { name: 'Delete' }).click();
  await expect(section(page, 'Email addresses').getByRole('listitem')).toHaveCount(1);
});

test('an address that somebody else has is refused, and what was typed stays', async ({
  page,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [{ email: second }] });
  await ada.open();
  await button(page, 'Add email address').click();
  await field(page, 'Email').fill(second);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Already in use. Try another one.');
  await expect(field(page, 'Email')).toHaveValue(second);
  expect(await told(page)).toEqual([['provider', 'duplicate_email']]);
});

test('a call that the dashboard refuses is explained to the author of the page', async ({
  page,
  emulator,
  watch,
  ada,
}) => {
  watch.expect(/Stytch refuses the request/);
  await emulator.settings({ disabled_endpoints: ['/users/me'] });
  await ada.open();
  await button(page, 'Edit').click();
  await button(page, 'Save').click();
  await expect(section(page, 'Name')).toContainText('This change is not possible on this site.');
  expect(await told(page)).toEqual([['configuration', 'endpoint_not_authorized_for_sdk']]);
});

test('shows nobody’s account once the session has ended, and to those who are signed out nothing but a link', async ({
  page,
  emulator,
  ada,
}) => {
  const { token } = await ada.open();
  await button(page, 'Edit').click();
  await emulator.revoke(token);
  await button(page, 'Save').click();
  await expect(account(page)).toContainText(signInFirst);
  expect(await account(page).evaluate((element) => element.shadowRoot?.innerHTML)).not.toContain(visitor);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/login$/);
  // The page that was left may still tell Stytch of its events.
  expect(requested.filter((path) => /sdk(?!.*\/events)|chunks\/account-app/.test(path))).toEqual([]);
});

test('shows the sections that the page names under two headings, in its order and the end last, and reports words that are none', async ({
  page,
  watch,
  ada,
}) => {
  watch.expect(/sections/);
  await ada.open({ sections: 'delete email names passkeys name' });
  await expect(account(page).getByRole('heading')).toHaveText([
    'Profile',
    'Email addresses',
    'Name',
    'Security',
    'Your passkeys',
    'Delete account',
  ]);
  expect(await told(page)).toEqual([['configuration', undefined]]);
  await account(page).evaluate((element) => element.removeAttribute('sections'));
  await expect(account(page).getByRole('heading')).toHaveText(['Profile', 'Name', 'Email addresses']);
});

test('shows passkeys above the deletion of the account, and counts them as a way in', async ({
  page,
  emulator,
  ada,
}) => {
  const registrations = [registrationOf(makeTestPasskey())];
  await emulator.settings({ users: [{ email: visitor, webauthn_registrations: registrations }] });
  await ada.open({ sections: 'email passkeys delete' });
  await expect(account(page).getByRole('heading')).toHaveText([
    'Profile',
    'Email addresses',
    'Security',
    'Your passkeys',
    'Delete account',
  ]);
  await expect(section(page, 'Your passkeys').getByRole('listitem')).toHaveCount(1);
  await expect(button(page, 'Create a passkey')).toBeVisible();
  // Stytch keeps the address all the same.
  await expect(section(page, 'Email addresses')).toContainText('Your account needs this.');
  await expect(options(page, visitor)).toHaveCount(0);
});

const deletes = (page: Page) => section(page, 'Delete account');
const question = (page: Page) => group(page, visitor);

/** Does with `auth-account-delete` what a page does. */
const onDelete = (page: Page, answer: 'delete' | 'refuse' | 'cancel'): Promise<void> =>
  account(page).evaluate((element, how) => {
    const deleteBy = async (userId: string): Promise<void> => {
      const { ok } = await fetch('/delete-account', { method: 'POST', body: userId });
      if (!ok) throw new Error('not deleted');
    };
    element.addEventListener('auth-account-delete', (event) => {
      const asked = event as AuthAccountDeleteEvent;
      if (how === 'cancel') asked.preventDefault();
      else if (how === 'delete') asked.waitUntil(deleteBy(asked.detail.user.user_id));
      else asked.waitUntil(Promise.reject({ visitorMessage: 'Cancel your plan first.' }));
    });
  }, answer);

/** Presses what leads there, and confirms it. */
async function confirmDeletion(page: Page): Promise<void> {
  await deletes(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Delete account' }).click();
}

test('a visitor deletes the account by the page’s server, and is signed out', async ({
  page,
  context,
  emulator,
  watch,
  ada,
}) => {
  watch.expect(/delete-account/);
  await ada.signIn();
  const asked: string[] = [];
  await page.route('**/delete-account', async (route) => {
    asked.push(route.request().postData() ?? '');
    if (asked.length === 1) return route.fulfill({ status: 500 });
    await emulator.deleteUser(asked[0] ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.goto(ada.page({ sections: 'name delete' }));
  await onDelete(page, 'delete');
  await confirmDeletion(page);
  await expect(question(page)).toContainText('This site could not complete this step. Please try again.');
  await question(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(account(page)).toContainText(signInFirst);
  const events = await authEventsOf(page);
  expect(events.map(({ type, detail }) => [type, detail['code']])).toEqual([
    ['auth-account-delete', undefined],
    ['auth-error', 'page'],
    ['auth-account-delete', undefined],
  ]);
  expect(events[0]?.detail).toMatchObject({ user: { emails: [{ email: visitor }] }, session: {} });
  expect(JSON.stringify(events)).not.toMatch(/session_(token|jwt)/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('stytch_session');
});

test('a page that refuses the deletion says why; one that cancels it is left alone', async ({
  page,
  emulator,
  ada,
}) => {
  await ada.open({ sections: 'delete' });
  await onDelete(page, 'refuse');
  await confirmDeletion(page);
  await expect(question(page)).toContainText('Cancel your plan first.');
  await page.reload();
  await onDelete(page, 'cancel');
  await confirmDeletion(page);
  await expect(question(page)).toBeHidden();
  await expect(button(page, 'Delete account')).toBeFocused();
  expect(await told(page)).toEqual(['auth-account-delete']);
  expect(await emulator.count('/sessions/revoke')).toBe(0);
});

test('a page that does nothing about the deletion is told', async ({ page, watch, ada }) => {
  watch.expect(/Nobody handles auth-account-delete/);
  await ada.open({ sections: 'delete' });
  await confirmDeletion(page);
  await expect(question(page)).toContainText('This change is not possible on this site.');
  const [, error] = await authEventsOf(page);
  expect(error?.detail).toMatchObject({ code: 'configuration', screen: 'Account' });
  expect(error?.detail['message']).toMatch(/^Nobody handles auth-account-delete/);
});

test('whoever signed in a while ago confirms that it is them before the account is deleted', async ({
  page,
  emulator,
  ada,
}) => {
  const { token } = await ada.open({ sections: 'name delete' });
  // The page has been open for long.
  await emulator.advanceClock(11 * 60_000);
  await button(page, 'Delete account').click();
  const proof = group(page, "Confirm it's you");
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Delete account')).toBeFocused();
  await page.keyboard.press('Enter');
  await proof.getByRole('button', { name: 'Send a code' }).click();
  const { code = '' } = await emulator.inbox(visitor);
  await field(page, 'Passcode').fill(code);
  await expect(question(page)).toBeVisible();
  // The question has been open for long.
  await emulator.advanceClock(11 * 60_000);
  await question(page).getByRole('button', { name: 'Delete account' }).click();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page).getByRole('button', { name: 'Delete account' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  // As another tab does.
  await emulator.revoke(token);
  await button(page, 'Delete account').click();
  await expect(account(page)).toContainText(signInFirst);
});
