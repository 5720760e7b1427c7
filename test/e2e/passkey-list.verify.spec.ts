/** `<auth-passkeys>`: the list, and what a visitor changes in it. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { holdAnswers } from './hold.ts';
import {
  createButton,
  finishRoute,
  item,
  items,
  list,
  nameField,
  options,
  type PasskeyOwner,
  proof,
  remove,
  rename,
  said,
  saveButton,
  startRoute,
  test,
  visitor,
} from './passkey-list-page.ts';
import { listenToConsole } from './steps.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';
import { authEventsOf } from './watch.ts';

const failed = 'The sign-in service could not be reached. Check your connection and try again.';
const canceled = 'Passkey canceled. Try again, or choose another way.';
const existing = 'This device already has a passkey for your account.';
const signInFirst = 'Sign in to manage your passkeys.';

async function open(page: Page, ada: PasskeyOwner): ReturnType<PasskeyOwner['signInWithPasskey']> {
  const signedIn = await ada.signInWithPasskey();
  await page.goto(ada.page());
  await expect(items(page)).toHaveCount(1);
  return signedIn;
}

/** The `auth-event`s and `auth-error`s of the element, in order. */
async function told(page: Page): Promise<unknown[]> {
  return (await authEventsOf(page))
    .filter(({ target }) => target === 'passkeys')
    .map(({ detail }) => detail['reason'] ?? detail['code'] ?? detail['type']);
}

test('creates, renames and deletes a passkey', async ({ page, ada }) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await ada.signIn(visitor);
  await page.goto(ada.page());
  await expect(page.getByRole('region', { name: 'Your passkeys' })).toBeVisible();
  await expect(list(page).getByText('You have no passkeys yet.')).toBeVisible();

  await createButton(page).click();
  await expect(item(page, 'Passkey 1')).toBeVisible();
  await expect(said(page)).toHaveText('The passkey was created.');
  await expect(item(page, 'Passkey 1')).toContainText('Last used: ');
  const [passkey] = await device.passkeys();
  expect(passkey?.rpId).toBe('localhost');

  await rename(page, 'Passkey 1');
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue('Passkey 1');
  await page.keyboard.type('  Laptop ');
  await page.keyboard.press('Enter');
  await expect(options(page, 'Laptop')).toBeFocused();
  await expect(said(page)).toHaveText('The passkey was renamed.');

  await remove(page, 'Laptop');
  const question = list(page).getByRole('group', { name: /Delete .Laptop.\? You can no longer sign in/ });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(items(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('The passkey was deleted.');
  await expect(createButton(page)).toBeFocused();
  expect(await told(page)).toEqual(['WEBAUTHN_REGISTER', 'WEBAUTHN_UPDATE', 'WEBAUTHN_DELETE']);
  // The device hears that the passkey is of no use any more.
  await expect.poll(async () => (await device.passkeys()).length).toBe(0);
  expect(JSON.stringify(await authEventsOf(page))).not.toContain(passkey?.credentialId.replaceAll('=', ''));
});

test('tells the browser which passkeys are left, and what the account is called', async ({ page, ada }) => {
  await page.addInitScript(() => {
    const signals: unknown[] = [];
    Object.assign(globalThis, { signals });
    for (const name of ['signalAllAcceptedCredentials', 'signalCurrentUserDetails'])
      Reflect.set(PublicKeyCredential, name, (options: object) => {
        signals.push(options);
        // As in a browser where it never settles.
        return new Promise(() => undefined);
      });
  });
  const { device } = await open(page, ada);
  for (const passkey of await device.passkeys()) await device.remove(passkey);
  await createButton(page).click();
  await expect(items(page)).toHaveCount(2);
  const [left] = await device.passkeys();
  await remove(page, 'Passkey 1');
  await list(page).getByRole('group').getByRole('button', { name: 'Delete' }).click();
  await expect(options(page, 'Passkey 2')).toBeFocused();
  const id = Buffer.from(left?.credentialId ?? '', 'base64').toString('base64url');
  const userId = Buffer.from(Buffer.from(left?.userHandle ?? '', 'base64')).toString('base64url');
  const account = { rpId: 'localhost', userId };
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'signals') as unknown))
    .toEqual([
      { ...account, name: visitor, displayName: visitor },
      { ...account, allAcceptedCredentialIds: [id] },
    ]);
});

