/** A page with `<auth-account>`, and what a visitor finds there. */
import type { Locator, Page } from '@playwright/test';
import { type ElementPageOptions, elementPage } from './element-page.ts';
import type { EmulatorClient } from './emulator.ts';
import { live as liveBase } from './fixtures.ts';
import type { Attributes } from './host-page.ts';
import type { Site } from './servers.ts';
import { testOf } from './session-page.ts';
import { authEventsOf } from './watch.ts';

export const visitor = 'ada@example.com';

/** Serves a page with the element and returns its address. */
export const accountPage = (
  site: Site,
  emulator: EmulatorClient,
  attributes: Attributes = {},
  options: ElementPageOptions = {},
): string =>
  elementPage('auth-account', site, emulator, { sections: 'name email phone', ...attributes }, options);

export const test = testOf(accountPage);
export const live = testOf(accountPage, liveBase);

export const account = (page: Page): Locator => page.locator('auth-account');
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
export const button = (page: Page, name: string): Locator => account(page).getByRole('button', { name });
/** The button "…" of a row, by what the row is about. */
export const options = (page: Page, of: string): Locator => button(page, `Options: ${of}`);
/** Opens the menu of a row and presses an item, by the start of its name. */
export async function choose(page: Page, of: string, item: string): Promise<void> {
  await options(page, of).click();
  await account(page).getByRole('menuitem', { name: item }).click();
}
export const field = (page: Page, name: string): Locator => account(page).getByRole('textbox', { name });
/** What has been done. While a code is entered, that has places of its own before it. */
export const said = (page: Page): Locator => account(page).getByRole('status').last();
export const group = (page: Page, name: string): Locator => account(page).getByRole('group', { name });

/** What the element has told the page, in order: types of `auth-event`s, codes of `auth-error`s, other events. */
export async function told(page: Page): Promise<unknown[]> {
  return (await authEventsOf(page))
    .filter(({ target }) => target === 'account')
    .map(({ type, detail }) =>
      detail['code'] === undefined ? (detail['type'] ?? type) : [detail['code'], detail['type']],
    );
}
