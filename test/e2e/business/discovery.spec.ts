/** Visitors choose an organization after they have proved an address. */
import { holdRequests } from '../hold.ts';
import { listenToConsole } from '../steps.ts';
import { askAsPage, EMAIL, expect, PASSWORD, test } from './fixtures.ts';

const EXCHANGE = '/b2b/discovery/intermediate_sessions/exchange';
const CHOOSE = 'Choose an organization';

// Spec 1.7, 2.52, 3.12, 3.13, 3.16, 7.21
test('a link leads to the list, and the list to the organization', async ({ page, business }) => {
  await business.organizations({}, { organization_name: 'Zeta' });
  const widget = await business.open();
  await business.submitEmail();
  await expect(page.getByText(`An email was sent to ${EMAIL}.`)).toBeVisible();
  expect(await business.eventTypes(widget)).toEqual(['B2B_MAGIC_LINK_EMAIL_DISCOVERY_SEND']);
  await business.followLink();
  await expect(business.heading(CHOOSE)).toBeVisible();
  await expect(page.getByText(`You are signed in as ${EMAIL}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await business.button('Zeta').click();
  await business.expectSignedIn('Zeta');
  await widget.event('auth-success', { method: 'magic_link' });
  expect(await business.eventTypes(widget)).toEqual([
    'B2B_MAGIC_LINK_DISCOVERY_AUTHENTICATE',
    'B2B_DISCOVERY_INTERMEDIATE_SESSION_EXCHANGE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
});

test('a code leads to the list, which survives a move in the page and an exchange that fails', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations({});
  const widget = await business.open({ products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  await expect(business.heading(CHOOSE)).toBeVisible();
  await widget.element.evaluate((element) => {
    const place = document.createElement('section');
    document.body.append(place);
    place.append(element);
  });
  await emulator.fault(EXCHANGE, { status: 500, type: 'internal_server_error', message: 'Oops.' }, 1);
  await business.button('Acme').click();
  await expect(page.getByText('Oops.')).toBeVisible();
  await widget.event('auth-error', { status: 500, screen: 'Discovery' });
  const exchange = await holdRequests(page, `**${EXCHANGE}`);
  await business.button('Acme').dblclick();
  await expect.poll(exchange.count).toBe(1);
  exchange.release();
  await business.expectSignedIn();
  expect(await emulator.count(EXCHANGE)).toBe(2);
  await widget.event('auth-success', { method: 'email_otp' });
  expect(await business.eventTypes(widget)).toEqual([
    'B2B_OTPS_EMAIL_DISCOVERY_SEND',
    'B2B_OTPS_EMAIL_DISCOVERY_AUTHENTICATE',
    'B2B_DISCOVERY_INTERMEDIATE_SESSION_EXCHANGE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
});

// Spec 3.12
test('a password leads to the list, after a wrong one; no secret is in events, on the console, in addresses or in our storage', async ({
  page,
  business,
}) => {
  const said = listenToConsole(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await business.organizations({ members: [{ email_address: EMAIL, password: PASSWORD }] });
  const widget = await business.open({ products: 'passwords' });
  await business.submitEmail();
  await page.getByLabel('Password').fill('wrong');
  await business.button('Continue').click();
  await expect(page.getByText('Wrong email address or password.')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await business.button('Continue').click();
  await business.button('Acme').click();
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'password' });
  await widget.event('auth-event', { type: 'B2B_PASSWORD_DISCOVERY_AUTHENTICATE' });
  const stored = await page.evaluate(() =>
    JSON.stringify(
      [localStorage, sessionStorage].map((storage) =>
        Object.entries(storage).filter(([key]) => key.startsWith('auth-widget')),
      ),
    ),
  );
  const told = JSON.stringify([await widget.events(), said, addresses, stored]);
  expect(told).not.toContain(PASSWORD);
  expect(told).not.toMatch(/session_token|session_jwt|intermediate_session_token|provider_values|"secret"/);
});

// Spec 3.12, 3.14, 7.21
test('a third-party provider leads to the list, with PKCE', async ({ business }) => {
  await business.settings({ pkce_required_for_oauth: true });
  await business.organizations({});
  const widget = await business.open({ products: 'oauth', 'oauth-providers': 'google github' });
  await business.button('Continue with GitHub').click();
  await expect(business.heading('Sign in with GitHub')).toBeVisible();
  await business.consent();
  await business.button('Acme').click();
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'oauth' });
  await widget.event('auth-event', { type: 'B2B_OAUTH_DISCOVERY_AUTHENTICATE' });
});

test('in the browser of an app, the button of Google says what to do instead', async ({ page, business }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} Instagram 390.0.0` }),
  );
  await business.open({ products: 'oauth', 'oauth-providers': 'google' });
  await business.button('Continue with Google').click();
  await expect(page.getByText('Open this page in your browser.')).toBeVisible();
});

