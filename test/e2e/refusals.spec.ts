/** What a project's dashboard refuses, and one that hides who has an account. */
import { expect, live as test } from './fixtures.ts';
import { enterEmail, known, passwordField, passwords, seed, strongPassword } from './password-steps.ts';
import { button, emailField, heading, listenToConsole, phone, phoneField } from './steps.ts';

const MISCONFIGURED = 'This sign-in form is not set up correctly. Please contact the site.';

const links = { products: 'emailMagicLinks', 'login-redirect-url': '/?shop=1' } as const;
const codes = { products: 'otp', 'otp-methods': 'sms' } as const;

/** The project's setting, the page, and what the visitor and the page's author read. */
const refusals = [
  [
    { allowed_redirect_urls: ['http://localhost:3000/'] },
    links,
    MISCONFIGURED,
    'no_match_for_provided_magic_link_url',
    /Redirect URLs/,
  ],
  [
    { disabled_endpoints: ['/otps/sms/login_or_create'] },
    codes,
    MISCONFIGURED,
    'endpoint_not_authorized_for_sdk',
    /enabled methods/,
  ],
  [
    { phone_calling_codes: ['+49'] },
    codes,
    'Codes cannot be sent to this country. Use another number or choose another way.',
    'invalid_phone_number_country_code',
    /Country code allowlist/,
  ],
] as const;

test('a refusal of the dashboard is told the visitor in words, and the author by the setting', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/Stytch refuses the request/);
  const said = listenToConsole(page);
  // Of a user who exists, the URL for logging in counts.
  await emulator.settings({ users: [{ email: known.email }] });
  for (const [settings, attributes, sentence, type, place] of refusals) {
    await emulator.settings({
      allowed_redirect_urls: null,
      disabled_endpoints: [],
      phone_calling_codes: null,
      ...settings,
    });
    const widget = await openWidget(attributes);
    if (attributes === links) await emailField(widget).fill(known.email);
    else await phoneField(widget).pressSequentially(phone.typed);
    await button(widget, 'Continue').click();
    await expect(widget.element.getByText(sentence).first()).toBeVisible();
    await widget.event('auth-error', { code: 'configuration', type });
    await expect.poll(() => said.join('\n')).toMatch(new RegExp(`${type}.*${place.source}`));
  }
});

test('a page that the project does not know is told so at once, and a visitor before leaving', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/bad_domain_for_stytch_sdk|400 \(Bad Request\)|bootstrap|Unable to retrieve RBAC policy/i);
  const said = listenToConsole(page);
  await emulator.settings({ authorized_domains: ['https://shop.example'] });
  const widget = await openWidget({ products: 'oauth', 'oauth-providers': 'google' });
  const address = page.url();
  await widget.event('auth-error', { code: 'configuration', type: 'bad_domain_for_stytch_sdk' });
  await expect.poll(() => said.join('\n')).toMatch(/authorized domains/);
  await button(widget, 'Continue with Google').click();
  await expect(widget.element.getByText(MISCONFIGURED).first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test('where Stytch hides who has an account, the log-in form leads to a new one', async ({
  openWidget,
  emulator,
}) => {
  await emulator.settings({ opaque_errors: true });
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await expect(heading(widget, 'Log In')).toBeVisible();
  await passwordField(widget).fill('not-my-Password-7');
  await button(widget, 'Continue').click();
  await expect(passwordField(widget)).toHaveAccessibleDescription('Wrong email address or password.');
  await button(widget, 'Create an account').click();
  await passwordField(widget).fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('without the user search, the password form goes on, and an address that is taken leads to an email', async ({
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/Stytch refuses the request/);
  await seed(emulator);
  await emulator.settings({ disabled_endpoints: ['/users/search'] });
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await widget.event('auth-error', { code: 'configuration', type: 'endpoint_not_authorized_for_sdk' });
  await button(widget, 'Create an account').click();
  await passwordField(widget).fill(strongPassword);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email to set a new password!')).toBeVisible();
});
