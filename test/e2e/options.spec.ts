/** What the provider is sent for the options of the page. Each option: sending.test.ts and adapter.test.ts. */
import type { Config } from '../../src/settings/types.ts';
import type { EmulatorClient } from './emulator.ts';
import { test as alone, expect, publicToken, live as test, type Widget } from './fixtures.ts';
import { enterEmail, known } from './password-steps.ts';
import { button, heading, passPause, toast } from './steps.ts';

type Options = Omit<Config, 'products' | 'enableShadowDOM'>;

/** Every option, each with a value of its own. */
const options = {
  emailMagicLinksOptions: {
    loginRedirectURL: 'https://example.com/link-login',
    loginExpirationMinutes: 11,
    signupRedirectURL: 'https://example.com/link-signup',
    signupExpirationMinutes: 12,
    createUserAsPending: true,
    loginTemplateId: 'link-login',
    signupTemplateId: 'link-signup',
    domainHint: 'example.com',
    locale: 'es',
  },
  otpOptions: {
    methods: ['sms', 'email'],
    expirationMinutes: 7,
    loginTemplateId: 'code-login',
    signupTemplateId: 'code-signup',
    phoneCountry: 'DE',
    phoneCountries: ['US', 'DE'],
    hideBack: true,
    locale: 'pt-br',
  },
  oauthOptions: {
    providers: [
      {
        type: 'slack',
        one_tap: false,
        position: 'embedded',
        cancel_on_tap_outside: true,
        custom_scopes: ['users:read'],
        provider_params: { team: 'acme' },
      },
    ],
    loginRedirectURL: 'https://example.com/third-login',
    signupRedirectURL: 'https://example.com/third-signup',
  },
  passwordOptions: {
    loginRedirectURL: 'https://example.com/password-login',
    resetPasswordRedirectURL: 'https://example.com/reset',
    resetPasswordExpirationMinutes: 13,
    resetPasswordTemplateId: 'reset',
    locale: 'es',
  },
  // What they do: passkeys.spec.ts.
  passkeyOptions: { domain: 'localhost', offer: false, sessionDurationMinutes: 45 },
  sessionOptions: { sessionDurationMinutes: 45 },
  // What they do: session-cookies.spec.ts.
  cookieOptions: {
    domain: 'localhost',
    path: '/',
    availableToSubdomains: false,
    opaqueTokenCookieName: 'stytch_session',
    jwtCookieName: 'stytch_session_jwt',
  },
  // What they do: second-factor.spec.ts.
  secondFactorOptions: {
    methods: ['authenticator'],
    required: false,
    issuer: 'Example',
    expirationMinutes: 3,
    locale: 'es',
  },
  // What it does: login-csrf.spec.ts.
  linkConfirmation: 'other-browser',
  // What it does: sign-up.spec.ts.
  signUp: 'open',
  // What they do: terms.spec.ts.
  terms: { termsUrl: '/terms', privacyUrl: '/privacy', required: false },
  // What it does: impersonation.spec.ts.
  impersonation: false,
} as const satisfies { readonly [name in keyof Options]-?: Required<NonNullable<Options[name]>> };

interface Sending {
  readonly what: string;
  readonly products: Config['products'];
  readonly ask: (widget: Widget, emulator: EmulatorClient) => Promise<unknown>;
  readonly askAgain: (widget: Widget) => Promise<void>;
  readonly route: string;
  /** Everything that is sent. */
  readonly body: Readonly<Record<string, unknown>>;
}

const { email } = known;

async function resendCode(widget: Widget): Promise<void> {
  await passPause(widget.page);
  await button(widget, 'Resend code').click();
  await expect(toast(widget, 'Code resent')).toBeVisible();
}

const sendings: readonly Sending[] = [
  {
    // Spec 7.2
    what: 'a code by e-mail',
    products: ['otp'],
    async ask(widget) {
      await widget.element.getByRole('tab', { name: 'Email' }).click();
      await enterEmail(widget, email);
      await expect(heading(widget, 'Enter passcode')).toBeVisible();
    },
    askAgain: resendCode,
    route: '/otps/email/login_or_create',
    body: {
      email,
      expiration_minutes: 7,
      login_template_id: 'code-login',
      signup_template_id: 'code-signup',
      locale: 'pt-br',
    },
  },
  {
    // Spec 7.11
    what: 'an e-mail to set a password',
    products: ['passwords'],
    async ask(widget, emulator) {
      await emulator.settings({ users: [{ email }] });
      await enterEmail(widget, email);
      await expect(heading(widget, 'Check your email!')).toBeVisible();
    },
    async askAgain(widget) {
      await button(widget, 'Resend email').click();
      await expect(toast(widget, 'Email resent')).toBeVisible();
    },
    route: '/passwords/email/reset/start',
    body: {
      email,
      login_redirect_url: 'https://example.com/password-login',
      reset_password_redirect_url: 'https://example.com/reset',
      reset_password_expiration_minutes: 13,
      reset_password_template_id: 'reset',
      locale: 'es',
    },
  },
];

for (const { what, products, ask, askAgain, route, body } of sendings) {
  // Spec 1.2, 3.2
  test(`${what} is sent with the options of the page, the second time too`, async ({
    openWidget,
    emulator,
  }) => {
    const widget = await openWidget({ config: { products, ...options } });
    await ask(widget, emulator);
    await askAgain(widget);
    expect(await emulator.bodies(route)).toEqual([body, body]);
  });
}

// Spec 3.3, 7.15
alone(
  'the visitor is sent to a third-party provider with the options of the page',
  async ({ page, openWidget }) => {
    const asked: URL[] = [];
    await page.route('**/v1/public/oauth/**', (route) => {
      asked.push(new URL(route.request().url()));
      return route.fulfill({ status: 204 });
    });
    const widget = await openWidget({ config: { products: ['oauth'], ...options } });
    await button(widget, 'Continue with Slack').click();
    await expect
      .poll(() => asked.map(({ searchParams }) => Object.fromEntries(searchParams)))
      .toEqual([
        {
          public_token: publicToken,
          custom_scopes: 'users:read',
          provider_team: 'acme',
          login_redirect_url: 'https://example.com/third-login',
          signup_redirect_url: 'https://example.com/third-signup',
        },
      ]);
  },
);
