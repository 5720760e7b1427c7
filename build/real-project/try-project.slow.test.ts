import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startEmulator } from '../../emulator/server.ts';
import { B2B_CREDENTIALS, B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';
import { DEFAULT_CREDENTIALS } from '../../emulator/state/settings.ts';
import { type ProjectOptions, readOptions } from './options.ts';
import { exitCodeOf, toFixtures, toMarkdown } from './report.ts';
import { type ProjectReport, tryProject } from './try-project.ts';

const PUBLIC_TOKEN = 'public-token-test-11111111-1111-1111-1111-111111111111';
/** The emulator lists no redirect URLs by default. */
const UNLISTED = /^An emailed link that leads to the same URL with a query$/;

const consumer = {
  STYTCH_PUBLIC_TOKEN: PUBLIC_TOKEN,
  STYTCH_PROJECT_ID: DEFAULT_CREDENTIALS.project_id,
  STYTCH_SECRET: DEFAULT_CREDENTIALS.secret,
};
const business = {
  STYTCH_PUBLIC_TOKEN: B2B_PUBLIC_TOKEN,
  STYTCH_PROJECT_ID: B2B_CREDENTIALS.project_id,
  STYTCH_SECRET: B2B_CREDENTIALS.secret,
};

interface Project {
  readonly url: string;
  /** Every password that was sent, and every token that was answered. */
  readonly secrets: Set<string>;
  readonly emulator: (method: string, path: string, body?: object) => Promise<unknown>;
}

async function startProject(t: TestContext): Promise<Project> {
  const secrets = new Set<string>();
  const { url, close } = await startEmulator({
    port: 0,
    observe({ request, answer }) {
      const both = JSON.stringify([request, answer]);
      for (const [, value = ''] of both.matchAll(/"(?:password|session_token|session_jwt)":"([^"]{12,})"/g))
        secrets.add(value);
    },
  });
  t.after(close);
  const emulator: Project['emulator'] = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    assert.ok(response.ok, `${path}: ${response.status}`);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  return { url, secrets, emulator };
}

function optionsOf(environment: Record<string, string>, args: readonly string[] = []): ProjectOptions {
  const options = readOptions(args, environment);
  assert.ok(options !== 'help');
  return options;
}

const titles = ({ outcomes }: ProjectReport, result: string): string[] =>
  outcomes.filter((outcome) => outcome.result === result).map(({ title }) => title);

const written = (report: ProjectReport): string => toMarkdown(report) + JSON.stringify(toFixtures(report));

for (const [kind, environment, least] of [
  ['consumer', consumer, 25],
  ['business', business, 10],
] as const) {
  test(`goes through a ${kind} project, and keeps its secrets`, async (t) => {
    const { url, secrets, emulator } = await startProject(t);
    const report = await tryProject(optionsOf({ ...environment, STYTCH_API_URL: url }));
    assert.equal(report.kind, kind);
    assert.deepEqual(titles(report, 'skipped'), []);
    assert.ok(titles(report, 'expected').length >= least);
    assert.deepEqual(
      titles(report, 'other').filter((title) => !UNLISTED.test(title)),
      [],
    );
    const messages = (await emulator('GET', '/inbox.json')) as { to: string }[];
    assert.ok(messages.length > 0 && messages.length <= 5);
    for (const { to } of messages) assert.match(to, /^(sandbox@stytch\.com|\+10000000000)$/);

    const text = written(report);
    assert.ok(secrets.size > 0);
    for (const secret of [...secrets, environment.STYTCH_SECRET, environment.STYTCH_PUBLIC_TOKEN])
      assert.ok(!text.includes(secret), `${secret} is in the report`);
    assert.match(text, /By hand/);
    assert.match(text, kind === 'consumer' ? /German phone number/ : /list of organizations/);
  });
}

test('keeps the addresses that it was told', async (t) => {
  const { url, emulator } = await startProject(t);
  const own = ['--email=ada@shop.example', '--phone=+4915123456789'];
  const text = written(await tryProject(optionsOf({ ...consumer, STYTCH_API_URL: url }, own)));
  const messages = (await emulator('GET', '/inbox.json')) as { to: string }[];
  assert.ok(messages.some(({ to }) => to === 'ada@shop.example'));
  assert.doesNotMatch(text, /ada@|\+4915/);
});

test('without a secret leaves out the servers', async (t) => {
  const { url } = await startProject(t);
  const report = await tryProject(optionsOf({ STYTCH_PUBLIC_TOKEN: PUBLIC_TOKEN, STYTCH_API_URL: url }));
  const skipped = report.outcomes.filter(({ result }) => result === 'skipped');
  assert.equal(skipped.length, 4);
  for (const { meaning } of skipped) assert.match(meaning, /STYTCH_SECRET/);
});

test('says that the secret is wrong, and goes on', async (t) => {
  const { url } = await startProject(t);
  const secret = 'secret-test-wrong-and-still-a-secret';
  const report = await tryProject(optionsOf({ ...consumer, STYTCH_SECRET: secret, STYTCH_API_URL: url }));
  const refused = report.outcomes.filter(({ came }) => came.startsWith('401 unauthorized_credentials'));
  const servers = refused.filter(({ title, result }) => /server/.test(title) && result === 'other');
  assert.equal(servers.length, 3);
  for (const { meaning } of servers) assert.match(meaning, /project ID with its secret/);
  assert.ok(titles(report, 'expected').includes('Sign-out'));
  assert.ok(!written(report).includes(secret));
});

test('stops if the token is refused', async (t) => {
  const { url, emulator } = await startProject(t);
  await emulator('PATCH', '/emulator/settings', { public_token: 'public-token-test-another' });
  const report = await tryProject(optionsOf({ ...consumer, STYTCH_API_URL: url }));
  assert.equal(report.outcomes.length, 1);
  assert.match(report.outcomes[0]?.came ?? '', /^401 unauthorized_credentials/);
  assert.match(report.outcomes[0]?.meaning ?? '', /Project ID & API keys/);
  assert.match(toMarkdown(report), /There is no test user/);
  assert.equal(exitCodeOf(report), 1);
});

test('stops if the host cannot be reached', async () => {
  const { url, close } = await startEmulator({ port: 0 });
  await close();
  const report = await tryProject(optionsOf({ ...consumer, STYTCH_API_URL: url }));
  assert.deepEqual(
    report.outcomes.map(({ came }) => came.split(':')[0]),
    ['no answer'],
  );
  assert.match(report.outcomes[0]?.meaning ?? '', /Check the connection, and STYTCH_API_URL/);
});

test('reports what the published API does not have', async (t) => {
  const { url, emulator } = await startProject(t);
  const fault = { status: 400, type: 'brand_new_refusal', message: 'New.' };
  await emulator('PUT', '/emulator/faults', { route: '/otps/sms/login_or_create', fault });
  const report = await tryProject(optionsOf({ ...consumer, STYTCH_API_URL: url }));
  assert.match(toMarkdown(report), /published API\n {2}- .*unknown error_type brand_new_refusal/);
  assert.ok(titles(report, 'other').includes('A code by text message'));
});

test('as a command writes both files', async (t) => {
  const { url } = await startProject(t);
  const out = mkdtempSync(join(tmpdir(), 'try-project-'));
  t.after(() => rmSync(out, { recursive: true }));
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--out', out], {
    env: { ...process.env, ...consumer, STYTCH_API_URL: url },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await once(child, 'close');
  assert.match(printed, /\d+ as expected, .*report\.md/);
  assert.match(readFileSync(join(out, 'report.md'), 'utf8'), /^# A real project/);
  const fixtures = JSON.parse(readFileSync(join(out, 'fixtures.json'), 'utf8')) as { exchanges: unknown[] }[];
  assert.ok(fixtures.every(({ exchanges }) => exchanges.length > 0));
});
