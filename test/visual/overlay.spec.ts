/** What opens over the page: the account menu, toasts. No parent clips or moves it. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { accountButton, sessionPage, signedIn, signOutItem } from '../e2e/session-page.ts';
import { askForSms, button, passPause, smsCodes } from '../e2e/steps.ts';

type Rect = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const rectOf = async (locator: Locator): Promise<Rect> =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the account menu is whole in a header that clips, at the edge of the window', async ({
  page,
  context,
  site,
  emulator,
}) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await signedIn(context, emulator, site);
  const head =
    '<style>html { overflow: auto } body { margin: 0; height: 60px; overflow: hidden; transform: translate(0) } auth-session { margin-inline-start: 150px }</style>';
  await page.goto(sessionPage(site, emulator, {}, { head }));
  await accountButton(page).click();
  await expect(signOutItem(page)).toBeInViewport({ ratio: 1 });
  const menu = await rectOf(page.locator('auth-session [part=menu]'));
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(320);
  await page.mouse.click(menu.x + menu.width / 2, menu.y + menu.height - 20);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('toasts stand clear of a card that is transformed and clips', async ({ page, openWidget, emulator }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  const before =
    '<style>#clip { width: 400px; overflow: hidden; transform: translate(300px, 20px) }</style><div id="clip">';
  const widget = await openWidget(smsCodes, { before, after: '</div>' });
  await askForSms(widget, emulator);
  await passPause(page);
  await button(widget, 'Resend code').click();
  const toasts = widget.element.locator('[part=toast]');
  await expect(toasts).toBeInViewport({ ratio: 1 });
  const card = await rectOf(widget.element.locator('[part=container]'));
  await expect.poll(async () => (await rectOf(toasts)).x).toBeGreaterThan(card.x + card.width);
});

const zoomed = '<style>body { zoom: 1.5; margin: 40px 40px 40px 120px }</style>';

test('the account menu is below its button on a page with CSS zoom', async ({
  page,
  context,
  site,
  emulator,
}) => {
  await signedIn(context, emulator, site);
  await page.goto(sessionPage(site, emulator, {}, { head: zoomed }));
  await accountButton(page).click();
  await expect(signOutItem(page)).toBeInViewport({ ratio: 1 });
  const [toggle, menu] = [
    await rectOf(accountButton(page)),
    await rectOf(page.locator('auth-session [part=menu]')),
  ];
  expect(menu.y - toggle.y - toggle.height).toBeLessThan(20);
  expect(Math.abs(menu.x + menu.width - toggle.x - toggle.width)).toBeLessThan(4);
});

test('toasts are in view on a page with CSS zoom', async ({ page, openWidget, emulator }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  const widget = await openWidget(smsCodes, { head: zoomed });
  await askForSms(widget, emulator);
  await passPause(page);
  await button(widget, 'Resend code').click();
  await expect(widget.element.locator('[part=toast]')).toBeInViewport({ ratio: 1 });
});
