/** The page of one organization. */
import { holdRequests } from '../hold.ts';
import { wrong } from '../steps.ts';
import { ACME, EMAIL, expect, PASSWORD, test } from './fixtures.ts';

const SEARCH = '/b2b/organizations/search';
const BOOTSTRAP = '**/sdk/v1/projects/bootstrap/**';

// Spec 1.7, 2.52, 3.12, 3.13, 7.21
test('an emailed link signs in to the organization, with PKCE', async ({ page, business, emulator }) => {
  await business.settings({ pkce_required_for_email_magic_links: true });
  await business.organizations({});
  const widget = await business.open({ ...ACME, 'session-duration-minutes': 45 });
  await expect(business.heading('Continue to Acme')).toBeVisible();
  await business.submitEmail();
  await expect(page.getByText(`An email was sent to ${EMAIL}.`)).toBeVisible();
  expect(await widget.events('auth-screen')).toMatchObject([{ detail: { screen: 'EmailConfirmation' } }]);
  expect(await business.eventTypes(widget)).toEqual([
    'B2B_ORGANIZATIONS_GET_BY_SLUG',
    'B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP',
  ]);
  await business.followLink();
  await business.expectSignedIn();
  await expect(page).toHaveURL(/\/$/);
  const success = await widget.event('auth-success', { method: 'magic_link' });
  expect(success.detail).toMatchObject({
    user: { email_address: EMAIL },
    organization: { organization_name: 'Acme' },
  });
  expect(await business.eventTypes(widget)).toEqual([
    'B2B_MAGIC_LINK_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
  expect(await emulator.bodies('/b2b/magic_links/authenticate')).toMatchObject([
    { session_duration_minutes: 45 },
  ]);
});

// Spec 1.7, 2.52
test('only a possible address is sent, going back keeps it, and an email is sent again after a pause', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations({});
  await business.open(ACME);
  for (const address of ['', 'ada', 'a@b', 'ada@acme']) {
    await business.submitEmail(address);
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await emulator.count('/b2b/magic_links/email/login_or_signup')).toBe(0);
  await business.submitEmail();
  await expect(business.heading('Check your email')).toBeVisible();
  await business.button('Back').click();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await business.button('Continue').click();
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Email resent')).toBeVisible();
  expect(await emulator.count('/b2b/magic_links/email/login_or_signup')).toBe(3);
});

test('a code signs in, after a wrong one, which is cleared', async ({ page, business, emulator }) => {
  await business.organizations({});
  const widget = await business.open({ ...ACME, products: 'emailOtp' });
  await business.submitEmail();
  const { code = '' } = await emulator.inbox(EMAIL);
  const field = page.getByLabel('Passcode');
  await expect(business.heading('Enter passcode')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(wrong(code));
  await expect(page.getByText('Invalid passcode, please try again.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(code);
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'email_otp' });
  expect(await business.eventTypes(widget)).toEqual([
    'B2B_ORGANIZATIONS_GET_BY_SLUG',
    'B2B_OTPS_EMAIL_LOGIN_OR_SIGNUP',
    'B2B_OTPS_EMAIL_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
});

// Spec 1.7, 2.52, 3.12, 7.21
test('a password is an alternative, with its address or without', async ({ page, business }) => {
  await business.organizations({ members: [{ email_address: EMAIL, password: PASSWORD }] });
  const widget = await business.open({ ...ACME, products: 'emailMagicLinks passwords' });
  await business.button('Use a password instead').click();
  await expect(business.heading('Sign in with a password')).toBeVisible();
  await page.getByLabel('Email').fill('ada@');
  await business.button('Continue').click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await business.submitEmail();
  await expect(business.heading('Enter your password')).toBeVisible();
  await page.getByRole('button', { name: 'Change email' }).click();
  await business.button('Use a password instead').click();
  await page.getByLabel('Password').fill(PASSWORD);
  await business.button('Continue').click();
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'password' });
  await widget.event('auth-event', { type: 'B2B_PASSWORD_AUTHENTICATE' });
});

test('an address that was just typed is known to whatever is pressed, however busy the browser is', async ({
  page,
  business,
}) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await business.organizations({ members: [{ email_address: EMAIL, password: PASSWORD }] });
  await business.open({ ...ACME, products: 'emailMagicLinks passwords' });
  await page.getByLabel('Email').fill(EMAIL);
  await business.button('Use a password instead').click();
  await expect(business.heading('Enter your password')).toBeVisible();
});

// Spec 3.12
test('a visitor who refuses at one third-party provider is told, and signs in with another, started once', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations({});
  const widget = await business.open({
    ...ACME,
    products: 'oauth emailMagicLinks',
    'oauth-providers': 'google microsoft',
  });
  await business.button('Continue with Microsoft').click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Sign-in was canceled.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.getByLabel('Email').fill(EMAIL);
  const start = await holdRequests(page, '**/v1/b2b/public/oauth/google/start**');
  await business.button('Continue with Google').dblclick();
  await expect.poll(start.count).toBe(1);
  start.release();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  const [request] = (await emulator.requests()).filter(({ path }) => path.includes('/oauth/google/start'));
  expect(request?.path).toContain('/v1/b2b/public/oauth/google/start');
  await business.consent();
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'oauth' });
  await widget.event('auth-event', { type: 'B2B_OAUTH_AUTHENTICATE' });
});

