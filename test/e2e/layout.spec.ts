/** What the page sees of the widget's size: nothing around it moves, and nothing of it leaves the window. */
import type { Page } from '@playwright/test';
import { type Attributes, expect, test } from './fixtures.ts';
import { allCodes } from './steps.ts';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><path d="M0 0h80v20H0z"/></svg>',
)}`;

const configurations: readonly { readonly name: string; readonly attributes: Attributes }[] = [
  { name: 'an e-mailed link', attributes: {} },
  { name: 'codes, with tabs', attributes: allCodes },
  { name: 'wallets above a form', attributes: { products: 'crypto passwords' } },
  {
    name: 'a logo and no header',
    attributes: { 'hide-header-text': true, 'logo-image-url': logo, products: 'otp' },
  },
];

/** Rendering waits for the entry, as README advises: what a page paints before it, nobody can keep a place for. */
const head = '<script type="module" src="/dist/auth-widget.js" blocking="render"></script>';
const after = '<p id="below">Below the widget</p>';

/** Sums up what moved without the visitor having done anything. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { score: 0 };
    Object.assign(globalThis, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.score += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts are told of after the frame in which they happened.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (globalThis as unknown as { layoutShifts: { score: number } }).layoutShifts.score;
    });
}

for (const { name, attributes } of configurations) {
  test(`nothing on the page moves while the widget loads: ${name}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    await emulator.settings({ disable_sdk_watermark: false });
    const shifted = await watchShifts(page);
    // Late chunks: the browser paints what is there before them.
    await page.route('**/dist/chunks/{app,sdk,adapter,bootstrap}*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    const widget = await openWidget(attributes, { head, after });
    await expect(widget.element.getByRole('img', { name: 'Powered by Stytch' })).toBeVisible();
    expect(await shifted()).toBeLessThan(0.01);
  });
}

for (const { where, before } of [
  { where: 'at the top', before: '' },
  { where: 'at the bottom of the window', before: '<div style="height: 200px"></div>' },
]) {
  test(`the list of countries stays inside a small window: ${where}`, async ({ page, openWidget }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    const widget = await openWidget({ products: 'otp' }, { before });
    await widget.element.getByRole('combobox', { name: 'Country' }).click();
    const list = widget.element.getByRole('listbox');
    await expect(widget.element.getByRole('option', { name: 'United States +1' })).toBeInViewport();
    const box = await list.boundingBox();
    expect(box).not.toBeNull();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
    expect(box?.height).toBeGreaterThan(80);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
