/** A page with accounts at other providers in `<auth-account>`, and what a visitor does there. */
import type { Page } from '@playwright/test';
import { accountPage, button, section, visitor } from './account-page.ts';
import { test as base } from './fixtures.ts';
import type { Attributes } from './host-page.ts';
import { consent } from './oauth-steps.ts';
import { signedIn } from './session-page.ts';
import { strictPolicy } from './strict-policy.ts';

export const notConnected = 'The account was not connected.';
export const attachRoute = '/oauth/attach';
export const authenticateRoute = '/oauth/authenticate';
// Nothing is taken for granted about what a page writes.
const providers = [
  null,
  { type: 'google', custom_scopes: ['calendar'] },
  { type: 'github' },
  { type: 'google' },
];

export const test = base.extend<{ readonly address: (attributes?: Attributes, after?: string) => string }>({
  /** Where Ada, who has signed in, finds the section. */
  address: async ({ context, emulator, site }, use) => {
    await signedIn(context, emulator, site, visitor);
    await use((attributes = {}, after = '') =>
      accountPage(
        site,
        emulator,
        {
          sections: 'providers email',
          config: JSON.stringify({ oauthOptions: { providers } }),
          ...attributes,
        },
        { after, headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } },
      ),
    );
  },
});

export const connected = (page: Page) => section(page, 'Connected accounts');

/** The visitor goes to a provider, and agrees there with an account. */
export async function connect(page: Page, name: string, email: string): Promise<void> {
  await button(page, `Connect ${name}`).click();
  await consent(page, email);
}

/** The token of the session. */
export const sessionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /stytch_session=([^;]+)/.exec(document.cookie)?.[1]);
