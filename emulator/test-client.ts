import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import type { Emulator } from './server.ts';
import { startEmulator } from './server.ts';

/** The token that tests sign their requests with. */
export const PUBLIC_TOKEN = 'public-token-test-11111111-1111-1111-1111-111111111111';

/** Where tests' emulators stand in time (epoch milliseconds); only `advance` moves them. */
export const FROZEN_NOW = Date.UTC(2030, 0, 15, 12);

/** An answer with its JSON body, read by path with `at` and `text`. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A client of one emulator over real HTTP. */
export class TestClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** A request to the provider's API, signed like the SDK signs it. */
  api(method: string, path: string, body?: unknown, sessionToken = PUBLIC_TOKEN): Promise<Answer> {
    const basic = Buffer.from(`${PUBLIC_TOKEN}:${sessionToken}`).toString('base64');
    return this.send(method, `/sdk/v1${path}`, body, { authorization: `Basic ${basic}` });
  }

  /** A request as it is given. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** Shifts the emulator's clock. */
  async advance(ms: number): Promise<void> {
    assert.equal((await this.send('POST', '/emulator/clock', { advanceMs: ms })).status, 200);
  }

  /** Changes settings that must be accepted. */
  async patchSettings(patch: object): Promise<void> {
    const answer = await this.send('PATCH', '/emulator/settings', patch);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  }

  /** Sends a code to a phone and returns it with its method id. */
  async sendCode(phone: string, minutes = 5): Promise<{ code: string; methodId: string }> {
    const body = { phone_number: phone, expiration_minutes: minutes };
    const answer = await this.api('POST', '/otps/sms/login_or_create', body);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return { methodId: text(answer, 'data.method_id'), code: await this.newest('code') };
  }

  /** A field of the newest message. */
  async newest(field: 'code' | 'link' | 'loginLink' | 'kind'): Promise<string> {
    return text(await this.send('GET', '/inbox.json'), `0.${field}`);
  }

  /** Signs in by SMS and returns the session's token. */
  async signIn(phone: string, minutes = 30): Promise<string> {
    const { code, methodId } = await this.sendCode(phone);
    const body = { token: code, method_id: methodId, session_duration_minutes: minutes };
    return text(await this.api('POST', '/otps/authenticate', body), 'data.session_token');
  }
}

/** The value at a dotted path of the body, undefined when there is none. */
export function at(answer: Answer, path: string): unknown {
  let value: unknown = answer.body;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The string at a dotted path of the body; fails the test when it is none. */
export function text(answer: Answer, path: string): string {
  const value = at(answer, path);
  assert.equal(typeof value, 'string', `no string at ${path} of ${JSON.stringify(answer.body)}`);
  return value as string;
}

/** Checks that an answer is the provider's refusal of this status and type. */
export function assertRefused(answer: Answer, status: number, type: string): void {
  assert.deepEqual([answer.status, at(answer, 'error_type')], [status, type], JSON.stringify(answer.body));
  assert.equal(at(answer, 'status_code'), status);
  assert.equal(at(answer, 'error_url'), `https://stytch.com/docs/api/errors/${status}#${type}`);
  assert.match(text(answer, 'request_id'), /^request-id-test-/);
  assert.notEqual(text(answer, 'error_message'), '');
  assert.equal(at(answer, 'data'), undefined);
}

/** Gives a test file one emulator, reset before each test. */
export function emulatorForTests(): () => TestClient {
  let emulator: Emulator;
  let client: TestClient;
  before(async () => {
    emulator = await startEmulator({ port: 0, now: () => FROZEN_NOW });
    client = new TestClient(emulator.url);
  });
  beforeEach(async () => {
    await client.send('POST', '/emulator/reset');
  });
  after(() => emulator.close());
  return () => client;
}
