/** Google One Tap. The emulator stands in for Google's script and the provider's hidden page. Reasons: one-tap.test.ts. */
import { expect } from './fixtures.ts';
import { expectInPlace, googleButton, prompt, test } from './one-tap-page.ts';
import { button, heading, smsCodes } from './steps.ts';

// Spec 2.12, 3.3, 4.22, 4.24, 7.19
test('an account that is chosen in the embedded prompt signs in', async ({ page, site, openOneTap }) => {
  const widget = await openOneTap();
  await expectInPlace(page, widget);
  await prompt(page).getByRole('button', { name: 'Continue as this account' }).click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
  const { detail } = await widget.event('auth-success', { method: 'one_tap' });
  expect(detail).toMatchObject({ user: { emails: [{ email: 'grace@example.com' }] } });
});

/** Without a type the page hears of no error: the visitor closed the prompt, or Google did. */
const outcomes: readonly (readonly [outcome: string, type?: string])[] = [
  ['no_script', 'blocked'],
  ['auto_cancel'],
];

for (const [outcome, type] of outcomes) {
  test(`the button takes the place of a prompt that Google does not show: ${outcome}`, async ({
    page,
    openOneTap,
    emulator,
  }) => {
    await emulator.settings({ one_tap: outcome });
    const widget = await openOneTap();
    await expect(googleButton(widget)).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    await expect(widget.element.getByText('One Tap')).toHaveCount(0);
    // The button comes first, and the news about the prompt later.
    if (type !== undefined) await widget.event('auth-error', { code: 'one_tap', type });
    const errors = (await widget.events('auth-error')).map(({ detail }) => [detail['code'], detail['type']]);
    expect(errors).toEqual(type === undefined ? [] : [['one_tap', type]]);
  });
}

test('without One Tap in the configuration nothing is requested from Google or the hidden page', async ({
  page,
  openWidget,
}) => {
  const stray: string[] = [];
  page.on('request', (request) => {
    if (/google\.com|clientside-services|gsi|one-tap/.test(request.url())) stray.push(request.url());
  });
  const providers = [{ type: 'google' }, { type: 'github', one_tap: true }];
  const widget = await openWidget({
    ...smsCodes,
    products: 'otp oauth',
    config: { oauthOptions: { providers } },
  });
  await expect(googleButton(widget).locator('path').first()).toBeAttached();
  await expect(button(widget, 'Continue with GitHub').locator('path').first()).toBeAttached();
  expect(stray).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});
