import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { fakePendingSignIn } from '../../../test/support/pending-sign-in.ts';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { Consumer } from '../../consumer/flow/types.ts';
import { pageRedirect } from '../../consumer/redirect.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import { ProviderError } from '../../provider/errors.ts';
import type { IdentityProvider } from '../../provider/port.ts';
import { resolveConfig } from '../../settings/resolve.ts';
import type { Settings } from '../../settings/settings.ts';
import type { AuthErrorDetail } from '../../settings/types.ts';
import { createRunner } from './runner.ts';
import { silentHost } from './silent-host.ts';
import type { ActionResult, Failure, FlowDependencies } from './types.ts';

const nothing = (): void => undefined;

/** A runner whose widget writes down what it is told. */
function setUp(loadProvider = () => Promise.resolve({ pending: fakePendingSignIn() } as IdentityProvider)) {
  const heard: string[] = [];
  const errors: AuthErrorDetail[] = [];
  const dependencies: FlowDependencies<Consumer> = {
    host: {
      ...silentHost,
      event: ({ type }) => heard.push(`event ${type}`),
      error: (detail) => errors.push(detail),
      success: ({ method }) => void heard.push(`success ${method}`),
      get mayLeave() {
        heard.push('goes on');
        return false;
      },
    },
    // No action of these tests reads them or asks the provider anything.
    settings: { config: {} } as Settings,
    loadProvider,
    config: resolveConfig({}, 'https://shop.example/'),
    strings: en,
    screen: 'Main',
    redirect: { ...pageRedirect, signedIn: () => heard.push('forgets what was asked for') },
    forgetScreen: () => undefined,
    send: ({ type }) => heard.push(`sends ${type}`),
    toast(kind, text) {
      heard.push(`${kind} toast ${text}`);
      return {
        replace: (kind, text) => heard.push(`then ${kind} toast ${text}`),
        dismiss: () => heard.push('toast dismissed'),
      };
    },
  };
  const { runner, follow } = createRunner(dependencies, () => true);
  return { runner, heard, errors, become: (screen: string) => follow({ ...dependencies, screen }) };
}

const { signal } = new AbortController();
const failing = (thrown: unknown) => () => Promise.reject(thrown);
const refusal = new ProviderError('provider', {
  status: 400,
  type: 'downstream_carrier_error',
  message: 'No such number.',
  requestId: 'request-1',
});

const cases: readonly (readonly [what: string, thrown: unknown, failure: object, detail: object])[] = [
  [
    'a refusal of the provider',
    refusal,
    { reason: { said: 'No such number.' }, refused: true },
    {
      code: 'provider',
      message: 'No such number.',
      status: 400,
      type: 'downstream_carrier_error',
      requestId: 'request-1',
    },
  ],
  [
    'a clock that is ahead',
    new ProviderError('clock'),
    { reason: 'clock', refused: false },
    { code: 'clock', message: en.errors.clock },
  ],
  [
    'a setting of the dashboard',
    new ProviderError('configuration', { type: 'bad_domain_for_stytch_sdk', status: 400 }),
    { reason: 'configuration', refused: true },
    {
      code: 'configuration',
      message: en.errors.configuration,
      status: 400,
      type: 'bad_domain_for_stytch_sdk',
    },
  ],
  [
    'a public token that Stytch does not know',
    new ProviderError('provider', {
      type: 'unauthorized_credentials',
      status: 401,
      message: 'Unauthorized.',
    }),
    { reason: 'configuration', refused: true },
    {
      code: 'provider',
      message: en.errors.configuration,
      status: 401,
      type: 'unauthorized_credentials',
    },
  ],
  [
    'a country that codes are not sent to',
    new ProviderError('configuration', { type: 'invalid_phone_number_country_code', status: 400 }),
    { reason: 'phoneCountry', refused: true },
    {
      code: 'configuration',
      message: en.errors.phoneCountry,
      status: 400,
      type: 'invalid_phone_number_country_code',
    },
  ],
  [
    'a failure of the provider',
    new ProviderError('provider', { status: 500, message: 'Oops.' }),
    { reason: { said: 'Oops.' }, refused: false },
    { code: 'provider', message: 'Oops.', status: 500 },
  ],
  [
    'an answer of the provider without words',
    new ProviderError('provider', { status: 500 }),
    { reason: 'provider', refused: false },
    { code: 'provider', message: en.errors.provider, status: 500 },
  ],
  [
    'a lost connection',
    new ProviderError('network'),
    { reason: 'network', refused: false },
    { code: 'network', message: en.errors.network },
  ],
  [
    'a blocked script',
    new ProviderError('blocked', { reason: 'captcha' }),
    { reason: 'blocked', refused: false },
    { code: 'blocked', message: en.errors.blocked, reason: 'captcha' },
  ],
  [
    'a passkey that could not be used',
    new ProviderError('passkey', { reason: 'internal_error' }),
    { reason: 'internal_error', refused: false },
    { code: 'passkey', message: en.errors.unexpected, reason: 'internal_error' },
  ],
  [
    'a mistake of ours',
    new TypeError('x is undefined'),
    { reason: 'unexpected', refused: false },
    { code: 'unexpected', message: en.errors.unexpected },
  ],
];

