import assert from 'node:assert/strict';
import { test } from 'node:test';
import { probe, requestedBase } from './probe.ts';

test('the API of a client is where it has asked last', () => {
  const urls = ['https://a.example/sdk/v1/x', 'https://b.example/c/sdk/v1/y?z', 'https://c.example/d'];
  assert.equal(requestedBase(urls), 'https://b.example/c');
  assert.equal(requestedBase([]), undefined);
});

for (const [date, expected] of [
  ['Tue, 24 Nov 2026 10:00:00 GMT', Date.UTC(2026, 10, 24, 10)],
  ['yesterday', undefined],
  [undefined, undefined],
] as const)
  test(`an answer with the date ${date}`, async (context) => {
    Object.assign(globalThis, { location: { origin: 'https://shop.example' } });
    context.after(() => Reflect.deleteProperty(globalThis, 'location'));
    const headers = date === undefined ? {} : { date };
    context.mock.method(globalThis, 'fetch', async () => new Response('none', { status: 401, headers }));
    const answer = await probe('https://api.stytch.com', 'public-token-live-1');
    assert.deepEqual([answer?.status, answer?.date, answer?.body], [401, expected, undefined]);
  });