test('the organization allows only some ways, and shows its logo', async ({ page, business, site }) => {
  await business.organizations({
    organization_logo_url: `${site.url}/logo.png`,
    auth_methods: 'RESTRICTED',
    allowed_auth_methods: ['email_otp'],
  });
  await page.route('**/logo.png', (route) => route.fulfill({ contentType: 'image/svg+xml', body: LOGO }));
  await business.open({
    ...ACME,
    products: 'emailMagicLinks emailOtp passwords oauth sso',
    'oauth-providers': 'google',
  });
  await expect(page.getByRole('img', { name: 'Acme' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google|password|SSO/ })).toHaveCount(0);
  await business.submitEmail();
  await expect(business.heading('Enter passcode')).toBeVisible();
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

// Spec 1.7, 2.52
test('an organization that allows nothing the page offers says so, and can be looked up again', async ({
  page,
  business,
}) => {
  await business.organizations({ auth_methods: 'RESTRICTED', allowed_auth_methods: ['sso'] });
  const widget = await business.open({ ...ACME, products: 'emailMagicLinks sso' });
  const sentence = page.getByText('Acme does not allow any of the ways to sign in that this page offers.', {
    exact: false,
  });
  await expect(sentence).toBeVisible();
  await expect.poll(() => widget.events('auth-error')).toHaveLength(1);
  expect(await widget.events('auth-error')).toMatchObject([
    { detail: { code: 'provider', message: await sentence.textContent(), screen: 'Error' } },
  ]);
  await business.organizations({});
  await business.button('Back').click();
  await expect(business.heading('Continue to Acme')).toBeVisible();
});

// Spec 1.7, 2.52
test('a search for the organization that fails or finds none can be tried again', async ({
  page,
  business,
  emulator,
}) => {
  await emulator.fault(SEARCH, 'garbage', 1);
  const widget = await business.open(ACME);
  const failures = async () => (await widget.events('auth-error')).length;
  await expect(business.button('Try again')).toBeVisible();
  await expect.poll(failures).toBe(1);
  await emulator.fault(SEARCH, { status: 500, type: 'internal_server_error', message: 'Oops.' }, 1);
  await business.button('Try again').click();
  await expect.poll(failures).toBe(2);
  await business.button('Try again').click();
  await expect(business.heading('Organization not found')).toBeVisible();
  expect((await widget.events('auth-screen')).slice(-1)).toMatchObject([
    { detail: { screen: 'ErrorOrganizationNotFound' } },
  ]);
  await expect.poll(failures).toBe(3);
  expect((await widget.events('auth-error')).slice(-1)).toMatchObject([
    {
      detail: {
        code: 'provider',
        message:
          'There is no organization at this address. Check the link, or ask the person who sent it to you.',
        status: 404,
        type: 'organization_not_found',
        screen: 'ErrorOrganizationNotFound',
      },
    },
  ]);
  await business.organizations({}, { organization_name: 'Zeta' });
  await business.button('Check again').click();
  await expect(business.heading('Continue to Acme')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await widget.element.evaluate((element) => element.setAttribute('organization-slug', 'zeta'));
  await expect(business.heading('Continue to Zeta')).toBeVisible();
});

test('a slow search says so, and a session is no success before it has found the organization', async ({
  page,
  business,
}) => {
  await business.organizations({});
  await business.open({ ...ACME, products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  await business.expectSignedIn();
  const search = await holdRequests(page, `**${SEARCH}`);
  const widget = await business.open({
    ...ACME,
    'organization-slug': 'unknown',
    'already-signed-in': 'succeed',
  });
  await expect(page.getByRole('status').filter({ hasText: 'Looking for the organization' })).toBeAttached();
  search.release();
  await widget.event('auth-event', { type: 'SESSION_FOUND' });
  await expect(business.heading('Organization not found')).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
});

test('the project’s pattern finds the organization in the path', async ({ page, business, site }) => {
  await business.organizations({});
  await business.settings({ slug_pattern: `${site.url}/{{slug}}` });
  // An empty list of providers does not hide the rest.
  const config = { oauthOptions: { providers: [] } };
  await business.open({ 'auth-flow-type': 'Organization', products: 'oauth emailMagicLinks', config });
  await expect(business.heading('Organization not found')).toBeVisible();
  await page.evaluate(() => history.replaceState(null, '', '/acme/login?slug=other#top'));
  await business.button('Check again').click();
  await expect(business.heading('Continue to Acme')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a project that never answers ends in a sentence, not in a spinner', async ({ page, business }) => {
  await page.route(BOOTSTRAP, () => new Promise(() => undefined));
  await page.clock.install();
  await business.open({ 'auth-flow-type': 'Organization' });
  await page.clock.runFor('01:00');
  await expect(business.button('Try again')).toBeVisible();

  await business.open();
  await business.submitEmail();
  await page.clock.runFor('01:00');
  await expect(page.getByText('The sign-in service did not answer in time.', { exact: false })).toBeVisible();
  await expect(business.button('Continue')).not.toHaveAttribute('aria-busy', 'true');
});

test('links and codes are a choice, and a network that fails shows a sentence wherever something is sent', async ({
  page,
  business,
}) => {
  await business.organizations({});
  const widget = await business.open({ ...ACME, products: 'emailMagicLinks emailOtp passwords' });
  await page.getByLabel('Email').fill(EMAIL);
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.route('**/sdk/v1/b2b/**', (route) => route.abort());
  const offline = page
    .getByRole('paragraph')
    .filter({ hasText: 'The sign-in service could not be reached.' });
  await business.button('Continue').click();
  await expect(page.getByText(`We’ll email ${EMAIL}.`)).toBeVisible();
  await business.button('Email me a login link').click();
  await expect(offline).toBeVisible();
  await business.button('Email me a login code').click();
  await expect(offline).toBeVisible();
  await business.button('Back').click();
  await business.button('Use a password instead').click();
  await page.getByLabel('Password').fill('x');
  await business.button('Continue').click();
  await expect(offline).toBeVisible();
  await business.button('Sign up or reset password').click();
  await business.button('Continue').click();
  await expect(offline).toBeVisible();

  await page.unroute('**/sdk/v1/b2b/**');
  await page.reload();
  await business.submitEmail();
  await business.button('Email me a login link').click();
  await expect(business.heading('Check your email')).toBeVisible();
  await business.button('Back').click();
  await business.button('Email me a login code').click();
  await expect(business.heading('Enter passcode')).toBeVisible();
  await widget.event('auth-event', { type: 'B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP' });
  await widget.event('auth-event', { type: 'B2B_OTPS_EMAIL_LOGIN_OR_SIGNUP' });
});
