/** The first screen in the page's own HTML: there before any script, and kept by the scripts that come later. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { type Attributes, expect, test } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import type { HostPageOptions } from '../e2e/host-page.ts';
import { printed } from '../e2e/printed.ts';
import { allCodes, button, emailField, heading, phoneField } from '../e2e/steps.ts';
import { strictPolicy, watchViolations } from '../e2e/strict-policy.ts';

const entry = '**/dist/auth-widget.js';
const app = /\/chunks\/app-/;
const link = { products: 'emailMagicLinks' };
const everything = {
  products: 'otp oauth crypto',
  'otp-methods': 'sms email',
  'oauth-providers': 'google apple',
};

/** The element and its field, while the test still waits for the page to load. */
const elementOf = (page: Page): Locator => page.locator('auth-widget');
const fieldOf = (page: Page): Locator => elementOf(page).getByRole('textbox');
const printedStyles = (page: Page): Locator => elementOf(page).locator('style, link');

/** Types an address with a letter missing, and moves the caret to where it belongs. */
async function typeAddress(page: Page): Promise<void> {
  await fieldOf(page).pressSequentially('ada@exmple.com');
  for (let left = 0; left < 'mple.com'.length; left += 1) await page.keyboard.press('ArrowLeft');
}

async function addMissingLetter(page: Page): Promise<void> {
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('a');
  await expect(fieldOf(page)).toHaveValue('ada@example.com');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there, and what is typed stays', async ({ page, openWidget }) => {
    const widget = await openWidget(everything, { print: printed(), ready: false });
    await expect(heading(widget, 'Sign up or log in')).toBeVisible();
    await expect(button(widget, 'Continue with Google')).toHaveCSS('height', '45px');
    await phoneField(widget).pressSequentially('2025550162');
    const address = page.url();
    await page.keyboard.press('Enter');
    await expect(phoneField(widget)).toHaveValue('2025550162');
    expect(page.url()).toBe(address);
  });

  test('it speaks every language at once', async ({ openWidget }) => {
    const widget = await openWidget({ ...allCodes, locale: 'ar' }, { print: printed(), ready: false });
    await expect(widget.element.getByRole('tab').first()).toBeVisible();
    await expect(button(widget, 'متابعة')).toBeVisible();
    await expect(widget.element.getByRole('heading')).toHaveCSS('direction', 'rtl');
  });
});

const adoptions: readonly (readonly [name: string, attributes: Attributes, watermark: 'yes' | 'no'])[] = [
  ['English', link, 'yes'],
  ['German', { ...link, locale: 'de' }, 'yes'],
  ['a project that is known to show no watermark', link, 'no'],
];

for (const [name, attributes, watermark] of adoptions) {
  test(`nodes, text and caret survive the entry and React: ${name}`, async ({ page, openWidget }) => {
    await page.addInitScript((shown) => localStorage.setItem('auth-widget:watermark', shown), watermark);
    const [heldEntry, heldApp] = [await holdRequests(page, entry), await holdRequests(page, app)];
    const opened = openWidget(attributes, { print: printed() });
    await typeAddress(page);
    const nodes = await elementOf(page).evaluateHandle(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('form, form *') ?? []),
    ]);
    const keptNodes = (): Promise<boolean> =>
      nodes.evaluate((all) => all.length > 5 && all.every((node) => node.isConnected));
    heldEntry.release();
    await expect(printedStyles(page)).toHaveCount(0);
    expect(await keptNodes()).toBe(true);
    await addMissingLetter(page);
    heldApp.release();
    await opened;
    expect(await keptNodes()).toBe(true);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('ada@example.com');
  });
}

test('the tag of another version is drawn anew, and keeps the text and the focus', async ({
  page,
  openWidget,
}) => {
  const print: HostPageOptions['print'] = (tag, attributes) =>
    printed()(tag, attributes)
      .replaceAll('"auth-widget-', '"old-')
      .replace('<form', '<p>Hello</p><section><form')
      .replace('</form>', '</form></section>');
  const { release } = await holdRequests(page, entry);
  const opened = openWidget(link, { print });
  await expect(elementOf(page).getByText('Hello')).toBeVisible();
  await typeAddress(page);
  release();
  const widget = await opened;
  await expect(elementOf(page).getByText('Hello')).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('ada@exmple.com');
  await expect(button(widget, 'Continue')).toHaveCSS('height', '45px');
});

