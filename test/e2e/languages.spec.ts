/** The widget in other languages, by its own catalogues and by texts of the page. */
import type { Locator } from '@playwright/test';
import { everyText } from '../../src/kit/i18n/every-text.ts';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import { test as alone, expect, live as test, type Widget } from './fixtures.ts';
import { pseudo, pseudoStrings } from './pseudo-language.ts';
import { allCodes, askForSms, heading, passPause, phone, phoneField, wrong } from './steps.ts';

const container = ({ element }: Widget): Locator => element.locator('[part=container]');

async function setAttribute({ element }: Widget, name: string, value: string): Promise<void> {
  await element.evaluate((node, [key, text]) => node.setAttribute(key, text), [name, value] as const);
}

for (const [place, attributes] of [
  ['', {}],
  [', without a shadow root', { 'no-shadow': '' }],
] as const)
  test(`each locale has its texts and direction, and English stands in for an unknown one${place}`, async ({
    openWidget,
  }) => {
    const widget = await openWidget({ ...allCodes, ...attributes, locale: 'ar' });
    for (const { locale, lang = locale, direction, title } of [
      { locale: 'ar', direction: 'rtl', title: 'إنشاء حساب أو تسجيل الدخول' },
      { locale: 'sv', lang: 'en', direction: 'ltr', title: 'Sign up or log in' },
      { locale: 'he', direction: 'rtl', title: 'הרשמה או התחברות' },
      { locale: 'ja', direction: 'ltr', title: '登録またはログイン' },
    ]) {
      await setAttribute(widget, 'locale', locale);
      await expect(heading(widget, title)).toBeVisible();
      await expect(container(widget)).toHaveAttribute('lang', lang);
      await expect(container(widget)).toHaveAttribute('dir', direction);
      // What hyphens, phrases and Chinese characters go by.
      await expect(heading(widget, title)).toHaveCSS('-webkit-locale', `"${lang}"`);
    }
  });

test('a change of the locale keeps what was typed and the focus', async ({ openWidget }) => {
  const widget = await openWidget(allCodes);
  await phoneField(widget).pressSequentially(phone.typed);
  await setAttribute(widget, 'locale', 'he');
  const number = widget.element.getByRole('textbox', { name: 'מספר טלפון' });
  await expect(number).toHaveValue(phone.shown);
  await expect(number).toBeFocused();
  await setAttribute(widget, 'locale', 'en');
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await expect(container(widget)).toHaveAttribute('dir', 'ltr');
});

test('an error follows the language, and a sentence of the provider stays as it is', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget();
  const field = widget.element.getByRole('textbox');
  await field.fill('ada@');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Invalid email address');
  await setAttribute(widget, 'locale', 'de');
  await expect(field).toHaveAccessibleDescription('Ungültige E-Mail-Adresse');
  await setAttribute(widget, 'strings', '{"errors":{"invalidEmail":"Nein."}}');
  await expect(field).toHaveAccessibleDescription('Nein.');
  await emulator.fault('/magic_links/email/login_or_create', {
    status: 400,
    type: 'no',
    message: 'The provider says no.',
  });
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('The provider says no.');
  await setAttribute(widget, 'locale', 'he');
  await expect(widget.element.getByRole('button', { name: 'המשך' })).toBeVisible();
  await expect(field).toHaveAccessibleDescription('The provider says no.');
});

test('a toast in a language from right to left fits a small screen', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const widget = await openWidget(allCodes);
  await askForSms(widget, emulator);
  await setAttribute(widget, 'locale', 'he');
  await passPause(page);
  await widget.element.getByRole('button', { name: 'שליחת הקוד שוב' }).click();
  const toast = widget.element.locator('[part=toast]');
  await expect(toast).toBeVisible();
  const { x, width } = (await toast.boundingBox()) ?? { x: 0, width: 0 };
  expect([x, x + width]).toEqual([16, 304]);
});

test('the page can replace single texts of a translation', async ({ openWidget }) => {
  const widget = await openWidget({
    ...allCodes,
    locale: 'ja',
    strings: { main: { heading: 'ようこそ' } },
  });
  await expect(heading(widget, 'ようこそ')).toBeVisible();
  await expect(widget.element.getByRole('button', { name: '続行' })).toBeVisible();
  await expect(container(widget)).toHaveAttribute('lang', 'ja');
});

alone('a text that a translation lacks is shown in English', async ({ page, openWidget }) => {
  await page.route('**/dist/locales/nl.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default { main: { heading: 'Aanmelden' }, common: { or: 'of' } };`,
    }),
  );
  const widget = await openWidget({ ...allCodes, locale: 'nl', strings: { main: { email: 'Mail' } } });
  await expect(heading(widget, 'Aanmelden')).toBeVisible();
  await expect(widget.element.getByRole('tab')).toHaveText(['Text', 'WhatsApp', 'Mail']);
  await expect(widget.element.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(container(widget)).toHaveAttribute('lang', 'nl');
});

alone(
  'a translation that cannot be loaded leaves the widget in English',
  async ({ page, openWidget, watch }) => {
    watch.expect(/net::ERR_FAILED/);
    const refused: string[] = [];
    await page.route('**/dist/locales/**', async (route) => {
      refused.push(new URL(route.request().url()).pathname);
      await route.abort();
    });
    const widget = await openWidget({ locale: 'ar' });
    await expect(heading(widget, 'Sign up or log in')).toBeVisible();
    await expect(container(widget)).toHaveAttribute('lang', 'en');
    await expect(container(widget)).toHaveAttribute('dir', 'ltr');
    expect(refused).toContain('/dist/locales/ar.js');
  },
);

alone(
  'another locale can be set while one is loading, and after one that failed to load',
  async ({ page, openWidget, watch }) => {
    watch.expect(/net::ERR_FAILED/);
    const widget = await openWidget();
    await page.route('**/dist/locales/es.js', () => undefined);
    const asked = page.waitForRequest('**/dist/locales/es.js');
    await setAttribute(widget, 'locale', 'es');
    await asked;
    await setAttribute(widget, 'locale', 'de');
    await expect(widget.element.getByRole('button', { name: 'Weiter' })).toBeVisible();

    await page.route('**/dist/locales/ja.js*', (route) => route.abort());
    await setAttribute(widget, 'locale', 'ja');
    await expect(widget.element.getByRole('button', { name: 'Continue' })).toBeVisible();
    await setAttribute(widget, 'locale', 'fr');
    await expect(widget.element.getByRole('button', { name: 'Continuer' })).toBeVisible();
  },
);

test('errors are said in the texts of the page', async ({ openWidget, emulator }) => {
  const widget = await openWidget({ products: 'emailMagicLinks', strings: pseudoStrings(everyText) });
  const field = widget.element.getByRole('textbox');
  await field.fill('nobody');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(pseudo(en.errors.invalidEmail));

  const other = await openWidget(allCodes);
  const code = await askForSms(other, emulator);
  await setAttribute(other, 'strings', pseudoStrings(everyText));
  const passcode = other.element.getByRole('textbox', { name: pseudo(en.passcode.label) });
  await passcode.fill(wrong(code));
  await expect(passcode).toHaveAccessibleDescription(pseudo(en.errors.invalidPasscode));
});
