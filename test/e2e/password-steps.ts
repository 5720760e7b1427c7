/** What a visitor does to sign in with a password. */
import { expect, type Locator } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import type { Attributes, Widget } from './fixtures.ts';
import type { Setting } from './screen-case.ts';
import { button, emailField, heading } from './steps.ts';

export const passwords = { products: 'passwords' } as const;
export const known = { email: 'ada@example.com', password: 'violet-Anvil-42-harbour' } as const;
export const strongPassword = 'tangerine-Moth-77-lantern';
/** Strong by every rule, but known from a break-in elsewhere. */
export const breachedPassword = 'correct horse battery staple';

export const passwordField = ({ element }: Widget, label = 'Password'): Locator => element.getByLabel(label);
export const meter = ({ element }: Widget): Locator =>
  element.getByRole('meter', { name: 'Password strength' });

/** Adds the user `known`, who has a password. */
export async function seed(emulator: EmulatorClient): Promise<void> {
  await emulator.settings({ users: [known] });
}

export async function enterEmail(widget: Widget, email: string): Promise<void> {
  await emailField(widget).fill(email);
  await button(widget, 'Continue').click();
}

/** Asks for a reset e-mail; its two links lead back to the page of the widget. */
export async function askForReset(
  { openWidget, emulator }: Pick<Setting, 'openWidget' | 'emulator'>,
  attributes: Attributes = {},
): Promise<{ widget: Widget; link: string; loginLink: string }> {
  await seed(emulator);
  const widget = await openWidget({ ...passwords, ...attributes });
  const back = widget.page.url();
  await emulator.settings({ login_redirect_url: back, reset_password_redirect_url: back });
  await enterEmail(widget, known.email);
  await button(widget, 'Forgot Password?').click();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  const { link = '', loginLink = '' } = await emulator.inbox(known.email);
  return { widget, link, loginLink };
}

/** Has a reset e-mail sent as if it was asked for in another browser. */
export async function requestReset(emulator: EmulatorClient): Promise<{ link: string; loginLink: string }> {
  await seed(emulator);
  const anywhere = 'https://shop.example/';
  await emulator.ask('/passwords/email/reset/start', {
    email: known.email,
    login_redirect_url: anywhere,
    reset_password_redirect_url: anywhere,
  });
  const { link = '', loginLink = '' } = await emulator.inbox(known.email);
  return { link, loginLink };
}

/** What a link adds to the address of the page that it leads to. */
export const searchOf = (link: string): string => new URL(link).search;

/** Opens a page with the reset form alone, by the link of a reset e-mail. */
export async function openReset(
  { openWidget, emulator }: Setting,
  attributes: Attributes = {},
): Promise<Widget> {
  const { link } = await requestReset(emulator);
  return openWidget(attributes, { tag: 'auth-reset-password', search: searchOf(link) });
}

/** The secret is in nothing that the page or the console can see. */
export async function expectSecret(widget: Widget, said: readonly string[], secret: string): Promise<void> {
  const stored = await widget.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(JSON.stringify([await widget.events(), said, widget.page.url(), stored])).not.toContain(secret);
}