test('says that this device already has a passkey', async ({ page, ada }) => {
  await open(page, ada);
  await createButton(page).click();
  await expect(list(page).getByText(existing)).toBeVisible();
  await expect(items(page)).toHaveCount(1);
  await expect(list(page).locator('[part=error]')).toHaveCount(0);
  expect(await told(page)).toEqual([]);
});

test('a visitor who cancels is told quietly', async ({ page, emulator, ada }) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await device.verifyUser(false);
  await ada.signIn(visitor);
  await page.goto(ada.page());
  await createButton(page).click();
  await expect(list(page).getByText(canceled)).toBeVisible();
  await expect(list(page).locator('[part=error]')).toHaveCount(0);
  await expect(createButton(page)).toBeFocused();
  expect(await told(page)).toEqual(['user_cancellation']);
  expect(await emulator.count(finishRoute)).toBe(0);
});

test('keeps a passkey whose deletion the visitor cancels', async ({ page, emulator, ada }) => {
  await open(page, ada);
  await remove(page, 'Passkey 1');
  await list(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(options(page, 'Passkey 1')).toBeFocused();
  await rename(page, 'Passkey 1');
  await nameField(page).fill('Another');
  await page.keyboard.press('Escape');
  await expect(options(page, 'Passkey 1')).toBeFocused();
  await rename(page, 'Passkey 1');
  await expect(nameField(page)).toHaveValue('Passkey 1');
  await nameField(page).fill('  ');
  await saveButton(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription('Enter a name.');
  await expect(nameField(page)).toBeFocused();
  const changes = (await emulator.requests()).filter(({ method }) => method === 'PUT' || method === 'DELETE');
  expect(changes).toEqual([]);
});

test('offline, says so where the change was asked for', async ({ page, context, emulator, watch, ada }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, ada);
  await context.setOffline(true);
  await rename(page, 'Passkey 1');
  await nameField(page).fill('Laptop');
  await saveButton(page).click();
  await expect(item(page, 'Save').getByText(failed)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Laptop');
  await page.keyboard.press('Escape');

  await remove(page, 'Passkey 1');
  await list(page).getByRole('group').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByText(failed)).toBeVisible();
  await list(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(list(page).getByText(failed)).toHaveCount(0);

  await createButton(page).click();
  await expect(list(page).getByText(failed)).toBeVisible();
  await expect(items(page)).toHaveCount(1);
  expect(await emulator.count(startRoute)).toBe(0);
  expect(await told(page)).toEqual(['network', 'network', 'network']);

  await context.setOffline(false);
  await rename(page, 'Passkey 1');
  await nameField(page).fill('Laptop');
  await saveButton(page).click();
  await expect(options(page, 'Laptop')).toBeFocused();
});

test('says what the provider refuses', async ({ page, emulator, watch, ada }) => {
  watch.expect(/Stytch refuses the request/);
  const said = listenToConsole(page);
  const { token } = await open(page, ada);
  const [id] = await emulator.passkeys(token);
  const route = `/webauthn/update/${id}`;
  await emulator.fault(route, { status: 500, type: 'internal_server_error', message: 'Sorry.' }, 1);
  await rename(page, 'Passkey 1');
  await saveButton(page).click();
  await expect(
    list(page).getByText('The sign-in service could not complete this. Please try again.'),
  ).toBeVisible();
  const [error] = (await authEventsOf(page)).filter(({ type }) => type === 'auth-error');
  expect(error?.detail).toMatchObject({ code: 'passkey', reason: 'internal_error', status: 500 });

  await emulator.settings({ disabled_endpoints: [startRoute] });
  await createButton(page).click();
  await expect(
    list(page).getByText('This sign-in form is not set up correctly. Please contact the site.'),
  ).toBeVisible();
  await expect
    .poll(() => said.filter((text) => text.startsWith('auth-widget: ')))
    .toEqual([expect.stringMatching(/endpoint_not_authorized_for_sdk.*enabled methods/)]);
});

test('creates nothing for a session that has ended', async ({ page, emulator, ada }) => {
  const { token } = await open(page, ada);
  await emulator.revoke(token);
  await createButton(page).click();
  await expect(list(page).getByText(signInFirst)).toBeVisible();
  await expect(list(page).getByRole('heading')).toBeFocused();
  expect(await told(page)).toEqual(['session_expired']);
  expect(await emulator.count(startRoute)).toBe(0);
});

test('a passkey that was deleted elsewhere goes from the list', async ({ page, emulator, ada }) => {
  const { token } = await open(page, ada);
  const [id = ''] = await emulator.passkeys(token);
  await emulator.deletePasskey(id, token);
  await remove(page, 'Passkey 1');
  await list(page).getByRole('group').getByRole('button', { name: 'Delete' }).click();
  await expect(items(page)).toHaveCount(0);
  await expect(createButton(page)).toBeFocused();
  expect(await told(page)).toEqual(['WEBAUTHN_DELETE']);
});

test('shows nobody’s passkeys once the visitor has signed out in another tab', async ({
  page,
  context,
  emulator,
  ada,
}) => {
  const { token } = await open(page, ada);
  const [id] = await emulator.passkeys(token);
  const refusal = { status: 401, type: 'stale_factors', message: 'No.' };
  await emulator.fault(`/users/webauthn_registrations/${id}`, refusal);
  await remove(page, 'Passkey 1');
  await list(page).getByRole('group').getByRole('button', { name: 'Delete' }).click();
  await proof(page).getByRole('button', { name: 'a…\u2060@example.com' }).click();
  await expect(proof(page).getByRole('textbox')).toBeFocused();
  const other = await context.newPage();
  const after = `<script type="module" src="/dist/auth-session.js"></script>`;
  await other.goto(ada.page({}, { after }));
  await expect(items(other)).toHaveCount(1);
  await other.evaluate(
    ([publicToken, url]) => {
      const session = document.createElement('auth-session');
      session.setAttribute('public-token', publicToken ?? '');
      session.setAttribute('api-url', url ?? '');
      document.body.append(session);
    },
    [(await list(other).getAttribute('public-token')) ?? '', emulator.url],
  );
  await other.getByRole('button', { name: `Account: ${visitor}` }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(list(other).getByText(signInFirst)).toBeVisible();
  await expect(list(page).getByText(signInFirst)).toBeVisible();
  await expect(items(page)).toHaveCount(0);
  await expect(list(page).getByRole('button')).toHaveCount(0);
  expect(await list(page).evaluate((element) => element.shadowRoot?.innerHTML)).not.toContain('Passkey 1');
});

test('what one visitor has renamed is not said to the next', async ({ page, context, ada }) => {
  await open(page, ada);
  const answer = await holdAnswers(page, '**/webauthn/update/**');
  await rename(page, 'Passkey 1');
  await nameField(page).fill('Laptop');
  await saveButton(page).click();
  await expect.poll(answer.count).toBe(1);
  await ada.signIn('bob@example.com');
  const other = await context.newPage();
  await other.goto(ada.page());
  const none = 'You have no passkeys yet.';
  for (const tab of [other, page]) await expect(list(tab).getByText(none)).toBeVisible();
  answer.release();
  await expect.poll(() => told(page)).toEqual(['WEBAUTHN_UPDATE']);
  await expect(said(page)).toHaveText('');
});

test('signed out, shows a sentence, a link if there is one, and asks for nothing', async ({ page, ada }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(ada.page());
  await expect(list(page).getByText(signInFirst)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/login$/);
  await expect(list(page).getByRole('button')).toHaveCount(0);
  await list(page).evaluate((element) => element.removeAttribute('sign-in-url'));
  await expect(page.getByRole('link')).toHaveCount(0);
  expect(requested.filter((path) => /sdk|passkey-list-/.test(path))).toEqual([]);
});

test('without WebAuthn, passkeys can be renamed and deleted', async ({ page, emulator, ada }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(Navigator.prototype, 'credentials');
  });
  await open(page, ada);
  await expect(createButton(page)).toHaveCount(0);
  await rename(page, 'Passkey 1');
  await nameField(page).fill('Phone');
  await saveButton(page).click();
  await remove(page, 'Phone');
  await list(page).getByRole('group').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByText('You have no passkeys yet.')).toBeVisible();
  await expect(list(page).getByRole('heading')).toBeFocused();
  // There is nobody to tell.
  expect(await emulator.count(startRoute)).toBe(0);
});
