/** The adapter over the real SDK, on a page whose visitor is signed in. */
import type { Page } from '@playwright/test';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { publicToken } from '../e2e/fixtures.ts';
import { inPage } from './in-page.ts';
import type { port as Port } from './pages/provider-port.ts';

export const over = inPage<typeof Port>('port');

export const email = 'ada@example.com';

export async function openPort(page: Page, emulator: EmulatorClient, siteUrl: string): Promise<void> {
  await page.goto(
    `${siteUrl}/provider-port.html?token=${publicToken}&api=${encodeURIComponent(emulator.url)}`,
  );
  await page.waitForFunction(() => 'port' in globalThis);
}

/** The visitor has signed in by a code to the address. */
export async function openSignedIn(page: Page, emulator: EmulatorClient, siteUrl: string): Promise<void> {
  await openPort(page, emulator, siteUrl);
  const sent = ({ provider }: typeof Port, to: string) =>
    provider.otps.send('email', to, { expirationMinutes: 5 });
  const { methodId } = await over(page, sent, email);
  const { code = '' } = await emulator.inbox(email);
  await over(page, ({ provider }, input) => provider.otps.authenticate(input.code, input.methodId, 30), {
    code,
    methodId,
  });
}
