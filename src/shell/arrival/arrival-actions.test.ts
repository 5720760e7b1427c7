import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../test/support/action-context.ts';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import { ProviderError } from '../../provider/errors.ts';
import type { AlreadySignedIn } from '../../settings/types.ts';
import {
  awaitPage,
  exchangeOnce,
  explainLink,
  type FoundAt,
  goOn,
  meaningOf,
  rejectAccount,
} from './arrival-actions.ts';

test('an account that the visitor rejects is signed out', async () => {
  const { context, calls } = fakeContext({ 'pending.end': undefined });
  assert.deepEqual(await rejectAccount(context), { event: { type: 'wentBack' }, next: 'cancel' });
  assert.deepEqual(calls, [{ name: 'pending.end', args: [] }]);
});

test('an account that could not be signed out is not left', async () => {
  const { context } = fakeContext({ 'pending.end': new Error('No.') });
  await assert.rejects(rejectAccount(context));
});

const done = { event: { type: 'pageWorkDone' }, next: 'continue' };

test('the visitor goes on once the page has finished, or without waiting for it', async () => {
  const { context } = fakeContext();
  const work = (started: Promise<unknown>) => ({ started, restart: () => undefined });
  assert.deepEqual(await awaitPage(context, work(Promise.resolve())), done);
  await assert.rejects(awaitPage(context, work(Promise.reject(new Error('No.')))), { code: 'page' });
  assert.deepEqual(await goOn(), done);
});

// Spec 8.3: Stytch's own sentence is for messages that could not be sent.
for (const [status, type, reason] of [
  [401, 'unable_to_auth_magic_link', 'linkInvalid'],
  [404, 'token_not_found', 'linkInvalid'],
  [400, 'invalid_token', 'linkInvalid'],
  [401, 'unauthorized_credentials', undefined],
  [400, 'pkce_mismatch', 'linkElsewhere'],
  [400, 'pkce_expected_code_verifier', 'linkElsewhere'],
  [429, 'too_many_requests', undefined],
  [500, 'internal_server_error', undefined],
] as const)
  test(`a link refused with ${status} ${type}: ${reason ?? 'no sentence of its own'}`, () =>
    assert.equal(explainLink(false)(new ProviderError('provider', { status, type })), reason));

test('a link that this browser has asked for names no other one', () => {
  for (const type of ['pkce_mismatch', 'unable_to_auth_magic_link'])
    assert.equal(explainLink(true)(new ProviderError('provider', { status: 400, type })), 'linkInvalid');
});

test('a setting of the dashboard and a failed network are not the link’s fault', () => {
  for (const code of ['configuration', 'network'] as const)
    assert.equal(explainLink(false)(new ProviderError(code, { status: 401 })), undefined);
});

const found = { session: sampleSession, user: sampleUser };
const went = { event: { type: 'wentBack' } } as const;
const spent = new ProviderError('provider', { status: 404, type: 'token_not_found' });
const wrong = new ProviderError('provider', { status: 400, type: 'invalid_session_duration' });

/** How the token is refused, the page's setting, the session, what a widget does with it, whether it is one for the page -> goes on? */
const refusals: readonly (readonly [
  what: string,
  error: unknown,
  alreadySignedIn: AlreadySignedIn | undefined,
  session: object | undefined,
  state: string | undefined,
  isForPage: boolean,
  goesOn: boolean,
])[] = [
  ['a session is enough', spent, 'succeed', found, undefined, true, true],
  ['there was a session before', spent, 'redirect', found, undefined, true, true],
  ['the page shows its form', spent, 'form', found, undefined, true, false],
  ['the page says nothing', spent, undefined, found, undefined, true, true],
  ['there is no session', spent, 'succeed', undefined, undefined, true, false],
  ['a widget still has its visitor', spent, 'succeed', found, 'kept', true, false],
  ['a question was left', spent, 'succeed', found, 'ends', true, false],
  ['it is of another organization', spent, 'succeed', found, undefined, false, false],
  ['something else is refused', wrong, 'succeed', found, undefined, true, false],
  ['the network fails', new ProviderError('network'), 'succeed', found, undefined, true, false],
];
for (const [what, error, alreadySignedIn, session, state, isForPage, goesOn] of refusals)
  test(`a token that is refused ${goesOn ? 'is not missed' : 'is refused'}: ${what}`, async () => {
    const { context } = fakeContext({ confirmSession: session, 'pending.found': state });
    const exchanged = exchangeOnce(
      context,
      alreadySignedIn,
      () => Promise.reject(error),
      async () => (isForPage ? went : undefined),
    );
    if (goesOn) assert.equal(await exchanged, went);
    else await assert.rejects(exchanged, error as Error);
  });

test('a provider that cannot tell whose session it is leaves the refusal', async () => {
  const { context } = fakeContext({ confirmSession: new ProviderError('network') });
  const exchanged = exchangeOnce(
    context,
    'succeed',
    () => Promise.reject(spent),
    async () => went,
  );
  await assert.rejects(exchanged, spent);
});

/** How the session was found, on which screen, whether that is the first one -> what it means by each setting. */
const findings: readonly (readonly [
  at: FoundAt,
  screen: 'form' | 'link' | undefined,
  isFirst: boolean,
  meaning: Readonly<Record<'ask' | 'form' | 'succeed', 'signsIn' | 'asks' | 'none'>>,
])[] = [
  ['start', 'form', true, { ask: 'asks', form: 'none', succeed: 'signsIn' }],
  ['start', 'link', true, { ask: 'asks', form: 'none', succeed: 'signsIn' }],
  ['start', 'form', false, { ask: 'none', form: 'none', succeed: 'none' }],
  ['start', undefined, true, { ask: 'none', form: 'none', succeed: 'none' }],
  ['reload', 'form', true, { ask: 'signsIn', form: 'signsIn', succeed: 'signsIn' }],
  ['reload', 'form', false, { ask: 'none', form: 'none', succeed: 'none' }],
  ['elsewhere', 'form', true, { ask: 'asks', form: 'none', succeed: 'signsIn' }],
  ['elsewhere', 'form', false, { ask: 'asks', form: 'none', succeed: 'signsIn' }],
  ['elsewhere', 'link', false, { ask: 'signsIn', form: 'signsIn', succeed: 'signsIn' }],
  ['elsewhere', undefined, false, { ask: 'none', form: 'none', succeed: 'none' }],
];
for (const [at, screen, isFirst, meaning] of findings)
  test(`a session found at ${at}, on a ${isFirst ? 'first' : 'later'} screen: ${screen ?? 'none of a sign-in'}`, () => {
    for (const [setting, expected] of Object.entries(meaning))
      assert.equal(meaningOf({ at, isFirst, screen }, setting as AlreadySignedIn), expected, setting);
    assert.equal(meaningOf({ at, isFirst, screen }, undefined), meaning.ask);
    assert.equal(meaningOf({ at, isFirst, screen }, 'redirect'), meaning.succeed);
  });
