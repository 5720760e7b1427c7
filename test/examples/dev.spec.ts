/** `npm run dev`: the sources as they are, and pages that follow an edit. */
import { utimes } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { watchSources } from '../../build/sources.mjs';
import { startDemo } from '../../examples/demo.ts';
import { EmulatorClient } from '../e2e/emulator.ts';

test('a visitor signs in over the sources, and the page is loaded again after an edit', async ({ page }) => {
  const sources = await watchSources();
  const demo = await startDemo({ port: 0, emulatorPort: 0, sources });
  await page.goto(`${demo.url}/_app`);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2025550162');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const { code = '' } = await new EmulatorClient(demo.emulator?.url ?? '').inbox('+12025550162');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code);
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
  const now = new Date();
  await utimes(fileURLToPath(new URL('../../elements/index.ts', import.meta.url)), now, now);
  await reloaded;
  await page.goto(`${demo.url}/gallery?show=main`);
  await expect(page.getByText('main, codes', { exact: true })).toBeVisible();
  await demo.close();
  await sources.close();
});