for (const [what, thrown, failure, detail] of cases) {
  test(`the visitor reads of ${what}, and the page hears of it`, async (t) => {
    const log = t.mock.method(console, 'error', () => undefined);
    const hasLogged = async (): Promise<boolean> => {
      // Code of its own, and which of two imports is answered first is up to the loader.
      await import('../../advice/refused-settings.ts');
      await setImmediate();
      return log.mock.calls.some(({ arguments: [said] }) => /Stytch's dashboard/.test(String(said)));
    };
    const { runner, heard, errors } = setUp();
    assert.deepEqual(await runner.run(failing(thrown), undefined, { signal }), failure);
    assert.deepEqual(
      errors.map(({ cause: _cause, ...rest }) => rest),
      [{ screen: 'Main', ...detail }],
    );
    assert.ok(errors[0]?.cause instanceof Error);
    assert.deepEqual(heard, []);
    assert.deepEqual(errors[0]?.code === 'configuration', await hasLogged());
  });
}

test('whatever a screen makes of refusals, a setting of the dashboard is none', async (t) => {
  t.mock.method(console, 'error', () => undefined);
  const { runner } = setUp();
  const thrown = new ProviderError('configuration', { type: 'invalid_session_duration_minutes' });
  const explain = () => 'invalidPasscode' as const;
  assert.deepEqual(await runner.run(failing(thrown), undefined, { signal, explain }), {
    reason: 'configuration',
    refused: false,
  });
});

test('our own text replaces the sentence of the provider where there is one', async () => {
  const { runner, heard, errors } = setUp();
  const explain = ({ type }: ProviderError) =>
    type === 'downstream_carrier_error' ? ('invalidPhone' as const) : undefined;
  const failure = await runner.run(failing(refusal), undefined, { signal, explain, toastFailure: true });
  assert.deepEqual(failure, { reason: 'invalidPhone', refused: true });
  assert.equal(errors[0]?.message, en.errors.invalidPhone);
  assert.deepEqual(heard, [`error toast ${en.errors.invalidPhone}`]);
});

test('an action that gets no answer within 15 s has failed', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { runner, errors } = setUp();
  const running = runner.run(() => new Promise<never>(nothing), undefined, { signal });
  t.mock.timers.tick(15_000);
  assert.deepEqual(await running, { reason: 'timeout', refused: false });
  assert.equal(errors[0]?.code, 'timeout');
});

test('a client that cannot be loaded is a lost connection', async () => {
  const { runner } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  const failure = await runner.run(async () => result, undefined, { signal });
  assert.deepEqual(failure, { reason: 'network', refused: false });
});

const session = { session: sampleSession, user: sampleUser };
const result: ActionResult<Consumer> = {
  event: { type: 'signedIn', method: 'otp', account: undefined },
  authEvent: { type: 'OTP_AUTHENTICATE', data: session },
};
const signedIn: ActionResult<Consumer> = { ...result, success: { method: 'otp', ...session } };

test('a result is told to the page, moves the flow, and tells who signed in', async () => {
  const { runner, heard } = setUp();
  assert.equal(await runner.run(async () => signedIn, undefined, { signal }), undefined);
  assert.deepEqual(heard, [
    'forgets what was asked for',
    'event OTP_AUTHENTICATE',
    'sends signedIn',
    'event AUTHENTICATE_FLOW_COMPLETE',
    'success otp',
    'goes on',
  ]);
});

/** Runs an action during which the screen is left. */
async function leaveDuring(end: () => Promise<ActionResult<Consumer>>) {
  const { runner, heard, errors } = setUp();
  const left = new AbortController();
  const action = () => {
    left.abort();
    return end();
  };
  const failure = await runner.run(action, undefined, { signal: left.signal, toastFailure: true });
  return { failure, heard, errors };
}

test('nothing comes of an action whose screen was left', async () => {
  const nothingHeard = { failure: undefined, heard: [], errors: [] };
  assert.deepEqual(await leaveDuring(failing(refusal)), nothingHeard);
  assert.deepEqual(await leaveDuring(async () => result), nothingHeard);
});

