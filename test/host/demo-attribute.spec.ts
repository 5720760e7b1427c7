/** The attribute `demo`: every way to sign in, with a provider in the page and under a policy that forbids connections. */
import type { Locator, Page } from '@playwright/test';
import { test as base, expect, expectAccessible, type OpenWidget, type Widget } from '../e2e/fixtures.ts';
import { button, emailField, heading, listenToConsole, passcode, phone, phoneField } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';

const demo = { demo: true, 'public-token': undefined, 'api-url': undefined } as const;
const offline = { 'content-security-policy': strictPolicy("'none'") };

const inboxOf = (page: Page): Locator => page.getByRole('region', { name: 'Demo inbox' });

/** Whatever is requested must be the page's own. */
function watchRequests(page: Page, own: string): string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !request.url().startsWith('data:')) others.push(request.url());
  });
  return others;
}

const test = base.extend<{ readonly onlyOwnRequests: undefined }>({
  onlyOwnRequests: [
    async ({ page, site }, use) => {
      const others = watchRequests(page, site.url);
      await use(undefined);
      expect(others, 'requests that leave the page').toEqual([]);
    },
    { auto: true },
  ],
});

const open = (openWidget: OpenWidget, attributes: Parameters<OpenWidget>[0] = {}): Promise<Widget> =>
  openWidget({ ...demo, ...attributes }, { headers: offline });

const passwordField = ({ element }: Widget): Locator => element.getByLabel('Password');

async function signedIn(widget: Widget, method: string): Promise<void> {
  const { detail } = await widget.event('auth-success', { method });
  expect(detail['session']).toMatchObject({ session_id: expect.any(String) });
}

test('says that it is a demo, on the widget and in an inbox', async ({ page, openWidget }) => {
  const widget = await open(openWidget, { products: 'otp emailMagicLinks' });
  await expect(widget.element.getByText('Demo: nothing is sent')).toBeVisible();
  const toggle = inboxOf(page).getByRole('button', { name: 'Demo inbox' });
  const note = inboxOf(page).getByText('Codes and emails appear here. Nothing is sent.');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(note).toBeHidden();
  await expectAccessible(page);
  await toggle.click();
  await expect(note).toBeVisible();
  await expectAccessible(page);
});

/** What authors read after a sign-in that leads nowhere. */
const STAYS: unknown = expect.stringMatching(/^auth-widget: signed in\. Without success-url/);

test('refuses a wrong code, and signs in by the one from the inbox, apart from the site’s own project', async ({
  page,
  context,
  site,
  openWidget,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies([{ name: 'stytch_session', value: 'mine', url: site.url }]);
  const said = listenToConsole(page);
  const widget = await open(openWidget, { products: 'otp' });
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  const message = inboxOf(page).getByRole('listitem');
  await expect(message.getByRole('heading')).toHaveText(`Passcode to ${phone.e164}`);
  await expect(inboxOf(page).getByRole('status')).toHaveText(`New message in the inbox, to ${phone.e164}`);
  await expectAccessible(page);
  await message.getByRole('button', { name: 'Copy code' }).click();
  await expect(inboxOf(page).getByRole('status')).toHaveText('Code copied');
  await passcode(widget).fill('000000');
  await expect(widget.element.getByText('Invalid passcode, please try again.')).toBeVisible();
  await widget.event('auth-error', { code: 'provider', status: 404, type: 'otp_code_not_found' });
  await passcode(widget).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(heading(widget, 'Success')).toBeVisible();
  await signedIn(widget, 'otp');
  await expect.poll(() => said).toEqual([STAYS]);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'stytch_session')?.value).toBe('mine');
  expect(cookies.map(({ name }) => name)).toContain('auth_widget_demo');
});

test('signs in by a link that is opened in the same tab', async ({ page, openWidget }) => {
  const widget = await open(openWidget);
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await inboxOf(page).getByRole('link', { name: 'Open link' }).click();
  await expect(heading(widget, 'Success')).toBeVisible();
  await signedIn(widget, 'magic_link');
  expect(page.url()).not.toContain('token');
  await expect(inboxOf(page).getByRole('heading', { name: 'Sign-up link to ada@example.com' })).toBeVisible();
});

test('signs up, logs in and resets a password', async ({ page, openWidget }) => {
  const widget = await open(openWidget, { products: 'passwords', 'already-signed-in': 'form' });
  const start = async (): Promise<void> => {
    await emailField(widget).fill('ada@example.com');
    await button(widget, 'Continue').click();
  };
  await start();
  await passwordField(widget).fill('violet-Piano-sleeps-42');
  await button(widget, 'Continue').click();
  await signedIn(widget, 'password');

  await page.reload();
  await start();
  await passwordField(widget).fill('wrong');
  await button(widget, 'Continue').click();
  await widget.event('auth-error', { code: 'provider', status: 401 });
  await passwordField(widget).fill('violet-Piano-sleeps-42');
  await button(widget, 'Continue').click();
  await signedIn(widget, 'password');

  await page.reload();
  await start();
  await button(widget, 'Forgot').click();
  await inboxOf(page).getByRole('link', { name: 'Open link' }).click();
  await widget.element.getByLabel('New password').fill('amber-Cello-dances-17');
  await button(widget, 'Continue').click();
  await signedIn(widget, 'password');
});

