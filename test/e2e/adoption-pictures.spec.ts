/** No pixel changes when React adopts the first screen. */
import type { Page } from '@playwright/test';
import { PROVIDERS } from '../../src/shell/views/oauth/providers.ts';
import { type Attributes, expect, type OpenOptions, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { known, passwords, requestReset, searchOf } from './password-steps.ts';
import type { Setting } from './screen-case.ts';
import { allCodes, button, emailField, heading } from './steps.ts';

const everything = {
  products: 'oauth crypto otp',
  'otp-methods': 'sms whatsapp email',
  'oauth-providers': 'google apple github',
};

/** Files and answers that change the first screen later, whenever they come: the logos, the calling code, the watermark. */
const later = /\/chunks\/(logo|phone-metadata)-|\/projects\/bootstrap\//;

interface Picture {
  readonly attributes?: Attributes;
  readonly options?: OpenOptions;
  /** What the visitor does before React. */
  readonly act?: (page: Page) => Promise<void>;
}

/** The first screens of the gallery, and what changes the look of them all. */
const pictures: Readonly<Record<string, Picture>> = {
  'e-mail': {},
  'a refused address': {
    async act(page) {
      await page.getByRole('textbox', { name: 'Email' }).fill('ada');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Invalid email')).toBeVisible();
    },
  },
  'e-mail, dark': { attributes: { 'color-scheme': 'dark' } },
  passwords: { attributes: passwords },
  'no header': { attributes: { 'hide-header-text': true } },
  codes: { attributes: allCodes },
  'codes, another tab': {
    attributes: allCodes,
    act: (page) => page.getByRole('tab', { name: 'Email' }).click(),
  },
  'codes, dark': { attributes: { ...allCodes, 'color-scheme': 'dark' } },
  'codes, right to left': { attributes: { ...allCodes, locale: 'ar' } },
  'third parties': {
    attributes: { products: 'oauth', 'oauth-providers': Object.keys(PROVIDERS).join(' ') },
  },
  wallets: { attributes: { products: 'crypto' } },
  everything: { attributes: everything },
  'everything, dark': { attributes: { ...everything, 'color-scheme': 'dark' } },
  'everything, right to left': { attributes: { ...everything, locale: 'he' } },
  'everything, in German': { attributes: { ...everything, locale: 'de' } },
  'everything, in a plain container': { attributes: { ...everything, 'no-shadow': true } },
  'a theme and a logo': {
    attributes: {
      ...everything,
      theme: {
        colors: { primary: '#7a1f5c' },
        buttons: { primary: { borderRadius: '20px' } },
        logo: { logoImageUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', alt: '' },
      },
    },
  },
  'narrow, in a page with styles of its own': {
    attributes: everything,
    options: { head: '<style>body { width: 240px; font: 20px serif } button { color: red }</style>' },
  },
  'the reset form without a token': { options: { tag: 'auth-reset-password' } },
};

/** Compares the page before and after the adoption. */
async function expectNoChange(
  { page, openWidget }: Pick<Setting, 'page' | 'openWidget'>,
  { attributes = {}, options = {}, act }: Picture,
): Promise<void> {
  await holdRequests(page, later);
  const { release } = await holdRequests(page, /\/chunks\/app-/);
  const widget = await openWidget(attributes, { ...options, ready: false });
  await expect(
    widget.element.getByRole('heading').or(widget.element.getByRole('button')).first(),
  ).toBeAttached();
  await act?.(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await page.screenshot({ fullPage: true, animations: 'disabled' });
  release();
  await widget.event('auth-ready');
  const after = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await test.info().attach('before', { body: before, contentType: 'image/png' });
  await test.info().attach('after', { body: after, contentType: 'image/png' });
  expect(after.equals(before), 'no pixel differs').toBe(true);
}

for (const [name, picture] of Object.entries(pictures)) {
  test(`the adoption changes no pixel: ${name}`, ({ page, openWidget }) =>
    expectNoChange({ page, openWidget }, picture));
}

test('the adoption changes no pixel: the reset form with a token', async ({ page, openWidget, emulator }) => {
  const { link } = await requestReset(emulator);
  await expectNoChange(
    { page, openWidget },
    { options: { tag: 'auth-reset-password', search: searchOf(link) } },
  );
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
  await expectNoChange({ page, openWidget }, { options: { search: searchOf(link) } });
});
