/** The page of one organization. */
import { EMAIL, expect, test } from './fixtures.ts';

const ACME = { 'auth-flow-type': 'Organization', 'organization-slug': 'acme' };

test('an emailed link signs in to the organization', async ({ page, business }) => {
  await business.organizations({});
  const widget = await business.open(ACME);
  await expect(page.getByRole('heading', { name: 'Continue to Acme' })).toBeVisible();
  await business.submitEmail();
  await expect(page.getByText(`An email was sent to ${EMAIL}.`)).toBeVisible();
  expect(await widget.events('auth-screen')).toMatchObject([{ detail: { screen: 'EmailConfirmation' } }]);
  await business.followLink();
  await business.expectSignedIn();
  await expect(page).toHaveURL(/\/$/);
  const success = await widget.event('auth-success', { method: 'magic_link' });
  expect(success.detail).toMatchObject({
    user: { email_address: EMAIL },
    organization: { organization_name: 'Acme' },
  });
  const types = (await widget.events('auth-event')).map(({ detail }) => detail['type']);
  expect(types).toEqual(['B2B_MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a code signs in', async ({ business }) => {
  await business.organizations({});
  const widget = await business.open({ ...ACME, products: 'emailOtp' });
  await business.submitEmail();
  await business.enterCode();
  await business.expectSignedIn();
  await widget.event('auth-success', { method: 'email_otp' });
});

test('links and codes are a choice, and a password is an alternative', async ({ page, business }) => {
  await business.organizations({});
  await business.open({ ...ACME, products: 'emailMagicLinks emailOtp passwords' });
  await business.submitEmail();
  await page.getByRole('button', { name: 'Email me a login code' }).click();
  await business.enterCode();
  await business.expectSignedIn();
});

test('an unknown organization is not found, and asking again helps if it is there by then', async ({
  page,
  business,
}) => {
  await business.open(ACME);
  await expect(page.getByRole('heading', { name: 'Organization not found' })).toBeVisible();
  await business.organizations({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Continue to Acme' })).toBeVisible();
});
