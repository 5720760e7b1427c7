/** Signing in through third-party providers. The emulator's consent page stands in for all of them. */
import {
  test as base,
  expect,
  expectAccessible,
  type OpenWidget,
  publicToken,
  type Widget,
} from './fixtures.ts';
import { holdRequests, holdStart } from './hold.ts';
import { consent, returnAddress } from './oauth-steps.ts';
import { button, heading, listenToConsole } from './steps.ts';

const authenticateRoute = '/oauth/authenticate';
const minuteMs = 60_000;
const UNFINISHED = 'Sign-in was canceled.';

const test = base.extend<{ readonly openOAuth: OpenWidget }>({
  openOAuth: async ({ openWidget }, use) => {
    await use((attributes, options) =>
      openWidget({ products: 'oauth', 'oauth-providers': 'google', ...attributes }, options),
    );
  },
});

test('signs up through a provider, with PKCE', async ({ page, site, emulator, openOAuth }) => {
  const said = listenToConsole(page);
  await emulator.settings({ pkce_required_for_oauth: true });
  const other = page.locator('#other');
  const after = `<auth-widget id="other" public-token="${publicToken}" api-url="${emulator.url}"></auth-widget>`;
  const widget = await openOAuth(
    { 'oauth-providers': 'google github', 'session-duration-minutes': 45 },
    { after },
  );
  await button(widget, 'Continue with GitHub').click();
  await expect(page.getByRole('heading', { name: 'Sign in with GitHub' })).toBeVisible();
  await consent(page, 'grace@example.com');

  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
  const { detail } = await widget.event('auth-success', { method: 'oauth' });
  expect(detail).toMatchObject({
    user: { emails: [{ email: 'grace@example.com' }], providers: [{ provider_type: 'Github' }] },
    session: { authentication_factors: [{ type: 'oauth' }] },
  });
  await widget.event('auth-event', { type: 'OAUTH_AUTHENTICATE' });
  const told = JSON.stringify([await widget.events(), said]);
  expect(told).not.toMatch(/session_token|session_jwt|provider_values|access_token/);
  // Only one of two widgets on the page takes the token.
  await expect(other.getByRole('heading', { name: 'You are already signed in' })).toBeVisible();
  expect(await emulator.bodies(authenticateRoute)).toMatchObject([{ session_duration_minutes: 45 }]);

  // A reload of the page must not spend the token again.
  await page.reload();
  await expect(heading(widget, 'You are already signed in')).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(1);
});

test('two tabs that leave for a provider at once both sign in, with PKCE', async ({
  page,
  context,
  emulator,
  openOAuth,
}) => {
  await emulator.settings({ pkce_required_for_oauth: true });
  const widget = await openOAuth();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(tab.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  }
  await consent(page, 'grace@example.com');
  await expect(heading(widget, 'Success!')).toBeVisible();
  await consent(other, 'grace@example.com');
  await expect(other.getByRole('heading', { name: 'Success!' })).toBeVisible();
});

test('a parameter of the address, which the way back lacks, says where to go, and a link leads there', async ({
  page,
  site,
  openOAuth,
}) => {
  let visits = 0;
  const orders = site.addRoute('/orders', async (_request, response) => {
    visits += 1;
    // The browser stays where it is after the first one.
    if (visits === 1) response.writeHead(204).end();
    else response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Your orders</h1>');
  });
  const given = { 'success-url': '/other', 'success-url-param': 'to' } as const;
  const widget = await openOAuth(given, { search: '?to=/orders%3Fopen%3D1' });
  await button(widget, 'Continue with Google').click();
  await consent(page, 'grace@example.com');

  const way = widget.element.getByRole('link', { name: /^Taking you to .+…$/ });
  await expect(way).toHaveAttribute('href', `${orders}?open=1`);
  await way.click();
  await expect(page.getByRole('heading', { name: 'Your orders' })).toBeVisible();
});

test('a known account comes back by the login URL, a new one by the sign-up URL', async ({
  page,
  site,
  emulator,
  openOAuth,
}) => {
  await emulator.settings({ users: [{ email: 'ada@example.com' }] });
  const urls = {
    'login-redirect-url': `${site.url}/?at=login`,
    'signup-redirect-url': `${site.url}/?at=signup`,
    // The second visitor follows the first in the same browser.
    'already-signed-in': 'form',
  };
  const widget = await openOAuth(urls);
  await button(widget, 'Continue with Google').click();
  await page.getByRole('button', { name: 'ada@example.com' }).click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(page.url()).toBe(`${site.url}/?at=login`);

  await page.goto(`${site.url}/`);
  await button(widget, 'Continue with Google').click();
  await consent(page, 'grace@example.com');
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(page.url()).toBe(`${site.url}/?at=signup`);
});

