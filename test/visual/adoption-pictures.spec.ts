/** No pixel changes when React adopts the first screen. */
import type { Locator } from '@playwright/test';
import { PROVIDERS } from '../../src/shell/views/oauth/provider-table.ts';
import { type Attributes, expect, type OpenOptions, publicToken, test } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import { type ElementTag, serialize } from '../e2e/host-page.ts';
import { known, passwords, requestReset, searchOf } from '../e2e/password-steps.ts';
import type { Setting } from '../e2e/screen-case.ts';
import { allCodes, button, emailField, heading } from '../e2e/steps.ts';

const everything = {
  products: 'oauth crypto otp',
  'otp-methods': 'sms whatsapp email',
  'oauth-providers': 'google apple github',
};

/** Files and answers that change the first screen later, whenever they come: the logos, the calling code, the watermark. */
const later = /\/chunks\/(logo|phone-(library|zone-\d))-|\/projects\/bootstrap\//;

interface Picture {
  readonly tag?: ElementTag;
  readonly attributes?: Attributes;
  /** What the visitor does before React. */
  readonly act?: (widget: Locator) => Promise<void>;
}

/** The first screens of the gallery, and what changes the look of them all. */
const pictures: readonly Picture[] = [
  {},
  {
    async act(widget) {
      await widget.getByRole('textbox', { name: 'Email' }).fill('ada');
      await widget.page().keyboard.press('Enter');
      await expect(widget.getByText('Invalid email')).toBeVisible();
    },
  },
  { attributes: { 'color-scheme': 'dark' } },
  { attributes: passwords },
  { attributes: { 'hide-header-text': true } },
  { attributes: allCodes },
  { attributes: allCodes, act: (widget) => widget.getByRole('tab', { name: 'Email' }).click() },
  { attributes: { ...allCodes, 'color-scheme': 'dark' } },
  { attributes: { ...allCodes, locale: 'ar' } },
  { attributes: { products: 'oauth', 'oauth-providers': Object.keys(PROVIDERS).join(' ') } },
  { attributes: { products: 'crypto' } },
  { attributes: everything },
  { attributes: { ...everything, 'color-scheme': 'dark' } },
  { attributes: { ...everything, locale: 'he' } },
  { attributes: { ...everything, locale: 'de' } },
  { attributes: { ...everything, 'no-shadow': true } },
  {
    attributes: {
      ...everything,
      theme: {
        colors: { primary: '#7a1f5c' },
        buttons: { primary: { borderRadius: '20px' } },
        logo: { logoImageUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', alt: '' },
      },
    },
  },
  { tag: 'auth-reset-password' },
];

/** Compares the page before and after the adoption of all its widgets. */
async function expectNoChange(
  { page, openWidget }: Pick<Setting, 'page' | 'openWidget'>,
  attributes: Attributes,
  options: OpenOptions,
  acts: readonly Picture['act'][] = [undefined],
): Promise<void> {
  await holdRequests(page, later);
  const { release } = await holdRequests(page, /\/chunks\/app-/);
  const widget = await openWidget(attributes, { ...options, ready: false });
  const widgets = page.locator('auth-widget, auth-reset-password');
  await expect(widgets).toHaveCount(acts.length);
  for (const [index, act] of acts.entries()) {
    const at = widgets.nth(index);
    await expect(at.getByRole('heading').or(at.getByRole('button')).first()).toBeAttached();
    await act?.(at);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await page.screenshot({ fullPage: true, animations: 'disabled' });
  release();
  await expect.poll(async () => (await widget.events('auth-ready')).length).toBe(acts.length);
  const after = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await test.info().attach('before', { body: before, contentType: 'image/png' });
  await test.info().attach('after', { body: after, contentType: 'image/png' });
  expect(after.equals(before), 'no pixel differs').toBe(true);
}

// All in one page, which is a tenth of the work of a page for each.
test('the adoption changes no pixel of the first screens', async ({ page, openWidget, emulator }) => {
  const project = { 'public-token': publicToken, 'api-url': emulator.url };
  const [first = {}, ...others] = pictures;
  const after = others
    .map(
      ({ tag = 'auth-widget', attributes }) => `<${tag}${serialize({ ...project, ...attributes })}></${tag}>`,
    )
    .join('\n');
  const head =
    '<style>body { display: grid; grid-template-columns: repeat(3, 400px); align-items: start }</style>';
  await expectNoChange(
    { page, openWidget },
    first.attributes ?? {},
    { head, after },
    pictures.map(({ act }) => act),
  );
});

test('the adoption changes no pixel of a narrow widget in a page with styles of its own', ({
  page,
  openWidget,
}) => {
  const head = '<style>body { width: 240px; font: 20px serif } button { color: red }</style>';
  return expectNoChange({ page, openWidget }, everything, { head });
});

test('the adoption changes no pixel: the reset form with a token', async ({ page, openWidget, emulator }) => {
  const { link } = await requestReset(emulator);
  await expectNoChange({ page, openWidget }, {}, { tag: 'auth-reset-password', search: searchOf(link) });
});

test('the adoption changes no pixel: a link that this browser asked for', async ({
  page,
  openWidget,
  emulator,
}) => {
  // The SDK remembers the project's settings, which would show the watermark.
  await emulator.settings({ disable_sdk_watermark: true });
  const widget = await openWidget();
  await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
  await emailField(widget).fill(known.email);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  const { link = '' } = await emulator.inbox(known.email);
  await holdRequests(page, '**/magic_links/authenticate');
  await expectNoChange({ page, openWidget }, {}, { search: searchOf(link) });
});
