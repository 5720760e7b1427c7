/** The documentation site, as VitePress has built it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startSite } from '../e2e/servers.ts';

const folder = fileURLToPath(new URL('../../dist-site/', import.meta.url));

test('the sidebar leads from page to page, search finds a heading, and assistants get a list', async ({
  page,
}) => {
  const site = await startSite({ roots: { '/': folder } });
  await page.goto(`${site.url}/index.html`);
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  for (const title of ['Theming', '<auth-session>', 'Contributing']) {
    await sidebar.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('otp-expiration-minutes');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/docs\/.+\.html#/);
  expect(readFileSync(`${folder}llms.txt`, 'utf8')).toContain('(/docs/products/passcodes.md)');
  await site.close();
});
