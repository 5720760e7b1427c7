import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, test } from 'node:test';

import { startEmulator } from '../server.ts';
import { emulatorForTests } from '../test-client.ts';

const client = emulatorForTests();

interface Response {
  readonly status: number | undefined;
  readonly allowedOrigin: string | undefined;
  readonly body: string;
}

/** Unlike `fetch`, this can send any Host header, as a browser does after DNS rebinding. */
function send(path: string, headers: Record<string, string>, method = 'GET', url = client().url) {
  return new Promise<Response>((resolve, reject) => {
    const sent = request(
      `${url.replace('localhost', '127.0.0.1')}${path}`,
      { method, headers },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        response.on('end', () => {
          const allowedOrigin = response.headers['access-control-allow-origin'];
          resolve({ status: response.statusCode, allowedOrigin, body });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

const trusted = [
  'localhost',
  'localhost:3000',
  'LOCALHOST',
  'app.localhost:8080',
  '127.0.0.1',
  '127.8.9.10:80',
  '[::1]:5173',
];
const untrusted = [
  'evil.example',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.1.evil.example',
  '192.168.0.7',
  '0.0.0.0',
  '[::2]',
];

describe('a request to a name', () => {
  for (const host of trusted) {
    test(`that is this computer's is answered: ${host}`, async () => {
      assert.equal((await send('/inbox.json', { host })).status, 200);
    });
  }

  for (const [type, hosts] of [
    ['bad_domain_for_stytch_sdk', untrusted],
    ['bad_request', ['localhost@evil.example', 'evil.example@localhost', 'not a host']],
  ] as const) {
    for (const host of hosts) {
      test(`that is not this computer's is refused: "${host}"`, async () => {
        const { status, body } = await send('/inbox.json', { host });
        assert.equal(status, 400);
        assert.equal(JSON.parse(body).error_type, type);
      });
    }
  }
});

describe('a page', () => {
  for (const host of trusted) {
    test(`of this computer can read the answer: ${host}`, async () => {
      const { origin } = new URL(`http://${host}`);
      const { status, allowedOrigin } = await send('/inbox.json', { origin });
      assert.deepEqual([status, allowedOrigin], [200, origin]);
    });
  }

  const names = [...untrusted, 'localhost@evil.example'];
  for (const origin of [...names.map((host) => `https://${host}`), 'null', 'file://', 'about:blank']) {
    test(`of another site neither reads codes nor resets: ${origin}`, async () => {
      for (const [method, path] of [
        ['GET', '/inbox.json'],
        ['POST', '/emulator/reset'],
        ['OPTIONS', '/emulator/settings'],
      ] as const) {
        const { status, allowedOrigin } = await send(path, { origin }, method);
        assert.deepEqual([status, allowedOrigin], [400, undefined], path);
      }
    });
  }
});

test('a sandboxed frame can use the API of the provider, but not the inbox', async () => {
  const origin = 'null';
  const { status, allowedOrigin } = await send('/sdk/v1/users/search', { origin }, 'OPTIONS');
  assert.deepEqual([status, allowedOrigin], [204, 'null']);
  assert.equal((await send('/inbox.json', { origin })).status, 400);
});

test('other hosts are trusted if they are named', async (context) => {
  const emulator = await startEmulator({ port: 0, allowedHosts: ['Shop.test'] });
  context.after(() => emulator.close());
  const ask = async (headers: Record<string, string>) =>
    (await send('/inbox.json', headers, 'GET', emulator.url)).status;
  assert.equal(await ask({ host: 'shop.test:4010', origin: 'https://shop.test' }), 200);
  assert.equal(await ask({ host: 'localhost', origin: 'http://localhost:3000' }), 200);
  assert.equal(await ask({ host: 'www.shop.test' }), 400);
  assert.equal(await ask({ origin: 'https://evil.test' }), 400);
});
