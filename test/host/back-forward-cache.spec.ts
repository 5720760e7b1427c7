/** A page that the browser keeps in memory while the visitor is elsewhere, and shows again as it was. */
import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../browser.ts';
import { test as base, expect } from '../e2e/fixtures.ts';
import { accountButton, sessionPage, signedIn, signInLink, signOutItem } from '../e2e/session-page.ts';
import { allCodes, emailField, heading, passcode } from '../e2e/steps.ts';

const executablePath = findChromium();
/** Playwright switches the cache off, and the headless shell has none. As an option of the worker, this would start all anew. */
const test = base.extend({
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({
      args: [...chromiumArgs],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(executablePath !== undefined && { executablePath }),
    });
    await use(await browser.newContext());
    await browser.close();
  },
});

const elsewhere = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><h1>Elsewhere</h1>';

/** Playwright's own `goBack` waits for a load, which a page from the cache does not have. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle('A page');
}

test('what was typed is still there when the visitor comes back, but not who has signed out meanwhile', async ({
  page,
  site,
  openWidget,
  emulator,
}) => {
  const other = site.addPage('/elsewhere', elsewhere);
  const widget = await openWidget(
    { ...allCodes, 'otp-methods': 'sms email' },
    { headers: { 'cache-control': 'no-cache' } },
  );
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await emailField(widget).fill('ada@exa');

  await page.goto(other);
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(emailField(widget)).toHaveValue('ada@exa');
  await emailField(widget).fill('ada@example.com');
  await emailField(widget).press('Enter');
  // A code by SMS would keep the page out of the cache: the browser offers to fill it in.
  await passcode(widget).fill((await emulator.inbox('ada@example.com')).code ?? '');
  await expect(heading(widget, 'Success')).toBeVisible();

  await page.goto(sessionPage(site, emulator));
  await accountButton(page).click();
  await signOutItem(page).click();
  await expect(signInLink(page)).toBeVisible();
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
});

test('a page that is shown again does not show a session that has ended meanwhile', async ({
  page,
  context,
  site,
  emulator,
}) => {
  const other = site.addPage('/elsewhere', elsewhere);
  const { token } = await signedIn(context, emulator, site);
  await page.goto(sessionPage(site, emulator, {}, { headers: { 'cache-control': 'no-cache' } }));
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await expect(accountButton(page)).toBeVisible();
  await page.goto(other);
  await emulator.revoke(token);
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(signInLink(page)).toBeVisible();
});
