/** A page with `<auth-passkeys>`, and what a visitor finds there. */
import type { Locator, Page } from '@playwright/test';
import { type ElementPageOptions, elementPage } from './element-page.ts';
import type { EmulatorClient } from './emulator.ts';
import type { Attributes } from './host-page.ts';
import type { Site } from './servers.ts';

export const visitor = 'ada@example.com';
export const startRoute = '/webauthn/register/start';
export const finishRoute = '/webauthn/register';

/** Serves a page with the element and returns its address. */
export const passkeyListPage = (
  site: Site,
  emulator: EmulatorClient,
  attributes: Attributes = {},
  options: ElementPageOptions = {},
): string => elementPage('auth-passkeys', site, emulator, attributes, options);

export const list = (page: Page): Locator => page.locator('auth-passkeys');
export const item = (page: Page, name: string): Locator =>
  list(page).getByRole('listitem').filter({ hasText: name });
export const items = (page: Page): Locator => list(page).getByRole('listitem');
export const createButton = (page: Page): Locator => page.getByRole('button', { name: 'Create a passkey' });
export const renameButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Rename ${name}`, exact: true });
export const deleteButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true });
export const nameField = (page: Page): Locator => list(page).getByRole('textbox', { name: 'Name' });
export const saveButton = (page: Page): Locator => list(page).getByRole('button', { name: 'Save' });
export const said = (page: Page): Locator => list(page).getByRole('status');
