/** `<auth-account>`: accounts at other providers. The emulator's consent page stands in for all of them. */
import type { Page } from '@playwright/test';
import { account, accountPage, button, field, group, said, section, told, visitor } from './account-page.ts';
import { test as base, expect, expectAccessible, publicToken } from './fixtures.ts';
import { holdStart } from './hold.ts';
import type { Attributes } from './host-page.ts';
import { strangerSite } from './servers.ts';
import { signedIn } from './session-page.ts';
import { strictPolicy } from './strict-policy.ts';

const phone = '+12025550162';
const mallory = 'mallory@example.com';
const notConnected = 'The account was not connected.';
const attachRoute = '/oauth/attach';
const authenticateRoute = '/oauth/authenticate';
// Nothing is taken for granted about what a page writes.
const providers = [
  null,
  { type: 'google', custom_scopes: ['calendar'] },
  { type: 'github' },
  { type: 'google' },
];

const test = base.extend<{ readonly address: (attributes?: Attributes, after?: string) => string }>({
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

const connected = (page: Page) => section(page, 'Connected accounts');

const offers = (page: Page) => account(page).getByRole('button', { name: /^Connect/ });

/** The visitor goes to a provider, and agrees there with an account. */
async function connect(page: Page, name: string, email: string): Promise<void> {
  await button(page, `Connect ${name}`).click();
  await page.getByRole('textbox', { name: /account/i }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The address at which the token of an account at Google would come. */
async function strangersReturn(emulatorUrl: string, back: string): Promise<string> {
  const step = async (address: string): Promise<string> => {
    const { headers } = await fetch(address, { redirect: 'manual' });
    return new URL(headers.get('location') ?? '', emulatorUrl).href;
  };
  const query = new URLSearchParams({
    public_token: publicToken,
    login_redirect_url: back,
    signup_redirect_url: back,
  });
  const consent = await step(`${emulatorUrl}/v1/public/oauth/google/start?${query}`);
  return step(`${consent}/allow?email=${mallory}`);
}

const sessionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /stytch_session=([^;]+)/.exec(document.cookie)?.[1]);

test('a visitor connects accounts and disconnects them, but not the last way in', async ({
  page,
  emulator,
  address,
}) => {
  // Sent by whoever starts, and checked by whoever exchanges.
  await emulator.settings({ pkce_required_for_oauth: true });
  await page.goto(`${address()}?tab=1#connected`);
  await expect(connected(page)).toContainText('You have connected no account.');
  await expect(offers(page)).toHaveText(['Connect Google', 'Connect GitHub']);
  const before = await sessionOf(page);
  await button(page, 'Connect Google').click();
  await expect(page.getByText('Requested scopes: calendar')).toBeVisible();
  // The address there is new to the account.
  await page.getByRole('textbox', { name: /account/i }).fill('ada@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(connected(page)).toContainText('Google was connected.');
  await expect(connected(page).getByRole('listitem')).toHaveText(/^Google/);
  await expect(offers(page)).toHaveText(['Connect GitHub']);
  await expect(section(page, 'Email addresses')).toContainText('ada@example.org');
  expect(page.url()).toBe(address());
  expect(await sessionOf(page)).toBe(before);
  expect(await told(page)).toEqual(['OAUTH_AUTHENTICATE']);
  expect(await emulator.bodies(attachRoute)).toEqual([{ provider: 'google' }]);

  // The token is of no more use.
  await page.reload();
  await expect(button(page, 'Connect GitHub')).toBeVisible();
  await expect(connected(page)).not.toContainText('was connected');
  expect(await emulator.count(authenticateRoute)).toBe(1);

  for (const email of [visitor, 'ada@example.org']) {
    await button(page, `Delete ${email}`).click();
    await group(page, email).getByRole('button', { name: 'Delete' }).click();
    await expect(said(page)).toHaveText(`${email} was deleted.`);
  }
  await expect(connected(page)).toContainText('This is your last way to sign in.');
  await expect(button(page, 'Disconnect')).toHaveCount(0);
  await connect(page, 'GitHub', 'ada@example.org');
  await expect(connected(page)).toContainText('GitHub was connected.');
  await button(page, 'Disconnect Google').click();
  const question = group(page, 'Google');
  await expect(question).toContainText('If it has one of your email addresses');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(said(page)).toHaveText('Google was disconnected.');
  await expect(button(page, 'Connect Google')).toBeVisible();
  expect(await told(page)).toEqual(['OAUTH_AUTHENTICATE', 'USER_DELETE_OAUTH_REGISTRATION']);
});

test('beside a widget, the token is the account’s; a page with other sections loads nothing of this', async ({
  page,
  emulator,
  address,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(address({ sections: 'email' }));
  await expect(section(page, 'Email addresses')).toBeVisible();
  expect(requested.filter((path) => path.includes('account-providers'))).toEqual([]);
  const widget = `<script type="module" src="/dist/auth-widget.js"></script><auth-widget public-token="${publicToken}"
    api-url="${emulator.url}" products="emailMagicLinks oauth" oauth-providers="google"></auth-widget>`;
  await page.goto(address({}, widget));
  await connect(page, 'GitHub', visitor);
  await expect(connected(page)).toContainText('GitHub was connected.');
  await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(1);
});

test('a stranger’s token gets nobody into the stranger’s account', async ({ page, emulator, address }) => {
  const back = address();
  await page.goto(await strangersReturn(emulator.url, back));
  await expect(button(page, 'Connect Google')).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(0);

  // The tab waits for a token now.
  await button(page, 'Connect Google').click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await page.goto(await strangersReturn(emulator.url, back));
  await expect(account(page)).toContainText('Sign in to manage your account.');
  await expect(account(page)).not.toContainText(mallory);
  expect(await sessionOf(page)).toBeUndefined();
  expect(await told(page)).toEqual([['unexpected', undefined]]);
  expect(await emulator.count('/sessions/revoke')).toBe(1);
});

test('whoever has signed in meanwhile is connected with nothing', async ({
  page,
  context,
  emulator,
  site,
  address,
}) => {
  await page.goto(address());
  await button(page, 'Connect Google').click();
  await page.getByRole('textbox', { name: /account/i }).fill('ada@example.org');
  await signedIn(context, emulator, site, 'bob@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(section(page, 'Email addresses')).toContainText('bob@example.com');
  await expect(connected(page)).toContainText(notConnected);
  await expect(connected(page)).toContainText('You have connected no account.');
  expect(page.url()).toBe(address());
  expect(await told(page)).toEqual([['provider', undefined]]);
  expect(await emulator.count(authenticateRoute)).toBe(0);

  // The page still shows one account, and the browser has the session of another.
  await signedIn(context, emulator, site, visitor);
  await button(page, 'Connect Google').click();
  await expect(section(page, 'Email addresses')).toContainText(visitor);
  expect(await emulator.count(attachRoute)).toBe(1);
});

test('a tab that a stranger’s page has opened connects nothing', async ({
  page,
  context,
  emulator,
  site,
  address,
}) => {
  const own = address();
  await page.goto(`${strangerSite(site.url)}/dist/integrity.json`);
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => void window.open(url), own);
  const tab = await opened;
  await connect(tab, 'Google', visitor);
  await expect(connected(tab)).toContainText(notConnected);
  expect(tab.url()).toBe(own);
  expect(await emulator.count(authenticateRoute)).toBe(0);
});

test('whoever denies it, turns back or has an account of somebody else’s reads that nothing was connected', async ({
  page,
  emulator,
  address,
}) => {
  await page.goto(address());
  await button(page, 'Connect Google').click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(connected(page)).toContainText(notConnected);
  expect(page.url()).toBe(address());
  expect(await told(page)).toEqual([['provider', 'access_denied']]);

  await button(page, 'Connect Google').click();
  await page.getByRole('heading', { name: 'Sign in with Google' }).waitFor();
  await page.goBack();
  await expect(connected(page)).toContainText(notConnected);

  await strangersReturn(emulator.url, address());
  await connect(page, 'Google', mallory);
  await expect(connected(page)).toContainText(notConnected);
  expect(await told(page)).toEqual([['provider', 'server_error']]);
  await connect(page, 'Google', visitor);
  await expect(connected(page)).toContainText('Google was connected.');
});

test('is busy until the browser has left, was stopped, or shows the page again that it has kept', async ({
  page,
  address,
}) => {
  await page.clock.install();
  const asked = await holdStart(page);
  await page.goto(address());
  const google = button(page, 'Connect Google');
  await google.click();
  await expect.poll(() => asked.length).toBe(1);
  const { searchParams } = new URL(asked[0] ?? '');
  expect([searchParams.get('login_redirect_url'), searchParams.get('signup_redirect_url')]).toEqual([
    address(),
    address(),
  ]);
  expect(searchParams.get('oauth_attach_token')).not.toBeNull();
  await expect(google).toHaveAttribute('aria-busy', 'true');
  await button(page, 'Add email address').click();
  await expect(field(page, 'Email')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(connected(page)).toContainText(notConnected);
  await expect(google).not.toHaveAttribute('aria-busy');

  await google.click();
  await expect.poll(() => asked.length).toBe(2);
  await expect(google).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(15_000);
  await expect(google).not.toHaveAttribute('aria-busy');
  await expect(connected(page)).not.toContainText(notConnected);
  expect(await told(page)).toEqual(['OAUTH_START', ['provider', undefined], 'OAUTH_START']);
});

test('a proof comes first where Stytch wants one, on the way there and on the way back', async ({
  page,
  context,
  emulator,
  site,
  address,
}) => {
  await emulator.settings({ users: [{ email: visitor, phone_number: phone }] });
  await signedIn(context, emulator, site, visitor);
  await page.goto(address());
  const refusal = { status: 401, type: 'insufficient_factors', message: 'insufficient_factors' };
  const prove = async (): Promise<void> => {
    await group(page, 'Confirm that it is you').getByRole('button', { name: 'Send a code' }).click();
    const { code = '' } = await emulator.inbox(phone);
    await field(page, 'Passcode').fill(code);
  };
  await emulator.fault(attachRoute, refusal, 1);
  await button(page, 'Connect Google').click();
  await group(page, 'Confirm that it is you').getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Connect Google')).toBeFocused();
  await emulator.fault(attachRoute, refusal, 1);
  await page.keyboard.press('Enter');
  await prove();
  await page.getByRole('heading', { name: 'Sign in with Google' }).waitFor();
  await emulator.fault(authenticateRoute, { ...refusal, type: 'stale_factors' }, 1);
  await page.getByRole('button', { name: visitor }).click();
  await group(page, 'Confirm that it is you').getByRole('button', { name: 'Send a code' }).first().click();
  const { code = '' } = await emulator.inbox(visitor);
  await field(page, 'Passcode').fill(code);
  await expect(connected(page)).toContainText('Google was connected.');
});

test('says what fails, and works once it does not', async ({ page, context, emulator, address, watch }) => {
  // The SDK says so, too.
  watch.expect(/\[Stytch\]/);
  await page.route('**/chunks/account-providers-*', (route) => route.abort());
  watch.expect(/ERR_FAILED/);
  await page.goto(address({ sections: 'email providers' }));
  await expect(connected(page)).toContainText('could not be reached');
  await expect(button(page, 'Add email address')).toBeVisible();
  await page.unroute('**/chunks/account-providers-*');
  await button(page, 'Try again').press('Enter');
  await expect(button(page, 'Connect Google')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Connect Google')).toBeFocused();

  let isDown = false;
  await context.route(`${emulator.url}/sdk/**`, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(address({ sections: 'email providers' }));
  await button(page, 'Connect Google').focus();
  isDown = true;
  await page.keyboard.press('Enter');
  await expect(connected(page)).toContainText('The sign-in service could not be reached.');
  await expect(button(page, 'Connect Google')).toBeFocused();
  isDown = false;
  await context.route(`${emulator.url}/sdk/v1${authenticateRoute}`, (route) => route.abort());
  await connect(page, 'Google', visitor);
  await expect(connected(page)).toContainText('The sign-in service could not be reached.');
  await context.unroute(`${emulator.url}/sdk/v1${authenticateRoute}`);
  await emulator.fault(attachRoute, { status: 401, type: 'endpoint_not_authorized_for_sdk', message: '' }, 1);
  watch.expect(/auth-widget: .*dashboard/i);
  await button(page, 'Connect GitHub').click();
  await expect(connected(page)).toContainText('not set up');
});

test('is accessible, fits 320 px, and is done by the keyboard alone', async ({ page, address }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address());
  await expect(button(page, 'Connect Google')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: visitor }).press('Enter');
  await expect(connected(page)).toContainText('Google was connected.');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Disconnect Google')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Disconnect Google')).toBeFocused();
});
