/**
 * Compares every screen in every state with the pictures beside this file, which show boxes instead of letters, and examines it
 * with axe.
 * After an intended change: `npx playwright test -c test/playwright.config.ts visual --update-snapshots`.
 */
import { expect, type Page } from '@playwright/test';
import { accounts } from '../../examples/gallery/accounts.tsx';
import { brandNames } from '../../examples/gallery/brands.ts';
import { businessCases } from '../../examples/gallery/business-cases.ts';
import { cases } from '../../examples/gallery/cases.ts';
import { type Site, startSite } from '../../examples/site.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { test } from '../e2e/worker.ts';
import { boxFont } from './box-font.ts';

// The list says when a passkey was used.
test.use({ timezoneId: 'UTC' });

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ port: 0, publicToken: 'public-token-test-00000000-0000-4000-8000-000000000000' });
});

test.afterAll(() => site.close());

const FONT = '--auth-font-family';

async function openGallery(page: Page, shown: Readonly<Record<string, string>>): Promise<void> {
  await page.setViewportSize({ width: 1240, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${site.url}/gallery?${new URLSearchParams(shown)}`);
  await page.evaluate(
    async ([font, property]) => {
      const file = Uint8Array.from(font);
      // Codes to copy have a font of their own.
      for (const family of ['Boxes', 'ui-monospace'])
        document.fonts.add(await new FontFace(family, file.buffer, { weight: '1 1000' }).load());
      document.documentElement.style.setProperty(property, 'Boxes');
    },
    [[...boxFont()], FONT] as const,
  );
  await expect(page.locator('#gallery')).toHaveAttribute('data-state', 'complete', { timeout: 60_000 });
}

/** All tiles fit a phone, and are dark if the system is. */
async function expectFitting(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const containers = page.locator('[part=container]');
  await expect(containers.first()).toHaveCSS('background-color', 'rgb(20, 33, 42)');
  const found = await containers.evaluateAll((nodes) =>
    nodes.map((node) => [getComputedStyle(node).backgroundColor, node.scrollWidth - node.clientWidth]),
  );
  expect(found).toEqual(found.map(() => ['rgb(20, 33, 42)', 0]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

const groups = [
  'main',
  'email',
  // Spec 2.24, 2.27
  'code',
  // Spec 2.41
  'link',
  'password',
  'wallets',
  'passkeys',
  'list',
  'account',
  'finishing',
  'second',
  'business',
] as const;
const all = [...cases, ...businessCases, ...accounts].map(({ name }) => name);

async function expectPicture(page: Page, name: string, prefix = ''): Promise<void> {
  const id = name.replaceAll(/\W+/g, '-');
  // Every version of a browser draws the edges of curves a little differently.
  await expect
    .soft(page.locator(`#${id} .frame`), name)
    .toHaveScreenshot(`${prefix}${id}.png`, { maxDiffPixels: 40, threshold: 0.2 });
}

for (const group of groups) {
  test(`the screens of the gallery look as before: ${group}`, async ({ page }) => {
    await openGallery(page, { look: 'classic', show: group });
    const names = all.filter((name) => name.startsWith(group));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) await expectPicture(page, name);
    // Examined in page tests of their own: several of their landmarks in one page would have one name.
    if (group === 'list' || group === 'account') return;
    await page.evaluate((property) => document.documentElement.style.removeProperty(property), FONT);
    // The captions skip a level: the tiles have the screens' own headings.
    const options = { within: '#gallery', without: ['region', 'heading-order'] };
    await expectAccessible(page, options);
    await expectFitting(page);
    await expectAccessible(page, { ...options, looksOnly: true });
  });
}

test('the pictures cover every state of the gallery', () => {
  expect(all.filter((name) => groups.some((group) => name.startsWith(group)))).toEqual(all);
});

const branded = ['main, everything', 'code, typed', 'password, weak', 'link, signed in already'];

for (const brand of brandNames)
  test(`the modern look goes with the brand ${brand}`, async ({ page }) => {
    await openGallery(page, { look: 'modern', brand, show: branded.join('|') });
    for (const name of branded) await expectPicture(page, name, `${brand}-`);
  });
