import { expect, test } from '@playwright/test';
import { EmulatorClient } from 'auth-widget-emulator/client';

const emulator = new EmulatorClient('http://localhost:4010');

test.beforeEach(() => emulator.reset());

test('a visitor signs in by text message', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Phone number').fill('2025550162');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const { code = '' } = await emulator.message({ to: '+12025550162' });
  await page.getByLabel('6-digit code').fill(code);
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
});

test('a visitor tries again when the provider refuses', async ({ page }) => {
  await page.goto('/');
  await emulator.fault(
    '/otps/sms/login_or_create',
    { status: 500, type: 'internal_server_error', message: 'Out of order.' },
    1,
  );
  await page.getByLabel('Phone number').fill('2025550162');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByText('Out of order.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await emulator.message({ to: '+12025550162' });
});

test('a code expires', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Phone number').fill('2025550162');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const { code = '' } = await emulator.message();
  await emulator.advanceClock(5 * 60_000);
  await page.getByLabel('6-digit code').fill(code);
  await expect(page.getByRole('button', { name: 'Resend' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeHidden();
});
