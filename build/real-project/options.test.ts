import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.ts';

const STYTCH_PUBLIC_TOKEN = 'public-token-test-1';
const live = { STYTCH_PUBLIC_TOKEN: 'public-token-live-1' };
const server = { STYTCH_PROJECT_ID: 'project-test-1', STYTCH_SECRET: 'secret-test-1' };

const defaults = {
  publicToken: STYTCH_PUBLIC_TOKEN,
  server: undefined,
  base: 'https://test.stytch.com',
  origin: 'http://localhost:3000',
  redirectUrl: 'http://localhost:3000/authenticate',
  email: 'sandbox@stytch.com',
  phone: '+10000000000',
  out: 'project-report',
};

test('tries a test project, and writes only to the sandbox', () => {
  assert.deepEqual(readOptions([], { STYTCH_PUBLIC_TOKEN }), defaults);
});

test('reads every option', () => {
  const args = [
    '--origin=https://shop.example/login',
    '--redirect-url=https://shop.example/in',
    '--allow-live',
  ];
  const more = ['--email=ada@example.com', '--phone=+12025550162', '--out=here'];
  const environment = { ...live, ...server, STYTCH_API_URL: 'https://login.shop.example/' };
  assert.deepEqual(readOptions([...args, ...more], environment), {
    publicToken: live.STYTCH_PUBLIC_TOKEN,
    server: { projectId: 'project-test-1', secret: 'secret-test-1' },
    base: 'https://login.shop.example',
    origin: 'https://shop.example',
    redirectUrl: 'https://shop.example/in',
    email: 'ada@example.com',
    phone: '+12025550162',
    out: 'here',
  });
});

test('explains itself without a token', () => assert.equal(readOptions(['--help'], {}), 'help'));

const refused: readonly (readonly [args: string[], environment: Record<string, string>, message: RegExp])[] =
  [
    [[], {}, /STYTCH_PUBLIC_TOKEN must be/],
    [[], { STYTCH_PUBLIC_TOKEN: 'secret-test-1' }, /STYTCH_PUBLIC_TOKEN must be/],
    [[], { STYTCH_PUBLIC_TOKEN, STYTCH_SECRET: 'secret-test-1' }, /both STYTCH_PROJECT_ID and STYTCH_SECRET/],
    [[], live, /live project.*--allow-live/],
    [[], { STYTCH_PUBLIC_TOKEN, ...server, STYTCH_PROJECT_ID: 'project-live-1' }, /live project/],
    [[], { STYTCH_PUBLIC_TOKEN, STYTCH_API_URL: 'login' }, /STYTCH_API_URL must be an http\(s\) URL/],
    [['--origin=shop'], { STYTCH_PUBLIC_TOKEN }, /--origin must be/],
    [['--redirect-url=javascript:1'], { STYTCH_PUBLIC_TOKEN }, /--redirect-url must be/],
    [['--unknown'], { STYTCH_PUBLIC_TOKEN }, /--unknown/],
  ];

for (const [args, environment, message] of refused) {
  test(`refuses ${[...args, ...Object.keys(environment)].join(' ') || 'nothing'}: ${message.source}`, () => {
    assert.throws(
      () => readOptions(args, environment),
      (error: Error) => message.test(error.message) && !/secret-test/.test(error.message),
    );
  });
}
