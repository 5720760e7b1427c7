import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { startEmulator } from './server.ts';
import { assertRefused, at, emulatorForTests, PUBLIC_TOKEN } from './test-client.ts';

const BOOTSTRAP = `/projects/bootstrap/${PUBLIC_TOKEN}`;
const ORIGIN = 'http://localhost:7001';
const client = emulatorForTests();

/** Writes bytes as they are and returns what comes back until the server ends the connection. */
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
  assert.equal((await client().api('GET', BOOTSTRAP)).status, 200);
}

/** Runs the command until it ends or says something, whichever comes first; `code` is null if it was still up. */
async function runMain(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.startsWith('emulator listening')) child.kill();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

describe('bootstrap', () => {
  test('has every field that the SDK cannot do without', async () => {
    const { body } = await client().api('GET', BOOTSTRAP);
    const { data } = body as { data: Record<string, unknown> };
    assert.equal(data['password_config'], null);
    assert.deepEqual(data['captcha_settings'], { enabled: false });
    assert.deepEqual(data['rbac_policy'], { roles: [], resources: [], scopes: [] });
    assert.equal(data['vertical'], 'CONSUMER');
    assert.equal('public_token' in data, false);
  });
});

describe('credentials', () => {
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
  for (const [name, authorization] of [
    ['missing', undefined],
    ['of another scheme', `Bearer ${PUBLIC_TOKEN}`],
    ['not base64', 'Basic ???'],
    ['without a second half', basic(PUBLIC_TOKEN)],
    ['of another kind of token', basic('secret-test-1:secret-test-1')],
    ['of another token than the path', basic('public-token-test-2:public-token-test-2')],
  ] as const) {
    test(`${name} are refused`, async () => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const answer = await client().send('GET', `/sdk/v1${BOOTSTRAP}`, undefined, headers);
      assertRefused(answer, 401, 'unauthorized_credentials');
    });
  }

  test('must name the pinned token, when one is pinned', async () => {
    await client().patchSettings({ public_token: 'public-token-test-pinned' });
    assertRefused(await client().api('GET', BOOTSTRAP), 401, 'unauthorized_credentials');
    await client().patchSettings({ public_token: PUBLIC_TOKEN });
    await assertStillAnswers();
  });
});

describe('CORS', () => {
  test('a preflight names the exact origin and all headers of the SDK', async () => {
    const { status, headers } = await client().send('OPTIONS', '/sdk/v1/otps/authenticate', undefined, {
      origin: ORIGIN,
    });
    assert.equal(status, 204);
    assert.equal(headers.get('access-control-allow-origin'), ORIGIN);
    assert.equal(headers.get('access-control-allow-credentials'), 'true');
    assert.equal(headers.get('vary'), 'Origin');
    assert.match(headers.get('access-control-allow-methods') ?? '', /GET,POST,PUT,PATCH,DELETE/);
    for (const name of ['authorization', 'content-type', 'x-sdk-client', 'x-sdk-parent-host']) {
      assert.ok(headers.get('access-control-allow-headers')?.split(',').includes(name), name);
    }
  });

  for (const path of ['/sdk/v1/nowhere', '/inbox.json', '/emulator/settings', '/sdk/v1/events']) {
    test(`the answer of ${path} can be read by the page, also when it is a refusal`, async () => {
      const { headers } = await client().send('GET', path, undefined, { origin: ORIGIN });
      assert.equal(headers.get('access-control-allow-origin'), ORIGIN);
      assert.equal(headers.get('access-control-allow-credentials'), 'true');
    });
  }
});

