/**
 * Does what docs/get-started.md says, in an empty folder, with the files that are in the page. The route for an API
 * of docs/after-sign-in.md is tried there, too.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { EmulatorClient } from '../../emulator/client.ts';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { type CommandResult, root, runCommand } from './command.ts';

export interface NewcomerOptions {
  /** An empty folder, which becomes the newcomer's site. */
  readonly folder: string;
  /** The folder with the tarballs of a release. */
  readonly tarballs: string;
  /** What to install instead of the names in the page: exact versions. */
  readonly packages: Readonly<Record<'express' | 'stytch', string>>;
  /** Path of the browser. */
  readonly executablePath: string;
}

const read = (guide: string): string => readFileSync(join(root, 'docs', guide), 'utf8');

function match(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  assert.ok(found !== undefined, `nothing matches ${pattern}`);
  return found;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server of the newcomer, and waits until it has printed its address. */
async function withServer(
  file: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  use: () => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const ended = once(child, 'exit').then(() => assert.fail(`${file} has ended`));
    await Promise.race([once(child.stdout, 'data'), ended]);
    await use();
  } finally {
    child.kill();
  }
}

/** On a page whose widget has `look="modern"`. */
async function goAsFarAsTheCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2025550162');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByRole('textbox', { name: '6-digit code' }).waitFor();
}

/** On a page whose widget has `demo`, too. */
export async function tryDemo(page: Page): Promise<void> {
  await page.getByText('Demo: nothing is sent').waitFor();
  await goAsFarAsTheCode(page);
}

/** Visits the pages in the order of the guide. */
async function visit(page: Page, site: string, emulator: EmulatorClient): Promise<void> {
  await page.goto(`${site}/demo.html`);
  await tryDemo(page);

  await page.goto(`${site}/account.html`);
  await goAsFarAsTheCode(page);
  const { code = '' } = await emulator.message({ to: '+12025550162' });
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code);
  await page.getByRole('heading', { name: 'Your account' }).waitFor();

  await page.getByRole('button', { name: 'Account: +12025550162' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign up or log in' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/sign-in.html');
}

async function follow(
  { folder, tarballs, packages, executablePath }: NewcomerOptions,
  { url }: Emulator,
): Promise<CommandResult> {
  const guide = read('get-started.md');
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const here = (text: string): string =>
    text.replaceAll('http://localhost:4010', url).replaceAll('listen(3000', `listen(${port}`);
  mkdirSync(join(folder, 'public'));
  cpSync(tarballs, folder, { recursive: true });
  for (const [, path = '', content = ''] of guide.matchAll(
    /Save this as `([^`]+)`:\n\n```\w+\n(.*?)^```$/gms,
  ))
    writeFileSync(join(folder, path), here(content));
  const installs = [...guide.matchAll(/^(?:mv|npm init|npm install) .*$/gm)].join('\n');
  const named = Object.entries(packages).reduce(
    (text, [name, wanted]) => text.replace(name, wanted),
    installs,
  );
  const installed = await runCommand('sh', ['-ec', named], { cwd: folder });
  if (!installed.ok) return installed;
  cpSync(join(folder, 'node_modules/auth-widget/dist'), join(folder, 'public/auth-widget'), {
    recursive: true,
  });
  appendFileSync(
    join(folder, 'account.html'),
    match(guide, /to `account.html`, before `<\/html>`:\n\n```html\n(.*?)```/s),
  );

  const exported = [...guide.matchAll(/^export (\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    here(value ?? ''),
  ]);
  const env: NodeJS.ProcessEnv = Object.fromEntries(exported);
  const emulator = new EmulatorClient(url);
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await withServer('server.mjs', folder, env, () => visit(page, site, emulator));
  } finally {
    await browser.close();
  }

  const server = join(folder, 'server.mjs');
  const route = match(read('after-sign-in.md'), /### Express.*?```js\n(.*?)```/s);
  writeFileSync(server, readFileSync(server, 'utf8').replace('app.listen', `${route}app.listen`));
  await withServer('server.mjs', folder, env, async () => {
    const account = await fetch(`${site}/account.html`, { redirect: 'manual' });
    assert.equal(account.headers.get('location'), '/sign-in.html?to=%2Faccount.html');
    assert.equal((await fetch(`${site}/api/me`)).status, 401);
  });
  return { ok: true, output: '' };
}

/** Never rejects. */
export async function followGetStarted(options: NewcomerOptions): Promise<CommandResult> {
  const emulator = await startEmulator({ port: 0 });
  try {
    return await follow(options, emulator);
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    await emulator.close();
  }
}
