/** Google One Tap. The emulator stands in for Google's script and for the provider's hidden page. */
import type { Locator, Page } from '@playwright/test';
import {
  type Attributes,
  test as base,
  expect,
  expectAccessible,
  type OpenOptions,
  publicToken,
  type Widget,
} from './fixtures.ts';
import { button, heading, smsCodes } from './steps.ts';

const google = 'https://accounts.google.com/gsi/client';
const liveToken = publicToken.replace('test', 'live');
const oneTap = { type: 'google', one_tap: true } as const;
/** ms. */
const deadline = 8_000;

interface OneTapFixtures {
  /** Who draws the prompt: Google's script, or the browser (FedCM). */
  readonly drawnBy: 'script' | 'browser';
  /** Requests to Google's address, which are answered from here: none leaves this machine. */
  readonly askedOfGoogle: readonly string[];
  readonly openOneTap: (
    attributes?: Attributes,
    providers?: readonly object[],
    options?: OpenOptions,
  ) => Promise<Widget>;
}

const test = base.extend<OneTapFixtures>({
  drawnBy: ['script', { option: true }],
  askedOfGoogle: [
    async ({ page, watch, emulator, drawnBy }, use) => {
      if (drawnBy === 'script')
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IdentityCredential'));
      else await page.addInitScript(() => Object.assign(globalThis, { IdentityCredential: class {} }));
      watch.expect(/accounts\.google\.com\/gsi/);
      const asked: string[] = [];
      await page.route(google, async (route) => {
        asked.push(route.request().url());
        try {
          const answer = await fetch(`${emulator.url}/emulator/gsi/client.js`);
          if (answer.ok) await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
          else await route.abort('blockedbyclient');
        } catch {
          // Never answered, and the test is over.
        }
      });
      await use(asked);
    },
    { auto: true },
  ],
  openOneTap: async ({ openWidget, site }, use) => {
    await use((attributes = {}, providers = [oneTap, { type: 'github' }], options = {}) =>
      openWidget(
        {
          products: 'oauth',
          'login-redirect-url': `${site.url}/`,
          'signup-redirect-url': `${site.url}/`,
          config: { oauthOptions: { providers } },
          ...attributes,
        },
        options,
      ),
    );
  },
});

const prompt = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign in with Google' });
const googleButton = (widget: Widget): Locator => button(widget, 'Continue with Google');

for (const place of ['shadow root', 'plain container'] as const) {
  const attributes = { 'no-shadow': place === 'plain container' };

  test(`signs in by the embedded prompt in a ${place}`, async ({ page, site, openOneTap }) => {
    const widget = await openOneTap(attributes);
    await expect(prompt(page)).toBeVisible();
    await expect(googleButton(widget)).toHaveCount(0);
    await expect(widget.element.getByText('Loading')).toHaveCount(0);
    // The prompt is seen whole, between the heading and the next button.
    await expect
      .poll(async () => {
        const shown = await prompt(page).boundingBox();
        const next = await button(widget, 'Continue with GitHub').boundingBox();
        return shown && next && Math.round(next.y - shown.y - shown.height);
      })
      .toBe(8);
    await expectAccessible(page);

    await prompt(page).getByRole('button', { name: 'Continue as this account' }).click();
    await expect(heading(widget, 'Success!')).toBeVisible();
    expect(page.url()).toBe(`${site.url}/`);
    const { detail } = await widget.event('auth-success', { method: 'one_tap' });
    expect(detail).toMatchObject({ user: { emails: [{ email: 'grace@example.com' }] } });
  });

  for (const [reason, text] of [
    ['unregistered_origin', /this host is not allowed/],
    ['invalid_client', /the client ID is not recognized/],
  ] as const) {
    test(`says what is wrong with a test project in a ${place}: ${reason}`, async ({
      page,
      openOneTap,
      emulator,
    }) => {
      await emulator.settings({ one_tap: reason });
      const widget = await openOneTap(attributes);
      await expect(widget.element.getByText(text)).toBeVisible();
      await expect(googleButton(widget)).toHaveCount(0);
      await expect(button(widget, 'Continue with GitHub')).toBeVisible();
      await widget.event('auth-error', { code: 'one_tap', type: reason, screen: 'Main' });
      await expectAccessible(page);
    });
  }

  test(`closing the prompt brings the button in a ${place}`, async ({ page, openOneTap }) => {
    const widget = await openOneTap(attributes);
    await prompt(page).getByRole('button', { name: 'Close' }).click();
    await expect(googleButton(widget)).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    expect(await widget.events('auth-error')).toEqual([]);
  });
}

const setups: readonly (readonly [setting: Readonly<Record<string, unknown>>, type: string, text: RegExp])[] =
  [
    [{ google_client_id: null }, 'oauth_config_not_found', /no Google client configuration/],
    [{ login_redirect_url: null }, 'no_login_redirect_urls_set', /no login redirect URLs/],
    [{ signup_redirect_url: null }, 'no_signup_redirect_urls_set', /no signup redirect URLs/],
  ];

for (const [setting, type, text] of setups) {
  test(`a test project without its settings is told so, a live one gets the button: ${type}`, async ({
    openOneTap,
    emulator,
  }) => {
    await emulator.settings(setting);
    const widget = await openOneTap();
    await expect(widget.element.getByText(text)).toBeVisible();
    await expect(googleButton(widget)).toHaveCount(0);
    await widget.event('auth-error', { code: 'one_tap', type });

    const live = await openOneTap({ 'public-token': liveToken });
    await expect(googleButton(live)).toBeVisible();
    await live.event('auth-error', { code: 'one_tap', type });
    await expect(live.element.getByText('One Tap')).toHaveCount(0);
  });
}