describe('malformed requests are refused and survived', () => {
  const large = JSON.stringify({ email: 'a'.repeat(64 * 1024) });
  for (const [method, path, body, status, type] of [
    ['POST', '/sdk/v1/otps/authenticate', '{"token":', 400, 'bad_request'],
    ['POST', '/sdk/v1/otps/authenticate', '"text"', 400, 'bad_request'],
    ['POST', '/sdk/v1/otps/authenticate', 'null', 400, 'bad_request'],
    ['POST', '/sdk/v1/otps/authenticate', '{"__proto__":{"token":"1"}}', 400, 'invalid_token'],
    ['POST', '/sdk/v1/events', '{}', 400, 'bad_request'],
    ['POST', '/sdk/v1/users/search', large, 413, 'request_too_large'],
    ['POST', '/sdk/v1/nowhere', '{}', 404, 'route_not_found'],
    ['GET', '/', undefined, 404, 'route_not_found'],
    ['GET', '/sdk/v1/projects/bootstrap', undefined, 404, 'route_not_found'],
    ['GET', '/sdk/v1/projects/bootstrap/%E0%A4%A', undefined, 400, 'bad_request'],
    ['GET', '/sdk/v1/otps/authenticate', undefined, 405, 'method_not_allowed'],
    ['DELETE', '/inbox.json', undefined, 405, 'method_not_allowed'],
  ] as const) {
    test(`${method} ${path} ${body?.slice(0, 20) ?? ''}`, async () => {
      const authorization = `Basic ${Buffer.from(`${PUBLIC_TOKEN}:${PUBLIC_TOKEN}`).toString('base64')}`;
      assertRefused(await client().send(method, path, body, { authorization }), status, type);
      await assertStillAnswers();
    });
  }

  test('bytes that are not HTTP, a target that is no path, an upload that stops half-way', async () => {
    assert.match(await sendRaw('nonsense\r\n\r\n'), /^HTTP\/1\.1 400 /);
    assert.match(await sendRaw('GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'), /^HTTP\/1\.1 400 /);
    await sendRaw('POST /sdk/v1/events HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n[');
    await assertStillAnswers();
  });
});

describe('telemetry', () => {
  test('is taken without credentials and can be read back', async () => {
    const events = [{ telemetry: {}, event: { event_name: 'render_login_screen' } }];
    assert.equal((await client().send('POST', '/sdk/v1/events', events)).status, 200);
    assert.deepEqual((await client().send('GET', '/emulator/events')).body, events);
  });
});

describe('starting and stopping', () => {
  test('a taken port is an error', async () => {
    await assert.rejects(startEmulator({ port: Number(new URL(client().url).port) }), { code: 'EADDRINUSE' });
  });

  test('127.0.0.1 and ::1 both answer, where the machine has both', async () => {
    const hosts = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ address }) => address === '127.0.0.1' || address === '::1')
      .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
    assert.ok(hosts.includes('127.0.0.1'));
    for (const host of hosts) {
      const response = await fetch(`http://${host}:${new URL(client().url).port}/inbox.json`);
      assert.equal(response.status, 200, host);
    }
  });

  test('a port that is taken on ::1 only is taken, too', async (context) => {
    const other = createServer();
    other.listen(0, '::1');
    await once(other, 'listening').catch(() => context.skip('no IPv6 here'));
    if (!other.listening) return;
    context.after(() => other.close());
    const { port } = other.address() as AddressInfo;
    await assert.rejects(startEmulator({ port }), { code: 'EADDRINUSE' });
  });

  test('the command prints its address, and a sentence when it cannot start', async () => {
    const port = new URL(client().url).port;
    for (const [args, code, output] of [
      [['--port', port], 1, /^The emulator did not start: .*EADDRINUSE/],
      [['--port', 'x'], 1, /^The emulator did not start: --port must be a whole number/],
      [['--prt', '1'], 1, /^The emulator did not start: Unknown option '--prt'/],
      [['--help'], 0, /--port .*default: 4010/],
      [['--port', '0'], null, /^emulator listening on http:\/\/localhost:\d+\n$/],
    ] as const) {
      const ended = await runMain(args);
      assert.match(ended.output, output);
      assert.equal(ended.code, code);
    }
  });

  test('close ends hanging requests and frees the port', async () => {
    const emulator = await startEmulator({ port: 0 });
    const stream = await fetch(`${emulator.url}/inbox/stream`);
    await emulator.close();
    await assert.rejects(stream.text());
    const again = await startEmulator({ port: emulator.port });
    await again.close();
    assert.equal(again.port, emulator.port);
    assert.equal(at(await client().api('GET', BOOTSTRAP), 'data.status_code'), 200);
  });
});
