/**
 * New passwords, by each of the ways that lead to one. Who is sent which email: src/business/methods/passwords/*.test.ts and
 * hidden-members.test.ts above them.
 */
import type { Widget } from '../fixtures.ts';
import { holdRequests } from '../hold.ts';
import { ACME, appCode, EMAIL, expect, PASSWORD, PHONE, type Seed, test } from './fixtures.ts';

const RESET_PAGE = { 'auth-flow-type': 'PasswordReset', products: 'passwords' };
const STRENGTH = '/b2b/passwords/strength_check';
const NEW = 'New password';
const SECOND = 'gentle-Otter-counts-71';
/** Ada is no member, but may join. */
const OPEN: Seed = {
  email_jit_provisioning: 'RESTRICTED',
  email_allowed_domains: ['acme.test'],
  members: [{ email_address: 'grace@acme.test' }],
};

const replace = ({ element }: Widget): Promise<void> =>
  element.evaluate((node) => node.replaceWith(node.cloneNode()));

const withPassword = { members: [{ email_address: EMAIL, password: PASSWORD }] };

// Spec 1.7, 2.52, 7.21
test('a member sets a new password by email, with PKCE, also where the page replaces the widget', async ({
  page,
  business,
}) => {
  await business.settings({ pkce_required_for_password_resets: true });
  await business.organizations(withPassword);
  const widget = await business.open({ ...ACME, products: 'passwords' });
  await business.submitEmail();
  await business.button('Sign up or reset password').click();
  await expect(business.heading('Set a new password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await business.button('Back').click();
  await expect(business.heading('Enter your password')).toBeVisible();
  await business.button('Sign up or reset password').click();
  await business.button('Continue').click();
  await expect(page.getByText(`A link to set a new password was sent to ${EMAIL}.`)).toBeVisible();
  await widget.event('auth-event', { type: 'B2B_PASSWORD_RESET_BY_EMAIL_START' });
  const link = await business.link();
  expect(link).toContain('stytch_token_type=multi_tenant_passwords');
  await page.goto(link);
  await expect(page.getByLabel(NEW)).toBeVisible();
  // Neither a copied address nor a reload has the token.
  await expect(page).toHaveURL(/\/$/);
  await replace(widget);
  await page.getByLabel(NEW).fill(SECOND);
  await business.button('Continue').click();
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'password' });
  await widget.event('auth-event', { type: 'B2B_PASSWORD_RESET_BY_EMAIL' });
  // Whoever replaces a widget that has used the token does not ask for a password again.
  await replace(widget);
  await business.heading('You are already signed in').or(business.heading('Success!')).first().waitFor();
  await expect(page.getByLabel(NEW)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(NEW)).toBeHidden();

  // A link that is used up says so, and leads to a new one.
  await page.goto(link);
  await page.getByLabel(NEW).fill(PASSWORD);
  await business.button('Continue').click();
  await expect(page.getByLabel(NEW)).toBeHidden();
  await expect(business.heading('Set a new password')).toBeFocused();
  await business.button('Send a new email').click();
  await expect(business.heading('Set a new password')).toBeVisible();
});

test('where passwords belong to one organization each, discovery says what to do instead', async ({
  page,
  business,
  watch,
}) => {
  watch.expect(/Stytch refuses the request \(cross_org_passwords_not_enabled\)/);
  await business.settings({ cross_org_passwords: false });
  await business.organizations(withPassword);
  const widget = await business.open({ products: 'passwords' });
  await business.submitEmail();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await business.button('Continue').click();
  await expect(page.getByText('Passwords belong to one organization here.')).toBeVisible();
  await widget.event('auth-error', { code: 'configuration', type: 'cross_org_passwords_not_enabled' });
});

// Spec 1.7, 2.52, 3.13
test('a discovery reset leads to the list of organizations, also where the page replaces the widget', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations(withPassword);
  const widget = await business.open(RESET_PAGE);
  await expect(business.heading('Set a new password')).toBeVisible();
  await business.submitEmail();
  await expect(page.getByText(`A link to set a new password was sent to ${EMAIL}.`)).toBeVisible();
  await widget.event('auth-event', { type: 'B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL_START' });
  const first = await business.link();
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Email resent')).toBeVisible();
  expect(await emulator.count('/b2b/passwords/discovery/reset/start')).toBe(2);
  expect(first).toMatch(/stytch_redirect_type=reset_password.*stytch_token_type=discovery/);
  await business.followLink();
  await expect(page.getByLabel(NEW)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await replace(widget);
  await page.getByLabel(NEW).fill(SECOND);
  await business.button('Continue').click();
  await business.button('Acme').click();
  await business.expectSignedIn();
  await widget.event('auth-event', { type: 'B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL' });
  await widget.event('auth-success', { method: 'password' });
});

