/**
 * The adapter over the real SDK and the emulator: every method of the port, and the internals of the SDK that it relies
 * on. An upgrade of the SDK that moves one of them fails here.
 */
import { expect, type Page } from '@playwright/test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { parseSiweMessage } from 'viem/siwe';
import type { Fault } from '../../emulator/client.ts';
import { apiBase, sdkHeaders, settingsUrl } from '../../src/provider/stytch/sdk-request.ts';
import { PROVIDERS } from '../../src/shell/views/oauth/provider-table.ts';
import { publicToken, test } from '../e2e/fixtures.ts';
import { challenged, serveScripts } from '../e2e/protected-project.ts';
import { bundlePages } from './bundled-pages.ts';
import { inPage } from './in-page.ts';
import type { port as Port } from './pages/provider-port.ts';

const site = bundlePages(['provider-port.ts'], 'production');

async function open(page: Page, api: string): Promise<void> {
  await page.goto(`${site.url}/provider-port.html?token=${publicToken}&api=${encodeURIComponent(api)}`);
  await page.waitForFunction(() => 'port' in globalThis);
}

/** Runs `work` in the page, over the adapter. */
const over = inPage<typeof Port>('port');

const phoneNumber = '+12025550162';
const email = 'ada@example.com';

// Spec 7.1
test('the unpublished internals of the SDK are where the adapter looks for them', async ({
  page,
  emulator,
}) => {
  await open(page, emulator.url);
  const found = await over(
    page,
    ({ internals, isShared }) => ({
      getSync: typeof internals.bootstrap?.getSync,
      getAsync: typeof internals.bootstrap?.getAsync,
      searchUser: typeof internals.searchManager?.searchUser,
      createOneTapClient: typeof internals.oneTap?.createOneTapClient,
      createOnSuccessHandler: typeof internals.oneTap?.createOnSuccessHandler,
      logEvent: typeof internals.networkClient?.logEvent,
      fetchSDK: typeof internals.networkClient?.fetchSDK,
      publicToken: internals.publicToken,
      isShared,
    }),
    null,
  );
  expect(found).toEqual({
    getSync: 'function',
    getAsync: 'function',
    searchUser: 'function',
    createOneTapClient: 'function',
    createOnSuccessHandler: 'function',
    logEvent: 'function',
    fetchSDK: 'function',
    publicToken,
    isShared: true,
  });
});

test('what is asked before the SDK is there is asked as the SDK does', async ({ page, emulator }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/bootstrap/'));
  await open(page, emulator.url);
  const bySdk = await asked;
  expect(bySdk.url()).toBe(settingsUrl(apiBase(publicToken, emulator.url), publicToken));
  const ours = sdkHeaders(publicToken, new URL(page.url()).origin);
  const theirs = await bySdk.allHeaders();
  const { 'X-SDK-Client': ourClient = '', ...others } = ours;
  for (const [name, value] of Object.entries(others)) expect(theirs[name.toLowerCase()]).toBe(value);
  /** Without what differs from one request to the next. */
  const told = (client = ''): string =>
    atob(client).replace(/[\da-f]{8}-[-\da-f]{27}|[-\d]{10}T[\d:.]+Z/g, '*');
  const { timezone, ...theirClient } = JSON.parse(told(theirs['x-sdk-client'])) as Record<string, unknown>;
  expect(timezone).toBeDefined();
  expect(JSON.parse(told(ourClient))).toEqual(theirClient);
});

test('a code by each way brings a session, without its secrets', async ({ page, emulator }) => {
  await open(page, emulator.url);
  for (const [method, destination] of [
    ['sms', phoneNumber],
    ['whatsapp', phoneNumber],
    ['email', email],
  ] as const) {
    const { methodId } = await over(
      page,
      ({ provider }, input) => provider.otps.send(input.method, input.destination, { expirationMinutes: 5 }),
      { method, destination },
    );
    const { code = '', channel } = await emulator.inbox(destination);
    expect(channel).toBe(method);
    const answer = await over(
      page,
      ({ provider }, input) => provider.otps.authenticate(input.code, input.methodId, 30),
      { code, methodId },
    );
    expect(answer.user).toHaveProperty('user_id');
    expect(answer.session).toHaveProperty('session_id');
    expect(JSON.stringify(answer)).not.toMatch(/session_token|session_jwt/);
  }
});

