/** What visitors do who sign in by two factors. */
import type { EmulatorClient } from './emulator.ts';
import { expect, type Widget } from './fixtures.ts';
import type { Attributes } from './host-page.ts';
import { button, emailField, heading, passcode } from './steps.ts';

export const email = 'ada@example.com';
export const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const byEmail: Attributes = {
  products: 'otp',
  'otp-methods': 'email',
  'second-factor': 'authenticator sms',
};
export const insists: Attributes = { ...byEmail, 'second-factor-required': true };

/** The code that an authenticator app shows. */
export async function appCode(emulator: EmulatorClient, secret = SECRET): Promise<string> {
  const { code } = (await emulator.call('POST', '/emulator/totp', { secret })) as { code: string };
  return code;
}

/** Gives the first factor: a code by email. */
export async function signInByEmail(widget: Widget, emulator: EmulatorClient): Promise<void> {
  await emailField(widget).fill(email);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await passcode(widget).fill((await emulator.inbox(email)).code ?? '');
}
