/** What a visitor does with passkeys. */
import { expect, type Locator } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import type { Widget as OpenedWidget } from './fixtures.ts';
import { button, emailField, heading, passcode } from './steps.ts';

type Widget = Pick<OpenedWidget, 'element'>;

export const visitor = 'ada@example.com';
export const withPasskeys = { products: 'passkeys otp', 'otp-methods': 'email' } as const;
export const offer = 'Sign in faster next time';
export const startRoute = '/webauthn/authenticate/start/primary';
export const finishRoute = '/webauthn/authenticate';

export const passkeyButton = (widget: Widget): Locator => button(widget, 'Continue with a passkey');

/** Signs in with a code by email. */
export async function signInByCode(widget: Widget, emulator: EmulatorClient): Promise<void> {
  await emailField(widget).fill(visitor);
  await emailField(widget).press('Enter');
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  const { code = '' } = await emulator.inbox(visitor);
  await passcode(widget).fill(code);
}
