/** A visitor of a page with the widget, in a browser with a password manager. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { startEmulator } from '../../emulator/server.ts';
import { elementPage } from '../e2e/element-page.ts';
import { EmulatorClient } from '../e2e/emulator.ts';
import { type ElementTag, hostPage, publicToken } from '../e2e/host-page.ts';
import { type Site, startSite } from '../e2e/servers.ts';
import { poll } from '../engines/process.ts';
import { bundleScript } from '../support/bundle.ts';
import { root } from '../support/command.ts';
import type { ManagedBrowser, SavedLogin } from './browser.ts';

const script = { 'content-type': 'text/javascript; charset=utf-8' };

export interface Visitor {
  readonly browser: ManagedBrowser;
  /** Opens the page with the element. */
  open(tag: ElementTag, search?: string): Promise<void>;
  /** Logs in, or signs up as a new user, by typing both on the keyboard. */
  logIn(login: SavedLogin): Promise<void>;
  /** Gives the provider a user with another password, and replaces that by the link of a reset email. */
  resetPassword(login: SavedLogin): Promise<void>;
  /** Replaces the password in `<auth-account>`, where the browser fills in the current one. */
  changePassword(login: SavedLogin, password: string): Promise<void>;
  /** Accepts what the browser offers until its profile holds these logins and nothing else. */
  saves(...logins: readonly SavedLogin[]): Promise<void>;
  leave(): Promise<void>;
}

export interface Page {
  readonly noShadow?: boolean;
  /** HTML after the widget. */
  readonly after?: string;
}

const head = '<script src="/hand.js"></script>';

interface Means {
  readonly browser: ManagedBrowser;
  readonly emulator: EmulatorClient;
  readonly site: Site;
}

async function changePassword(
  { browser, emulator, site }: Means,
  { username, password: current }: SavedLogin,
  password: string,
): Promise<void> {
  const { session_token, session_jwt } = await emulator.signIn(username);
  const cookies = Object.entries({ stytch_session: session_token, stytch_session_jwt: session_jwt }).map(
    ([name, value]) => `document.cookie = '${name}=${value}';`,
  );
  const signIn = `<script>${cookies.join(' ')}</script>`;
  const sections = { sections: 'password' };
  await browser.goTo(elementPage('auth-account', site, emulator, sections, { head: head + signIn }));
  await browser.press('Change password');
  await browser.fillPassword('Current password', current);
  await browser.type('New password', password);
  await browser.press('Save');
  await browser.reads('Your password was saved.');
  // Not sooner: wrong passwords lock the account.
  await emulator.ask('/passwords/authenticate', { email: username, password, session_duration_minutes: 5 });
}

export async function startVisitor(
  start: () => Promise<ManagedBrowser>,
  { noShadow = false, after = '' }: Page,
): Promise<Visitor> {
  // First: if it does not start, nothing is left that would keep the tests from ending.
  const browser = await start();
  const emulatorServer = await startEmulator({ port: 0 });
  const emulator = new EmulatorClient(emulatorServer.url);
  const site = await startSite({ roots: { '/dist/': join(root, 'dist') } });
  site.addPage('/hand.js', await bundleScript(new URL('../engines/page.ts', import.meta.url)), script);

  async function open(tag: ElementTag, search = ''): Promise<void> {
    const attributes = {
      products: 'passwords',
      // The chapters before have signed in.
      'already-signed-in': 'form',
      'no-shadow': noShadow,
      'public-token': publicToken,
      'api-url': emulator.url,
    };
    const page = site.addPage('/', hostPage(tag, attributes, { head, after }));
    await browser.goTo(page + search);
  }
  return {
    browser,
    open,
    async logIn({ username, password }) {
      await open('auth-widget');
      await browser.type('Email', username);
      await browser.press('Continue');
      await browser.type('Password', password);
      await browser.press('Continue');
      await browser.reads('Success!');
    },
    async resetPassword({ username: email, password }) {
      const anywhere = 'https://shop.example/';
      await emulator.settings({ users: [{ email, password: `forgotten-${password}` }] });
      await emulator.ask('/passwords/email/reset/start', {
        email,
        login_redirect_url: anywhere,
        reset_password_redirect_url: anywhere,
      });
      const { link = '' } = await emulator.inbox(email);
      await open('auth-reset-password', new URL(link).search);
      await browser.type('New password', password);
      await browser.press('Continue');
      await browser.reads('Success!');
    },
    changePassword: (login, password) => changePassword({ browser, emulator, site }, login, password),
    async saves(...logins) {
      await poll('the logins', async () => {
        await browser.acceptOffer();
        assert.deepEqual(await browser.savedLogins(), logins);
      });
    },
    async leave() {
      await browser.stop();
      await site.close();
      await emulatorServer.close();
    },
  };
}
