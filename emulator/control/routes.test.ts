import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests, PUBLIC_TOKEN, text } from '../test-client.ts';

const PHONE = '+12025550162';
const BOOTSTRAP = `/projects/bootstrap/${PUBLIC_TOKEN}`;
const client = emulatorForTests();

function search() {
  return client().api('POST', '/users/search', { email: 'ada@example.com' });
}

function putFault(fault: unknown, more: object = {}) {
  return client().send('PUT', '/emulator/faults', { route: '/users/search', fault, ...more });
}

describe('settings', () => {
  test('a patch changes what it names and shows in the bootstrap', async () => {
    const patch = {
      disable_sdk_watermark: true,
      email_domains: ['example.com'],
      password_config: { luds_complexity: 3, luds_minimum_count: 12 },
    };
    await client().patchSettings(patch);
    const { body } = await client().api('GET', BOOTSTRAP);
    const { data } = body as { data: Record<string, unknown> };
    for (const [key, value] of Object.entries(patch)) assert.deepEqual(data[key], value, key);
    assert.equal(data['project_name'], 'Emulated project');
  });

  test('seeded users are listed without their passwords', async () => {
    await client().patchSettings({
      users: [
        { email: 'Ada@example.com', password: 'correct horse', status: 'pending' },
        { phone_number: PHONE },
      ],
    });
    const settings = await client().send('GET', '/emulator/settings');
    assert.equal(at(settings, 'users.0.email'), 'ada@example.com');
    assert.equal(at(settings, 'users.0.has_password'), true);
    assert.equal(at(settings, 'users.0.status'), 'pending');
    assert.equal(at(settings, 'users.1.phone_number'), PHONE);
    assert.doesNotMatch(JSON.stringify(settings.body), /horse/);
  });

  test('seeding somebody again replaces them', async () => {
    await client().patchSettings({ users: [{ email: 'ada@example.com', password: 'correct horse' }] });
    await client().patchSettings({ users: [{ email: 'ada@example.com' }] });
    assert.equal(at(await search(), 'data.userType'), 'passwordless');
    assert.equal(at(await client().send('GET', '/emulator/settings'), 'users.length'), 1);
  });

  for (const [patch, names] of [
    [{ nonsense: 1 }, /nonsense/],
    [{ toString: null }, /toString/],
    [{ disable_sdk_watermark: 'yes' }, /disable_sdk_watermark/],
    [{ email_domains: [1] }, /email_domains/],
    [{ password_config: { luds_complexity: 9, luds_minimum_count: 8 } }, /password_config/],
    [{ captcha_settings: null }, /captcha_settings/],
    [{ login_redirect_url: 'ftp://x' }, /login_redirect_url/],
    [{ users: {} }, /users/],
    [{ users: [{}] }, /users\[0\]/],
    [{ users: [{ email: 'ada@example.com' }, { email: 'x' }] }, /users\[1\]\.email/],
    [{ users: [{ phone_number: '1' }] }, /phone_number/],
    [{ users: [{ phone_number: PHONE, status: 'gone' }] }, /status/],
  ] as const) {
    test(`refuses ${JSON.stringify(patch)} and changes nothing`, async () => {
      const before = await client().send('GET', '/emulator/settings');
      const answer = await client().send('PATCH', '/emulator/settings', {
        project_name: 'changed',
        ...patch,
      });
      assertRefused(answer, 400, 'bad_request');
      assert.match(text(answer, 'error_message'), names);
      assert.deepEqual((await client().send('GET', '/emulator/settings')).body, before.body);
    });
  }
});

describe('faults', () => {
  test('an error of choice, as often as asked', async () => {
    await putFault({ status: 503, type: 'internal_server_error', message: 'Down.' }, { times: 2 });
    assertRefused(await search(), 503, 'internal_server_error');
    assertRefused(await search(), 503, 'internal_server_error');
    assert.equal((await search()).status, 200);
  });

  test('without a number it stays until deleted', async () => {
    await putFault({ status: 429, type: 'too_many_requests', message: 'Slow down.' });
    for (let time = 0; time < 3; time += 1) assertRefused(await search(), 429, 'too_many_requests');
    await client().send('DELETE', '/emulator/faults', { route: '/otps/authenticate' });
    assertRefused(await search(), 429, 'too_many_requests');
    await client().send('DELETE', '/emulator/faults', { route: '/users/search' });
    assert.equal((await search()).status, 200);
  });

  test('deleting without a route deletes all', async () => {
    await putFault('drop');
    assert.deepEqual((await client().send('DELETE', '/emulator/faults')).body, []);
    assert.equal((await search()).status, 200);
  });

  test('drop ends the connection without an answer', async () => {
    await putFault('drop', { times: 1 });
    await assert.rejects(search(), TypeError);
    assert.equal((await search()).status, 200);
  });

  test('garbage is a success that is no JSON', async () => {
    await putFault('garbage');
    const answer = await search();
    assert.equal(answer.status, 200);
    assert.throws(() => JSON.parse(String(answer.body)), SyntaxError);
  });

  test('hang never answers, yet the request has arrived', async () => {
    await putFault('hang');
    await assert.rejects(
      fetch(`${client().url}/sdk/v1/users/search`, { method: 'POST', signal: AbortSignal.timeout(200) }),
      { name: 'TimeoutError' },
    );
    assert.equal(at(await client().send('GET', '/emulator/requests'), '0.path'), '/sdk/v1/users/search');
  });

  test('a delayed route still does its work', async () => {
    await putFault({ delayMs: 60 });
    const startMs = performance.now();
    assert.equal(at(await search(), 'data.userType'), 'new');
    // Timers may fire a millisecond early.
    assert.ok(performance.now() - startMs >= 58);
  });

  test('the bootstrap is matched without its token', async () => {
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
    test(`refuses ${JSON.stringify(body)}`, async () => {
      assertRefused(await client().send('PUT', '/emulator/faults', body), 400, 'bad_request');
    });
  }
});

describe('the record of requests', () => {
  test('keeps method, path and body, but no secret', async () => {
    const secrets = { token: 's3cret', code_verifier: 's3cret', nested: [{ password: 's3cret' }] };
    await client().api('POST', '/magic_links/authenticate', { ...secrets, session_duration_minutes: 30 });
    const record = await client().send('GET', '/emulator/requests');
    assert.equal(at(record, '0.method'), 'POST');
    assert.equal(at(record, '0.path'), '/sdk/v1/magic_links/authenticate');
    assert.equal(at(record, '0.body.token'), '[redacted]');
    assert.equal(at(record, '0.body.session_duration_minutes'), 30);
    assert.doesNotMatch(JSON.stringify(record.body), /s3cret/);
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

  test('the clock only goes forward', async () => {
    for (const advanceMs of [-1, '5', undefined, 1e15]) {
      assertRefused(await client().send('POST', '/emulator/clock', { advanceMs }), 400, 'bad_request');
    }
  });
});
