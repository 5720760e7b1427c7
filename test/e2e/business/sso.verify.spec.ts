/** Single sign-on through the identity provider of an organization. */
import { ACME, EMAIL, ENTRA, expect, OKTA, test } from './fixtures.ts';

// Spec 3.12, 7.21
test('a connection of the organization signs in, with PKCE', async ({ page, business, emulator }) => {
  await business.settings({ pkce_required_for_sso: true });
  await business.organizations({ sso_active_connections: [OKTA, ENTRA] });
  const widget = await business.open({
    ...ACME,
    products: 'sso',
    config: { ssoOptions: { providerParams: { login_hint: EMAIL } } },
  });
  await expect(business.button('Continue with Acme Entra')).toBeVisible();
  await business.button('Continue with Acme Okta').click();
  await expect(page.getByRole('heading', { name: 'Sign in with Acme Okta' })).toBeVisible();
  await business.consent();
  await business.expectSignedIn();
  await expect(page).toHaveURL(/\/$/);
  await widget.event('auth-success', { method: 'sso' });
  await widget.event('auth-event', { type: 'B2B_SSO_AUTHENTICATE' });
  expect(await emulator.count('/b2b/sso/authenticate')).toBe(1);
});

test('an address with one connection leads straight to it', async ({ page, business }) => {
  await business.organizations({ sso_active_connections: [OKTA] });
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/public/sso/start')) starts.push(request.url());
  });
  const widget = await business.open({
    products: 'sso emailMagicLinks',
    config: { ssoOptions: { providerParams: { prompt: 'login' } } },
  });
  await page.getByLabel('Email').fill(EMAIL);
  await business.button('Continue with SSO').click();
  await expect(business.heading('Find your organization’s sign-in')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await business.button('Continue').click();
  await business.consent();
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'sso' });
  expect(starts).toHaveLength(1);
  expect(starts[0]).toContain('provider_prompt=login');
});

test('an address with several connections has a choice', async ({ page, business }) => {
  await business.organizations({ sso_active_connections: [OKTA, ENTRA] });
  const widget = await business.open({ products: 'sso' });
  await business.button('Continue with SSO').click();
  await business.submitEmail();
  await expect(business.heading('Choose how to sign in')).toBeVisible();
  await widget.event('auth-event', { type: 'B2B_SSO_DISCOVER_CONNECTIONS' });
  await business.button('Back').click();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await business.button('Continue').click();
  await business.button('Continue with Acme Entra').click();
  await business.consent();
  await business.expectSignedIn();
});

test('an address without a connection asks for the organization', async ({ page, business }) => {
  await business.organizations(
    { organization_name: 'Without' },
    { sso_active_connections: [OKTA], members: [{ email_address: 'grace@acme.test' }] },
  );
  await business.open({ products: 'sso emailMagicLinks' });
  await business.button('Continue with SSO').click();
  await business.submitEmail('new@acme.test');
  await expect(business.heading('Which organization is it?')).toBeVisible();
  const slug = page.getByLabel('Organization’s short name');
  for (const [typed, sentence] of [
    ['', 'No organization has this name.'],
    ['nowhere', 'No organization has this name.'],
  ] as const) {
    await slug.fill(typed);
    const refusal = page.getByText(sentence, { exact: false });
    await expect(refusal).toBeHidden();
    await business.button('Continue').click();
    await expect(refusal).toBeVisible();
  }
  // An organization without SSO, too, has a page, which leads back to the first screen.
  await slug.fill('without');
  await business.button('Continue').click();
  await expect(business.heading('Continue to Without')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('new@acme.test');
  await business.button('Back').click();
  await business.button('Continue with SSO').click();
  await business.button('Continue').click();
  await business.button('Choose another way to sign in').click();
  await business.button('Continue with SSO').click();
  await business.button('Continue').click();
  await slug.fill(' acme ');
  await business.button('Continue').click();
  await business.consent('new@acme.test');
  await business.expectSignedIn();
});

test('a refusal at the identity provider leads back to the form with a sentence', async ({
  page,
  business,
}) => {
  await business.organizations({ sso_active_connections: [OKTA] });
  const widget = await business.open({ ...ACME, products: 'sso emailMagicLinks' });
  await business.button('Continue with Acme Okta').click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Sign-in was canceled.', { exact: false })).toBeVisible();
  await widget.event('auth-error', { type: 'access_denied' });
  await expect(page).toHaveURL(/\/$/);
  await expect(business.button('Continue with Acme Okta')).toBeEnabled();
});

test('an organization of the list that demands single sign-on leads straight to its one connection', async ({
  page,
  business,
}) => {
  await business.organizations({
    auth_methods: 'RESTRICTED',
    allowed_auth_methods: ['sso'],
    sso_active_connections: [OKTA],
  });
  await business.open({
    products: 'emailOtp',
    config: { ssoOptions: { providerParams: { prompt: 'login' } } },
  });
  await business.submitEmail();
  await business.enterCode();
  const start = page.waitForRequest('**/v1/public/sso/start**');
  await business.button('Acme').click();
  expect((await start).url()).toContain('provider_prompt=login');
  await business.consent();
  await business.expectSignedIn();
});
