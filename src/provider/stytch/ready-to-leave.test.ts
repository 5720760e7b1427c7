import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBootstrapSource } from './internals.ts';
import { readyToLeave } from './ready-to-leave.ts';

const { signal } = new AbortController();
const token = 'public-token-test-1';
const isSettled = () => Promise.resolve();

/** The settings of a client whose own request has failed, which the SDK answers so. @param thrown by a second one */
function sourceThatThrows(thrown: unknown) {
  let count = 0;
  const fetchSDK = () => {
    count += 1;
    return Promise.reject(thrown);
  };
  const failed = { vertical: null };
  const bootstrap = { getSync: () => failed, getAsync: async () => failed };
  return {
    source: createBootstrapSource({ bootstrap, networkClient: { fetchSDK } }, token, isSettled),
    count: () => count,
  };
}

/** What the API answers, and what keeps the visitor on the page. */
const answers: readonly (readonly [what: string, thrown: unknown, reason?: string])[] = [
  [
    'the domain is not authorized',
    { status_code: 400, error_type: 'bad_domain_for_stytch_sdk' },
    'configuration',
  ],
  ['the token is unknown', { status_code: 401, error_type: 'unauthorized_credentials' }, 'configuration'],
  ['the API cannot be reached', new TypeError('Failed to fetch'), 'network'],
  ['the API fails', { status_code: 500, error_type: 'internal_server_error' }],
];

for (const [what, thrown, code] of answers) {
  test(`${what}: the visitor ${code ? 'stays' : 'leaves'}`, async () => {
    const { source, count } = sourceThatThrows(thrown);
    const ready = readyToLeave(source, isSettled, signal);
    if (code) await assert.rejects(ready, { code });
    else await ready;
    assert.equal(count(), 1);
  });
}

test('a client that hides how to ask lets the visitor leave', async () => {
  await readyToLeave(createBootstrapSource({}, token, isSettled), isSettled, signal);
});

test('a project whose settings are known is not asked again', async () => {
  const { source, count } = sourceThatThrows(new Error('asked'));
  await readyToLeave({ ...source, stored: () => ({}) as never }, isSettled, signal);
  assert.equal(count(), 0);
});

test('a visitor who has turned to something else meanwhile does not leave', async () => {
  const { source } = sourceThatThrows(new Error('asked'));
  const known = { ...source, stored: () => ({}) as never };
  await assert.rejects(
    readyToLeave(known, isSettled, AbortSignal.abort('left')),
    (reason) => reason === 'left',
  );
});
