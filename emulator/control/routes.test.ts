import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests, PUBLIC_TOKEN } from '../test-client.ts';

const PHONE = '+12025550162';
const BOOTSTRAP = `/projects/bootstrap/${PUBLIC_TOKEN}`;
const client = emulatorForTests();

function search() {
  return client().api('POST', '/users/search', { email: 'ada@example.com' });
}

function putFault(fault: unknown, more: object = {}) {
  return client().send('PUT', '/emulator/faults', { route: '/users/search', fault, ...more });
}

describe('a fault', () => {
  test('answers with an error, as often as asked', async () => {
    await putFault({ status: 503, type: 'internal_server_error', message: 'Down.' }, { times: 2 });
    assertRefused(await search(), 503, 'internal_server_error');
    assertRefused(await search(), 503, 'internal_server_error');
    assert.equal((await search()).status, 200);
  });

  test('stays until it is deleted if `times` is left out', async () => {
    await putFault({ status: 429, type: 'too_many_requests', message: 'Slow down.' });
    for (let time = 0; time < 3; time += 1) assertRefused(await search(), 429, 'too_many_requests');
    await client().send('DELETE', '/emulator/faults', { route: '/otps/authenticate' });
    assertRefused(await search(), 429, 'too_many_requests');
    await client().send('DELETE', '/emulator/faults', { route: '/users/search' });
    assert.equal((await search()).status, 200);
  });

  test('is deleted with all others if no route is named', async () => {
    await putFault('drop');
    assert.deepEqual((await client().send('DELETE', '/emulator/faults')).body, []);
    assert.equal((await search()).status, 200);
  });

  test('drop closes the connection without an answer', async () => {
    await putFault('drop', { times: 1 });
    await assert.rejects(search(), TypeError);
    assert.equal((await search()).status, 200);
  });

  test('garbage is a success that is not JSON', async () => {
    await putFault('garbage');
    const answer = await search();
    assert.equal(answer.status, 200);
    assert.throws(() => JSON.parse(String(answer.body)), SyntaxError);
  });

  test('hang never answers, but logs the request', async () => {
    await putFault('hang');
    await assert.rejects(
      fetch(`${client().url}/sdk/v1/users/search`, { method: 'POST', signal: AbortSignal.timeout(200) }),
      { name: 'TimeoutError' },
    );
    assert.equal(at(await client().send('GET', '/emulator/requests'), '0.path'), '/sdk/v1/users/search');
  });

  test('delayMs answers late', async () => {
    await putFault({ delayMs: 60 });
    const startMs = performance.now();
    assert.equal(at(await search(), 'data.userType'), 'new');
    // Timers may fire a millisecond early.
    assert.ok(performance.now() - startMs >= 58);
  });

  test('matches the bootstrap with any token', async () => {
    await putFault(
      { status: 500, type: 'internal_server_error', message: 'x' },
      { route: '/projects/bootstrap' },
    );
    assertRefused(await client().api('GET', BOOTSTRAP), 500, 'internal_server_error');
  });

  for (const body of [
    {},
    { route: 'users/search', fault: 'hang' },
    { route: '/users/search', fault: 'explode' },
    { route: '/users/search', fault: { delayMs: -1 } },
    { route: '/users/search', fault: { status: 200, type: 'x', message: 'x' } },
    { route: '/users/search', fault: { status: 500 } },
    { route: '/users/search', fault: 'hang', times: 0 },
  ]) {
    test(`cannot be set with ${JSON.stringify(body)}`, async () => {
      assertRefused(await client().send('PUT', '/emulator/faults', body), 400, 'bad_request');
    });
  }
});

describe('the request log', () => {
  test('has method, path and body, but no secrets', async () => {
    const secrets = { token: 's3cret', code_verifier: 's3cret', nested: [{ password: 's3cret' }] };
    await client().api('POST', '/magic_links/authenticate', { ...secrets, session_duration_minutes: 30 });
    const log = await client().send('GET', '/emulator/requests');
    assert.equal(at(log, '0.method'), 'POST');
    assert.equal(at(log, '0.path'), '/sdk/v1/magic_links/authenticate');
    assert.equal(at(log, '0.body.token'), '[redacted]');
    assert.equal(at(log, '0.body.session_duration_minutes'), 30);
    assert.doesNotMatch(JSON.stringify(log.body), /s3cret/);
  });
});

describe('reset and clock', () => {
  test('reset leaves nothing behind', async () => {
    const session = await client().signIn(PHONE);
    await client().patchSettings({ project_name: 'changed', users: [{ email: 'ada@example.com' }] });
    await client().send('POST', '/sdk/v1/events', [{}]);
    await putFault('hang');
    await client().send('POST', '/emulator/reset');
    assert.equal(at(await search(), 'data.userType'), 'new');
    assert.equal(at(await client().api('GET', BOOTSTRAP), 'data.project_name'), 'Emulated project');
    assertRefused(await client().api('GET', '/users/me', undefined, session), 404, 'session_not_found');
    assert.deepEqual((await client().send('GET', '/inbox.json')).body, []);
    assert.deepEqual((await client().send('GET', '/emulator/events')).body, []);
    assert.equal(at(await client().send('GET', '/emulator/requests'), 'length'), 3);
  });

  test('the clock only moves forward', async () => {
    for (const advanceMs of [-1, '5', undefined, 1e15]) {
      assertRefused(await client().send('POST', '/emulator/clock', { advanceMs }), 400, 'bad_request');
    }
  });
});
