/** The strict CSP of the contract's section 5, which includes trusted types. */

import { EMAIL, expect, test } from '../e2e/business/fixtures.ts';
import { strictPolicy, watchViolations } from '../e2e/strict-policy.ts';

for (const shadow of [true, false]) {
  test(`works under a strict CSP, ${shadow ? 'in a shadow root' : 'in a plain container'}`, async ({
    page,
    business,
    emulator,
  }) => {
    const violations = await watchViolations(page);
    await business.organizations({
      mfa_policy: 'REQUIRED_FOR_ALL',
      mfa_methods: 'RESTRICTED',
      allowed_mfa_methods: ['totp'],
    });
    await business.open(
      { products: 'emailOtp', 'no-shadow': !shadow },
      { headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } },
    );
    await expect(business.button('Continue')).toHaveCSS('height', '45px');
    await business.submitEmail(EMAIL);
    await business.enterCode();
    await business.button('Acme').click();
    const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
    await expect(code).toHaveCSS('width', '180px');
    // A picture would need `img-src data:`.
    expect(await code.evaluate((element) => element.localName)).toBe('svg');
    expect(await violations()).toEqual([]);
    expect(await page.locator('style').count()).toBe(0);
  });
}

test('a logo that the policy blocks is replaced by a letter', async ({ business, emulator, watch }) => {
  watch.expect(/Content Security Policy/);
  await business.organizations({ organization_logo_url: 'http://127.0.0.1:1/logo.png' });
  await business.open(
    { products: 'emailOtp' },
    { headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } },
  );
  await business.submitEmail();
  await business.enterCode();
  await expect(business.button('Acme').getByText('A', { exact: true })).toBeVisible();
});
