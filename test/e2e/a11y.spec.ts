/** Every screen for assistive technology, for the keyboard alone, and at 320 px. */
import type { Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { expect, expectAccessible, type OpenWidget, test, type Widget } from './fixtures.ts';
import {
  allCodes,
  askForSms,
  button,
  emailField,
  heading,
  passcode,
  phone,
  phoneField,
  wrong,
} from './steps.ts';

interface Setting {
  readonly page: Page;
  readonly openWidget: OpenWidget;
  readonly emulator: EmulatorClient;
}

async function openLink({ openWidget, emulator, page }: Setting, asked: boolean): Promise<Widget> {
  const widget = await openWidget();
  await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  if (!asked) await page.evaluate(() => localStorage.clear());
  const { link = '' } = await emulator.inbox('ada@example.com');
  await page.goto(link);
  return widget;
}

/** How to get to each screen; the name of its one heading. */
const screens: readonly {
  readonly name: string;
  readonly title: string;
  readonly open: (setting: Setting) => Promise<Widget>;
}[] = [
  { name: 'Main with tabs', title: 'Sign up or log in', open: ({ openWidget }) => openWidget(allCodes) },
  {
    name: 'Main with the list of countries',
    title: 'Sign up or log in',
    async open({ openWidget }) {
      const widget = await openWidget(allCodes);
      await widget.element.getByRole('combobox', { name: 'Country' }).click();
      await expect(widget.element.getByRole('option', { name: /Germany/ })).toBeAttached();
      return widget;
    },
  },
  {
    name: 'Main with an error',
    title: 'Sign up or log in',
    async open({ openWidget }) {
      const widget = await openWidget();
      await emailField(widget).fill('nobody');
      await button(widget, 'Continue').click();
      await expect(emailField(widget)).toHaveAccessibleDescription('Invalid email address');
      return widget;
    },
  },
  {
    name: 'EmailConfirmation',
    title: 'Check your email',
    async open({ openWidget }) {
      const widget = await openWidget();
      await emailField(widget).fill('ada@example.com');
      await button(widget, 'Continue').click();
      await expect(heading(widget, 'Check your email')).toBeFocused();
      return widget;
    },
  },
  {
    name: 'OTPAuthenticate',
    title: 'Enter passcode',
    async open({ openWidget, emulator }) {
      const widget = await openWidget(allCodes);
      await askForSms(widget, emulator);
      await expect(passcode(widget)).toBeFocused();
      return widget;
    },
  },
  {
    name: 'OTPAuthenticate with an error',
    title: 'Enter passcode',
    async open({ openWidget, emulator }) {
      const widget = await openWidget(allCodes);
      await passcode(widget).or(phoneField(widget)).waitFor();
      const code = await askForSms(widget, emulator);
      await passcode(widget).fill(wrong(code));
      await expect(passcode(widget)).toHaveAccessibleDescription('Invalid passcode, please try again.');
      await expect(passcode(widget)).toHaveAttribute('aria-invalid', 'true');
      return widget;
    },
  },
  {
    name: 'OTPConfirmation',
    title: 'Success',
    async open({ openWidget, emulator }) {
      const widget = await openWidget(allCodes);
      await passcode(widget).or(phoneField(widget)).waitFor();
      const code = await askForSms(widget, emulator);
      await passcode(widget).fill(code);
      await expect(heading(widget, 'Success')).toBeFocused();
      return widget;
    },
  },
  {
    name: 'LoggingIn that waits for a person',
    title: 'Finish logging in',
    open: (setting) => openLink(setting, false),
  },
  { name: 'PasswordConfirmation', title: 'Success!', open: (setting) => openLink(setting, true) },
];

for (const { name, title, open } of screens) {
  for (const scheme of ['light', 'dark']) {
    test(`${name} is accessible in ${scheme}, with one heading`, async ({ page, openWidget, emulator }) => {
      const widget = await open({
        page,
        emulator,
        openWidget: (attributes, options) => openWidget({ ...attributes, 'color-scheme': scheme }, options),
      });
      await expect(widget.element.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(widget.element.getByRole('heading')).toHaveCount(1);
      await expectAccessible(page);
    });
  }

  test(`${name} fits into 320 px`, async ({ page, openWidget, emulator }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const widget = await open({ page, openWidget, emulator });
    await expect(widget.element.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the message of a wrong configuration is accessible', async ({ page, openWidget, watch }) => {
  watch.expect(/auth-widget: products/);
  const widget = await openWidget(
    { products: 'emailMagicLinks otp', 'otp-methods': 'email' },
    { ready: false },
  );
  await expect(widget.element.getByText('Error: Cannot use both EML and Email OTP')).toBeVisible();
  await expectAccessible(page);
});

test('the page keeps its focus when the widget appears', async ({ page, openWidget }) => {
  const before = '<input aria-label="Search" autofocus>';
  const widget = await openWidget(allCodes, { before });
  await expect(phoneField(widget)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
});

test('signs in by the keyboard alone', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(allCodes);
  await expect(phoneField(widget)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(widget.element.getByRole('tab', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(widget.element.getByRole('tab', { name: 'WhatsApp' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(widget.element.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone.typed);
  await page.keyboard.press('Enter');
  await expect(passcode(widget)).toBeFocused();
  expect((await emulator.inbox(phone.e164)).channel).toBe('whatsapp');
  await page.keyboard.press('Shift+Tab');
  await expect(button(widget, 'Back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phoneField(widget)).toBeFocused();
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await page.keyboard.press('Enter');
  await expect(passcode(widget)).toBeFocused();
  await page.keyboard.type((await emulator.inbox(phone.e164)).code ?? '');
  await expect(heading(widget, 'Success')).toBeFocused();
});
