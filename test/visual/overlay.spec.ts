/** What opens over the page: the list of countries, the account menu, toasts. No parent clips or moves it. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { accountButton, sessionPage, signedIn, signOutItem } from '../e2e/session-page.ts';
import { askForSms, button, passPause, smsCodes } from '../e2e/steps.ts';

type Rect = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const rectOf = async (locator: Locator): Promise<Rect> =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** A card that clips, in a dialog, and moved and scaled. */
const clipping = {
  before: `<style>body { height: 200vh }
    dialog { width: 360px; padding: 0; border: 0; overflow: hidden; transform: translate(20px, 10px) scale(.9) }
    #clip { height: 260px; overflow: hidden; transform: translate(0) }</style><dialog><div id="clip">`,
  after: '</div></dialog><script>document.querySelector("dialog").showModal()</script>',
};

for (const dir of ['ltr', 'rtl'] as const)
  test(`the list of countries is whole in a dialog that clips and is transformed (${dir})`, async ({
    page,
    openWidget,
  }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    const widget = await openWidget({ products: 'otp', ...(dir === 'rtl' && { locale: 'ar' }) }, clipping);
    const country = widget.element.locator('[role=combobox]');
    await country.click();
    const list = widget.element.getByRole('listbox');
    await expect(widget.element.getByRole('option').first()).toBeVisible();
    await expect(list).toBeInViewport({ ratio: 1 });
    const row = await rectOf(country);
    const open = await rectOf(list);
    expect(open.height).toBeGreaterThan(240);
    expect(open.y - row.y - row.height).toBeLessThan(8);
    expect(Math.abs(open.x - row.x)).toBeLessThan(2);
    expect(Math.abs(open.width - row.width)).toBeLessThan(4);
    await widget.element.getByRole('option', { name: /\+354/ }).scrollIntoViewIfNeeded();
    await widget.element.getByRole('option', { name: /\+354/ }).click();
    await expect(country).toHaveValue('IS +354');
  });

test('the list of countries follows its field, and opens above it where there is more room', async ({
  page,
  openWidget,
}) => {
  await page.setViewportSize({ width: 320, height: 560 });
  const widget = await openWidget(
    { products: 'otp' },
    { before: '<div style="height: 300px"></div>', after: '<div style="height: 900px"></div>' },
  );
  const country = widget.element.getByRole('combobox', { name: 'Country' });
  const list = widget.element.getByRole('listbox');
  await country.click();
  await expect(widget.element.getByRole('option').first()).toBeVisible();
  const gaps = async (): Promise<readonly number[]> => {
    const [row, open] = [await rectOf(country), await rectOf(list)];
    return [row.y - open.y - open.height, open.y - row.y - row.height];
  };
  expect((await gaps())[0]).toBeCloseTo(5, 0);
  await page.evaluate(() => scrollBy(0, 250));
  await expect.poll(async () => (await gaps())[1]).toBeCloseTo(5, 0);
});

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

test('the list of countries is at its field on a page with CSS zoom', async ({ page, openWidget }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  const widget = await openWidget({ products: 'otp' }, { head: zoomed });
  const country = widget.element.locator('[role=combobox]');
  await country.click();
  await expect(widget.element.getByRole('option').first()).toBeVisible();
  const [row, list] = [await rectOf(country), await rectOf(widget.element.getByRole('listbox'))];
  expect(Math.abs(list.x - row.x)).toBeLessThan(2);
  expect(Math.abs(list.width - row.width)).toBeLessThan(4);
  expect(list.y - row.y - row.height).toBeLessThan(12);
});

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
