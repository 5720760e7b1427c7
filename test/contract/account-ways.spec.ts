/** The visitor's password, and accounts at other providers, over the real SDK. */
import { expect, type Page } from '@playwright/test';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { test } from '../e2e/fixtures.ts';
import { bundlePages } from './bundled-pages.ts';
import { email, openPort, openSignedIn, over } from './signed-in-port.ts';

// This build checks the arguments of calls.
const site = bundlePages(['provider-port.ts'], 'development');

const open = (page: Page, emulator: EmulatorClient) => openSignedIn(page, emulator, site.url);

/** What the client keeps of the visitor, without asking. */
const known = (page: Page) =>
  over(
    page,
    ({ client }) => {
      const user = client.user?.getSync?.();
      return {
        userId: user?.user_id ?? '',
        session: client.session?.getSync?.()?.session_id,
        hasPassword: !!user?.password,
        providers: user?.providers.map(({ provider_type: type }) => type),
      };
    },
    null,
  );

const strong = 'correct horse 42 staple';
const stronger = 'incorrect horse 43 staple';

/** @param existing without it, the password is set by the session */
const save = (page: Page, userId: string, password: string, existing?: string) =>
  over(
    page,
    async ({ account, outcomeOf, client }, input) => {
      const { passwords } = account(input.userId);
      const outcome = await outcomeOf(
        input.existing === null
          ? passwords.set(input.password)
          : passwords.change(input.email, input.existing, input.password),
      );
      return `${outcome}, ${client.session?.getSync?.() ? 'signed in' : 'signed out'}`;
    },
    { userId, email, password, existing: existing ?? null },
  );

const isAlive = (emulator: EmulatorClient, token: string): Promise<boolean> =>
  emulator.ask('/sessions/authenticate', {}, token).then(
    () => true,
    () => false,
  );

test('a password is set by the session and changed by the old one, and all other sessions end', async ({
  page,
  emulator,
}) => {
  await open(page, emulator);
  const { userId, session } = await known(page);
  for (const [password, existing] of [[strong], [stronger, strong]] as const) {
    const { session_token: other } = await emulator.signIn(email);
    expect(await isAlive(emulator, other)).toBe(true);
    expect(await save(page, userId, password, existing)).toBe('done, signed in');
    expect(await isAlive(emulator, other)).toBe(false);
    expect((await known(page)).hasPassword).toBe(true);
  }
  // The old session has ended, too.
  expect((await known(page)).session).not.toBe(session);
  expect(await save(page, userId, strong, strong)).toBe(
    'ProviderError provider unauthorized_credentials, signed in',
  );
  expect(await save(page, 'user-test-other', strong, stronger)).toBe(
    'ProviderError unexpected undefined, signed in',
  );
});

test('the refusal of a password keeps its type, and the visitor signed in', async ({ page, emulator }) => {
  await open(page, emulator);
  const { userId } = await known(page);
  expect(await save(page, userId, 'ada')).toBe('ProviderError provider weak_password, signed in');
  expect(await save(page, userId, strong)).toBe('done, signed in');
  for (const [route, existing, status, type] of [
    ['/passwords/session/reset', undefined, 400, 'breached_password'],
    ['/passwords/existing_password/reset', strong, 400, 'breached_password'],
    ['/passwords/existing_password/reset', strong, 401, 'reset_password'],
    ['/passwords/existing_password/reset', strong, 404, 'no_user_password'],
  ] as const) {
    await emulator.fault(route, { status, type, message: type }, 1);
    expect(await save(page, userId, stronger, existing)).toBe(`ProviderError provider ${type}, signed in`);
  }
  await emulator.advanceClock(6 * 60_000);
  expect(await save(page, userId, stronger)).toBe(
    'ProviderError provider session_too_old_to_reset_password, signed in',
  );
});

/** The page that providers lead back to. */
const back = (): string =>
  site.addPage('/back', '<!doctype html><title>Back</title><link rel="icon" href="data:,">');

