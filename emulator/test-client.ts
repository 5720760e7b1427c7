import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach } from 'node:test';

import { differencesOf } from './api-shapes/check.ts';
import { type Emulator, startEmulator } from './server.ts';
import { B2B_PUBLIC_TOKEN } from './state/b2b/settings.ts';

/** The public token of the tests' requests. */
export const PUBLIC_TOKEN = 'public-token-test-11111111-1111-1111-1111-111111111111';

/** The time at which every test starts, in epoch milliseconds. Only `advance` moves it. */
export const FROZEN_NOW = Date.UTC(2030, 0, 15, 12);

/** A token that looks right and that nobody was given. */
export const UNKNOWN_TOKEN = 'x'.repeat(44);

/** An answer. `at` and `text` read its JSON body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Talks to an emulator over HTTP. */
export class TestClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Sends a request to the SDK's API, with the credentials that the SDK sends. */
  api(method: string, path: string, body?: unknown, sessionToken = PUBLIC_TOKEN): Promise<Answer> {
    const basic = Buffer.from(`${PUBLIC_TOKEN}:${sessionToken}`).toString('base64');
    return this.send(method, `/sdk/v1${path}`, body, { authorization: `Basic ${basic}` });
  }

  /** Sends a request to the SDK's API of the B2B project. */
  b2b(path: string, body?: unknown, sessionToken = B2B_PUBLIC_TOKEN, method = 'POST'): Promise<Answer> {
    const basic = Buffer.from(`${B2B_PUBLIC_TOKEN}:${sessionToken}`).toString('base64');
    return this.send(method, `/sdk/v1/b2b${path}`, body, { authorization: `Basic ${basic}` });
  }

  /** Adds an organization and returns its id. */
  async addOrganization(organization: object): Promise<string> {
    const name = { organization_name: 'Acme' };
    const patch = { b2b: { organizations: [{ ...name, ...organization }] } };
    const answer = await this.send('PATCH', '/emulator/settings', patch);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const organizations = at(answer, 'b2b.organizations') as { organization_id: string }[];
    return organizations.at(-1)?.organization_id ?? '';
  }

  /** Sends a request. A string is sent as it is, any other body as JSON. */
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

  /** Moves the emulator's clock forward. */
  async advance(ms: number): Promise<void> {
    assert.equal((await this.send('POST', '/emulator/clock', { advanceMs: ms })).status, 200);
  }

  /** Changes settings; fails the test if they are refused. */
  async patchSettings(patch: object): Promise<void> {
    const answer = await this.send('PATCH', '/emulator/settings', patch);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  }

  /** Sends a code by SMS and returns it with its `method_id`. */
  async sendCode(phone: string, minutes = 5): Promise<{ code: string; methodId: string }> {
    const body = { phone_number: phone, expiration_minutes: minutes };
    const answer = await this.api('POST', '/otps/sms/login_or_create', body);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return { methodId: text(answer, 'data.method_id'), code: await this.newest('code') };
  }

  /** A field of the newest message in the inbox. */
  async newest(field: 'code' | 'link' | 'loginLink' | 'kind'): Promise<string> {
    return text(await this.send('GET', '/inbox.json'), `0.${field}`);
  }

  /** The token in the newest link of the inbox. */
  async newestToken(): Promise<string> {
    return new URL(await this.newest('link')).searchParams.get('token') ?? '';
  }

  /** Signs a member in by a code in an email, and returns the answer: a session, or what is still missing. */
  async signInMember(organizationId: string, email: string, extra: object = {}): Promise<Answer> {
    const who = { organization_id: organizationId, email_address: email };
    const sent = await this.b2b('/otps/email/login_or_signup', who);
    assert.equal(sent.status, 200, JSON.stringify(sent.body));
    const code = await this.newest('code');
    return this.b2b('/otps/email/authenticate', { ...who, code, session_duration_minutes: 60, ...extra });
  }

  /** Signs in by SMS and returns the session token. */
  async signIn(phone: string, minutes = 30): Promise<string> {
    const { code, methodId } = await this.sendCode(phone);
    const body = { token: code, method_id: methodId, session_duration_minutes: minutes };
    return text(await this.api('POST', '/otps/authenticate', body), 'data.session_token');
  }

  /** Sets up an authenticator app, which is the session's second factor, and returns the session's new JWT. */
  async addFactor(sessionToken: string): Promise<string> {
    const registered = await this.api('POST', '/totps', { expiration_minutes: 5 }, sessionToken);
    const secret = text(registered, 'data.secret');
    const totp_code = text(await this.send('POST', '/emulator/totp', { secret }), 'code');
    const body = { totp_code, session_duration_minutes: 30 };
    return text(await this.api('POST', '/totps/authenticate', body, sessionToken), 'data.session_jwt');
  }
}

/** The value at a dotted path in the body; undefined if there is none. */
export function at(answer: Answer, path: string): unknown {
  let value: unknown = answer.body;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The string at a dotted path in the body; fails the test if there is none. */
export function text(answer: Answer, path: string): string {
  const value = at(answer, path);
  assert.equal(typeof value, 'string', `no string at ${path} in ${JSON.stringify(answer.body)}`);
  return value as string;
}

/** Checks that an answer is the provider's error with this status and type. */
export function assertRefused(answer: Answer, status: number, type: string): void {
  assert.deepEqual([answer.status, at(answer, 'error_type')], [status, type], JSON.stringify(answer.body));
  assert.equal(at(answer, 'status_code'), status);
  assert.equal(at(answer, 'error_url'), `https://stytch.com/docs/api/errors/${status}#${type}`);
  assert.match(text(answer, 'request_id'), /^request-id-test-/);
  assert.notEqual(text(answer, 'error_message'), '');
  assert.equal(at(answer, 'data'), undefined);
}

let client: TestClient | undefined;
let wasUsed = false;

/**
 * Gives a test file an emulator that is reset before each test. The unit tests run many files in one process, where
 * hooks apply to the tests of every file: so the files share one emulator, and only tests that use it cost a reset.
 */
export function emulatorForTests(): () => TestClient {
  registerHooks();
  return () => {
    if (client === undefined) throw new Error('The emulator only runs during tests.');
    wasUsed = true;
    return client;
  };
}

let areHooksRegistered = false;

function registerHooks(): void {
  if (areHooksRegistered) return;
  areHooksRegistered = true;
  let emulator: Emulator;
  const differences: string[] = [];
  before(async () => {
    emulator = await startEmulator({
      port: 0,
      now: () => FROZEN_NOW,
      // Many tests send as little as they can.
      observe: (exchange) => differences.push(...differencesOf({ ...exchange, request: undefined })),
    });
    client = new TestClient(emulator.url);
  });
  beforeEach(async () => {
    if (wasUsed) await client?.send('POST', '/emulator/reset');
    wasUsed = false;
  });
  afterEach(() => {
    const found = new Set(differences.splice(0));
    assert.deepEqual([...found], [], "differences from Stytch's API");
  });
  after(() => emulator.close());
}