for (const pkce of [false, true]) {
  // Spec 3.2
  test(`a link brings a session, ${pkce ? 'with' : 'without'} PKCE`, async ({ page, emulator }) => {
    await emulator.settings({ pkce_required_for_email_magic_links: pkce });
    await open(page, emulator.url);
    await over(
      page,
      ({ provider }, input) =>
        provider.magicLinks.send(input.email, {
          loginRedirectURL: input.url,
          signupRedirectURL: input.url,
          loginExpirationMinutes: 30,
          signupExpirationMinutes: 30,
          createUserAsPending: true,
        }),
      { email, url: `${site.url}/after` },
    );
    // The SDK's types lack this option.
    expect(await emulator.bodies('/magic_links/email/login_or_create')).toMatchObject([
      { email, create_user_as_pending: true },
    ]);
    const { link = '' } = await emulator.inbox(email);
    expect(link).toContain(`${site.url}/after`);
    const token = new URL(link).searchParams.get('token') ?? '';
    const answer = await over(
      page,
      ({ provider }, given) => provider.magicLinks.authenticate(given, 30),
      token,
    );
    expect(answer.session).toHaveProperty('session_id');
  });
}

for (const siwe of [false, true]) {
  test(`a wallet brings a session, Sign-In with Ethereum and a captcha ${siwe ? 'required' : 'off'}`, async ({
    page,
    emulator,
    watch,
  }) => {
    await serveScripts({ page, emulator, watch });
    await emulator.settings({ siwe_required_for_crypto_wallets: siwe, ...(siwe && challenged) });
    await open(page, emulator.url);
    const account = privateKeyToAccount(generatePrivateKey());
    const { address } = account;
    const { challenge } = await over(
      page,
      ({ provider }, given) => provider.cryptoWallets.start(given, 'ethereum', '137'),
      address,
    );
    expect(parseSiweMessage(challenge).chainId).toBe(siwe ? 137 : undefined);
    const signature = await account.signMessage({ message: challenge });
    const answer = await over(
      page,
      ({ provider }, given) =>
        provider.cryptoWallets.authenticate(given.address, 'ethereum', given.signature, 30),
      { address, signature },
    );
    expect(answer.user).toMatchObject({ crypto_wallets: [{ crypto_wallet_address: address }] });
    expect(answer.session).toHaveProperty('session_id');
    expect(JSON.stringify(answer)).not.toMatch(/session_token|session_jwt/);
  });
}

test('a password is created, used, changed and reset, also where Stytch doubts the device', async ({
  page,
  emulator,
  watch,
}) => {
  await serveScripts({ page, emulator, watch });
  await emulator.settings(challenged);
  await open(page, emulator.url);
  const [first, second, third] = ['violet-Anvil-42-harbour', 'green-Trumpet-jumps-17', 'red-Sofa-travels-93'];
  await over(
    page,
    async ({ provider, client }, input) => {
      await provider.passwords.create(input.email, input.first, 30);
      await provider.passwords.authenticate(input.email, input.first, 30);
      await client.passwords.resetByExistingPassword({
        email: input.email,
        existing_password: input.first,
        new_password: input.second,
        session_duration_minutes: 30,
      });
      await provider.passwords.startReset(input.email, { expirationMinutes: 30 });
    },
    { email, first, second },
  );
  const { link = '' } = await emulator.inbox(email);
  const token = new URL(link).searchParams.get('token') ?? '';
  const { user } = await over(
    page,
    ({ provider }, input) => provider.passwords.reset(input.token, input.third, 30),
    { token, third },
  );
  expect(user).toMatchObject({ emails: [{ email }] });
});

// Spec 3.6, 7.16, 9.3
test('the project settings are stored, and fresh whenever they are fetched', async ({ page, emulator }) => {
  await emulator.settings({ email_domains: ['example.com'], disable_sdk_watermark: true });
  await open(page, emulator.url);
  const first = await over(page, ({ provider }) => provider.bootstrap.fetch(), null);
  expect(first).toEqual({
    emailDomains: ['example.com'],
    displayWatermark: false,
    passwordConfig: null,
    siweRequired: false,
    pkce: { magicLinks: false, passwordResets: false },
  });
  expect(await over(page, ({ provider }) => provider.bootstrap.stored(), null)).toEqual(first);
  await emulator.settings({
    disable_sdk_watermark: false,
    siwe_required_for_crypto_wallets: true,
    pkce_required_for_email_magic_links: true,
    password_config: { luds_complexity: 3, luds_minimum_count: 8 },
  });
  expect(await over(page, ({ provider }) => provider.bootstrap.fetch(), null)).toEqual({
    emailDomains: ['example.com'],
    displayWatermark: true,
    passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 },
    siweRequired: true,
    pkce: { magicLinks: true, passwordResets: false },
  });
});