test('asks for custom scopes, tells the page that it leaves, and is busy until it has left or was stopped', async ({
  page,
  site,
  openOAuth,
}) => {
  await page.clock.install();
  const asked = await holdStart(page);
  const providers = [{ type: 'slack', custom_scopes: ['users:read', 'chat:write'] }, { type: 'apple' }];
  const widget = await openOAuth({
    'oauth-providers': undefined,
    config: { oauthOptions: { providers } },
  });
  const slack = button(widget, 'Continue with Slack');
  await slack.click();
  await expect.poll(() => asked.length).toBe(1);
  const query = new URL(asked[0] ?? '').searchParams;
  expect(query.get('custom_scopes')).toBe('users:read chat:write');
  expect(query.get('login_redirect_url')).toBe(`${site.url}/`);
  expect(query.get('signup_redirect_url')).toBe(`${site.url}/`);
  const { detail } = await widget.event('auth-event', { type: 'OAUTH_START' });
  expect(detail['data']).toEqual({ provider_type: 'slack', custom_scopes: ['users:read', 'chat:write'] });
  await expect(slack).toHaveAttribute('aria-busy', 'true');
  await expect(button(widget, 'Continue with Apple')).not.toHaveAttribute('aria-busy');

  // The browser has kept the page as it was and shows it again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(slack).not.toHaveAttribute('aria-busy');
  await expect(widget.element.getByText(UNFINISHED)).toBeVisible();
  await widget.event('auth-error', { code: 'provider', reason: 'turned_back' });

  // Who stops the browser on its way can press the button again, too.
  await slack.click();
  await expect.poll(() => asked.length).toBe(2);
  await expect(slack).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(15_000);
  await expect(slack).not.toHaveAttribute('aria-busy');
});

test('the back button leads to a form that says what happened and can be used again', async ({
  page,
  emulator,
  watch,
  openOAuth,
}) => {
  watch.expect(/400 \(Bad Request\)/);
  await emulator.settings({ allowed_redirect_urls: ['https://shop.example/'] });
  const widget = await openOAuth();
  await button(widget, 'Continue with Google').click();
  await expect(page.getByText('no_match_for_provided_oauth_url').first()).toBeVisible();
  await emulator.settings({ allowed_redirect_urls: null });
  await page.goBack();
  await expect(widget.element.getByText(UNFINISHED)).toBeVisible();
  await widget.event('auth-error', { code: 'provider', reason: 'turned_back', screen: 'Main' });
  await expect(button(widget, 'Continue with Google')).not.toHaveAttribute('aria-busy');
  await button(widget, 'Continue with Google').click();
  await consent(page, 'grace@example.com');
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('a start without an answer says so, and does not take the visitor away later', async ({
  page,
  emulator,
  openOAuth,
}) => {
  await emulator.fault('/projects/bootstrap', 'hang');
  await page.clock.install();
  const asked = await holdStart(page);
  const widget = await openOAuth();
  const google = button(widget, 'Continue with Google');
  await google.click();
  await expect(google).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(15_000);
  await expect(widget.element.getByText('The sign-in service did not answer in time.')).toBeVisible();
  await expect(google).not.toHaveAttribute('aria-busy');
  await widget.event('auth-error', { code: 'timeout' });
  expect(asked).toEqual([]);
});

/** How a visitor or the page leaves the first screen. */
const departures: Readonly<Record<string, (widget: Widget) => Promise<unknown>>> = {
  'its removal from the page': ({ element }) => element.evaluate((widget) => widget.remove()),
  'another screen': (widget) => button(widget, 'Set up a new crypto wallet').click(),
};

for (const [departure, leave] of Object.entries(departures)) {
  test(`a start that waits for the project's settings ends with ${departure}`, async ({
    page,
    openOAuth,
  }) => {
    const settings = await holdRequests(page, '**/projects/bootstrap/**');
    const asked = await holdStart(page);
    const widget = await openOAuth({ products: 'oauth crypto' });
    await button(widget, 'Continue with Google').click();
    await expect(button(widget, 'Continue with Google')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(settings.count).toBeGreaterThan(0);
    await leave(widget);

    const answered = page.waitForResponse('**/projects/bootstrap/**');
    settings.release();
    await (await answered).finished();
    // The client stores the settings before it would leave the page.
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('::bootstrap')));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('auth-widget:left-for-provider'))).toBeNull();
  });
}