test('linked styles work under a strict policy, without a violation', async ({
  page,
  openWidget,
  emulator,
}) => {
  const violations = await watchViolations(page);
  const { release } = await holdRequests(page, entry);
  const opened = openWidget(everything, {
    print: printed({ styles: { href: '/dist/first-screen.css' } }),
    headers: { 'Content-Security-Policy': strictPolicy(emulator.url) },
  });
  const google = elementOf(page).getByRole('button', { name: 'Continue with Google' });
  await expect(google).toHaveCSS('height', '45px');
  release();
  await opened;
  await expect(google).toHaveCSS('height', '45px');
  await expect(printedStyles(page)).toHaveCount(0);
  expect(await violations()).toEqual([]);
});

test('inline styles work under a policy with their nonce', async ({ page, openWidget, emulator }) => {
  const violations = await watchViolations(page);
  const { release } = await holdRequests(page, entry);
  const nonce = 'cjRuZDBt';
  const opened = openWidget(everything, {
    print: printed({ nonce }),
    headers: {
      'Content-Security-Policy': strictPolicy(emulator.url).replace(
        /style-src [^;]*/,
        `style-src 'nonce-${nonce}'`,
      ),
    },
  });
  const google = elementOf(page).getByRole('button', { name: 'Continue with Google' });
  await expect(google).toHaveCSS('height', '45px');
  release();
  await opened;
  await expect(google).toHaveCSS('height', '45px');
  expect(await violations()).toEqual([]);
});

test('a theme applies with the entry if the policy refuses it in HTML', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/Content Security Policy/);
  const violations = await watchViolations(page);
  await holdRequests(page, app);
  await openWidget(
    { ...link, theme: { colors: { text: 'rgb(1, 2, 3)' } } },
    {
      print: printed({ styles: { href: '/dist/first-screen.css' } }),
      headers: { 'Content-Security-Policy': strictPolicy(emulator.url) },
      ready: false,
    },
  );
  await expect(elementOf(page).getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await violations()).toEqual(['style-src-attr inline']);
});

test('a copy of the element, and one that is inserted again, have their form', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget(link, { print: printed() });
  const state = await widget.element.evaluate(async (element) => {
    const ready = (target: Node): Promise<unknown> =>
      new Promise((resolve) => target.addEventListener('auth-ready', resolve, { once: true }));
    const copy = element.cloneNode(true) as Element;
    const copied = ready(copy);
    element.after(copy);
    await copied;
    element.remove();
    await Promise.resolve();
    const again = ready(element);
    copy.before(element);
    await again;
    return [element, copy].map(({ shadowRoot, childNodes }) => [
      shadowRoot?.querySelectorAll('form').length,
      shadowRoot?.querySelectorAll('#aw-email').length,
      childNodes.length,
    ]);
  });
  expect(state).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ]);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(2);
});

test('settings that change before the entry are followed, and what was typed stays', async ({
  page,
  openWidget,
}) => {
  const { release } = await holdRequests(page, entry);
  const opened = openWidget(link, { print: printed() });
  await fieldOf(page).pressSequentially('ada@example.com');
  await elementOf(page).evaluate((element) => {
    element.setAttribute('products', 'oauth emailMagicLinks');
    element.setAttribute('oauth-providers', 'google');
  });
  release();
  const widget = await opened;
  await expect(button(widget, 'Continue with Google')).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
});

test('the lines of the guide print the same', () => {
  const guide = readFileSync(new URL('../../docs/serving.md', import.meta.url), 'utf8');
  const [code = ''] = /^import .*\nconsole\.log\(.*\);$/m.exec(guide) ?? [];
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  expect(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8', cwd }).trim(),
  ).toBe(
    printed({ locale: 'de' })('auth-widget', { 'public-token': 'public-token-test-...', products: 'otp' }),
  );
});
