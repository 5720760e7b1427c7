/** How to get to each screen, in each of its states, and the text of its only heading. */
import { cryptoScreens } from './crypto-screens.ts';
import { expect, type Widget } from './fixtures.ts';
import { passkeyScreens } from './passkey-screens.ts';
import { passwordScreens } from './password-screens.ts';
import type { ScreenCase, Setting } from './screen-case.ts';
import { secondFactorScreens } from './second-factor-screens.ts';
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

/** Asks for a link, and opens one that was sent to somebody else. */
async function openLinkOfAnother({ openWidget, emulator, page }: Setting): Promise<Widget> {
  const widget = await openWidget();
  await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  await emulator.ask('/magic_links/email/login_or_create', { email: 'mallory@example.com' });
  const { link = '' } = await emulator.inbox('mallory@example.com');
  await page.goto(link);
  return widget;
}

async function followLink({ emulator, page }: Setting): Promise<void> {
  const { link = '' } = await emulator.inbox('ada@example.com');
  await page.goto(link);
}

export const screens: readonly ScreenCase[] = [
  {
    // Spec 2.6
    name: 'Main with tabs',
    title: 'Sign up or log in',
    open: ({ openWidget }) => openWidget(allCodes),
    next: [
      {
        // Spec 2.5, 2.22, 2.25
        name: 'OTPAuthenticate',
        title: 'Enter passcode',
        async reach(widget, { emulator }) {
          await askForSms(widget, emulator);
          await expect(passcode(widget)).toBeFocused();
        },
      },
      {
        name: 'OTPAuthenticate with an error',
        title: 'Enter passcode',
        async reach(widget, { emulator }) {
          const { code = '' } = (await emulator.messages(phone.e164)).at(-1) ?? {};
          await passcode(widget).fill(wrong(code));
          await expect(passcode(widget)).toHaveAccessibleDescription('Invalid passcode, please try again.');
          await expect(passcode(widget)).toHaveAttribute('aria-invalid', 'true');
        },
      },
      {
        // Spec 2.27
        name: 'OTPConfirmation',
        title: 'Success',
        async reach(widget, { emulator }) {
          const { code = '' } = (await emulator.messages(phone.e164)).at(-1) ?? {};
          await passcode(widget).fill(code);
          await expect(heading(widget, 'Success')).toBeFocused();
        },
      },
    ],
  },
  {
    // Spec 8.1
    name: 'Main with an error',
    title: 'Sign up or log in',
    async open({ openWidget, emulator, page }) {
      const widget = await openWidget();
      await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
      await emailField(widget).fill('nobody');
      await button(widget, 'Continue').click();
      await expect(emailField(widget)).toHaveAccessibleDescription('Invalid email address');
      return widget;
    },
    next: [
      {
        // Spec 2.5, 2.18
        name: 'EmailConfirmation',
        title: 'Check your email',
        async reach(widget) {
          await emailField(widget).fill('ada@example.com');
          await button(widget, 'Continue').click();
          await expect(heading(widget, 'Check your email')).toBeFocused();
        },
      },
      {
        name: 'LoggingIn waiting for the visitor',
        title: 'Finish logging in',
        async reach(_widget, setting) {
          await setting.page.evaluate(() => localStorage.clear());
          await followLink(setting);
        },
      },
      // Spec 2.42
      {
        name: 'PasswordConfirmation',
        title: 'Success!',
        reach: (widget) => button(widget, 'Continue').click(),
      },
    ],
  },
  {
    name: 'AlreadySignedIn',
    title: 'You are already signed in',
    async open(setting) {
      const widget = await setting.openWidget(allCodes);
      await passcode(widget).or(phoneField(widget)).waitFor();
      await passcode(widget).fill(await askForSms(widget, setting.emulator));
      await expect(heading(widget, 'Success')).toBeVisible();
      await setting.page.reload();
      await expect(button(widget, 'Use another account')).toBeVisible();
      return widget;
    },
  },
  {
    name: 'OtherAccount',
    title: 'Finish logging in',
    async open(setting) {
      const widget = await openLinkOfAnother(setting);
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
  {
    name: 'Main with terms that were missed',
    title: 'Sign up or log in',
    async open({ openWidget }) {
      const widget = await openWidget({
        'terms-url': 'https://example.com/terms',
        'privacy-url': 'https://example.com/privacy',
        'terms-required': '',
      });
      await button(widget, 'Continue').click();
      await expect(widget.element.getByRole('checkbox')).toBeFocused();
      return widget;
    },
  },
  ...passwordScreens,
  ...cryptoScreens,
  ...passkeyScreens,
  ...secondFactorScreens,
];
