/** Runs the WordPress of Debian, on a database and in a folder of its own. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, poll, startProgram, stopProgram } from '../engines/process.ts';

const run = promisify(execFile);

/** Who may post scripts: administrators and editors, unless there is a network of sites; authors never. */
export type Role = 'administrator' | 'editor' | 'author';

export interface WordPress {
  readonly url: string;
  /** Such as `6.1.9`. */
  readonly version: string;
  /** Logs the first user in, or a new one with another role. */
  logIn(role: Role): Promise<WordPressUser>;
  /** Puts a file where WordPress always runs it. */
  addPlugin(name: string, php: string): Promise<void>;
  close(): Promise<void>;
}

export interface Post {
  readonly url: string;
  /** The content as it was stored. */
  readonly stored: string;
  /** The content as it is printed. */
  readonly printed: string;
}

export interface WordPressUser {
  /** Publishes a post as the block editor does, and leaves out what the user must not post. */
  publish(content: string): Promise<Post>;
  /** Changes the footer of all pages as the site editor does. */
  setFooter(content: string): Promise<void>;
}

/** Asks the REST API in the name of a user. */
type Ask = <T>(method: string, route: string, body: object) => Promise<T>;

const folderOfPackage = '/usr/share/wordpress';
const theme = 'twentytwentythree';
const password = 'violet-Anvil-42-harbour';

/** @throws Error if something that it needs is missing, or does not start within a minute */
export async function startWordPress(): Promise<WordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  const site = join(folder, 'site');
  // The links in it lead to packages that WordPress shares with others.
  await cp(folderOfPackage, site, { recursive: true, dereference: true });
  const database = await startDatabase(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await writeFile(join(site, 'wp-config.php'), configuration(database.socket));
  const server = startProgram('php', ['-S', `localhost:${port}`, '-t', site]);
  const close = async (): Promise<void> => {
    await Promise.all([stopProgram(server), database.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await poll('WordPress', () => fetch(`${url}/readme.html`));
    await install(url);
    const asAdministrator = await logIn(url, 'administrator');
    return {
      url,
      version: await versionOf(site),
      async logIn(role) {
        if (role === 'administrator') return userOf(asAdministrator);
        const account = { username: role, email: `${role}@example.com`, password, roles: [role] };
        await asAdministrator('POST', '/wp/v2/users', account);
        return userOf(await logIn(url, role));
      },
      async addPlugin(name, php) {
        const plugins = join(site, 'wp-content', 'mu-plugins');
        await mkdir(plugins, { recursive: true });
        await writeFile(join(plugins, name), php);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Database {
  readonly socket: string;
  stop(): Promise<void>;
}

/** A MariaDB that only this computer's users reach, with an empty database `wordpress`. */
async function startDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'database');
  const socket = join(folder, 'socket');
  const options = ['--no-defaults', `--user=${userInfo().username}`, `--datadir=${data}`];
  await run('mariadb-install-db', [...options, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const server = startProgram('mariadbd', [
    ...options,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'pid')}`,
    '--skip-networking',
    '--skip-grant-tables',
  ]);
  await poll('MariaDB', () =>
    run('mariadb', ['--no-defaults', `--socket=${socket}`, '-e', 'CREATE DATABASE wordpress']),
  );
  return { socket, stop: () => stopProgram(server) };
}

const configuration = (socket: string): string => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** Fills in the page of the installation. */
async function install(url: string): Promise<void> {
  const response = await fetch(`${url}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams({
      weblog_title: 'Walks',
      user_name: 'administrator',
      admin_email: 'administrator@example.com',
      admin_password: password,
      admin_password2: password,
      language: '',
    }),
  });
  if (!response.ok) throw new Error(`WordPress is not installed: ${await response.text()}`);
}

async function versionOf(site: string): Promise<string> {
  const source = await readFile(join(site, 'wp-includes', 'version.php'), 'utf8');
  return /\$wp_version = '([^']+)'/.exec(source)?.[1] ?? 'unknown';
}

/** Fills in the form to log in, and then does what the editor does: the REST API with cookies and a nonce. */
async function logIn(url: string, name: string): Promise<Ask> {
  const response = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: name, pwd: password, testcookie: '1' }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const nonce = await fetch(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie } });
  const headers = { cookie, 'x-wp-nonce': await nonce.text(), 'content-type': 'application/json' };
  return async <T>(method: string, route: string, body: object): Promise<T> => {
    const answer = await fetch(`${url}/?rest_route=${route}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`WordPress rejects ${route}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

interface RestPost {
  readonly link: string;
  readonly content: { readonly raw: string; readonly rendered: string };
}

const userOf = (ask: Ask): WordPressUser => ({
  async publish(content) {
    const post = await ask<RestPost>('POST', '/wp/v2/posts', { title: 'A walk', status: 'publish', content });
    return { url: post.link, stored: post.content.raw, printed: post.content.rendered };
  },
  async setFooter(content) {
    await ask('POST', `/wp/v2/template-parts/${theme}//footer`, { content });
  },
});
