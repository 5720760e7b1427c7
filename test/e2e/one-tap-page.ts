/** A page with Google One Tap. The emulator stands in for Google's script and the provider's hidden page. */
import type { Locator, Page } from '@playwright/test';
import {
  type Attributes,
  test as base,
  expect,
  expectAccessible,
  type OpenOptions,
  type Widget,
} from './fixtures.ts';
import { button } from './steps.ts';

const google = 'https://accounts.google.com/gsi/client';

export const oneTap = { type: 'google', one_tap: true } as const;

export interface OneTapFixtures {
  /** Who draws the prompt: Google's script, or the browser by FedCM. */
  readonly drawnBy: 'script' | 'browser';
  /** The requests for Google's script, which the test answers: none leaves this machine. */
  readonly askedOfGoogle: readonly string[];
  readonly openOneTap: (
    attributes?: Attributes,
    providers?: readonly object[],
    options?: OpenOptions,
  ) => Promise<Widget>;
}

export const test = base.extend<OneTapFixtures>({
  drawnBy: ['script', { option: true }],
  askedOfGoogle: [
    async ({ page, watch, emulator, drawnBy }, use) => {
      if (drawnBy === 'script')
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IdentityCredential'));
      else await page.addInitScript(() => Object.assign(globalThis, { IdentityCredential: class {} }));
      watch.expect(/accounts\.google\.com\/gsi/);
      const asked: string[] = [];
      await page.route(google, async (route) => {
        asked.push(route.request().url());
        try {
          const answer = await fetch(`${emulator.url}/emulator/gsi/client.js`);
          if (answer.ok) await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
          else await route.abort('blockedbyclient');
        } catch {
          // The test ended without an answer.
        }
      });
      await use(asked);
    },
    { auto: true },
  ],
  openOneTap: async ({ openWidget, site }, use) => {
    await use((attributes = {}, providers = [oneTap, { type: 'github' }], options = {}) =>
      openWidget(
        {
          products: 'oauth',
          'login-redirect-url': `${site.url}/`,
          'signup-redirect-url': `${site.url}/`,
          config: { oauthOptions: { providers } },
          ...attributes,
        },
        options,
      ),
    );
  },
});

export const prompt = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign in with Google' });

export const googleButton = (widget: Widget): Locator => button(widget, 'Continue with Google');

/** The prompt is seen whole, right above the next button. */
export async function expectInPlace(page: Page, widget: Widget): Promise<void> {
  await expect(prompt(page)).toBeVisible();
  await expect(googleButton(widget)).toHaveCount(0);
  await expect(widget.element.getByText('Loading')).toHaveCount(0);
  await expect
    .poll(async () => {
      const shown = await prompt(page).boundingBox();
      const next = await button(widget, 'Continue with GitHub').boundingBox();
      return shown && next && Math.round(next.y - shown.y - shown.height);
    })
    .toBe(8);
  await expectAccessible(page);
}