// Spec 7.7, 7.20
test('users are looked up, and the telemetry hears of the login screen', async ({ page, emulator }) => {
  await emulator.settings({
    users: [{ email, password: 'correct horse battery' }, { email: 'b@example.com' }],
  });
  await open(page, emulator.url);
  const kinds = await over(
    page,
    async ({ provider }, emails) => {
      const found: string[] = [];
      for (const address of emails) found.push((await provider.findUserType(address)) ?? 'unknown');
      return found;
    },
    [email, 'b@example.com', 'nobody@example.com'],
  );
  expect(kinds).toEqual(['password', 'passwordless', 'new']);
  await over(page, ({ provider }) => provider.logLoginScreen({ products: ['otp'] }), null);
  const events = async () => JSON.stringify(await emulator.events());
  await expect.poll(events).toContain('render_login_screen');
  expect(await events()).toContain('"products":["otp"]');
});

const failures: readonly (readonly [name: string, fault: Fault, error: object])[] = [
  [
    'an error answer',
    { status: 400, type: 'invalid_phone_number', message: 'No such number.' },
    {
      code: 'provider',
      status: 400,
      type: 'invalid_phone_number',
      message: 'No such number.',
      refused: true,
    },
  ],
  [
    'a request to slow down',
    { status: 429, type: 'too_many_requests', message: 'Slower.' },
    { code: 'provider', status: 429, type: 'too_many_requests', message: 'Slower.', refused: false },
  ],
  ['a dropped connection', 'drop', { code: 'network', message: 'network', refused: false }],
  ['garbage', 'garbage', { code: 'network', message: 'network', refused: false }],
];

test('every failure becomes a ProviderError', async ({ page, emulator }) => {
  await open(page, emulator.url);
  for (const [name, fault, error] of failures) {
    await emulator.fault('/otps/sms/login_or_create', fault);
    const thrown = await over(
      page,
      ({ provider }, number) =>
        provider.otps.send('sms', number, { expirationMinutes: 5 }).then(
          () => null,
          (reason: unknown) => {
            const { code, status, type, message, refused } = reason as Record<string, unknown>;
            return { code, status, type, message, refused };
          },
        ),
      phoneNumber,
    );
    expect(thrown, name).toEqual(error);
  }
});

// Spec 3.9
test('the SDK starts each of the third-party providers', async ({ page, emulator }) => {
  await open(page, emulator.url);
  const missing = await over(
    page,
    ({ client }, types) =>
      types.filter((type) => {
        const flow = Reflect.get(client.oauth ?? {}, type) as { start?: unknown } | undefined;
        return typeof flow?.start !== 'function';
      }),
    [...Object.keys(PROVIDERS), 'googleOneTap'],
  );
  expect(missing).toEqual([]);
  const refused = await over(
    page,
    ({ provider }) =>
      provider.oauth
        .start('myspace', { signal: new AbortController().signal })
        .catch((error: unknown) => (error as { code: string }).code),
    null,
  );
  expect(refused).toBe('configuration');
});

/** What becomes of a prompt, both over the SDK's internals and over its public call. */
const prompts: readonly (readonly [settings: Readonly<Record<string, unknown>>, end: string])[] = [
  [{ one_tap: 'show' }, 'shown'],
  [{ one_tap: 'user_cancel' }, 'closed'],
  [{ one_tap: 'unregistered_origin' }, 'one_tap unregistered_origin'],
  [{ google_client_id: null }, 'one_tap oauth_config_not_found'],
  [{ one_tap: 'no_script' }, 'one_tap blocked'],
];

for (const way of ['provider', 'publicProvider'] as const) {
  test(`One Tap ends as Google says, over the ${way}`, async ({ page, emulator, watch }) => {
    watch.expect(/accounts\.google\.com\/gsi/);
    await page.route('https://accounts.google.com/gsi/client', async (route) => {
      const answer = await fetch(`${emulator.url}/emulator/gsi/client.js`);
      if (answer.ok) await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
      else await route.abort();
    });
    for (const [settings, end] of prompts) {
      await emulator.reset();
      await emulator.settings(settings);
      // The SDK loads Google's script once for each page.
      await open(page, emulator.url);
      const found = await over(
        page,
        async (port, name) => {
          const { oneTap } = port[name];
          const nothing = (): void => undefined;
          const calls = { onClosed: nothing, onLeaving: nothing, onFailed: nothing };
          try {
            const prompt = await oneTap.prepare();
            return await prompt.show({ position: 'floating', cancelOnTapOutside: false, ...calls });
          } catch (error) {
            const { code, type } = error as { code: string; type?: string };
            return `${code} ${type}`;
          }
        },
        way,
      );
      expect(found, JSON.stringify(settings)).toBe(end);
    }
  });
}
