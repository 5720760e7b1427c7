/** Signing in through third-party providers: the emulator's consent page stands in for all of them. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, type OpenWidget, test, type Widget } from './fixtures.ts';
import { button, heading, listenToConsole } from './steps.ts';

const authenticateRoute = '/oauth/authenticate';

/** Opens the widget on the page that its providers lead back to. */
function openOAuth(
  openWidget: OpenWidget,
  siteUrl: string,
  attributes: Parameters<OpenWidget>[0] = {},
  options: Parameters<OpenWidget>[1] = {},
): Promise<Widget> {
  const back = { 'login-redirect-url': `${siteUrl}/`, 'signup-redirect-url': `${siteUrl}/` };
  return openWidget({ products: 'oauth', 'oauth-providers': 'google', ...back, ...attributes }, options);
}

/** A person at the provider agrees, with an account that the project does not know. */
async function consent(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /account/i }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const pkce of [false, true]) {
  test(`signs up through a provider, with PKCE ${pkce ? 'required' : 'off'}`, async ({
    page,
    site,
    openWidget,
    emulator,
  }) => {
    const said = listenToConsole(page);
    await emulator.settings({ pkce_required_for_oauth: pkce });
    const widget = await openOAuth(openWidget, site.url, { 'oauth-providers': 'google github' });
    await button(widget, 'Continue with GitHub').click();
    await expect(page.getByRole('heading', { name: 'Sign in with github' })).toBeVisible();
    await consent(page, 'grace@example.com');

    await expect(heading(widget, 'Success!')).toBeVisible();
    expect(page.url()).toBe(`${site.url}/`);
    const { detail } = await widget.event('auth-success', { method: 'oauth' });
    expect(detail).toMatchObject({
      user: { emails: [{ email: 'grace@example.com' }], providers: [{ provider_type: 'github' }] },
      session: { authentication_factors: [{ type: 'oauth' }] },
    });
    await widget.event('auth-event', { type: 'OAUTH_AUTHENTICATE' });
    const told = JSON.stringify([await widget.events(), said]);
    expect(told).not.toMatch(/session_token|session_jwt|provider_values|access_token/);
    expect(await emulator.count(authenticateRoute)).toBe(1);

    // A reload of the page must not spend the token again.
    await page.reload();
    await expect(heading(widget, 'Sign up or log in')).toBeVisible();
    expect(await emulator.count(authenticateRoute)).toBe(1);
  });
}

test('the list of providers is accessible', async ({ page, site, openWidget }) => {
  const widget = await openOAuth(openWidget, site.url, { 'oauth-providers': 'google apple figma' });
  await expect(button(widget, 'Continue with Figma').locator('path').first()).toBeAttached();
  await expectAccessible(page);
});
