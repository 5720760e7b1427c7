/** What only the browser can show: pictures that a page's policy blocks, and a sign-in by keyboard. */
import { strictPolicy } from '../strict-policy.ts';
import { EMAIL, expect, test } from './fixtures.ts';

const logo = 'https://logos.example/acme.png';

test("where the page's policy blocks the logos of organizations, their first letters stand", async ({
  business,
  emulator,
  watch,
}) => {
  watch.expect(/logos\.example/);
  const headers = { 'content-security-policy': strictPolicy(emulator.url) };
  await business.organizations({ organization_logo_url: logo }, { organization_name: 'Zeta' });
  const widget = await business.open({}, { headers });
  await business.submitEmail();
  await business.followLink();
  const acme = widget.element.getByRole('button', { name: 'Acme' });
  await expect(acme).toBeVisible();
  await expect(acme.locator('img')).toHaveCount(0);
  await expect(acme).toContainText('A');

  await business.open({ 'auth-flow-type': 'Organization', 'organization-slug': 'acme' }, { headers });
  await expect(widget.element.getByRole('heading', { name: 'Continue to Acme' })).toBeVisible();
  await expect(widget.element.getByText('A', { exact: true })).toBeVisible();
  await expect(widget.element.locator('img')).toHaveCount(0);
});

test('a visitor signs in to an organization with the keyboard alone', async ({ page, business }) => {
  await business.organizations({}, { organization_name: 'Zeta' });
  const widget = await business.open({ products: 'emailOtp' });
  await widget.element.getByLabel('Email').focus();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  await expect(widget.element.getByLabel('Passcode')).toBeFocused();
  await business.enterCode();
  await expect(widget.element.getByRole('heading', { name: 'Choose an organization' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(widget.element.getByRole('button', { name: 'Acme' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await business.expectSignedIn('Zeta');
});
