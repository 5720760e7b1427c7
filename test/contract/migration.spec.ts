/** docs/migration.md, followed to the letter: the page before on Stytch's own element, and the page after on ours. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';
import { EmulatorClient } from '../e2e/emulator.ts';
import { publicToken } from '../e2e/host-page.ts';
import { type Site, startSite } from '../e2e/servers.ts';
import { test } from '../e2e/worker.ts';

const EMAIL = 'ada@acme.test';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The page's blocks of changed code, the consumer's first. */
const [consumer = '', business = ''] = [
  ...readFileSync(`${root}docs/migration.md`, 'utf8').matchAll(/```diff\n([^]+?)```/g),
].map(([, block = '']) => block);

const linesOf = (block: string, dropped: '+' | '-'): string =>
  block
    .split('\n')
    .filter((line) => !line.startsWith(dropped))
    .map((line) => line.slice(1))
    .join('\n');

/** Replaces what has to be there exactly once. */
function replaceOnce(text: string, from: string | RegExp, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, to);
}

let server: Emulator;
let site: Site;
let emulator: EmulatorClient;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startEmulator({ port: 0 });
  emulator = new EmulatorClient(server.url);
  site = await startSite({ roots: { '/dist/': `${root}dist/` } });
  site.addPage(
    '/account',
    '<!doctype html><title>Account</title><link rel="icon" href="data:,"><h1>Account</h1>',
  );
});

test.afterAll(async () => {
  await Promise.all([server.close(), site.close()]);
});

interface Given {
  /** Of the block in the guide. */
  readonly code: string;
  readonly html: string;
  readonly token: string;
}

/** Where the page notes the events that its callback hears, also for the page after it. */
const HEARD = 'sessionStorage.heard';

/** Opens a page with such code. */
async function open(page: Page, { code, html, token }: Given): Promise<void> {
  const note = `${HEARD} = (${HEARD} ?? '') + ' ' + type;`;
  const listening = replaceOnce(code, 'onEvent({ type }) {', `onEvent({ type }) { ${note}`);
  const { outputFiles } = await build({
    stdin: { contents: `const publicToken = '${token}';\n${listening}`, resolveDir: root, loader: 'js' },
    alias: { 'auth-widget': '/dist/auth-widget.js', 'auth-widget/b2b-widget': '/dist/auth-b2b-widget.js' },
    external: ['/dist/*'],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  site.addRoute('/page.js', async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(outputFiles[0]?.text);
  });
  const address = site.addPage(
    '/login',
    `<!doctype html><link rel="icon" href="data:,">${html}<script type="module" src="/page.js"></script>`,
  );
  await page.goto(address);
}

/** The page before the change. Only an option of its client can point it at the emulator. */
const before = (block: string, html: string, token: string): Given => {
  const api = JSON.stringify(server.url);
  const endpoints = `{ endpoints: { testAPIURL: ${api}, liveAPIURL: ${api}, dfpBackendURL: ${api} } }`;
  const code = replaceOnce(linesOf(block, '+'), /Client\(publicToken\)/, `Client(publicToken, ${endpoints})`);
  return { code, html, token };
};

const after = (block: string, tag: string, token: string): Given => ({
  code: linesOf(block, '-'),
  html: `<${tag} api-url="${server.url}"></${tag}>`,
  token,
});

/** What the routes were sent, in the order of the routes. */
async function sentTo(routes: readonly string[]): Promise<unknown> {
  const sent = await Promise.all(routes.map(async (route) => [route, await emulator.bodies(route)]));
  // Each visit has ids of its own.
  return JSON.parse(JSON.stringify(sent).replace(/-test-[\da-f-]{36}/g, '')) as unknown;
}

interface Seen {
  readonly heard: readonly string[];
  readonly sent: unknown;
  /** Warnings in the console. */
  readonly warned: readonly string[];
}

async function visit(
  page: Page,
  given: Given,
  signIn: () => Promise<void>,
  routes: readonly string[],
): Promise<Seen> {
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') warned.push(message.text());
  });
  await open(page, given);
  await signIn();
  // The page's own callback has sent the visitor there.
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  const heard = (await page.evaluate(HEARD)) as string;
  return { heard: heard.trim().split(' '), warned, sent: await sentTo(routes) };
}

