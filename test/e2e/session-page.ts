/** A page with `<auth-session>`, and what a visitor finds there. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { type Attributes, publicToken, serialize } from './host-page.ts';
import type { Headers, Site } from './servers.ts';

export const authenticateRoute = '/sessions/authenticate';
export const revokeRoute = '/sessions/revoke';
export const email = 'ada@example.com';

export interface SessionPageOptions {
  /** HTML in the element. */
  readonly children?: string;
  /** HTML after it. */
  readonly after?: string;
  /** HTML of the head. */
  readonly head?: string;
  readonly lang?: string;
  readonly headers?: Headers;
  readonly path?: string;
}

/** Serves a page with the element and returns its address. */
export function sessionPage(
  site: Site,
  emulator: EmulatorClient,
  attributes: Attributes = {},
  {
    children = '',
    after = '',
    head = '',
    lang = 'en',
    headers = {},
    path = '/account',
  }: SessionPageOptions = {},
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
<script type="module" src="/dist/auth-session.js"></script></head>
<body><auth-session id="session"${serialize(all)}>${children}</auth-session>${after}</body>
</html>`;
  return site.addPage(path, html, headers);
}

/** Signs a visitor in, as an earlier visit to the site has done. */
export async function signedIn(
  context: BrowserContext,
  emulator: EmulatorClient,
  site: Site,
  address = email,
): Promise<{ readonly token: string }> {
  const { session_token: token, session_jwt: jwt } = await emulator.signIn(address);
  await context.addCookies([
    { name: 'stytch_session', value: token, url: site.url },
    { name: 'stytch_session_jwt', value: jwt, url: site.url },
  ]);
  return { token };
}

export const element = (page: Page): Locator => page.locator('auth-session');
export const accountButton = (page: Page, name = `Account: ${email}`): Locator =>
  page.getByRole('button', { name });
export const signInLink = (page: Page): Locator => page.getByRole('link', { name: 'Sign in' });
export const signOutItem = (page: Page): Locator => page.getByRole('menuitem', { name: 'Sign out' });

export const statusOf = (page: Page): Promise<string> =>
  element(page)
    .first()
    .evaluate((node) => String(Reflect.get(node, 'status')));

export const staleOf = (page: Page): Promise<boolean> =>
  element(page)
    .first()
    .evaluate((node) => Reflect.get(node, 'stale') === true);