test('a request that was denied at the provider is explained, and can be made again', async ({
  page,
  site,
  openOAuth,
}) => {
  const given = { 'login-redirect-url': `${site.url}/?kept=1`, 'success-url-param': 'to' } as const;
  const widget = await openOAuth(given, { search: '?to=/orders' });
  await button(widget, 'Continue with Google').click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(widget.element.getByText('Sign-in was canceled.')).toBeVisible();
  await widget.event('auth-error', { code: 'provider', type: 'access_denied', screen: 'Main' });
  // The next try leads to the page that was asked for.
  expect(page.url()).toBe(`${site.url}/?kept=1&to=%2Forders`);
  await expect(button(widget, 'Continue with Google')).toBeEnabled();
  await expectAccessible(page);

  await page.reload();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(widget.element.getByText('You did not finish')).toHaveCount(0);
});

test('a token that this tab did not ask for waits for a click', async ({
  site,
  emulator,
  openOAuth,
  openElsewhere,
}) => {
  await openOAuth();
  const address = await returnAddress(emulator.url, `${site.url}/`);
  const page = await openElsewhere(address);
  await expect(page.getByRole('heading', { name: 'Finish logging in' })).toBeVisible();
  await expect(page.getByText('This sign-in was not started in this tab.')).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await page.context().close();
});

test('a token that has expired says so', async ({ page, site, emulator, openOAuth }) => {
  const widget = await openOAuth();
  const address = await returnAddress(emulator.url, `${site.url}/`);
  await emulator.advanceClock(10 * minuteMs);
  await page.goto(address);
  await button(widget, 'Continue').click();
  await expect(widget.element.getByText('The provider could not sign you in.')).toBeVisible();
  await expect(button(widget, 'Continue with Google')).toBeVisible();
  await widget.event('auth-error', { code: 'provider', type: 'oauth_token_not_found', status: 404 });
});

// Spec 2.10
test('in the browser of an app, the button of Google says what to do instead', async ({
  page,
  openOAuth,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} Instagram 390.0.0` }),
  );
  const widget = await openOAuth({ 'oauth-providers': 'google github' });
  await button(widget, 'Continue with Google').click();
  const sentence = 'Google does not let you sign in inside this app. Open this page in your browser.';
  await expect(widget.element.getByText(sentence)).toBeVisible();
  await widget.event('auth-error', { code: 'provider', message: sentence });
  expect(await widget.events('auth-event')).toEqual([]);
  await button(widget, 'Continue with GitHub').click();
  await expect(page.getByRole('heading', { name: 'Sign in with GitHub' })).toBeVisible();
});

test('an unknown provider has neither a title nor an icon, and cannot be used', async ({
  openOAuth,
  watch,
}) => {
  watch.expect(/auth-widget: oauth-providers names "myspace"/);
  const widget = await openOAuth({ 'oauth-providers': 'google myspace' });
  const unknown = widget.element.getByRole('button', { name: 'Continue with', exact: true });
  await expect(unknown.locator('svg')).toHaveCount(0);
  await unknown.click();
  await expect(widget.element.getByText('This way of signing in is not available.')).toBeVisible();
  await widget.event('auth-error', { code: 'configuration', screen: 'Main' });
  await expect(button(widget, 'Continue with Google')).toBeEnabled();
});

// Spec 2.9
test('only the logos of the configured providers are loaded, and buttons work without them', async ({
  page,
  watch,
  openOAuth,
}) => {
  watch.expect(/Failed to load resource.*logo-/);
  const logos: string[] = [];
  await page.route('**/chunks/logo-*.js', (route) => {
    logos.push(/logo-(\w+)-/.exec(route.request().url())?.[1] ?? '');
    return logos.length === 1 ? route.abort('blockedbyclient') : route.continue();
  });
  const widget = await openOAuth({
    products: 'otp oauth',
    'oauth-providers': 'facebook github',
  });
  await expect(button(widget, 'Continue with GitHub').locator('path')).toHaveCount(1);
  expect(logos.toSorted()).toEqual(['facebook', 'github']);
  await expectAccessible(page);
  await expect(widget.element.getByText('or', { exact: true })).toBeVisible();
  await button(widget, 'Continue with Facebook').click();
  await expect(page.getByRole('heading', { name: 'Sign in with Facebook' })).toBeVisible();
  await expectAccessible(page);
});

// Spec 2.7, 2.11
test('without providers there are no buttons and no divider', async ({ openWidget, watch }) => {
  watch.expect(/auth-widget: oauth-providers names no provider/);
  const widget = await openWidget({ products: 'oauth otp' });
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(widget.element.getByText('or', { exact: true })).toHaveCount(0);
  await expect(widget.element.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(1);
});
