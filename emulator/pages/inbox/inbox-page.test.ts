import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toIso } from '../../state/clock.ts';

import { at, emulatorForTests, FROZEN_NOW } from '../../test-client.ts';

const client = emulatorForTests();

describe('the inbox', () => {
  test('lists the newest message first, and filters by recipient', async () => {
    await client().sendCode('+12025550162');
    await client().advance(1000);
    await client().api('POST', '/magic_links/email/login_or_create', { email: 'ada@example.com' });
    const all = await client().send('GET', '/inbox.json');
    assert.equal(at(all, '0.to'), 'ada@example.com');
    assert.equal(at(all, '0.sentAt'), toIso(FROZEN_NOW + 1000));
    assert.equal(at(all, '1.to'), '+12025550162');
    assert.equal(at(all, '2'), undefined);
    const one = await client().send('GET', '/inbox.json?to=%2B12025550162');
    assert.equal(at(one, '0.channel'), 'sms');
    assert.equal(at(one, '1'), undefined);
  });

  test('streams its content at once and after every change', async () => {
    const aborter = new AbortController();
    const response = await fetch(`${client().url}/inbox/stream`, { signal: aborter.signal });
    assert.equal(response.headers.get('content-type'), 'text/event-stream');
    assert.ok(response.body !== null);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    assert.equal((await reader.read()).value, 'data: []\n\n');
    await client().sendCode('+12025550162');
    const { value = '' } = await reader.read();
    const [message] = JSON.parse(value.slice('data: '.length)) as { to: string }[];
    assert.equal(message?.to, '+12025550162');
    aborter.abort();
  });

  for (const [path, contentType] of [
    ['/inbox', 'text/html; charset=utf-8'],
    ['/inbox/inbox.css', 'text/css; charset=utf-8'],
    ['/inbox/inbox.js', 'text/javascript; charset=utf-8'],
    ['/inbox/inbox-view.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    test(`serves ${path} with a policy against inline code`, async () => {
      const { status, headers } = await client().send('GET', path);
      assert.equal(status, 200);
      assert.equal(headers.get('content-type'), contentType);
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'self';/);
      assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe/);
    });
  }
});