/** Agrees at a provider with an account, and returns the token that comes back. */
async function agree(page: Page, account: string): Promise<string> {
  await page.getByRole('textbox', { name: /account/i }).fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/back?*');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('stytch_token_type')).toBe('oauth');
  return searchParams.get('token') ?? '';
}

/** Leaves for a provider, to connect an account. Returns how that started. */
const start = (page: Page, userId: string): Promise<string> =>
  over(
    page,
    ({ account, outcomeOf }, input) =>
      outcomeOf(
        account(input.userId).connections.start('google', {
          loginRedirectURL: input.url,
          signupRedirectURL: input.url,
          signal: new AbortController().signal,
        }),
      ),
    { userId, url: back() },
  );

const finish = (page: Page, userId: string, token: string) =>
  over(
    page,
    ({ account, outcomeOf }, input) => outcomeOf(account(input.userId).connections.finish(input.token)),
    { userId, token },
  );

test('an account is connected in the same session, and disconnected', async ({ page, emulator }) => {
  await emulator.settings({ pkce_required_for_oauth: true });
  await open(page, emulator);
  const { userId, session } = await known(page);
  await start(page, userId);
  const token = await agree(page, 'ada@example.org');
  await openPort(page, emulator, site.url);
  expect(await finish(page, userId, token)).toBe('done');
  expect(await known(page)).toMatchObject({ userId, session, providers: ['Google'] });
  expect(await finish(page, userId, token)).toBe('ProviderError provider oauth_token_not_found');
  const remove = () =>
    over(
      page,
      ({ account, client, outcomeOf }, id) =>
        outcomeOf(
          account().user.remove(
            'providers',
            id ?? client.user?.getSync?.()?.providers[0]?.oauth_user_registration_id ?? '',
          ),
        ),
      null,
    );
  expect(await remove()).toBe('done');
  expect((await known(page)).providers).toEqual([]);
  expect(
    await over(page, ({ account, outcomeOf }) => outcomeOf(account().user.remove('providers', 'gone')), null),
  ).toBe('done');
});

test('nobody but the user who left gets the account, and no session of anybody else stays', async ({
  page,
  emulator,
}) => {
  await open(page, emulator);
  const { userId, session } = await known(page);
  expect(await start(page, 'user-test-other')).toBe('ProviderError unexpected undefined');
  expect(await emulator.count('/oauth/attach')).toBe(0);
  await start(page, userId);
  const token = await agree(page, email);
  await openPort(page, emulator, site.url);
  expect(await finish(page, 'user-test-other', token)).toBe('ProviderError unexpected undefined');
  expect((await known(page)).session).toBe(session);

  // Of an account that nobody's attach token goes with, such as a stranger's.
  await over(
    page,
    async ({ client }, url) =>
      client.oauth?.google?.start({ login_redirect_url: url, signup_redirect_url: url }),
    back(),
  );
  const planted = await agree(page, 'mallory@example.com');
  await openPort(page, emulator, site.url);
  expect(await finish(page, userId, planted)).toBe('ProviderError unexpected undefined');
  expect((await known(page)).session).toBeUndefined();
  expect(await emulator.count('/sessions/revoke')).toBe(1);
});

test('the refusal of a connection keeps its type, and the visitor signed in', async ({ page, emulator }) => {
  await open(page, emulator);
  const { userId } = await known(page);
  for (const [status, type, code] of [
    [401, 'insufficient_factors', 'provider'],
    [401, 'stale_factors', 'provider'],
    [401, 'endpoint_not_authorized_for_sdk', 'configuration'],
    [429, 'too_many_requests', 'provider'],
  ] as const) {
    await emulator.fault('/oauth/attach', { status, type, message: type }, 1);
    expect(await start(page, userId)).toBe(`ProviderError ${code} ${type}`);
  }
  await emulator.fault('/oauth/attach', 'drop');
  expect(await start(page, userId)).toBe('ProviderError network undefined');
  expect((await known(page)).session).toBeDefined();
});
