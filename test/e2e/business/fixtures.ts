/** What the page tests of `<auth-b2b-widget>` can use besides the others' fixtures. */
import type { Locator, Page } from '@playwright/test';
import { B2B_PUBLIC_TOKEN } from '../../../emulator/state/b2b/settings.ts';
import type { EmulatorClient } from '../emulator.ts';
import { test as base, expect, type OpenOptions, type Widget } from '../fixtures.ts';
import type { Attributes } from '../host-page.ts';

export { expect };

export const EMAIL = 'ada@acme.test';
export const PHONE = '+12025550162';
export const PASSWORD = 'violet-Piano-sleeps-42';

/** An organization as `PATCH /emulator/settings` takes it. */
export type Seed = Readonly<Record<string, unknown>>;

export interface Business {
  /** Opens a page with an `<auth-b2b-widget>`. */
  open(attributes?: Attributes, options?: OpenOptions): Promise<Widget>;
  /** Adds organizations to the project, which Ada is a member of unless they say otherwise. */
  organizations(...seeds: readonly Seed[]): Promise<void>;
  /** Changes the project for businesses. */
  settings(patch: Seed): Promise<void>;
  /** The link of the last email to Ada. */
  link(): Promise<string>;
  /** Opens it. */
  followLink(): Promise<void>;
  /** Enters the code of the last message. */
  enterCode(to?: string): Promise<void>;
  /** Types Ada's address into the first screen and submits it. */
  submitEmail(email?: string): Promise<void>;
  /** Chooses Ada's account at a third-party provider, or another one. */
  consent(email?: string): Promise<void>;
  expectSignedIn(organization?: string): Promise<void>;
  button(name: string): Locator;
  heading(name: string): Locator;
  /** The types of all `auth-event`s since the page was loaded. */
  eventTypes(widget: Widget): Promise<unknown[]>;
}

/** Makes a request to the provider's API, as a page of the project would. */
export function askAsPage(emulator: EmulatorClient, route: string, body: object): Promise<unknown> {
  const credentials = Buffer.from(`${B2B_PUBLIC_TOKEN}:${B2B_PUBLIC_TOKEN}`).toString('base64');
  return emulator.call('POST', `/sdk/v1/b2b${route}`, body, { authorization: `Basic ${credentials}` });
}

/** The code that an authenticator app shows. */
export async function appCode(emulator: EmulatorClient, secret: string): Promise<string> {
  const { code } = (await emulator.call('POST', '/emulator/totp', { secret })) as { code: string };
  return code;
}

/** Links and providers lead back to the page itself. */
const BACK_HERE: Attributes = {
  'login-redirect-url': '/',
  'signup-redirect-url': '/',
  'discovery-redirect-url': '/',
  'reset-password-redirect-url': '/',
};

/** A connection to the identity provider of an organization. */
export const OKTA = { connection_id: 'okta-1', display_name: 'Acme Okta', identity_provider: 'okta' };
export const ENTRA = {
  connection_id: 'entra-1',
  display_name: 'Acme Entra',
  identity_provider: 'microsoft-entra',
};

/** The page of one organization. */
export const ACME: Attributes = { 'auth-flow-type': 'Organization', 'organization-slug': 'acme' };

const acme: Seed = { organization_name: 'Acme', members: [{ email_address: EMAIL }] };

function createBusiness(
  page: Page,
  emulator: EmulatorClient,
  openWidget: (attributes?: Attributes, options?: OpenOptions) => Promise<Widget>,
): Business {
  const link = async (): Promise<string> => (await emulator.inbox(EMAIL)).link ?? '';
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  return {
    open: (attributes = {}, options = {}) =>
      openWidget(
        { 'public-token': B2B_PUBLIC_TOKEN, ...BACK_HERE, ...attributes },
        { tag: 'auth-b2b-widget', ...options },
      ),
    async organizations(...seeds) {
      await emulator.settings({
        b2b: { organizations: seeds.map((seed) => ({ ...acme, ...seed })) },
      });
    },
    settings: (patch) => emulator.settings({ b2b: patch }),
    link,
    async followLink() {
      await page.goto(await link());
    },
    async enterCode(to = EMAIL) {
      const { code = '' } = await emulator.inbox(to);
      await page.getByLabel('Passcode').fill(code);
    },
    async submitEmail(email = EMAIL) {
      await page.getByLabel('Email').fill(email);
      await button('Continue').click();
    },
    async consent(email = EMAIL) {
      await page.getByRole('textbox', { name: /account/i }).fill(email);
      await button('Continue').click();
    },
    button,
    heading: (name) => page.getByRole('heading', { name, exact: true }),
    eventTypes: async (widget) => (await widget.events('auth-event')).map(({ detail }) => detail['type']),
    async expectSignedIn(organization = 'Acme') {
      await expect(page.getByText(`You are signed in to ${organization}`)).toBeVisible();
    },
  };
}

export const test = base.extend<{ readonly business: Business }>({
  business: async ({ page, emulator, openWidget }, use) => {
    await use(createBusiness(page, emulator, openWidget));
  },
});
