/** How to get to each screen, in each of its states, and the text of its only heading. */
import { cryptoScreens } from './crypto-screens.ts';
import { expect, type Widget } from './fixtures.ts';
import { passkeyScreens } from './passkey-screens.ts';
import { passwordScreens } from './password-screens.ts';
import type { ScreenCase, Setting } from './screen-case.ts';
import { allCodes, askForSms, button, emailField, heading, passcode, phoneField, wrong } from './steps.ts';

/**
 * @param asked whether the link is opened in the browser that asked for it
 * @param of whose link is opened
 */
async function openLink(setting: Setting, asked: boolean, of = 'ada@example.com'): Promise<Widget> {
  const { openWidget, emulator, page } = setting;
  const widget = await openWidget();
  await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  if (!asked) await page.evaluate(() => localStorage.clear());
  if (of !== 'ada@example.com') await emulator.ask('/magic_links/email/login_or_create', { email: of });
  const { link = '' } = await emulator.inbox(of);
  await page.goto(link);
  return widget;
}

export const screens: readonly ScreenCase[] = [
  // Spec 2.6
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
    // Spec 8.1
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
    // Spec 2.5, 2.18
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
    // Spec 2.5, 2.22, 2.25
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
    // Spec 2.27
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
    name: 'LoggingIn waiting for the visitor',
    title: 'Finish logging in',
    open: (setting) => openLink(setting, false),
  },
  {
    name: 'OtherAccount',
    title: 'Finish logging in',
    async open(setting) {
      const widget = await openLink(setting, true, 'mallory@example.com');
      await expect(button(widget, 'Use another account')).toBeVisible();
      return widget;
    },
  },
  {
    name: 'Finishing with an error',
    title: 'Could not log you in',
    async open({ page, openWidget, emulator }) {
      await page.addInitScript(() => {
        addEventListener('auth-success', (event) =>
          (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(
            Promise.reject(new Error('x')),
          ),
        );
      });
      const widget = await openWidget(allCodes);
      await passcode(widget).or(phoneField(widget)).waitFor();
      await passcode(widget).fill(await askForSms(widget, emulator));
      await expect(button(widget, 'Use another account')).toBeVisible();
      return widget;
    },
  },
  // Spec 2.42
  { name: 'PasswordConfirmation', title: 'Success!', open: (setting) => openLink(setting, true) },
  ...passwordScreens,
  ...cryptoScreens,
  ...passkeyScreens,
];
