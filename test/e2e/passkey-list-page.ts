/** A page with `<auth-passkeys>`, and what a visitor finds there. */
import type { Locator, Page } from '@playwright/test';
import { type ElementPageOptions, elementPage } from './element-page.ts';
import type { EmulatorClient } from './emulator.ts';
import { test as base } from './fixtures.ts';
import type { Attributes } from './host-page.ts';
import type { Site } from './servers.ts';
import { signedIn } from './session-page.ts';
import { seedPasskey, VirtualAuthenticator } from './virtual-authenticator.ts';

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

export interface PasskeyOwner {
  signIn(address?: string): Promise<{ readonly token: string }>;
  /** With one passkey, "Passkey 1", on this device, which she may change. */
  signInWithPasskey(): Promise<{ readonly device: VirtualAuthenticator; readonly token: string }>;
  /** See `passkeyListPage`. */
  page(attributes?: Attributes, options?: ElementPageOptions): string;
}

export const test = base.extend<{ readonly ada: PasskeyOwner }>({
  ada: async ({ page, context, emulator, site }, use) => {
    const signIn = (address?: string) => signedIn(context, emulator, site, address);
    await use({
      signIn,
      async signInWithPasskey() {
        const device = await VirtualAuthenticator.plugInto(page);
        const phone_number = '+12025550162';
        await seedPasskey(emulator, device, visitor, { phone_number });
        const { token } = await signIn(visitor);
        await emulator.provePhone(phone_number, token);
        return { device, token };
      },
      page: (attributes, options) => passkeyListPage(site, emulator, attributes, options),
    });
  },
});

export const list = (page: Page): Locator => page.locator('auth-passkeys');
export const item = (page: Page, name: string): Locator =>
  list(page).getByRole('listitem').filter({ hasText: name });
export const items = (page: Page): Locator => list(page).getByRole('listitem');
export const createButton = (page: Page): Locator => page.getByRole('button', { name: 'Create a passkey' });
/** The button "…" of a passkey. */
export const options = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Options: ${name}`, exact: true });
async function choose(page: Page, name: string, item: string): Promise<void> {
  await options(page, name).click();
  await page.getByRole('menuitem', { name: `${item} ${name}`, exact: true }).click();
}
export const rename = (page: Page, name: string): Promise<void> => choose(page, name, 'Rename');
export const remove = (page: Page, name: string): Promise<void> => choose(page, name, 'Delete');
export const nameField = (page: Page): Locator => list(page).getByRole('textbox', { name: 'Name' });
export const saveButton = (page: Page): Locator => list(page).getByRole('button', { name: 'Save' });
/** "Confirm it's you". */
export const proof = (page: Page): Locator => list(page).getByRole('group', { name: "Confirm it's you" });
export const said = (page: Page): Locator => list(page).getByRole('status').last();
