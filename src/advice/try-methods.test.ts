import assert from 'node:assert/strict';
import { test } from 'node:test';
import { B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';
import { emulatorForTests, PUBLIC_TOKEN } from '../../emulator/test-client.ts';
import { sampleDiagnosis } from '../../test/support/sample-diagnosis.ts';
import { notTried, tryMethods } from './try-methods.ts';

const emulator = emulatorForTests();
const origin = 'http://localhost:3000';
const page = `${origin}/login`;
const back = 'http://localhost:3000/login?a=b';

const consumer = {
  'config.products': 'otp emailMagicLinks passwords crypto passkeys oauth',
  'config.otpOptions.methods': 'sms email',
  'config.sessionOptions.sessionDurationMinutes': '120',
  'config.oauthOptions.providers': '[{"type":"google"}]',
  'config.oauthOptions.loginRedirectURL': back,
};
const business = {
  'config.products': 'emailMagicLinks emailOtp passwords sso oauth',
  'config.sessionOptions.sessionDurationMinutes': '120',
  'config.oauthOptions.providers': '[{"type":"google"}]',
  'config.oauthOptions.discoveryRedirectURL': back,
};

type Row = readonly [settings: Readonly<Record<string, unknown>>, ...messages: RegExp[]];

/** What the dashboard has, and what is found. */
const refusals: readonly Row[] = [
  [{}],
  [
    { disabled_endpoints: ['/otps/sms/login_or_create', '/users/search'] },
    /^error: .*endpoint_not_authorized_for_sdk.*Refused: .*\/otps\/sms\/login_or_create/,
  ],
  [{ disabled_endpoints: ['/users/search'] }, /^warning: .*endpoint_not_authorized_for_sdk/],
  [
    { disabled_endpoints: ['/webauthn/authenticate/start/primary'] },
    /^error: .*Refused: \/sdk\/v1\/webauthn/,
  ],
  [{ max_session_duration_minutes: 60 }, /^error: .*invalid_session_duration_minutes.*\/otps\/authenticate/],
  [{ allowed_redirect_urls: [page] }, /^error: .*no_match_for_provided_oauth_url.*\/oauth\/google\/start/],
  [{ allowed_redirect_urls: [back] }],
];

for (const [settings, ...expected] of refusals) {
  test(`finds what a visitor would meet: ${JSON.stringify(settings)}`, async () => {
    await emulator().patchSettings(settings);
    const diagnosis = sampleDiagnosis({ url: emulator().url, vertical: 'CONSUMER', settings: consumer });
    const found = await tryMethods(diagnosis, PUBLIC_TOKEN, origin);
    assert.equal(found.length, expected.length, JSON.stringify(found));
    for (const [index, { severity, message }] of found.entries())
      assert.match(`${severity}: ${message}`, expected[index] ?? /^$/);
    assert.deepEqual((await emulator().send('GET', '/inbox.json')).body, []);
  });
}

test('finds what members would meet', async () => {
  await emulator().patchSettings({
    b2b: {
      disabled_endpoints: ['/b2b/otps/email/discovery/send'],
      allowed_redirect_urls: [page],
      max_session_duration_minutes: 60,
    },
  });
  const diagnosis = sampleDiagnosis({ url: emulator().url, vertical: 'B2B', settings: business });
  const found = (await tryMethods(diagnosis, B2B_PUBLIC_TOKEN, origin)).map(({ message }) => message).sort();
  assert.equal(found.length, 3, found.join('\n'));
  for (const [index, pattern] of [
    /endpoint_not_authorized.*\/b2b\/otps\/email\/discovery\/send/,
    /invalid_session_duration_minutes.*\/b2b\/sso\/authenticate/,
    /no_match_for_provided_oauth_url.*\/b2b\/public\/oauth\/google\/discovery\/start/,
  ].entries())
    assert.match(found[index] ?? '', pattern);
});

for (const [flow, length] of [
  ['Discovery', undefined],
  ['Organization', 120],
] as const)
  test(`asks ${flow === 'Discovery' ? 'nobody' : 'who signs in to an organization'} for a session with an address`, async ({
    mock,
  }) => {
    const sent: unknown[] = [];
    mock.method(globalThis, 'fetch', async (_url: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return new Response('{}');
    });
    const settings = { ...business, 'config.products': 'emailOtp', 'config.authFlowType': flow };
    await tryMethods(sampleDiagnosis({ url: page, vertical: 'B2B', settings }), B2B_PUBLIC_TOKEN, origin);
    assert.deepEqual(sent, [length === undefined ? {} : { session_duration_minutes: length }]);
  });

test('tries the rest if the providers of social login cannot be read', async () => {
  await emulator().patchSettings({ max_session_duration_minutes: 60, allowed_redirect_urls: [page] });
  const settings = { ...consumer, 'config.oauthOptions.providers': 'google' };
  const diagnosis = sampleDiagnosis({ url: emulator().url, vertical: 'CONSUMER', settings });
  const found = await tryMethods(diagnosis, PUBLIC_TOKEN, origin);
  assert.deepEqual(
    found.map(({ message }) => /invalid_session_duration_minutes/.test(message)),
    [true],
  );
});

test('asks for no method and no provider that nobody knows', async ({ mock }) => {
  const asked: string[] = [];
  mock.method(globalThis, 'fetch', async (url: string) => {
    asked.push(new URL(url).pathname);
    return new Response('{}');
  });
  const settings = {
    'config.products': 'otp oauth',
    'config.otpOptions.methods': 'sms ../../admin',
    'config.oauthOptions.providers': '[{"type":".."},{"type":"google"},{"type":"toString"}]',
  };
  await tryMethods(sampleDiagnosis({ url: page, vertical: 'CONSUMER', settings }), PUBLIC_TOKEN, origin);
  assert.deepEqual(asked.sort(), [
    '/login/sdk/v1/oauth/authenticate',
    '/login/sdk/v1/otps/authenticate',
    '/login/sdk/v1/otps/sms/login_or_create',
    '/login/v1/public/oauth/google/start',
  ]);
});

test('asks nothing of a project that does not tell its settings, or for methods that the page does not have', async () => {
  const { project: _, ...unknown } = sampleDiagnosis({
    url: emulator().url,
    vertical: 'CONSUMER',
    settings: consumer,
  });
  await emulator().patchSettings({ max_session_duration_minutes: 60 });
  assert.deepEqual(await tryMethods(unknown, PUBLIC_TOKEN, origin), []);
  const settings = { ...consumer, 'config.products': 'crypto' };
  const other = sampleDiagnosis({ url: emulator().url, vertical: 'CONSUMER', settings });
  assert.deepEqual(await tryMethods(other, PUBLIC_TOKEN, origin), []);
  const { url: _url, ...provider } = other.provider;
  assert.deepEqual(await tryMethods({ ...other, provider }, PUBLIC_TOKEN, origin), []);
});

test('says what was not tried, and what could not be read', async ({ mock }) => {
  const diagnosis = sampleDiagnosis({ url: emulator().url, vertical: 'CONSUMER', settings: consumer });
  assert.match(notTried(diagnosis)[0]?.message ?? '', /diagnose\(\{ tryMethods: true \}\)/);
  assert.deepEqual(notTried({ ...diagnosis, settings: [] }), []);
  const { fetch } = globalThis;
  // As across origins that Stytch does not let read.
  mock.method(globalThis, 'fetch', (url: string, init: RequestInit) =>
    url.includes('/start?') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(url, init),
  );
  assert.deepEqual(
    (await tryMethods(diagnosis, PUBLIC_TOKEN, origin)).map(
      ({ severity, message }) => `${severity}: ${message}`,
    ),
    ['note: No answer could be read of /v1/public/oauth/google/start. Browsers may keep it from pages.'],
  );
});
