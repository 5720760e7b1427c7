/** Sizes and times that the specification gives in numbers (section 9). */
import type { Locator } from '@playwright/test';
import { crypto } from '../e2e/crypto-screens.ts';
import { expect, test, type Widget } from '../e2e/fixtures.ts';
import { enterEmail } from '../e2e/password-steps.ts';
import { askForSms, button, emailField, heading, sendRoute, smsCodes, toast } from '../e2e/steps.ts';
import { choose, installWallets, metamask } from '../e2e/wallets.ts';

/** Between two messages to the same number (decision consumer-3). */
const PAUSE_MS = 15_000;

const image = (width: number, height: number): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

// Spec 2.6, 9.9
test('a logo of any size keeps within 100 by 50 px', async ({ openWidget }) => {
  const widget = await openWidget();
  const logo = widget.element.locator('[part=logo]');
  for (const [width, height] of [
    [800, 20],
    [20, 800],
    [800, 800],
  ] as const) {
    const url = image(width, height);
    await widget.element.evaluate((element, src) => element.setAttribute('logo-image-url', src), url);
    await expect(logo).toHaveAttribute('src', url);
    await logo.evaluate((node) => (node as HTMLImageElement).decode());
    await expect(logo).toBeVisible();
    const box = await boxOf(logo);
    expect(box.width).toBeLessThanOrEqual(100);
    expect(box.height).toBeLessThanOrEqual(50);
  }
});

// Spec 2.9
test('buttons of providers are a list with gaps of 8 px, and all as high as the highest', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget({ products: 'oauth', 'oauth-providers': 'google apple github' });
  const boxes = await Promise.all(['Google', 'Apple', 'GitHub'].map((name) => boxOf(button(widget, name))));
  const [first, second, third] = boxes;
  if (!first || !second || !third) throw new Error('A button is missing.');
  expect(second.y - first.y - first.height).toBeCloseTo(8);
  expect(third.y - second.y - second.height).toBeCloseTo(8);
  expect(new Set(boxes.map(({ x, width }) => `${x} ${width}`)).size).toBe(1);
  const heightsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 640 });
    const narrow = ['Google', 'Apple', 'GitHub'].map((name) => boxOf(button(widget, name)));
    return (await Promise.all(narrow)).map(({ height }) => height);
  };
  expect(await heightsAt(320), 'one line').toEqual([45, 45, 45]);
  const heights = await heightsAt(240);
  expect(heights[0], 'two lines').toBeGreaterThan(60);
  expect(new Set(heights).size).toBe(1);
});

