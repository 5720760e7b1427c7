/** The command `auth-widget-doctor`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../build/doctor/report.ts';
import { startDemo } from '../../examples/demo.ts';
import { findHeadlessChromium } from '../browser.ts';
import { expect, publicToken, test } from '../e2e/fixtures.ts';

const command = fileURLToPath(new URL('../../dist/doctor.mjs', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function doctor(...args: string[]): Promise<Run> {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, CHROME_PATH: findHeadlessChromium() },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

const reportOf = ({ out }: Run): Report => JSON.parse(out) as Report;

test('finds nothing wrong with the demo, and prints how it is set', async () => {
  const demo = await startDemo({ port: 0, emulatorPort: 0 });
  try {
    const { code, out, err } = await doctor(`${demo.url}/_app`);
    expect(err).toBe('');
    expect(out).toMatch(/auth-widget \d.*<auth-widget.*\/_app: \d notes?\n/);
    expect(out).toContain('config.otpOptions.methods');
    expect(out).not.toContain(publicToken);
    expect(code).toBe(0);
  } finally {
    await demo.close();
  }
});

test('exits with 1 if something is wrong, and says what', async ({ site, emulator }) => {
  const script = '<script type="module" src="/dist/auth-widget.js"></script>';
  await emulator.settings({
    disabled_endpoints: ['/otps/sms/login_or_create'],
    max_session_duration_minutes: 20,
  });
  const tag = `<auth-widget public-token="${publicToken}" api-url="${emulator.url}" products="otp" product="otp"></auth-widget>`;
  const run = await doctor('--json', site.addPage('/doctor', `<!doctype html>${script}${tag}`));
  const { diagnoses, findings } = reportOf(run);
  expect(diagnoses).toHaveLength(1);
  expect(diagnoses[0]?.findings).toContainEqual({
    severity: 'warning',
    topic: 'settings',
    message: 'product is not a known attribute and is ignored. Did you mean products?',
  });
  const refusals = diagnoses[0]?.findings.filter(({ message }) => /Stytch refuses/.test(message));
  expect(refusals?.map(({ message }) => message).sort()).toEqual([
    expect.stringMatching(/endpoint_not_authorized_for_sdk.*otps\/sms\/login_or_create/),
    expect.stringMatching(/invalid_session_duration_minutes.*otps\/authenticate/),
  ]);
  expect(findings).toEqual([]);
  expect(run.code).toBe(1);
});

test('says why an element does not start, which could not say it itself', async ({ site }) => {
  const script = '<script type="module" src="/lost/auth-widget.js"></script>';
  const run = await doctor(
    '--json',
    site.addPage('/doctor', `<!doctype html>${script}<auth-widget></auth-widget><auth-sesion></auth-sesion>`),
  );
  const { findings, console } = reportOf(run);
  expect(findings.map(({ message }) => message)).toEqual([
    `The script ${site.url}/lost/auth-widget.js does not load: 404.`,
    expect.stringMatching(/^<auth-widget> is on the page, but no script registers it. Load auth-widget\.js/),
    'No script registers <auth-sesion>. Did you mean <auth-session>?',
  ]);
  expect(console).toContainEqual(expect.stringMatching(/ 404 \(.*\) \(http:.*\/lost\/auth-widget\.js\)$/));
  expect(run.code).toBe(1);
});

test('exits with 2 if the page cannot be examined', async ({ site }) => {
  const remote = await doctor('https://shop.example/');
  expect(remote).toMatchObject({ code: 2, out: '' });
  expect(remote.err).toContain('--allow-remote');
  site.failFiles(/^\/gone$/, 'reset');
  const gone = await doctor(`${site.url}/gone`);
  expect(gone).toMatchObject({ code: 2, out: '' });
  expect(gone.err).toContain('Is its server running?');
  site.heal();
});

test('asks no other computer for the page it is led to, and prints no control characters', async ({
  site,
}) => {
  let asked = 0;
  // This computer, by a name that the command does not take for it.
  const remote = site
    .addRoute('/remote', async (_request, response) => {
      asked += 1;
      response.end();
    })
    .replace('localhost', '0.0.0.0');
  const redirect = site.addRoute('/redirect', async (_request, response) => {
    response.writeHead(302, { location: remote }).end();
  });
  const script = site.addPage('/script', `<!doctype html><script>location.href = '${remote}'</script>`);
  for (const url of [redirect, script]) {
    const { code, err } = await doctor(url);
    expect(err).toContain(`${new URL(remote).origin} is not this computer. Use --allow-remote`);
    expect(code).toBe(2);
  }
  expect(asked).toBe(0);
  const sequences = site.addPage(
    '/sequences',
    "<!doctype html><script>console.error('\\x9b31m\\x1b[2J')</script>",
  );
  for (const args of [[], ['--json']])
    expect((await doctor(sequences, ...args)).out).toContain('\\u009b31m\\u001b[2J');
});

test('shows no frame of another computer to root, sends nothing to other servers of this one, and answers dialogs', async ({
  site,
}) => {
  const heard: string[] = [];
  const other = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*').end();
  }).listen(0);
  try {
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const send = (host: string, path: string) =>
      `fetch('http://${host}:${port}/${path}', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => 0);`;
    site.addRoute('/worker.js', async (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(send('localhost', 'worker'));
    });
    const inFrame = site.addPage('/frame', `<!doctype html><script>${send('localhost', 'frame')}</script>`);
    const page = site.addPage(
      '/sends',
      `<!doctype html>
      <iframe src="${inFrame.replace('localhost', '127.0.0.1')}"></iframe>
      <iframe src="http://0.0.0.0:${port}/remote"></iframe>
      <form action="http://localhost:${port}/form" method="post" target="form"></form><iframe name="form"></iframe>
      <script>
        alert(1);
        ${send('localhost', 'fetch')} ${send('127.0.0.1', 'ip')}
        navigator.sendBeacon('http://localhost:${port}/beacon', 'x');
        document.forms[0].submit();
        open('http://localhost:${port}/window');
        new Worker('/worker.js');
        globalThis.SharedWorker && new SharedWorker('/worker.js');
        navigator.serviceWorker?.register('/worker.js').catch(() => 0);
        fetch('http://localhost:${port}/read').catch(() => 0);
        confirm(2);
      </script>`,
    );
    const { code, err } = await doctor('--json', page);
    expect(err).toBe('');
    expect(code).toBe(1);
    const isRoot = process.getuid?.() === 0;
    const probed = /^GET \/sdk\/v1\/projects\/bootstrap\/none$/;
    expect(heard.filter((line) => !probed.test(line)).sort()).toEqual([
      'GET /read',
      ...(isRoot ? [] : ['GET /remote']),
    ]);
  } finally {
    other.close();
  }
});

test('does not wait for a script that does not end', async ({ site }) => {
  const { code, err } = await doctor(site.addPage('/endless', '<!doctype html><script>for (;;);</script>'));
  expect(err).toBe('A script of the page does not end.\n');
  expect(code).toBe(2);
});
