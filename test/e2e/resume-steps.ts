/** A visitor who reloads the page on a screen that waits. */
import type { Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { expect, type OpenWidget, type Widget } from './fixtures.ts';
import { type Attributes } from './host-page.ts';
import { askForSms, heading, phone, smsCodes } from './steps.ts';

export const main = 'Sign up or log in';

export interface Waiting {
  readonly screen: string;
  readonly heading: string;
  /** Whom the message was sent to, as the screen says it. */
  readonly recipient: string;
  readonly attributes: Attributes;
  /** From the open widget to the screen. */
  reach(widget: Widget, emulator: EmulatorClient): Promise<unknown>;
}

export const passcodeScreen: Waiting = {
  screen: 'OTPAuthenticate',
  heading: 'Enter passcode',
  recipient: phone.international,
  attributes: smsCodes,
  reach: askForSms,
};

export async function open(
  openWidget: OpenWidget,
  emulator: EmulatorClient,
  on = passcodeScreen,
): Promise<Widget> {
  const widget = await openWidget(on.attributes);
  await on.reach(widget, emulator);
  await expect(heading(widget, on.heading)).toBeVisible();
  return widget;
}

export async function reload(widget: Widget): Promise<void> {
  await widget.page.reload();
  await widget.event('auth-ready');
}

/** What the tab's storage has of ours. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.entries(sessionStorage).filter(([key]) => key.startsWith('auth-widget:screen')),
    ),
  );
}
