/** Tokens that links and providers bring back in the page's address. */
import { holdRequests } from '../hold.ts';
import { ACME, askAsPage, EMAIL, expect, OKTA, test } from './fixtures.ts';

const ASKS = 'Finish logging in';

for (const [title, attributes, tokenType, end] of [
  ['discovery', { products: 'emailMagicLinks' }, 'discovery', 'Choose an organization'],
  ['an organization', ACME, 'multi_tenant_magic_links', 'Success!'],
] as const) {
  test(`a link of ${title} that this browser did not ask for waits for a press`, async ({
    page,
    business,
    emulator,
    openElsewhere,
  }) => {
    await business.organizations({});
    await business.open(attributes);
    await business.submitEmail();
    await expect(page.getByText(`An email was sent to ${EMAIL}.`)).toBeVisible();
    const link = await business.link();
    expect(link).toContain(`stytch_token_type=${tokenType}`);
    const other = await openElsewhere(`${link}&kept=1#part`);
    await expect(other.getByRole('heading', { name: ASKS })).toBeVisible();
    expect(JSON.stringify(await emulator.requests())).not.toContain('/authenticate"');
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByRole('heading', { name: end })).toBeVisible();
    // The link's own parameters are gone, and nothing else is.
    expect(new URL(other.url()).search).toBe('?kept=1');
    await other.context().close();

    // The link is used up: back to the form, with the reason, and no token left.
    await page.goto(link);
    await expect(
      page.getByText('This link has expired or was already used. Request a new one here.'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a link of another organization than the one that was asked for names it, and can be left', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations({}, { organization_name: 'Globex' });
  const widget = await business.open(ACME);
  await business.submitEmail();
  await expect(page.getByText(`An email was sent to ${EMAIL}.`)).toBeVisible();
  const globex = { organization_slug: 'globex' };
  const { data } = (await askAsPage(emulator, '/organizations/search', globex)) as {
    data: { organization: { organization_id: string } };
  };
  await askAsPage(emulator, '/magic_links/email/login_or_signup', {
    email_address: EMAIL,
    organization_id: data.organization.organization_id,
    login_redirect_url: page.url(),
    signup_redirect_url: page.url(),
  });
  await business.followLink();
  await expect(page.getByText(`You are about to sign in as ${EMAIL} (Globex).`)).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
  await business.button('Use another account').click();
  await expect(business.heading('Continue to Acme')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('stytch');
});

test('a provider’s token that this tab did not leave for waits for a press', async ({
  business,
  emulator,
  site,
  openElsewhere,
}) => {
  await business.organizations({ sso_active_connections: [OKTA] });
  await business.open({ products: 'emailMagicLinks sso oauth', 'oauth-providers': 'google' });
  const token = 'public-token-test-b2b00000-0000-4000-8000-000000000000';
  const back = `${site.url}/`;
  const query = new URLSearchParams({
    public_token: token,
    login_redirect_url: back,
    signup_redirect_url: back,
    discovery_redirect_url: back,
    connection_id: OKTA.connection_id,
    slug: 'acme',
  });
  const step = async (address: string): Promise<string> => {
    const { headers } = await fetch(address, { redirect: 'manual' });
    return new URL(headers.get('location') ?? '', emulator.url).href;
  };
  for (const [path, tokenType, end] of [
    ['/v1/public/sso/start', 'sso', 'Success!'],
    ['/v1/b2b/public/oauth/google/start', 'oauth', 'Success!'],
    ['/v1/b2b/public/oauth/google/discovery/start', 'discovery_oauth', 'Choose an organization'],
  ] as const) {
    const visit = await step(`${emulator.url}${path}?${query}`);
    const address = await step(`${visit}/allow?email=${EMAIL}`);
    expect(address).toContain(`stytch_token_type=${tokenType}`);
    const page = await openElsewhere(address);
    await expect(page.getByRole('heading', { name: ASKS })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: end })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.context().close();
  }
});

test('staff sign in as a member from the dashboard', async ({ page, business, emulator, site }) => {
  await business.organizations({});
  const widget = await business.open(ACME);
  const { b2b } = (await emulator.call('GET', '/emulator/settings')) as {
    b2b: { organizations: [{ organization_id: string }] };
  };
  const { token } = (await emulator.call('POST', '/emulator/b2b/impersonation', {
    organization_id: b2b.organizations[0].organization_id,
    email_address: EMAIL,
  })) as { token: string };
  await page.goto(`${site.url}/?stytch_token_type=multi_tenant_impersonation&token=${token}`);
  await business.button('Continue').click();
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'impersonation' });
  await widget.event('auth-event', { type: 'B2B_IMPERSONATION_AUTHENTICATE' });
});

test('an exchange that fails can be tried again, and survives a move in the page', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations({});
  await business.open(ACME);
  await business.submitEmail();
  await expect(page.getByText(`An email was sent to ${EMAIL}.`)).toBeVisible();
  await emulator.fault(
    '/b2b/magic_links/authenticate',
    { status: 500, type: 'internal_server_error', message: 'Oops.' },
    1,
  );
  await business.followLink();
  await expect(page.getByText('Oops.')).toBeVisible();
  const exchange = await holdRequests(page, '**/b2b/magic_links/authenticate');
  await business.button('Try again').click();
  await expect.poll(exchange.count).toBe(1);
  await page.locator('auth-b2b-widget').evaluate((element) => {
    const place = document.createElement('section');
    document.body.append(place);
    place.append(element);
  });
  exchange.release();
  await business.expectSignedIn();
});
