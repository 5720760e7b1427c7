/** Runs Ghost with SQLite, on content of its own. */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, poll, startProgram, stopProgram } from '../engines/process.ts';

/** The last version that runs on Node 20. */
export const ghostVersion = '5.130.4';

/** Where install-ghost.ts puts it. */
export const ghostFolder = fileURLToPath(new URL('../../.tmp/ghost/', import.meta.url));
const program = join(ghostFolder, 'package');
export const ghostEntry = join(program, 'index.js');

export interface Ghost {
  readonly url: string;
  readonly version: string;
  /**
   * Publishes a page with an HTML card, as the editor does.
   * @returns its address
   */
  publishCard(html: string): Promise<string>;
  /** Publishes a page with a heading, to which Ghost gives an id. */
  publishHeading(text: string): Promise<string>;
  /** "Code injection" for all pages. */
  setSiteFooter(html: string): Promise<void>;
  close(): Promise<void>;
}

const account = {
  name: 'Owner',
  email: 'owner@example.com',
  password: 'violet-Anvil-42-harbour',
  blogTitle: 'Walks',
} as const;

/** @throws Error if Ghost is not installed, or does not start within a minute */
export async function startGhost(): Promise<Ghost> {
  if (!existsSync(ghostEntry)) throw new Error('Ghost is missing: npx tsx test/cms/install-ghost.ts');
  const folder = await mkdtemp(join(tmpdir(), 'ghost-'));
  const content = join(folder, 'content');
  await cp(join(program, 'content'), content, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: 'development',
    url,
    server__port: String(port),
    server__host: 'localhost',
    database__client: 'sqlite3',
    database__connection__filename: join(folder, 'ghost.db'),
    database__useNullAsDefault: 'true',
    paths__contentPath: content,
    privacy__useUpdateCheck: 'false',
    security__staffDeviceVerification: 'false',
  };
  // Ghost looks for its own files in the working directory.
  const server = startProgram(process.execPath, [ghostEntry], settings, program);
  const close = async (): Promise<void> => {
    await stopProgram(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The page of the installation.
    await poll('Ghost', () => request(url, '', 'POST', '/authentication/setup/', { setup: [account] }));
    // A session that is made while Ghost is still busy with the start may be lost.
    const ask = await poll('a session in Ghost', () => logIn(url));
    const { version } = JSON.parse(await readFile(join(program, 'package.json'), 'utf8')) as {
      version: string;
    };
    return {
      url,
      version,
      publishCard: (html) => publish(ask, { type: 'html', version: 1, html }),
      publishHeading: (text) =>
        publish(ask, {
          type: 'heading',
          version: 1,
          tag: 'h2',
          children: [{ type: 'text', version: 1, text }],
        }),
      async setSiteFooter(html) {
        await ask('PUT', '/settings/', { settings: [{ key: 'codeinjection_foot', value: html }] });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Asks the Admin API in the name of the owner. */
type Ask = <T>(method: string, route: string, body?: object) => Promise<T>;

async function request(
  url: string,
  cookie: string,
  method: string,
  route: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(`${url}/ghost/api/admin${route}`, {
    method,
    headers: { 'content-type': 'application/json', origin: url, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`Ghost rejects ${route}: ${await response.text()}`);
  return response;
}

async function logIn(url: string): Promise<Ask> {
  const { email: username, password } = account;
  const session = await request(url, '', 'POST', '/session/', { username, password });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask: Ask = async <T>(method: string, route: string, body?: object) =>
    (await (await request(url, cookie, method, route, body)).json()) as T;
  await ask('GET', '/users/me/');
  return ask;
}

async function publish(ask: Ask, ...children: readonly object[]): Promise<string> {
  const lexical = JSON.stringify({ root: { type: 'root', version: 1, children } });
  const { pages } = await ask<{ pages: readonly { url: string }[] }>('POST', '/pages/', {
    pages: [{ title: 'A walk', status: 'published', lexical }],
  });
  const [page] = pages;
  if (page === undefined) throw new Error('Ghost has published no page.');
  return page.url;
}
