import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, test } from 'node:test';

import { assertRefused, emulatorForTests, PUBLIC_TOKEN } from '../test-client.ts';

const ORIGIN = 'http://localhost:7001';
const client = emulatorForTests();

/** Sends raw bytes and returns everything the server answers until it closes the connection. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(client().url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.end(bytes);
  });
}

async function assertStillAnswers(): Promise<void> {
  assert.equal((await client().api('GET', `/projects/bootstrap/${PUBLIC_TOKEN}`)).status, 200);
}

describe('CORS', () => {
  test('a preflight allows the origin by name, and all headers of the SDK', async () => {
    const { status, headers } = await client().send('OPTIONS', '/sdk/v1/otps/authenticate', undefined, {
      origin: ORIGIN,
    });
    assert.equal(status, 204);
    assert.equal(headers.get('access-control-allow-origin'), ORIGIN);
    assert.equal(headers.get('access-control-allow-credentials'), 'true');
    assert.match(headers.get('vary') ?? '', /Origin/);
    assert.match(headers.get('access-control-allow-methods') ?? '', /GET,POST,PUT,PATCH,DELETE/);
    for (const name of ['authorization', 'content-type', 'x-sdk-client', 'x-sdk-parent-host']) {
      assert.ok(headers.get('access-control-allow-headers')?.split(',').includes(name), name);
    }
  });

  for (const path of ['/sdk/v1/nowhere', '/inbox.json', '/emulator/settings', '/sdk/v1/events']) {
    test(`pages can read the answer of ${path}, errors included`, async () => {
      const { headers } = await client().send('GET', path, undefined, { origin: ORIGIN });
      assert.equal(headers.get('access-control-allow-origin'), ORIGIN);
      assert.equal(headers.get('access-control-allow-credentials'), 'true');
    });
  }
});

test('its address leads to the inbox', async () => {
  const { status, headers } = await client().send('GET', '/');
  assert.equal(status, 200);
  assert.match(headers.get('content-type') ?? '', /^text\/html/);
});

describe('malformed requests get an error, and the server keeps running', () => {
  const large = JSON.stringify({ email: 'a'.repeat(64 * 1024) });
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  for (const [method, path, body, status, type] of [
    ['POST', '/sdk/v1/otps/authenticate', '{"token":', 400, 'bad_request'],
    ['POST', '/sdk/v1/otps/authenticate', '"text"', 400, 'bad_request'],
    ['POST', '/sdk/v1/otps/authenticate', 'null', 400, 'bad_request'],
    ['POST', '/sdk/v1/otps/authenticate', '{"__proto__":{"token":"1"}}', 400, 'invalid_token'],
    ['POST', '/sdk/v1/events', '{}', 400, 'bad_request'],
    ['POST', '/sdk/v1/users/search', deep, 400, 'bad_request'],
    ['POST', '/sdk/v1/users/search', `{"a":${deep}}`, 400, 'bad_request'],
    ['POST', '/sdk/v1/users/search', large, 413, 'bad_request'],
    ['POST', '/sdk/v1/nowhere', '{}', 404, 'route_not_found'],
    ['GET', '/nowhere', undefined, 404, 'route_not_found'],
    ['GET', '/sdk/v1/projects/bootstrap', undefined, 404, 'route_not_found'],
    ['GET', '/sdk/v1/projects/bootstrap/%E0%A4%A', undefined, 401, 'unauthorized_credentials'],
    ['GET', '/sdk/v1/otps/authenticate', undefined, 405, 'method_not_allowed'],
    ['DELETE', '/inbox.json', undefined, 405, 'method_not_allowed'],
  ] as const) {
    test(`${method} ${path} ${body?.slice(0, 20) ?? ''}`, async () => {
      const authorization = `Basic ${Buffer.from(`${PUBLIC_TOKEN}:${PUBLIC_TOKEN}`).toString('base64')}`;
      assertRefused(await client().send(method, path, body, { authorization }), status, type);
      await assertStillAnswers();
    });
  }

  test('not HTTP, a target that is not a path, an upload that breaks off', async () => {
    assert.match(await sendRaw('nonsense\r\n\r\n'), /^HTTP\/1\.1 400 /);
    assert.match(
      await sendRaw('GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      /^HTTP\/1\.1 400 /,
    );
    await sendRaw('POST /sdk/v1/events HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n[');
    await assertStillAnswers();
  });
});