test('what went wrong with a new organization is not said of the list, which leads to one at a time', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations({});
  await business.open({ products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  await business.button('Create an organization').click();
  const message = 'This name cannot be used. Choose another one.';
  const CREATE = '/b2b/discovery/organizations/create';
  const type = 'organization_slug_already_used';
  await emulator.fault(CREATE, { status: 400, type, message: 'That slug is used.' }, 1);
  await page.getByLabel('Organization name').fill('Zeta');
  await page.keyboard.press('Enter');
  await expect(page.getByText(message)).toBeVisible();
  await business.button('Back').click();
  await expect(business.heading('Choose an organization')).toBeVisible();
  await expect(page.getByText(message)).toBeHidden();

  await emulator.fault(EXCHANGE, 'hang', 1);
  const acme = business.button('Acme');
  await acme.click();
  await expect(acme).toHaveAttribute('aria-busy', 'true');
  await business.button('Create an organization').click();
  await expect(acme).toHaveAttribute('aria-busy', 'true');
});

// Spec 7.21
test('the list names memberships, invitations and what may be joined, and a new organization is created', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations(
    { organization_name: 'Member' },
    { organization_name: 'Invited', members: [{ email_address: EMAIL, status: 'invited' }] },
    {
      organization_name: 'Open',
      email_jit_provisioning: 'RESTRICTED',
      email_allowed_domains: ['acme.test'],
      members: [{ email_address: 'grace@acme.test' }],
    },
  );
  const widget = await business.open({ products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  await expect(business.button('Member')).toBeVisible();
  await expect(business.button('Accept invitation to Invited')).toBeVisible();
  await expect(business.button('Join Open')).toBeVisible();
  await business.button('Create an organization').press('Enter');
  await expect(page.getByLabel('Organization name')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Create an organization' })).toHaveCount(1);
  await business.button('Back').click();
  await expect(business.heading(CHOOSE)).toBeFocused();
  await business.button('Create an organization').click();
  await business.button('Create an organization').click();
  await expect(page.getByText('Enter a name for the organization.')).toBeVisible();
  await page.getByLabel('Organization name').fill(' Lovelace Ltd. ');
  await business.button('Create an organization').click();
  await business.expectSignedIn('Lovelace Ltd.');
  await widget.event('auth-event', { type: 'B2B_DISCOVERY_ORGANIZATIONS_CREATE' });
  expect(await emulator.bodies('/b2b/discovery/organizations/create')).toMatchObject([
    { organization_name: 'Lovelace Ltd.', session_duration_minutes: 60 },
  ]);
});

test('more than six organizations scroll, and are found by name, whatever the case and the accents', async ({
  page,
  business,
}) => {
  const names = ['Acme', 'Initech', 'Hooli', 'Globex', 'Umbrella', 'Stark', 'Ünited Ärtists'];
  await business.organizations(...names.map((name) => ({ organization_name: name })));
  await business.open({ products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  const field = page.getByLabel('Find an organization');
  await expect(field).toBeVisible();
  const found = page.locator('[part~=button-organization]');
  await expect(found).toHaveCount(7);
  const rows = await found.evaluateAll(([row]) => [row?.parentElement?.parentElement?.clientHeight]);
  expect(rows).toEqual([320]);
  await field.fill(' united a');
  await expect(found).toHaveText([/nited Ärtists$/]);
  await expect(page.getByText('1 organization found')).toHaveRole('status');
  await field.fill('nowhere');
  await expect(found).toHaveCount(0);
  await expect(page.getByText('0 organizations found')).toHaveCount(2);
  await field.fill('STARK');
  await business.button('Stark').click();
  await business.expectSignedIn('Stark');
});

// Spec 3.16
test('without an organization, a visitor creates one if that is allowed, or uses another address', async ({
  page,
  context,
  business,
}) => {
  await business.open({ products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  await expect(business.heading('Create an organization')).toBeVisible();
  await expect(page.getByText(`${EMAIL} does not belong to an organization yet.`)).toBeVisible();
  const proof = async () => (await context.cookies()).map(({ name }) => name);
  expect(await proof()).toContain('stytch_b2b_intermediate_session');
  await business.button('Use another email address').click();
  await expect(business.heading('Sign up or log in')).toBeVisible();
  // What proves one address does not go with the requests for another.
  expect(await proof()).not.toContain('stytch_b2b_intermediate_session');
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);

  await business.settings({ create_organization_enabled: false });
  await page.reload();
  await business.submitEmail();
  await business.enterCode();
  await expect(business.heading('No organization yet')).toBeVisible();
  await expect(business.button('Create an organization')).toBeHidden();
  await business.button('Use another email address').click();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
});

test('a reload ends what a stranger’s link has proved', async ({ page, context, business, emulator }) => {
  await business.open();
  await business.submitEmail();
  await expect(page.getByText(`An email was sent to ${EMAIL}.`)).toBeVisible();
  await askAsPage(emulator, '/magic_links/email/discovery/send', {
    email_address: 'mallory@example.com',
    discovery_redirect_url: page.url(),
  });
  await page.goto((await emulator.inbox('mallory@example.com')).link ?? '');
  await expect(page.getByText('You are about to sign in as mallory@example.com')).toBeVisible();
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('stytch_b2b_intermediate_session');
  await page.reload();
  await expect(business.heading('Sign up or log in')).toBeVisible();
  await expect.poll(cookies).not.toContain('stytch_b2b_intermediate_session');
});

test('the domain of the address belongs to another organization', async ({ page, business }) => {
  await business.organizations({
    organization_name: 'Owner',
    claimed_email_domains: ['acme.test'],
    members: [{ email_address: 'grace@acme.test' }],
  });
  await business.open({
    products: 'emailOtp',
    config: { directCreateOrganizationForNoMembership: true },
  });
  await business.submitEmail();
  await business.enterCode();
  await expect(
    page.getByText('The domain of this address belongs to another organization.', { exact: false }),
  ).toBeVisible();
  await expect(business.button('Use another email address')).toBeVisible();
});

test('the only membership is signed in to directly, and can be left for the list', async ({
  business,
  emulator,
}) => {
  const direct = { products: 'emailOtp', config: { directLoginForSingleMembership: { status: true } } };
  await business.organizations({ mfa_policy: 'REQUIRED_FOR_ALL' });
  await emulator.fault(EXCHANGE, { delayMs: 1500 }, 1);
  await business.open(direct);
  await business.submitEmail();
  await business.enterCode();
  await expect(business.heading(CHOOSE)).toBeVisible();
  // It is under way: there is nothing to choose.
  expect(await business.button('Use another email address').count()).toBe(0);
  await expect(business.heading('Add a second step')).toBeVisible();
  await business.button('Back').click();
  await expect(business.heading(CHOOSE)).toBeVisible();
  expect(await emulator.count(EXCHANGE)).toBe(1);
  await expect(business.button('Use another email address')).toBeVisible();
  await business.button('Acme').click();
  await expect(business.heading('Add a second step')).toBeVisible();
});

// Spec 1.7, 2.52
test('an organization that demands another sign-in leads there, and back to the list', async ({
  page,
  business,
}) => {
  const password = { email_address: EMAIL, password: PASSWORD };
  await business.organizations(
    {
      organization_name: 'Strict',
      auth_methods: 'RESTRICTED',
      allowed_auth_methods: ['password'],
      members: [password],
    },
    { organization_name: 'Easy' },
    {
      organization_name: 'Impossible',
      auth_methods: 'RESTRICTED',
      allowed_auth_methods: ['sso'],
    },
  );
  const widget = await business.open({ products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  await business.button('Impossible').click();
  await expect(business.heading('You don’t have access')).toBeVisible();
  await business.button('Back to your organizations').click();
  // The password is all that is left to them.
  await business.button('Strict').click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await business.button('Back').click();
  await expect(business.heading('Confirm it’s you')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await business.button('Back to your organizations').click();
  await expect(business.button('Easy')).toBeVisible();
  await business.button('Strict').click();
  await page.getByLabel('Password').fill(PASSWORD);
  await business.button('Continue').click();
  await business.expectSignedIn('Strict');
  const { detail } = await widget.event('auth-success', { method: 'password' });
  expect(detail).toMatchObject({
    session: { authentication_factors: [{ type: 'email_otp' }, { type: 'password' }] },
  });
});

// Spec 3.16
test('too much time passes before an organization is chosen', async ({ page, business, emulator }) => {
  await business.organizations({});
  await business.open({ products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  await expect(business.heading(CHOOSE)).toBeVisible();
  await emulator.advanceClock(11 * 60_000);
  await business.button('Acme').click();
  await expect(page.getByText('This sign-in is no longer valid. Please sign in again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
});
