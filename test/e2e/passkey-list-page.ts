/** A page with `<auth-passkeys>`, and what a visitor finds there. */
import type { Locator, Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { type Attributes, publicToken, serialize } from './host-page.ts';
import type { Headers, Site } from './servers.ts';

export const visitor = 'ada@example.com';
export const startRoute = '/webauthn/register/start';
export const finishRoute = '/webauthn/register';

export interface PasskeyListPageOptions {
  /** HTML after the element. */
  readonly after?: string;
  /** HTML of the head. */
  readonly head?: string;
  readonly lang?: string;
  readonly headers?: Headers;
}

/** Serves a page with the element and returns its address. */
export function passkeyListPage(
  site: Site,
  emulator: EmulatorClient,
  attributes: Attributes = {},
  { after = '', head = '', lang = 'en', headers = {} }: PasskeyListPageOptions = {},
): string {
  const all = {
    'public-token': publicToken,
    'api-url': emulator.url,
    'sign-in-url': '/login',
    ...attributes,
  };
  const html = `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}
<script type="module" src="/dist/auth-passkeys.js"></script></head>
<body><auth-passkeys id="passkeys"${serialize(all)}></auth-passkeys>${after}</body>
</html>`;
  return site.addPage('/passkeys', html, headers);
}

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