test('a session counts although its screen was left', async () => {
  const { heard } = await leaveDuring(async () => signedIn);
  assert.ok(heard.includes('success otp'));
});

test('an action is not run for a screen that was left before the client was loaded', async (t) => {
  const { runner } = setUp();
  const action = t.mock.fn(async () => result);
  assert.equal(await runner.run(action, undefined, { signal: AbortSignal.abort() }), undefined);
  assert.equal(action.mock.callCount(), 0);
});

test('a query brings its answer or its failure, and nothing once its screen was left', async () => {
  const { runner, heard, errors } = setUp();
  assert.deepEqual(await runner.ask(async () => 1, undefined, signal), { answer: 1 });
  assert.deepEqual(errors, []);
  assert.deepEqual(await runner.ask(failing(refusal), undefined, signal), {
    failure: { reason: { said: 'No such number.' }, refused: true },
  });
  assert.equal(errors.length, 1);
  assert.equal(await runner.ask(async () => 1, undefined, AbortSignal.abort()), undefined);
  assert.equal(await runner.ask(failing(refusal), undefined, AbortSignal.abort()), undefined);
  assert.equal(errors.length, 1);
  assert.deepEqual(heard, []);
});

const toastProgress = { running: 'Sending…', done: 'Code resent' };

// Spec 9.7
test('the toast of an action that takes a while becomes that of its end', async () => {
  const done = setUp();
  await done.runner.run(async () => result, undefined, { signal, toastProgress });
  assert.deepEqual(
    done.heard.filter((what) => what.includes('toast')),
    ['loading toast Sending…', 'then success toast Code resent'],
  );
  const failed = setUp();
  await failed.runner.run(failing(refusal), undefined, { signal, toastProgress, toastFailure: true });
  assert.deepEqual(failed.heard, ['loading toast Sending…', 'then error toast No such number.']);
});

test('the toast of an action whose screen is left goes at once, and that of one that is done stays', async () => {
  const left = new AbortController();
  const { runner, heard } = setUp();
  void runner.run(() => new Promise<never>(() => undefined), undefined, {
    signal: left.signal,
    toastProgress,
  });
  left.abort();
  assert.deepEqual(heard, ['loading toast Sending…', 'toast dismissed']);

  const later = new AbortController();
  const done = setUp();
  await done.runner.run(async () => result, undefined, { signal: later.signal, toastProgress });
  later.abort();
  assert.equal(done.heard.includes('toast dismissed'), false);
});

test('what a view reports names the screen of now, in words', () => {
  const { runner, errors, become } = setUp();
  runner.report('validation', 'invalidPhone', { reason: 'captcha' });
  become('OTPAuthenticate');
  runner.report('network', 'network');
  runner.report('provider', { said: 'No such organization.' }, { type: 'organization_not_found' });
  assert.deepEqual(errors, [
    { code: 'validation', message: en.errors.invalidPhone, screen: 'Main', reason: 'captcha' },
    { code: 'network', message: en.errors.network, screen: 'OTPAuthenticate' },
    {
      code: 'provider',
      message: 'No such organization.',
      screen: 'OTPAuthenticate',
      type: 'organization_not_found',
    },
  ]);
});

test('a session that was found counts unless another has come first', async () => {
  const first = setUp();
  first.runner.found(signedIn, { pending: fakePendingSignIn() });
  assert.ok(first.heard.includes('success otp'));
  const late = setUp();
  await late.runner.run(async () => signedIn, undefined, { signal });
  late.heard.length = 0;
  late.runner.found(signedIn, { pending: fakePendingSignIn() });
  assert.deepEqual(late.heard, []);
});

test('a failure that has an event leads elsewhere, unless the visitor has left the screen', async () => {
  const { runner, heard, errors } = setUp();
  const onFailure = ({ refused }: Failure) =>
    refused ? ({ type: 'walletFailed', problem: 'refused' } as const) : undefined;
  const left = new AbortController();
  const leaving = () => {
    left.abort();
    return Promise.reject(refusal);
  };
  await runner.run(leaving, undefined, { signal: left.signal, onFailure });
  const lost = await runner.run(failing(new ProviderError('network')), undefined, { signal, onFailure });
  assert.equal(lost?.reason, 'network');
  assert.deepEqual(heard, []);
  assert.equal(await runner.run(failing(refusal), undefined, { signal, onFailure }), undefined);
  assert.deepEqual(heard, ['sends walletFailed']);
  assert.equal(errors.length, 2);
});