// Spec 1.7, 2.52, 7.21
test('somebody who may join verifies the address first, and sets a password then', async ({
  page,
  business,
}) => {
  await business.organizations(OPEN);
  const attributes = { ...RESET_PAGE, 'organization-slug': 'acme' };
  const widget = await business.open(attributes);
  await expect(business.heading('Set a new password')).toBeVisible();
  await business.submitEmail();
  await expect(page.getByText('To verify your address', { exact: false })).toBeVisible();
  expect(await widget.events('auth-screen')).toMatchObject([
    { detail: { screen: 'PasswordResetVerifyConfirmation' } },
  ]);
  await widget.event('auth-event', { type: 'B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP' });
  const link = await business.link();
  expect(link).toContain('stytch_token_type=multi_tenant_magic_links');
  await page.goto(link);
  await page.getByLabel(NEW).fill(SECOND);
  await business.button('Continue').click();
  await business.expectSignedIn();
  await widget.event('auth-event', { type: 'B2B_PASSWORD_RESET_BY_SESSION' });
  await widget.event('auth-success', { method: 'password' });
});

test('… also on the organization’s own page, after the second factor that it demands', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations({
    ...OPEN,
    mfa_policy: 'REQUIRED_FOR_ALL',
    mfa_methods: 'RESTRICTED',
    allowed_mfa_methods: ['totp'],
  });
  const widget = await business.open({ ...ACME, products: 'passwords', 'success-url': '/?in' });
  await business.submitEmail();
  await business.button('Sign up or reset password').click();
  await business.button('Continue').click();
  await expect(page.getByText('To verify your address', { exact: false })).toBeVisible();
  await business.followLink();
  const key = (await page.locator('code').first().textContent()) ?? '';
  await business.button('Continue').click();
  await business.button('I have saved them').click();
  await page.getByLabel('Passcode').fill(await appCode(emulator, key.replaceAll(' ', '')));
  await expect(page.getByLabel(NEW)).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
  await page.getByLabel(NEW).fill(SECOND);
  await business.button('Continue').click();
  await expect(page).toHaveURL(/\?in$/);
});

test('a member whose password must be replaced gets the email for a new one at once', async ({
  page,
  business,
}) => {
  await business.organizations({
    members: [{ email_address: EMAIL, password: PASSWORD, requires_reset: true }],
  });
  const widget = await business.open({ ...ACME, products: 'passwords' });
  await business.submitEmail();
  await page.getByLabel('Password').fill(PASSWORD);
  await business.button('Continue').click();
  await expect(page.getByText(`A link to set a new password was sent to ${EMAIL}.`)).toBeVisible();
  await widget.event('auth-error', { screen: 'PasswordAuthenticate' });
});

// Spec 4.15
test('a reset leads on to the second factor, which names the account, and ends with a way to sign out', async ({
  page,
  business,
}) => {
  await business.organizations({
    mfa_policy: 'REQUIRED_FOR_ALL',
    members: [{ email_address: EMAIL, password: PASSWORD, mfa_phone_number: PHONE }],
  });
  await business.open({ ...ACME, products: 'passwords' });
  await business.submitEmail();
  await business.button('Sign up or reset password').click();
  await business.button('Continue').click();
  await expect(page.getByText(`A link to set a new password was sent to ${EMAIL}.`)).toBeVisible();
  await business.followLink();
  await page.getByLabel(NEW).fill(SECOND);
  await business.button('Continue').click();
  await expect(business.heading('Enter the code')).toBeVisible();
  await expect(page.getByText(`You are about to sign in as ${EMAIL}.`)).toBeVisible();
  await business.enterCode(PHONE);
  await business.expectSignedIn();
  await business.button('Not your account? Sign out').click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a weak password is not sent, whatever comes late', async ({ page, business, emulator }) => {
  await business.organizations(withPassword);
  await business.open({ ...ACME, products: 'passwords' });
  await business.submitEmail();
  await business.button('Sign up or reset password').click();
  await business.button('Continue').click();
  await expect(page.getByText(`A link to set a new password was sent to ${EMAIL}.`)).toBeVisible();
  await business.followLink();
  const field = page.getByLabel(NEW);
  await field.fill('abc');
  await expect(business.button('Continue')).toBeDisabled();
  const answer = await holdRequests(page, `**${STRENGTH}`);
  await field.fill(SECOND);
  await expect.poll(answer.count).toBe(1);
  await field.fill('abc');
  answer.release();
  await expect.poll(() => emulator.count(STRENGTH)).toBe(2);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Weak');
  await expect(business.button('Continue')).toBeDisabled();
  await field.press('Enter');
  expect(await emulator.count('/b2b/passwords/email/reset')).toBe(0);
  await field.fill(SECOND);
  await business.button('Continue').click();
  await business.expectSignedIn();
});

test('a failing search for the member is reported and shown, and somebody who may not join is told so', async ({
  page,
  business,
  emulator,
}) => {
  // The search decides something only where new members may join.
  await business.organizations({
    ...withPassword,
    email_jit_provisioning: 'RESTRICTED',
    email_allowed_domains: ['acme.test'],
  });
  const widget = await business.open({ ...RESET_PAGE, 'organization-slug': 'acme' });
  for (const route of ['/b2b/organizations/members/search', '/b2b/passwords/email/reset/start']) {
    await emulator.fault(route, { status: 500, type: 'internal_server_error', message: `Oops: ${route}` }, 1);
    await business.submitEmail();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(`Oops: ${route}`);
    await widget.event('auth-error', { message: `Oops: ${route}` });
  }
  await business.submitEmail('grace@other.test');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^This address has no access to Acme\./);
  await widget.event('auth-error', { type: 'member_not_found' });
  expect(await emulator.messages()).toEqual([]);
});
