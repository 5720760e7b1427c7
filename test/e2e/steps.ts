/** What a visitor does to sign in, by role and name. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import type { Widget as OpenedWidget } from './fixtures.ts';

/** What steps need of a widget. */
type Widget = Pick<OpenedWidget, 'element'>;

/** A number from the range that is reserved for fiction: as typed, as shown, as sent. */
export const phone = {
  typed: '2025550162',
  shown: '(202) 555-0162',
  e164: '+12025550162',
  international: '+1 202 555 0162',
} as const;
export const allCodes = { products: 'otp', 'otp-methods': 'sms whatsapp email' } as const;
export const smsCodes = { products: 'otp' } as const;
export const sendRoute = '/otps/sms/login_or_create';
export const verifyRoute = '/otps/authenticate';

export const phoneField = ({ element }: Widget): Locator =>
  element.getByRole('textbox', { name: 'Phone number' });
export const emailField = ({ element }: Widget): Locator => element.getByLabel('Email');
export const passcode = ({ element }: Widget): Locator => element.getByRole('textbox', { name: 'Passcode' });
export const button = ({ element }: Widget, name: string): Locator => element.getByRole('button', { name });
export const heading = ({ element }: Widget, name: string): Locator => element.getByRole('heading', { name });
/** The toast with this text. */
export const toast = ({ element }: Widget, text: string | RegExp): Locator =>
  element.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** Asks for a code by text message and returns it; the passcode screen is open then. */
export async function askForSms(widget: Widget, emulator: EmulatorClient): Promise<string> {
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  return (await emulator.inbox(phone.e164)).code ?? '';
}

/** Lets the pause pass after which a message may be sent again. Afterwards, the page's clock is Playwright's. */
export async function passPause(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward('00:15');
}

/** Six digits that differ from the code. */
export function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** Collects everything that is logged to the page's console from now on. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}