test('the consumer page works as before', async ({ browser }) => {
  const seen: Seen[] = [];
  for (const given of [
    before(consumer, '<stytch-ui></stytch-ui>', publicToken),
    after(consumer, 'auth-widget', publicToken),
  ]) {
    await emulator.reset();
    const page = await (await browser.newContext()).newPage();
    const signIn = async (): Promise<void> => {
      await expect(page.getByText('Welcome back').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
      const proceed = page.getByRole('button', { name: /^Continue( with email)?$/ });
      await expect(proceed).toHaveCSS('background-color', 'rgb(122, 31, 92)');
      await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
      await proceed.click();
      const { code = '' } = await emulator.inbox(EMAIL);
      await page.getByRole('textbox', { name: /passcode/i }).pressSequentially(code);
    };
    seen.push(await visit(page, given, signIn, ['/otps/email/login_or_create', '/otps/authenticate']));
    await page.context().close();
  }
  const [official, ours] = seen;
  expect(official?.heard).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(ours?.heard).toEqual(official?.heard);
  expect(ours?.sent).toEqual(official?.sent);
  expect(JSON.stringify(ours?.sent)).toContain('"locale":"es"');
  expect(ours?.warned).toEqual([
    expect.stringContaining('\n  presentation.options.buttonId: find controls by role'),
  ]);
});

for (const { tag, block, token, heading } of [
  { tag: 'auth-widget', block: consumer, token: publicToken, heading: 'Welcome back' },
  { tag: 'auth-b2b-widget', block: business, token: B2B_PUBLIC_TOKEN, heading: undefined },
])
  test(`diagnose() of <${tag}> prints the tag that replaces the settings`, async ({ page }) => {
    const looksLike = async (): Promise<void> => {
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Continue( with email)?$/ })).toHaveCSS(
        'background-color',
        'rgb(122, 31, 92)',
      );
      if (heading !== undefined) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    };
    await open(page, after(block, tag, token));
    await looksLike();
    const printing = page.waitForEvent('console', (message) => message.text().includes(`\n<${tag}>\n`));
    await page
      .locator(tag)
      .evaluate((element) => (element as HTMLElementTagNameMap['auth-widget']).diagnose());
    const printed = (await printing).text();
    const replacing = printed
      .slice(printed.indexOf('<'))
      .replace('>', ` public-token="${token}" api-url="${server.url}">`);
    expect(replacing).toContain('"sessionDurationMinutes": 60');
    const address = site.addPage(
      '/replaced',
      `<!doctype html><link rel="icon" href="data:,">${replacing}<script type="module" src="/dist/${tag}.js"></script>`,
    );
    await page.goto(address);
    await looksLike();
    const { migrated } = await page
      .locator(tag)
      .evaluate((element) => (element as HTMLElementTagNameMap['auth-widget']).diagnose());
    expect(migrated).toBeUndefined();
  });

test('until the settings are translated there is nothing, least of all an error', async ({ page }) => {
  const warned: string[] = [];
  page.on('console', (message) => warned.push(message.text()));
  const release = site.holdFiles(/chunks\/migrate-/);
  const app = page.waitForResponse(/chunks\/app-/);
  await open(page, after(consumer, 'auth-widget', publicToken));
  await (await app).finished();
  expect(await page.locator('auth-widget').evaluate(({ shadowRoot }) => shadowRoot?.childNodes.length)).toBe(
    0,
  );
  expect(warned).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('the business page works as before', async ({ browser }) => {
  const seen: Seen[] = [];
  const routes = [
    '/b2b/otps/email/discovery/send',
    '/b2b/otps/email/discovery/authenticate',
    '/b2b/discovery/intermediate_sessions/exchange',
  ];
  for (const given of [
    before(business, '<stytch-b2b></stytch-b2b>', B2B_PUBLIC_TOKEN),
    after(business, 'auth-b2b-widget', B2B_PUBLIC_TOKEN),
  ]) {
    await emulator.reset();
    const organizations = ['Acme', 'Globex'].map((name) => ({
      organization_name: name,
      members: [{ email_address: EMAIL }],
    }));
    await emulator.settings({ b2b: { organizations } });
    const page = await (await browser.newContext()).newPage();
    const signIn = async (): Promise<void> => {
      await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
      await page.getByRole('button', { name: /^Continue( with email)?$/ }).click();
      const { code = '' } = await emulator.inbox(EMAIL);
      await page.getByRole('textbox', { name: /passcode/i }).pressSequentially(code);
      await expect(page.getByText('Where to?').first()).toBeVisible();
      await page.getByText('Acme', { exact: true }).click();
    };
    seen.push(await visit(page, given, signIn, routes));
    await page.context().close();
  }
  const [official, ours] = seen;
  expect(official?.heard.at(-1)).toBe('AUTHENTICATE_FLOW_COMPLETE');
  expect(ours?.heard.filter((type) => official?.heard.includes(type))).toEqual(official?.heard);
  expect(ours?.sent).toEqual(official?.sent);
  expect(ours?.warned).toEqual([]);
});
