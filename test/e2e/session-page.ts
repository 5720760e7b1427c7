/** A page with `<auth-session>`, and what a visitor finds there. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type ElementPageOptions, elementPage } from './element-page.ts';
import type { EmulatorClient } from './emulator.ts';
import { test as base } from './fixtures.ts';
import type { Attributes } from './host-page.ts';
import type { Site } from './servers.ts';

export const authenticateRoute = '/sessions/authenticate';
export const revokeRoute = '/sessions/revoke';
export const email = 'ada@example.com';

/** Serves a page with the element and returns its address. */
export const sessionPage = (
  site: Site,
  emulator: EmulatorClient,
  attributes: Attributes = {},
  options: ElementPageOptions = {},
): string => elementPage('auth-session', site, emulator, attributes, { path: '/account', ...options });

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

/** A visitor of the site. */
export interface Ada {
  /** See `signedIn`. */
  signIn(address?: string): Promise<{ readonly token: string }>;
  /** Serves a page with the element and returns its address. */
  page(attributes?: Attributes, options?: ElementPageOptions): string;
  /** Signs in and opens that page. */
  open(attributes?: Attributes, options?: ElementPageOptions): Promise<{ readonly token: string }>;
}

/** Tests whose visitor finds the element on pages that `pageOf` serves. */
export const testOf = (pageOf: typeof sessionPage, from = base) =>
  from.extend<{ readonly ada: Ada }>({
    ada: async ({ context, host, emulator, site }, use) => {
      const ada: Ada = {
        signIn: (address) => signedIn(context, emulator, site, address),
        page: (attributes, options) =>
          pageOf(site, emulator, { 'public-token': host.publicToken, ...attributes }, options),
        async open(attributes, options) {
          const session = await ada.signIn();
          await host.show(ada.page(attributes, options));
          return session;
        },
      };
      await use(ada);
    },
  });

export const test = testOf(sessionPage);

export const element = (page: Page): Locator => page.locator('auth-session');
export const accountButton = (page: Page, name = `Account: ${email}`): Locator =>
  page.getByRole('button', { name });
export const signInLink = (page: Page): Locator => page.getByRole('link', { name: 'Sign in' });
export const signOutItem = (page: Page): Locator => page.getByRole('menuitem', { name: 'Sign out' });

/** What the menu says of a sign-out that has failed. */
export const stillSignedIn = /You are still signed in/;

export const statusOf = (page: Page): Promise<string> =>
  element(page)
    .first()
    .evaluate((node) => String(Reflect.get(node, 'status')));

export const staleOf = (page: Page): Promise<boolean> =>
  element(page)
    .first()
    .evaluate((node) => Reflect.get(node, 'stale') === true);
