/**
 * Captcha and device fingerprinting, which the emulator refuses requests without, under the policies of docs/csp.md. The
 * emulator stands in for the scripts.
 */
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import { test as base, EMAIL, PASSWORD } from '../e2e/business/fixtures.ts';
import { expect, type Widget } from '../e2e/fixtures.ts';
import { enterEmail, known, passwordField, seed, strongPassword } from '../e2e/password-steps.ts';
import {
  captcha,
  challenged,
  ENTERPRISE,
  fingerprint,
  RELEASES,
  serveScripts,
  TELEMETRY,
} from '../e2e/protected-project.ts';
import { allCodes, askForSms, button, heading, passcode, phone, phoneField } from '../e2e/steps.ts';
import { strictPolicy, watchViolations } from '../e2e/strict-policy.ts';

type ProjectSettings = Readonly<Record<string, unknown>>;

/** The policy of docs/csp.md, with these scripts besides the page's own. */
const policyWith = (api: string, scripts: readonly string[]): string =>
  strictPolicy(api).replace("script-src 'self'", `script-src ${["'self'", ...scripts].join(' ')}`);
const withoutTrustedTypes = (policy: string): string => policy.replace(/; require-trusted-types-for.*/, '');
const scripts = [ENTERPRISE, RELEASES, TELEMETRY];

/** Each policy with scripts of a project; the one that asks for a captcha loads all of them. */
const policies: Readonly<Record<string, readonly [ProjectSettings, policy: (api: string) => string]>> = {
  'a policy without trusted types': [captcha, (api) => withoutTrustedTypes(policyWith(api, scripts))],
  'trusted types': [challenged, (api) => policyWith(api, scripts)],
  'trusted types that name the policies': [
    challenged,
    (api) => `${policyWith(api, scripts)}; trusted-types default`,
  ],
};

const test = base.extend<{ readonly violations: () => Promise<string[]> }>({
  violations: [
    async ({ page, emulator, watch }, use) => {
      await serveScripts({ page, emulator, watch });
      await use(await watchViolations(page));
    },
    { auto: true },
  ],
});

/** Asks for a reset of a known user's password: user search, and an email. */
async function askForReset(widget: Widget): Promise<void> {
  await enterEmail(widget, known.email);
  await button(widget, 'Forgot Password?').click();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
}

for (const [name, [settings, policy]] of Object.entries(policies))
  test(`protected requests are let through under ${name}`, async ({
    page,
    openWidget,
    emulator,
    watch,
    violations,
  }) => {
    watch.expect(/'default' policy failed to execute/);
    await seed(emulator);
    await emulator.settings(settings);
    const widget = await openWidget(
      { products: 'passwords' },
      { headers: { 'Content-Security-Policy': policy(emulator.url) } },
    );
    await askForReset(widget);
    expect(await violations()).toEqual([]);
    // What the default policy lets through is nothing else.
    const stopped = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.src = 'https://www.gstatic.com/recaptcha/releases/../other.js';
        return false;
      } catch {
        return true;
      }
    });
    expect(stopped).toBe(name.startsWith('trusted types'));
  });