/** Without a type the page hears of no error: the visitor has closed the prompt, or Google has. */
const outcomes: readonly (readonly [outcome: string, type?: string])[] = [
  ['browser_not_supported', 'browser_not_supported'],
  ['missing_client_id', 'missing_client_id'],
  ['opt_out_or_no_session', 'opt_out_or_no_session'],
  ['secure_http_required', 'secure_http_required'],
  ['suppressed_by_user', 'suppressed_by_user'],
  ['unknown_reason', 'unknown_reason'],
  ['issuing_failed', 'issuing_failed'],
  ['no_script', 'blocked'],
  ['cancel'],
  ['auto_cancel'],
  ['user_cancel'],
  ['tap_outside'],
];

for (const [outcome, type] of outcomes) {
  test(`the button takes the place of a prompt that is not there: ${outcome}`, async ({
    page,
    openOneTap,
    emulator,
  }) => {
    await emulator.settings({ one_tap: outcome });
    const widget = await openOneTap();
    await expect(googleButton(widget)).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    await expect(widget.element.getByText('One Tap')).toHaveCount(0);
    // The button is there at once; what became of the prompt comes later.
    if (type !== undefined) await widget.event('auth-error', { code: 'one_tap', type });
    const errors = (await widget.events('auth-error')).map(({ detail }) => [detail['code'], detail['type']]);
    expect(errors).toEqual(type === undefined ? [] : [['one_tap', type]]);
  });
}

for (const outcome of ['hang_script', 'hang_frame', 'dismiss']) {
  test(`whoever never answers is not waited for longer than 8 s: ${outcome}`, async ({
    page,
    openOneTap,
    askedOfGoogle,
    emulator,
  }) => {
    await page.clock.install();
    const frame = page.waitForEvent('frameattached');
    await emulator.settings({ one_tap: outcome });
    const widget = await openOneTap();
    await expect(widget.element.getByText('Loading')).toHaveCount(1);
    await frame;
    if (outcome !== 'hang_frame') await expect.poll(() => askedOfGoogle.length).toBe(1);
    await expect(async () => {
      await page.clock.fastForward(deadline);
      await expect(googleButton(widget)).toBeVisible({ timeout: 500 });
    }).toPass();
    await widget.event('auth-error', { code: 'one_tap', type: 'timeout' });
  });
}

test('a floating prompt alone is all that there is, until it is closed', async ({ page, openOneTap }) => {
  const widget = await openOneTap({}, [{ ...oneTap, position: 'floating' }]);
  await expect(prompt(page)).toBeVisible();
  await expect(widget.element.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#google-parent-prompt')).toHaveCount(0);
  await expectAccessible(page);
  await prompt(page).getByRole('button', { name: 'Close' }).click();
  await expect(googleButton(widget)).toBeVisible();
});

test.describe('where the browser draws the prompt', () => {
  test.use({ drawnBy: 'browser' });

  test('it floats, and the button stays', async ({ page, openOneTap }) => {
    const widget = await openOneTap();
    await expect(prompt(page)).toBeVisible();
    await expect(googleButton(widget)).toBeVisible();
    await expect(page.locator('#google-parent-prompt')).toHaveCount(0);
  });
});

test('of two widgets one shows the prompt, and it goes with its widget', async ({
  page,
  openOneTap,
  emulator,
}) => {
  const config = { oauthOptions: { providers: [oneTap, { type: 'github' }] } };
  const second = `<auth-widget id="second" public-token="${publicToken}" api-url="${emulator.url}"
    products="oauth" config='${JSON.stringify(config)}'></auth-widget>`;
  await openOneTap({}, undefined, { after: second });
  await expect(prompt(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toHaveCount(2);
  await page.locator('auth-widget:has(#google-parent-prompt)').evaluate((element) => element.remove());
  await expect(prompt(page)).toHaveCount(0);
});

test('the page hears of it before it is left, and of an account that cannot be handed over', async ({
  page,
  openOneTap,
  emulator,
}) => {
  await page.route('**/*stytch_token_type=oauth*', (route) => route.fulfill({ status: 204 }));
  const widget = await openOneTap();
  await prompt(page).getByRole('button', { name: 'Continue as this account' }).click();
  const { detail } = await widget.event('auth-event', { type: 'OAUTH_START' });
  expect(detail['data']).toEqual({ provider_type: 'google', one_tap: true });

  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await emulator.settings({ google_client_id: 'another' });
  await prompt(page).getByRole('button', { name: 'Continue as this account' }).click();
  await expect(widget.element.getByText('Google One Tap could not be used.')).toBeVisible();
  await widget.event('auth-error', { code: 'one_tap', type: 'invalid_id_token' });
  await expect(googleButton(widget)).toBeVisible();
});

test('under trusted types, which the SDK does not know, there is the button', async ({
  openOneTap,
  emulator,
  watch,
}) => {
  watch.expect(/TrustedScriptURL|Trusted Type|trusted/i);
  const headers = {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src ${emulator.url}; frame-src ${emulator.url}; require-trusted-types-for 'script'`,
  };
  const widget = await openOneTap({}, undefined, { headers });
  await expect(googleButton(widget)).toBeVisible();
  await widget.event('auth-error', { code: 'one_tap', type: 'blocked' });
});

test('nothing is asked of Google, nor of the hidden page, where One Tap is not configured', async ({
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
