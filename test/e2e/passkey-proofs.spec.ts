/** `<auth-passkeys>`: "Confirm it's you", where Stytch wants more proof than the session has. */
import type { Locator, Page } from '@playwright/test';
import { makeTestPasskey } from '../../emulator/test-authenticator.ts';
import { expect } from './fixtures.ts';
import { publicToken, serialize } from './host-page.ts';
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
  visitor,
} from './passkey-list-page.ts';
import { listenToConsole } from './steps.ts';
import { registrationOf, seedPasskey, VirtualAuthenticator } from './virtual-authenticator.ts';
import { authEventsOf } from './watch.ts';

const phone_number = '+12025550162';
const emailRoute = '/otps/email/send/secondary';

const passkeyWay = (page: Page): Locator => proof(page).getByRole('button', { name: 'Use a passkey' });
const emailWay = (page: Page): Locator =>
  proof(page).getByRole('button', { name: 'Send a code to \u2068a…\u2060@example.com\u2069' });
const code = (page: Page): Locator => proof(page).getByRole('textbox', { name: 'Passcode' });
const confirmButton = (page: Page): Locator =>
  list(page)
    .getByRole('group', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' });

async function told(page: Page): Promise<unknown[]> {
  return (await authEventsOf(page))
    .filter(({ target }) => target === 'passkeys')
    .map(({ detail }) => detail['code'] ?? detail['type']);
}

const ways = (page: Page): Promise<string[]> => proof(page).getByRole('button').allTextContents();

test('signed in by email alone, a visitor deletes a passkey with the passkey', async ({
  page,
  emulator,
  ada,
}) => {
  await seedPasskey(emulator, await VirtualAuthenticator.plugInto(page), visitor);
  await ada.signIn(visitor);
  await page.goto(ada.page());
  await remove(page, 'Passkey 1');
  await confirmButton(page).click();
  await expect(passkeyWay(page)).toBeFocused();
  await expect(confirmButton(page)).toHaveCount(0);
  expect(await ways(page)).toEqual(['Use a passkey', 'Cancel']);
  await proof(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(confirmButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(passkeyWay(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(confirmButton(page)).toBeFocused();
  await expect(items(page)).toHaveCount(1);

  await confirmButton(page).click();
  await passkeyWay(page).click();
  await expect(createButton(page)).toBeFocused();
  await expect(items(page)).toHaveCount(0);
  expect(await told(page)).toEqual(['WEBAUTHN_AUTHENTICATE', 'WEBAUTHN_DELETE']);
  const [authenticated] = (await emulator.bodies('/webauthn/authenticate')) as {
    session_duration_minutes: number;
  }[];
  expect(authenticated?.session_duration_minutes).toBeGreaterThan(25);
  expect(authenticated?.session_duration_minutes).toBeLessThanOrEqual(30);
});

test('signed in by passkey alone, a visitor creates another with a code by email', async ({
  page,
  emulator,
  ada,
}) => {
  const printed = listenToConsole(page);
  const device = await VirtualAuthenticator.plugInto(page);
  const passkey = await seedPasskey(emulator, device, visitor);
  const form = serialize({ 'public-token': publicToken, 'api-url': emulator.url, products: 'passkeys otp' });
  const after = `<script type="module" src="/dist/auth-widget.js"></script><auth-widget${form}></auth-widget>`;
  await page.goto(ada.page({}, { after }));
  const signedIn = expect(items(page)).toHaveCount(1);
  // On a busy machine, the device answers the autofill before that, and the button is gone.
  await Promise.race([page.getByRole('button', { name: 'Continue with a passkey' }).click(), signedIn]);
  await signedIn;
  await page.clock.install();
  // Otherwise this device has one already.
  await device.remove(passkey);

  await createButton(page).click();
  await expect(emailWay(page)).toBeFocused();
  await expect(createButton(page)).toHaveCount(0);
  await emailWay(page).click();
  await expect(code(page)).toBeFocused();
  await page.keyboard.type('000000');
  await expect.poll(() => emulator.count('/otps/authenticate')).toBe(1);
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAccessibleDescription('Invalid passcode, please try again.');

  // A way back does not cost another message.
  await page.keyboard.press('Escape');
  await expect(createButton(page)).toBeFocused();
  await createButton(page).click();
  await emailWay(page).click();
  await expect(code(page)).toBeFocused();
  expect(await emulator.count(emailRoute)).toBe(1);
  await emulator.inbox(visitor);
  await page.clock.fastForward('00:16');
  await proof(page).getByRole('button', { name: 'Resend code' }).click();
  const { code: sent = '' } = await emulator.inbox(visitor);
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(sent);
  await expect(items(page)).toHaveCount(2);
  await expect(createButton(page)).toBeFocused();
  expect(await told(page)).toEqual([
    'OTP_SEND',
    // The wrong code.
    'provider',
    'OTP_SEND',
    'OTP_AUTHENTICATE',
    'WEBAUTHN_REGISTER',
  ]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(
    `${kept} ${printed.join(' ')} ${JSON.stringify(await authEventsOf(page))} ${page.url()}`,
  ).not.toContain(sent);
});

test('signed in by phone alone, a visitor renames a passkey, and what was typed stays', async ({
  page,
  emulator,
  ada,
}) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await seedPasskey(emulator, device, visitor, { phone_number });
  await device.verifyUser(false);
  const { token } = await ada.signIn(phone_number);
  const [id = ''] = await emulator.passkeys(token);
  const refusal = { status: 401, type: 'insufficient_factors', message: 'No.' };
  await emulator.fault(`/webauthn/update/${id}`, refusal, 2);
  await page.goto(ada.page());
  await rename(page, 'Passkey 1');
  await nameField(page).fill('Laptop');
  await saveButton(page).click();
  await expect(passkeyWay(page)).toBeFocused();
  expect(await ways(page)).toEqual([
    'Use a passkey',
    'Send a code to \u2068a…\u2060@example.com\u2069',
    'Cancel',
  ]);
  await page.keyboard.press('Escape');
  await expect(saveButton(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue('Laptop');

  await saveButton(page).click();
  await passkeyWay(page).click();
  await expect(proof(page).getByText('Your passkey could not be used.')).toBeVisible();
  await expect(proof(page).locator('[part=error]')).toHaveCount(0);
  await emailWay(page).click();
  await expect(code(page)).toBeFocused();
  const { code: sent = '' } = await emulator.inbox(visitor);
  await page.keyboard.type(sent);
  await expect(options(page, 'Laptop')).toBeFocused();
  expect(await told(page)).toEqual(['passkey', 'OTP_SEND', 'OTP_AUTHENTICATE', 'WEBAUTHN_UPDATE']);
});

test('without another way, says so and where to sign in', async ({ page, emulator, ada }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(Navigator.prototype, 'credentials');
  });
  const registrations = [registrationOf(makeTestPasskey())];
  await emulator.settings({ users: [{ email: visitor, webauthn_registrations: registrations }] });
  await ada.signIn(visitor);
  await page.goto(ada.page());
  await remove(page, 'Passkey 1');
  await confirmButton(page).click();
  await expect(proof(page)).toContainText('You cannot confirm this here.');
  await expect(proof(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/login$/);
  await expect(proof(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  const [error] = (await authEventsOf(page)).filter(({ type }) => type === 'auth-error');
  expect(error?.detail).toMatchObject({ type: 'insufficient_factors', status: 401, screen: 'Passkeys' });
  await page.keyboard.press('Enter');
  await expect(confirmButton(page)).toBeFocused();
});

test("another account's answer does not continue the change", async ({ page, emulator, ada }) => {
  await seedPasskey(emulator, await VirtualAuthenticator.plugInto(page), visitor);
  await ada.signIn(visitor);
  await page.route('**/sdk/v1/webauthn/authenticate', async (route) => {
    const response = await route.fetch();
    const answer = await response.text();
    const [id = ''] = /user-test-[\w-]+/.exec(answer) ?? [];
    await route.fulfill({ response, body: answer.replaceAll(id, 'user-test-of-bob') });
  });
  await page.goto(ada.page());
  await remove(page, 'Passkey 1');
  await confirmButton(page).click();
  await passkeyWay(page).click();
  await expect(options(page, 'Passkey 1')).toBeVisible();
  await expect(proof(page)).toHaveCount(0);
  expect(await told(page)).toEqual(['WEBAUTHN_AUTHENTICATE']);
  const deletions = (await emulator.requests()).filter(({ method }) => method === 'DELETE');
  expect(deletions).toHaveLength(1);
});