test('asks in the inbox what a third-party provider would ask, also again', async ({ page, openWidget }) => {
  const widget = await open(openWidget, { products: 'oauth', 'oauth-providers': 'google github' });
  const form = inboxOf(page).getByRole('form', { name: 'Sign in with GitHub' });
  await button(widget, 'Continue with GitHub').click();
  await expect(form.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Deny' }).click();
  await widget.event('auth-error', { code: 'provider' });
  await button(widget, 'Continue with GitHub').click();
  await form.getByRole('button', { name: 'Continue' }).click();
  await signedIn(widget, 'oauth');
});

test('shows the regular Google button in place of One Tap, and says that there are no passkeys', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/One Tap/);
  const widget = await open(openWidget, {
    config: {
      products: ['oauth', 'passkeys'],
      oauthOptions: { providers: [{ type: 'google', one_tap: true }] },
    },
  });
  await expect(button(widget, 'Continue with Google')).toBeVisible();
  await button(widget, 'Continue with a passkey').click();
  await expect(inboxOf(page).getByRole('paragraph').filter({ hasText: 'Passkeys are' })).toBeVisible();
  await widget.event('auth-error', { code: 'passkey' });
});

test('shows the inbox where the page has put it', async ({ page, openWidget }) => {
  await openWidget(
    { ...demo },
    { headers: offline, after: '<main><auth-demo-inbox></auth-demo-inbox></main>' },
  );
  await expect(page.getByRole('main').getByRole('region', { name: 'Demo inbox' })).toBeVisible();
  await expect(inboxOf(page)).toHaveCount(1);
});

test('shares one provider and one inbox among all widgets of a page, and leaves with the last', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget(
    { ...demo, products: 'otp' },
    { headers: offline, after: '<auth-widget id="other" demo products="emailMagicLinks"></auth-widget>' },
  );
  const other = { ...widget, element: page.locator('#other') };
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await emailField(other).fill('ada@example.com');
  await button(other, 'Continue').click();
  await expect(inboxOf(page).getByRole('listitem')).toHaveCount(2);
  await widget.element.evaluate((element) => element.remove());
  await expect(inboxOf(page)).toHaveCount(1);
  await other.element.evaluate((element) => element.remove());
  await expect(inboxOf(page)).toHaveCount(0);
});

test('refuses the public token of a live project, and names it', async ({ page, openWidget, watch }) => {
  watch.expect(/auth-widget:/);
  const said = listenToConsole(page);
  const token = 'public-token-live-00000000-0000-4000-8000-000000000000';
  const widget = await openWidget({ ...demo, 'public-token': token }, { headers: offline, ready: false });
  await widget.event('auth-error', { code: 'configuration' });
  expect(said.join()).toContain(`demo must not be combined with ${token}`);
  await expect(emailField(widget)).toHaveCount(0);
});

const openBusiness = (openWidget: OpenWidget, attributes: Parameters<OpenWidget>[0]): Promise<Widget> =>
  openWidget({ ...demo, ...attributes }, { headers: offline, tag: 'auth-b2b-widget' });

test('lets a visitor choose an organization, also after a reload', async ({ page, openWidget }) => {
  const said = listenToConsole(page);
  const widget = await openBusiness(openWidget, { products: 'emailOtp' });
  await expect(inboxOf(page).getByText(/ada@example\.com.* is in Acme and Globex/)).toBeAttached();
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await passcode(widget).pressSequentially((await inboxOf(page).locator('.code').textContent()) ?? '');
  await expect(heading(widget, 'Choose an organization')).toBeVisible();
  for (const name of ['Globex', 'Initech', 'Umbrella'])
    await expect(widget.element.getByRole('button', { name })).toBeVisible();
  await expectAccessible(page);
  // The list outlives a reload, as links need it.
  await page.reload();
  await widget.element.getByRole('button', { name: 'Acme' }).click();
  await widget.event('auth-success', { method: 'email_otp' });
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('auth_widget_demo_b2b');
  await expect.poll(() => said).toEqual([STAYS]);
});

test('signs in to the organization of a slug, by its identity provider', async ({ page, openWidget }) => {
  const widget = await openBusiness(openWidget, {
    products: 'sso',
    'auth-flow-type': 'Organization',
    'organization-slug': 'acme',
  });
  await expect(heading(widget, 'Continue to Acme')).toBeVisible();
  await button(widget, 'Continue with Okta').click();
  const form = inboxOf(page).getByRole('form', { name: 'Sign in with Okta' });
  await expect(form.getByLabel('Account')).toHaveValue('ada@example.com');
  await form.getByRole('button', { name: 'Continue' }).click();
  await widget.event('auth-success', { method: 'sso' });
});

base('loads the demo only where it is asked for', async ({ page, openWidget }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openWidget();
  expect(requested.filter((url) => url.includes('/chunks/demo-'))).toEqual([]);
  expect(requested.filter((url) => url.includes('/chunks/sdk-'))).toHaveLength(1);
});
