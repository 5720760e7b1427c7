/** The provider's own prebuilt elements for passkeys, with a virtual authenticator, against the emulator. */
import { expect, type Page } from '@playwright/test';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { test } from '../e2e/fixtures.ts';
import { seedPasskey, VirtualAuthenticator } from '../e2e/virtual-authenticator.ts';
import { bundlePages } from './bundled-pages.ts';

const email = 'ada@example.com';
const signedIn = `signed in as ${email}`;

const site = bundlePages(['official-element.ts', 'phone-services.ts'], 'production');

// The element puts its styles there.
test.beforeEach(({ watch }) => watch.expect(/^added to document\.head: <style/));

type Product = 'email-code' | 'passkey-autofill' | 'passkey-button' | 'passkey-registration';

async function open(page: Page, product: Product, api: string): Promise<void> {
  await page.goto(`${site.url}/official-element.html?${new URLSearchParams({ api, product })}`);
}

async function signInByCode(page: Page, emulator: EmulatorClient): Promise<void> {
  await open(page, 'email-code', emulator.url);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  const { code = '' } = await emulator.inbox(email);
  await page.getByRole('textbox').pressSequentially(code);
  await expect(page.getByRole('status')).toHaveText(signedIn);
}

test('autofill signs in', async ({ page, emulator }) => {
  await seedPasskey(emulator, await VirtualAuthenticator.plugInto(page), email);
  await open(page, 'passkey-autofill', emulator.url);
  await expect(page.getByRole('status')).toHaveText(signedIn);
  await expect(page.getByText('Your Passkey has been successfully authenticated.')).toBeVisible();
});

test('the button signs in', async ({ page, emulator }) => {
  await seedPasskey(emulator, await VirtualAuthenticator.plugInto(page), email);
  await open(page, 'passkey-button', emulator.url);
  await page.getByRole('button', { name: 'Login with a Passkey' }).click();
  await expect(page.getByRole('status')).toHaveText(signedIn);
  await expect(page.getByText('Your Passkey has been successfully authenticated.')).toBeVisible();
});

test('a passkey that the project does not know is refused', async ({ page, emulator, watch }) => {
  await seedPasskey(emulator, await VirtualAuthenticator.plugInto(page), email);
  await emulator.settings({ users: [{ email }] });
  // The element leaves the rejection unhandled.
  watch.expect(/^uncaught: \[404\] webauthn_registration_not_found/);
  await open(page, 'passkey-button', emulator.url);
  await page.getByRole('button', { name: 'Login with a Passkey' }).click();
  await expect(page.getByText('Passkey registration not found.')).toBeVisible();
});

test('passkeys are made, renamed and deleted', async ({ page, emulator }) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await signInByCode(page, emulator);
  await open(page, 'passkey-registration', emulator.url);
  const create = page.getByRole('button', { name: 'Create a Passkey' });
  await create.click();
  await expect(page.getByText('Passkey successfully created!')).toBeVisible();
  await expect(page.getByText('Passkey 1')).toBeVisible();
  expect(await device.passkeys()).toHaveLength(1);

  await page.getByRole('button', { name: 'Set up another Passkey' }).click();
  await create.click();
  await expect(page.getByText('it seems to be already registered')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Passkey name').fill('Work laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Work laptop')).toBeVisible();
  const deleteButton = page.getByRole('button', { name: 'Delete' });
  // What the emulator knows, not only what the element expects.
  const reopen = async (): Promise<void> => {
    await page.reload();
    await page.getByRole('button', { name: 'Skip' }).click();
  };
  await reopen();
  await expect(page.getByText('Work laptop')).toBeVisible();

  await deleteButton.click();
  await expect(page.getByRole('alert')).toHaveText('Once deleted, the passkey cannot be restored.');
  await deleteButton.click();
  await expect(deleteButton).toBeHidden();
  await expect.poll(async () => (await emulator.requests()).map(({ method }) => method)).toContain('DELETE');
  await reopen();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await expect(deleteButton).toBeHidden();
});