test('icon and label are one group in the middle of their button, also with a label of two lines at 320 px', async ({
  page,
  openWidget,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const providers = 'google apple salesforce';
  const widget = await openWidget({ products: 'oauth crypto', 'oauth-providers': providers });
  const buttons = widget.element.getByRole('button').filter({ has: page.locator('svg') });
  await expect(buttons).toHaveCount(5);
  for (const each of await buttons.all()) {
    const box = await boxOf(each);
    const icon = await boxOf(each.locator('svg'));
    const label = await boxOf(each.locator('span > span:last-child'));
    expect(icon.y + icon.height / 2).toBeCloseTo(box.y + box.height / 2, 0);
    expect(label.x - icon.x - icon.width).toBeCloseTo(8, 0);
    const [before, after] = [icon.x - box.x, box.x + box.width - label.x - label.width];
    expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
  }
});

// Spec 9.5
test('container, header, text and buttons have the sizes of the specification', async ({ openWidget }) => {
  const widget = await openWidget();
  const container = widget.element.locator('[part=container]');
  expect((await boxOf(container)).width).toBe(400);
  await expect(container).toHaveCSS('border-radius', '8px');
  await expect(container).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(container).toHaveCSS('border-color', 'rgb(173, 188, 197)');
  await expect(container).toHaveCSS('font-family', 'Arial, Helvetica, sans-serif');
  const title = heading(widget, 'Sign up or log in');
  await expect(title).toHaveCSS('font-size', '24px');
  await expect(title).toHaveCSS('font-weight', '600');
  const proceed = button(widget, 'Continue');
  expect((await boxOf(proceed)).height).toBe(45);
  await expect(proceed).toHaveCSS('font-size', '18px');
  await expect(proceed).toHaveCSS('border-radius', '4px');
  await proceed.click();
  const error = widget.element.getByText('Enter your email address.');
  await expect(error).toHaveCSS('font-size', '14px');
  await expect(error).toHaveCSS('color', 'rgb(139, 18, 20)');
  await emailField(widget).fill('ada@example.com');
  await proceed.click();
  await expect(widget.element.getByText('An email was sent to')).toHaveCSS('font-size', '16px');
});

test('the look "modern" has the font of the page, and what a theme says still counts', async ({
  openWidget,
}) => {
  const widget = await openWidget(
    { products: 'emailMagicLinks', look: 'modern', theme: { inputs: { height: '48px' } } },
    { head: '<link rel="stylesheet" href="data:text/css,body{font-family:Boxes}">' },
  );
  const container = widget.element.locator('[part=container]');
  await expect(container).toHaveCSS('border-radius', '14px');
  await expect(container).toHaveCSS('font-family', 'Boxes');
  const title = heading(widget, 'Sign up or log in');
  await expect(title).toHaveCSS('font-size', '20px');
  await expect(title).toHaveCSS('line-height', '28px');
  const proceed = button(widget, 'Continue');
  expect((await boxOf(proceed)).height).toBe(40);
  await expect(proceed).toHaveCSS('font-weight', '600');
  expect((await boxOf(emailField(widget))).height).toBe(48);
});

test('a theme may have low controls, a gradient and no border', async ({ openWidget }) => {
  const size = { height: '32px', fontSize: '14px' };
  const widget = await openWidget({
    products: 'oauth emailMagicLinks',
    'oauth-providers': 'google',
    theme: {
      container: { borderColor: 'transparent' },
      buttons: { ...size, primary: { backgroundColor: 'linear-gradient(#1668a6, #5b21b6)' } },
      inputs: size,
    },
  });
  const proceed = widget.element.getByRole('button', { name: 'Continue', exact: true });
  for (const control of [emailField(widget), proceed, button(widget, 'Continue with Google')])
    expect((await boxOf(control)).height).toBe(32);
  await expect(emailField(widget)).toHaveCSS('font-size', '14px');
  const divider = widget.element.locator('[part=divider]');
  const line = await divider.evaluate((node) => getComputedStyle(node, '::before').borderBlockStartColor);
  expect(line).toMatch(/ 0\.16\)$/);
  await proceed.hover();
  await expect(proceed).toHaveCSS('box-shadow', /inset/);
  await expect(proceed).toHaveCSS('background-image', /^linear-gradient/);
});

// Spec 9.5
test('the spinner of a screen measures 100 px', async ({ page, openWidget }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installWallets(page, { ...metamask, connect: 'hang' });
  const widget = await openWidget(crypto);
  await choose(widget, 'Metamask');
  await expect(heading(widget, 'Connecting to your wallet...')).toBeVisible();
  const { width, height } = await boxOf(widget.element.getByRole('status').locator('svg'));
  expect([width, height]).toEqual([100, 100]);
});

test('the sentence that heads a new password is smaller on a phone of 320 px', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget({ products: 'passwords emailMagicLinks' });
  await enterEmail(widget, 'grace@example.com');
  const title = heading(widget, 'Choose how you would like to create your account.');
  for (const [width, size] of [
    [360, '24px'],
    [320, '21.44px'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await expect(title).toHaveCSS('font-size', size);
  }
});

/** Asks for another code and waits for the toast that says how that went. The clock of the page stands still then. */
async function resend(widget: Widget, says: string): Promise<Locator> {
  const { page } = widget;
  await page.clock.fastForward(PAUSE_MS);
  await button(widget, 'Resend code').click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toast(widget, says)).toBeVisible({ timeout: 200 });
  }).toPass();
  return widget.element.locator('[part=toast]');
}

const refused = { status: 500, type: 'internal_server_error', message: 'No post today.' } as const;

// Spec 2.50, 9.7
test('a red toast stays for 4 s, and a green one for 2 s, at the top, above the middle of the widget', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.clock.install();
  const widget = await openWidget(smsCodes, { before: '<p style="height: 100px">Above</p>' });
  await askForSms(widget, emulator);
  await page.clock.pauseAt(Date.now() + 60_000);
  await emulator.fault(sendRoute, refused, 1);
  for (const [says, ms, colour] of [
    [refused.message, 4000, 'rgb(139, 18, 20)'],
    ['Code resent', 2000, 'rgb(12, 90, 86)'],
  ] as const) {
    const shown = await resend(widget, says);
    await expect(shown).toHaveCSS('border-color', colour);
    await page.clock.runFor(ms - 500);
    await expect(shown).toHaveCount(1);
    const { x, y, width } = await boxOf(shown);
    const card = await boxOf(widget.element.locator('[part=container]'));
    expect(y).toBeLessThan(100);
    expect(x + width / 2).toBeCloseTo(card.x + card.width / 2, 0);
    // It takes some time to leave, too.
    await page.clock.runFor(1000);
    await expect(shown).toHaveCount(0);
  }
});