test('every request has what it needs: of consumers without a policy, of businesses under trusted types', async ({
  openWidget,
  emulator,
  business,
  page,
}) => {
  await seed(emulator);
  const form = { 'already-signed-in': 'form' } as const;
  const settings = { ...captcha, ...fingerprint };
  await emulator.settings({ ...settings, b2b: settings });
  const codes = await openWidget(allCodes);
  const tab = (title: string) => codes.element.getByRole('tab', { name: title });
  await askForSms(codes, emulator);
  await button(codes, 'Back').click();
  await tab('WhatsApp').click();
  await phoneField(codes).fill(phone.typed);
  await button(codes, 'Continue').click();
  await expect(heading(codes, 'Enter passcode')).toBeVisible();
  await button(codes, 'Back').click();
  await tab('Email').click();
  await enterEmail(codes, known.email);
  const { code = '' } = await emulator.inbox(known.email);
  await passcode(codes).fill(code);
  await expect(heading(codes, 'Success')).toBeVisible();

  const create = await openWidget({ ...form, products: 'passwords' });
  await enterEmail(create, 'grace@example.com');
  await passwordField(create).fill(strongPassword);
  await button(create, 'Continue').click();
  await expect(heading(create, 'Success!')).toBeVisible();

  const logIn = await openWidget({ ...form, products: 'passwords' });
  await enterEmail(logIn, known.email);
  await passwordField(logIn).fill(known.password);
  await button(logIn, 'Continue').click();
  await expect(heading(logIn, 'Success!')).toBeVisible();

  const links = await openWidget(form);
  await enterEmail(links, known.email);
  await expect(heading(links, 'Check your email')).toBeVisible();

  const options = { headers: { 'Content-Security-Policy': policyWith(emulator.url, scripts) } };
  await business.organizations({ members: [{ email_address: EMAIL, password: PASSWORD }] });
  await business.open({ products: 'emailOtp' }, options);
  await business.submitEmail();
  await business.enterCode();
  await business.button('Acme').click();
  await business.expectSignedIn();
  await business.open({ ...form, products: 'emailMagicLinks' }, options);
  await business.submitEmail();
  await expect(page.getByText(EMAIL)).toBeVisible();
  await business.followLink();
  await business.button('Acme').click();
  await business.expectSignedIn();
  await business.open({ ...form, products: 'passwords' }, options);
  await business.submitEmail();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await business.button('Continue').click();
  await business.button('Acme').click();
  await business.expectSignedIn();
});

const blocked: readonly (readonly [
  what: string,
  settings: ProjectSettings,
  reason: string,
  policy: (api: string) => string,
])[] = [
  ['the captcha by its host', captcha, 'captcha', (api) => withoutTrustedTypes(policyWith(api, []))],
  [
    "what the captcha's script loads",
    captcha,
    'captcha',
    (api) => withoutTrustedTypes(policyWith(api, [ENTERPRISE])),
  ],
  [
    'the captcha by trusted types without the policy',
    captcha,
    'captcha',
    (api) => `${policyWith(api, scripts)}; trusted-types other`,
  ],
  [
    'the fingerprinting by its host',
    fingerprint,
    'fingerprint',
    (api) => withoutTrustedTypes(policyWith(api, [])),
  ],
  [
    'the fingerprinting by trusted types without the policy',
    fingerprint,
    'fingerprint',
    (api) => `${policyWith(api, scripts)}; trusted-types other`,
  ],
];

for (const [what, settings, reason, policy] of blocked)
  test(`blocking ${what} is told to the visitor and the page`, async ({ openWidget, emulator, watch }) => {
    watch.expect(/Content Security Policy|could not be loaded|TrustedScriptURL|TrustedTypePolicy/);
    await emulator.settings(settings);
    const widget = await openWidget(
      { products: 'otp' },
      { headers: { 'Content-Security-Policy': policy(emulator.url) } },
    );
    const field = phoneField(widget);
    await field.pressSequentially(phone.typed);
    await button(widget, 'Continue').click();
    await expect(widget.element.locator('[part=error]')).toHaveText(en.errors.blocked);
    await widget.event('auth-error', { code: 'blocked', reason });
    await expect(field).not.toHaveValue('');
    expect(await emulator.count('/otps/sms/login_or_create')).toBe(0);
  });

test("a page's own default policy stays", async ({ page, openWidget, emulator, watch }) => {
  watch.expect(/TrustedScriptURL|could not be loaded/);
  await emulator.settings(captcha);
  await page.addInitScript(() => {
    const own = Reflect.get(globalThis, 'trustedTypes').createPolicy('default', {});
    Object.assign(globalThis, { own });
  });
  const widget = await openWidget(
    { products: 'otp' },
    { headers: { 'Content-Security-Policy': policyWith(emulator.url, scripts) } },
  );
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await widget.event('auth-error', { code: 'blocked', reason: 'captcha' });
  expect(
    await page.evaluate(
      () => Reflect.get(globalThis, 'own') === Reflect.get(globalThis, 'trustedTypes').defaultPolicy,
    ),
  ).toBe(true);
});
