/** `<auth-account>`: whoever leaves for a provider connects an account there, and nobody else does. */
import { account, button, said, section, told, visitor } from './account-page.ts';
import {
  attachRoute,
  authenticateRoute,
  connect,
  connected,
  notConnected,
  sessionOf,
  test,
} from './account-providers-page.ts';
import { expect, publicToken } from './fixtures.ts';
import { holdStart } from './hold.ts';
import { returnAddress } from './oauth-steps.ts';
import { strangerSite } from './servers.ts';
import { signedIn } from './session-page.ts';

const mallory = 'mallory@example.com';

test('beside a widget, the token is the account’s', async ({ page, emulator, address }) => {
  const widget = `<script type="module" src="/dist/auth-widget.js"></script><auth-widget public-token="${publicToken}"
    api-url="${emulator.url}" products="emailMagicLinks oauth" oauth-providers="google"></auth-widget>`;
  await page.goto(address({}, widget));
  await connect(page, 'GitHub', visitor);
  await expect(said(page)).toHaveText('GitHub was connected.');
  await expect(page.getByRole('heading', { name: 'You are already signed in' })).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(1);
});

test('a stranger’s token gets nobody into the stranger’s account', async ({ page, emulator, address }) => {
  const back = address();
  await page.goto(await returnAddress(emulator.url, back));
  await expect(button(page, 'Connect Google')).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(0);

  // The tab waits for a token now.
  await button(page, 'Connect Google').click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await page.goto(await returnAddress(emulator.url, back));
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
  await expect(connected(page)).toContainText('You have no connected accounts.');
  expect(page.url()).toBe(address());
  expect(await told(page)).toEqual([['provider', undefined]]);
  expect(await emulator.count(authenticateRoute)).toBe(0);

  // The page still shows one account, and the browser has the session of another.
  await signedIn(context, emulator, site, visitor);
  await button(page, 'Connect Google').click();
  await expect(section(page, 'Email addresses')).toContainText(visitor);
  expect(await emulator.count(attachRoute)).toBe(1);
});

test('a tab that a stranger’s page has opened does not leave for what would not count', async ({
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
  await button(tab, 'Connect Google').click();
  await expect(connected(tab)).toContainText('Open this page in a new tab to connect an account.');
  expect(tab.url()).toBe(own);
  expect(await told(tab)).toEqual([['provider', undefined]]);
  expect(await emulator.count(attachRoute)).toBe(0);
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

  await returnAddress(emulator.url, address());
  await connect(page, 'Google', mallory);
  await expect(connected(page)).toContainText(notConnected);
  expect(await told(page)).toEqual([['provider', 'server_error']]);
  await connect(page, 'Google', visitor);
  await expect(said(page)).toHaveText('Google was connected.');
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
  // Only what waits is busy.
  await expect(button(page, 'Add email address')).toBeEnabled();
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

test('in the browser of an app, where Google refuses visitors, its button says so and leads nowhere', async ({
  page,
  address,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} Instagram 390.0.0` }),
  );
  await page.goto(address());
  await button(page, 'Connect Google').click();
  await expect(account(page)).toContainText('Google does not let you sign in inside this app.');
  await button(page, 'Connect GitHub').click();
  await expect(page.getByRole('heading', { name: 'Sign in with GitHub' })).toBeVisible();
});
