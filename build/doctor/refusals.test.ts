import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notTried } from '../../src/advice/try-methods.ts';
import { sampleDiagnosis } from '../../test/support/sample-diagnosis.ts';
import { isApi, mayAsk, maySend, tokenOf, withRefusals } from './refusals.ts';

test('knows the token of an element among those of the page', () => {
  const settings = { 'public-token': 'public-token-test-1111…' };
  const diagnosis = sampleDiagnosis({ url: 'http://localhost/', vertical: 'CONSUMER', settings });
  const tokens = ['public-token-test-1111-a', 'public-token-test-2222-b', 'public-token-test-1111-a'];
  assert.equal(tokenOf(diagnosis, tokens), 'public-token-test-1111-a');
  assert.equal(
    tokenOf(sampleDiagnosis({ url: 'http://localhost/', vertical: 'CONSUMER', settings: {} }), tokens),
    undefined,
  );
});

const local = 'http://localhost:3000/login';
const remote = 'https://shop.example/login';
const emulator = 'http://localhost:4010';
const custom = 'https://login.shop.example';

type Row = readonly [api: string, pages: readonly string[], apiUrl: string | undefined, isAsked: boolean];

const addresses: readonly Row[] = [
  ['https://test.stytch.com', [remote, remote], undefined, true],
  ['https://api.stytch.com', [remote, remote], undefined, false],
  ['http://test.stytch.com', [remote, remote], undefined, false],
  [emulator, [local, local], undefined, true],
  ['http://127.0.0.1:4010', [local, local], undefined, true],
  [emulator, [local, remote], undefined, false],
  [emulator, [remote, local], undefined, false],
  [emulator, [remote, remote], emulator, true],
  [`${emulator}/admin?`, [local, local], undefined, false],
  ['http://user:password@localhost:4010', [local, local], undefined, false],
  ['http://192.168.0.1', [local, local], undefined, false],
  ['localhost', [local, local], undefined, false],
  [custom, [remote, remote], undefined, false],
  [custom, [remote, remote], custom, true],
  [`${custom}/admin`, [remote, remote], custom, false],
];

for (const [api, pages, apiUrl, isAsked] of addresses)
  test(`${isAsked ? 'asks' : 'does not ask'} ${api} for ${pages.join(' and then ')} and --api-url ${apiUrl}`, () =>
    assert.equal(mayAsk(api, { publicToken: 'public-token-test-1', pages, apiUrl }), isAsked));

const said: readonly (readonly [api: string, products: string, calls: number, ...messages: RegExp[]])[] = [
  // Whether it is an API at all is asked first.
  [emulator, 'crypto', 2],
  [custom, '', 0],
  [
    custom,
    'crypto',
    0,
    /only the page names https:\/\/login\.shop\.example\. .*add --api-url https:\/\/login\.shop\.example$/,
  ],
];

for (const [api, products, calls, ...messages] of said)
  test(`says what it has not asked ${api} about "${products}"`, async ({ mock }) => {
    const fetch = mock.method(globalThis, 'fetch', async () =>
      Response.json({ request_id: 'r', status_code: 401 }),
    );
    const settings = { 'public-token': 'public-token-test-1…', 'config.products': products };
    const diagnosis = sampleDiagnosis({ url: api, vertical: 'CONSUMER', settings });
    const { findings } = await withRefusals(
      { ...diagnosis, findings: notTried(diagnosis) },
      { url: local, publicTokens: ['public-token-test-11'] },
      { url: local, apiUrl: undefined },
    );
    assert.equal(fetch.mock.callCount(), calls);
    assert.equal(findings.length, messages.length);
    for (const [index, message] of messages.entries()) assert.match(findings[index]?.message ?? '', message);
  });

test('asks nothing of a server that is no API', async ({ mock }) => {
  const fetch = mock.method(globalThis, 'fetch', async () => Response.json({}));
  const settings = { 'public-token': 'public-token-test-1…', 'config.products': 'crypto' };
  const diagnosis = sampleDiagnosis({ url: emulator, vertical: 'CONSUMER', settings });
  await withRefusals(
    { ...diagnosis, findings: notTried(diagnosis) },
    { url: local, publicTokens: ['public-token-test-11'] },
    { url: local, apiUrl: undefined },
  );
  const [call, ...more] = fetch.mock.calls as unknown as { arguments: [string, RequestInit] }[];
  assert.equal(call?.arguments[1].method, undefined);
  assert.equal(more.length, 0);
});

for (const [what, answer, expected] of [
  ['an API', Response.json({ request_id: 'r', status_code: 401 }, { status: 401 }), true],
  ['any JSON', Response.json({ ok: true }), false],
  ['a list', Response.json([]), false],
  ['a page', new Response('<!doctype html>'), false],
  ['nobody', new TypeError('fetch failed'), false],
] as const)
  test(`${what} is ${expected ? 'an' : 'no'} API`, async ({ mock }) => {
    mock.method(globalThis, 'fetch', async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    assert.equal(await isApi(emulator), expected);
  });

/** Where a page at `local` sends something -> may it, if no API answers there, and if one does? */
const targets: readonly (readonly [
  target: string,
  apiUrl: string | undefined,
  other: boolean,
  api: boolean,
])[] = [
  ['http://localhost:3000/login', undefined, true, true],
  ['http://localhost:2375/containers', undefined, false, true],
  ['http://127.0.0.1:3000/', undefined, false, true],
  ['http://[::1]:3000/', undefined, false, true],
  ['http://a.localhost:3000/', undefined, false, true],
  ['http://localhost:4010/sdk/v1/events', emulator, true, true],
  ['https://test.stytch.com/sdk/v1/events', undefined, true, true],
];
for (const [target, apiUrl, ...expected] of targets)
  test(`a page may send something to ${target}: ${expected.join(', and an API ')}`, async () => {
    const ask = (isApi: boolean) => maySend(target, { url: local, apiUrl }, async () => isApi);
    assert.deepEqual([await ask(false), await ask(true)], expected);
  });
