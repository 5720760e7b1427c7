/** How to get to each screen of passwords, in each of its states. */
import { expect } from './fixtures.ts';
import {
  enterEmail,
  known,
  openReset,
  passwordField,
  passwords,
  seed,
  strongPassword,
} from './password-steps.ts';
import type { ScreenCase } from './screen-case.ts';
import { button, heading } from './steps.ts';

const withLink = { products: 'passwords emailMagicLinks' } as const;

export const passwordScreens: readonly ScreenCase[] = [
  {
    // Spec 2.5, 2.28, 2.31, 2.32
    name: 'PasswordCreateOrLogin for a new user',
    title: 'Choose how you would like to create your account.',
    async open({ openWidget }) {
      const widget = await openWidget(withLink);
      await enterEmail(widget, 'new@example.com');
      await passwordField(widget).fill('abcdefgh');
      await expect(widget.element.getByText(/^Weak/).first()).toBeVisible();
      return widget;
    },
  },
  {
    name: 'PasswordCreateOrLogin for a new user under the LUDS policy',
    title: 'Set a password',
    async open({ openWidget, emulator }) {
      await emulator.settings({
        password_strength_policy: 'luds',
        password_config: { luds_complexity: 3, luds_minimum_count: 8 },
      });
      const widget = await openWidget(passwords);
      await enterEmail(widget, 'new@example.com');
      await passwordField(widget).fill('abcdefgh');
      await expect(widget.element.getByText('At least 8 characters')).toBeVisible();
      await expect(widget.element.getByText('(2 more kinds needed)')).toBeVisible();
      return widget;
    },
  },
  {
    // Spec 2.29
    name: 'PasswordCreateOrLogin for a known user, with an error',
    title: 'Log In',
    async open({ openWidget, emulator }) {
      await seed(emulator);
      const widget = await openWidget(withLink);
      await enterEmail(widget, known.email);
      await passwordField(widget).fill('wrong');
      await button(widget, 'Continue').click();
      await expect(passwordField(widget)).toHaveAttribute('aria-invalid', 'true');
      return widget;
    },
    next: [
      {
        // Spec 2.5, 2.36
        name: 'PasswordForgot',
        title: 'Forgot password?',
        async reach(widget) {
          await button(widget, 'Forgot Password?').click();
          await expect(heading(widget, 'Forgot password?')).toBeFocused();
        },
      },
    ],
  },
  {
    // Spec 2.5, 2.37
    name: 'PasswordBreached',
    title: 'Check your email to set a new password',
    async open({ openWidget, emulator }) {
      await emulator.settings({
        reset_password_redirect_url: 'http://localhost/reset',
        login_redirect_url: 'http://localhost/',
        users: [known],
      });
      await emulator.fault('/passwords/authenticate', {
        status: 400,
        type: 'breached_password',
        message: 'Breached.',
      });
      const widget = await openWidget(withLink);
      await enterEmail(widget, known.email);
      await passwordField(widget).fill(strongPassword);
      await button(widget, 'Continue').click();
      await expect(heading(widget, 'Check your email to set a new password')).toBeFocused();
      return widget;
    },
  },
  {
    // Spec 2.5, 2.38
    name: 'PasswordDedupe',
    title: 'Check your email to set a new password!',
    async open({ openWidget, emulator }) {
      await emulator.settings({ users: [{ ...known, requires_reset: true }] });
      const widget = await openWidget(withLink);
      await enterEmail(widget, known.email);
      await passwordField(widget).fill(known.password);
      await button(widget, 'Continue').click();
      await expect(heading(widget, 'Check your email to set a new password!')).toBeFocused();
      return widget;
    },
  },
  {
    // Spec 2.5, 2.39
    name: 'PasswordSetNew',
    title: 'Check your email!',
    async open({ openWidget, emulator }) {
      await emulator.settings({ users: [{ email: known.email }] });
      const widget = await openWidget(passwords);
      await enterEmail(widget, known.email);
      await expect(heading(widget, 'Check your email!')).toBeFocused();
      return widget;
    },
  },
  {
    // Spec 2.5, 2.40
    name: 'PasswordResetForm',
    title: 'Reset your password',
    async open(setting) {
      const widget = await openReset(setting);
      await passwordField(widget, 'New password').fill(strongPassword);
      await expect(button(widget, 'Continue')).toBeEnabled();
      return widget;
    },
  },
  {
    name: 'PasswordResetForm without a token',
    title: 'Reset your password',
    async open({ openWidget }) {
      return openWidget({}, { tag: 'auth-reset-password' });
    },
  },
];
