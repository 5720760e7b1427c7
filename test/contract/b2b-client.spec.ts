/** The provider's B2B client over the emulator: every call that a sign-in makes, and what it leaves in the browser. */
import { expect, type Page } from '@playwright/test';
import { B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';
import { totpCode, totpStep } from '../../emulator/state/totp-code.ts';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { test } from '../e2e/fixtures.ts';
import { challenged, serveScripts } from '../e2e/protected-project.ts';
import { bundlePages } from './bundled-pages.ts';
import { inPage } from './in-page.ts';
import type { client as Client } from './pages/b2b-client.ts';

const EMAIL = 'ada@acme.test';
const PHONE = '+12025550162';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const OLD = 'violet-Piano-sleeps-42';
const NEW = 'green-Trumpet-jumps-17';
const MINUTES = 30;
/** Every call needs a verifier, a fingerprint, and at its repetition a captcha. */
const PROTECTED = {
  pkce_required_for_email_magic_links: true,
  pkce_required_for_password_resets: true,
  pkce_required_for_oauth: true,
  pkce_required_for_sso: true,
  ...challenged,
};

const site = bundlePages(['b2b-client.ts'], 'development');

test.beforeEach(({ page, emulator, watch }) => serveScripts({ page, emulator, watch }));

/** Runs `work` in the page, over the client. */
const over = inPage<typeof Client>('client');

function pageUrl(api: string): string {
  return `${site.url}/b2b-client.html?${new URLSearchParams({ 'public-token': B2B_PUBLIC_TOKEN, api })}`;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => 'client' in globalThis);
}

/** Adds an organization that Ada belongs to, and returns the id. */
async function acme(
  emulator: EmulatorClient,
  organization: object = {},
  member: object = {},
): Promise<string> {
  const members = [{ email_address: EMAIL, ...member }];
  const organizations = [{ organization_name: 'Acme', members, ...organization }];
  await emulator.settings({ b2b: { ...PROTECTED, organizations } });
  const answer = await fetch(`${emulator.url}/emulator/settings`);
  const { b2b } = (await answer.json()) as { b2b: { organizations: { organization_id: string }[] } };
  return b2b.organizations.at(-1)?.organization_id ?? '';
}

async function emailedToken(emulator: EmulatorClient): Promise<string> {
  const { link = '' } = await emulator.inbox(EMAIL);
  return new URL(link).searchParams.get('token') ?? '';
}

/** Whose session the browser has, and whether its cookies have the tokens and the intermediate session. */
function state(page: Page): Promise<object> {
  return over(
    page,
    (client) => ({
      member: client.self.getSync()?.email_address ?? null,
      tokens: client.session.getTokens() !== null,
      intermediate: document.cookie.includes('stytch_intermediate_session_token'),
    }),
    null,
  );
}

const SIGNED_IN = { member: EMAIL, tokens: true, intermediate: false };
const HALFWAY = { member: null, tokens: false, intermediate: true };

/** Signs in by a code, as far as a code goes. */
async function signIn(page: Page, emulator: EmulatorClient, organization_id: string): Promise<string> {
  const who = { organization_id, email_address: EMAIL };
  await over(page, (client, input) => client.otps.email.loginOrSignup(input), who);
  const { code = '' } = await emulator.inbox(EMAIL);
  const input = { ...who, code, session_duration_minutes: MINUTES };
  const { member_id } = await over(page, (client, given) => client.otps.email.authenticate(given), input);
  return member_id;
}

test('an organization is found by its slug, and an unknown one is null', async ({ page, emulator }) => {
  const id = await acme(emulator);
  await open(page, pageUrl(emulator.url));
  const found = await over(
    page,
    async (client, slugs) => {
      const ids: (string | undefined)[] = [];
      for (const organization_slug of slugs) {
        ids.push((await client.organization.getBySlug({ organization_slug })).organization?.organization_id);
      }
      return ids;
    },
    ['acme', 'nobody'],
  );
  expect(found).toEqual([id, undefined]);
});

test('a link signs in to an organization, and a session is refreshed, read and revoked', async ({
  page,
  emulator,
}) => {
  const organization_id = await acme(emulator);
  const url = pageUrl(emulator.url);
  await open(page, url);
  const input = {
    organization_id,
    email_address: EMAIL,
    login_redirect_url: url,
    signup_redirect_url: url,
  };
  await over(page, (client, given) => client.magicLinks.email.loginOrSignup(given), input);
  await open(page, (await emulator.inbox(EMAIL)).link ?? '');
  const handled = await over(
    page,
    async (client) => (await client.authenticateByUrl({ session_duration_minutes: 30 }))?.handled,
    null,
  );
  expect(handled).toBe(true);
  expect(await state(page)).toEqual(SIGNED_IN);
  const read = await over(
    page,
    async (client) => ({
      refreshed: (await client.session.authenticate()).member_session.organization_slug,
      member: (await client.self.get())?.email_address,
      organization: (await client.organization.get())?.organization_name,
    }),
    null,
  );
  expect(read).toEqual({ refreshed: 'acme', member: EMAIL, organization: 'Acme' });
  await over(page, (client) => client.session.revoke(), null);
  expect(await state(page)).toEqual({ member: null, tokens: false, intermediate: false });
});

test('discovery leads to the list, which comes back after a reload, and to an organization', async ({
  page,
  emulator,
}) => {
  const organization_id = await acme(emulator);
  const url = pageUrl(emulator.url);
  await open(page, url);
  const send = { email_address: EMAIL, discovery_redirect_url: url };
  await over(page, (client, given) => client.magicLinks.email.discovery.send(given), send);
  const discovery_magic_links_token = await emailedToken(emulator);
  await over(page, (client, given) => client.magicLinks.discovery.authenticate(given), {
    discovery_magic_links_token,
  });
  expect(await state(page)).toEqual(HALFWAY);
  await page.reload();
  await page.waitForFunction(() => 'client' in globalThis);
  const listed = await over(
    page,
    async (client) =>
      (await client.discovery.organizations.list()).discovered_organizations[0]?.membership.type,
    null,
  );
  expect(listed).toBe('active_member');
  const exchange = { organization_id, session_duration_minutes: MINUTES };
  await over(page, (client, given) => client.discovery.intermediateSessions.exchange(given), exchange);
  expect(await state(page)).toEqual(SIGNED_IN);
});

test('discovery by a code creates an organization, from which a session is taken to another one', async ({
  page,
  emulator,
}) => {
  const organization_id = await acme(emulator);
  await open(page, pageUrl(emulator.url));
  await over(page, (client, given) => client.otps.email.discovery.send(given), { email_address: EMAIL });
  const { code = '' } = await emulator.inbox(EMAIL);
  await over(page, (client, given) => client.otps.email.discovery.authenticate(given), {
    email_address: EMAIL,
    code,
  });
  const create = { organization_name: 'Lovelace', session_duration_minutes: MINUTES };
  const created = await over(
    page,
    async (client, given) =>
      (await client.discovery.organizations.create(given)).organization?.organization_slug,
    create,
  );
  expect(created).toBe('lovelace');
  expect(await state(page)).toEqual(SIGNED_IN);
  const exchanged = await over(
    page,
    async (client, given) => (await client.session.exchange(given)).organization.organization_slug,
    { organization_id, session_duration_minutes: MINUTES },
  );
  expect(exchanged).toBe('acme');
  expect(await state(page)).toEqual(SIGNED_IN);
});

test('a password signs in, and is replaced in each of the four ways', async ({ page, emulator }) => {
  const organization_id = await acme(emulator, {}, { password: OLD });
  const url = pageUrl(emulator.url);
  await open(page, url);
  const who = { organization_id, email_address: EMAIL };
  const sdm = { session_duration_minutes: MINUTES };
  const strength = await over(page, (client, given) => client.passwords.strengthCheck(given), {
    email_address: EMAIL,
    password: 'abc',
  });
  expect(strength).toMatchObject({ valid_password: false, strength_policy: 'zxcvbn' });
  await over(page, (client, given) => client.passwords.authenticate(given), {
    ...who,
    password: OLD,
    ...sdm,
  });
  expect(await state(page)).toEqual(SIGNED_IN);
  await over(page, (client, given) => client.passwords.resetBySession(given), { password: NEW });
  await over(page, (client, given) => client.passwords.resetByExistingPassword(given), {
    ...who,
    existing_password: NEW,
    new_password: OLD,
    ...sdm,
  });
  await over(page, (client, given) => client.passwords.resetByEmailStart(given), {
    ...who,
    login_redirect_url: url,
    reset_password_redirect_url: url,
  });
  await over(page, (client, given) => client.passwords.resetByEmail(given), {
    password_reset_token: await emailedToken(emulator),
    password: NEW,
    ...sdm,
  });
  expect(await state(page)).toEqual(SIGNED_IN);
  await over(page, (client, given) => client.passwords.discovery.resetByEmailStart(given), {
    email_address: EMAIL,
    discovery_redirect_url: url,
    reset_password_redirect_url: url,
  });
  await over(page, (client, given) => client.passwords.discovery.resetByEmail(given), {
    password_reset_token: await emailedToken(emulator),
    password: OLD,
  });
  expect(await state(page)).toEqual(HALFWAY);
  await over(page, (client, given) => client.passwords.discovery.authenticate(given), {
    email_address: EMAIL,
    password: OLD,
  });
  expect(await state(page)).toEqual(HALFWAY);
});

test('single sign-on and third-party providers return with their tokens', async ({ page, emulator }) => {
  const organization_id = await acme(emulator, {
    sso_active_connections: [{ display_name: 'Okta', identity_provider: 'okta' }],
  });
  const url = pageUrl(emulator.url);
  const redirects = { login_redirect_url: url, signup_redirect_url: url };
  const returnWithToken = async (expected: object): Promise<void> => {
    await page.getByRole('button', { name: EMAIL }).click();
    await page.waitForFunction(() => 'client' in globalThis);
    await over(page, (client) => client.authenticateByUrl({ session_duration_minutes: 30 }), null);
    expect(await state(page)).toEqual(expected);
  };
  await open(page, url);
  const { connections } = await over(page, (client, email) => client.sso.discoverConnections(email), EMAIL);
  const [connection] = connections;
  expect(connection).toMatchObject({ display_name: 'Okta', identity_provider: 'okta' });
  await over(page, (client, given) => client.sso.start(given), {
    connection_id: connection?.connection_id ?? '',
    ...redirects,
  });
  await returnWithToken(SIGNED_IN);
  await over(page, (client, given) => client.oauth.google.start(given), { organization_id, ...redirects });
  await returnWithToken(SIGNED_IN);
  await over(page, (client, given) => client.oauth.microsoft.discovery.start(given), {
    discovery_redirect_url: url,
  });
  await returnWithToken(HALFWAY);
});

test.describe('a second factor', () => {
  const mfa = { mfa_policy: 'REQUIRED_FOR_ALL' };

  test('by SMS is enrolled', async ({ page, emulator }) => {
    const organization_id = await acme(emulator, mfa);
    await open(page, pageUrl(emulator.url));
    const who = { organization_id, member_id: await signIn(page, emulator, organization_id) };
    expect(await state(page)).toEqual(HALFWAY);
    const send = { ...who, mfa_phone_number: PHONE };
    await over(page, (client, given) => client.otps.sms.send(given), send);
    const { code = '' } = await emulator.inbox(PHONE);
    const enter = { ...who, code, session_duration_minutes: MINUTES };
    await over(page, (client, given) => client.otps.sms.authenticate(given), enter);
    expect(await state(page)).toEqual(SIGNED_IN);
  });

  test('by an app is enrolled, and its recovery codes are shown and replaced', async ({ page, emulator }) => {
    const organization_id = await acme(emulator, mfa);
    await open(page, pageUrl(emulator.url));
    const who = { organization_id, member_id: await signIn(page, emulator, organization_id) };
    const created = await over(page, (client, given) => client.totp.create(given), who);
    expect(created.recovery_codes).toHaveLength(10);
    const code = totpCode(created.secret, totpStep(Date.now()));
    const enter = { ...who, code, session_duration_minutes: MINUTES };
    await over(page, (client, given) => client.totp.authenticate(given), enter);
    expect(await state(page)).toEqual(SIGNED_IN);
    const shown = await over(page, (client) => client.recoveryCodes.get(), null);
    expect(shown.recovery_codes).toEqual(created.recovery_codes);
    const rotated = await over(page, (client) => client.recoveryCodes.rotate(), null);
    expect(rotated.recovery_codes).not.toEqual(created.recovery_codes);
  });

  test('may be a recovery code', async ({ page, emulator }) => {
    const member = { totp_secret: SECRET, recovery_codes: ['aaaa-bbbb-cccc'] };
    const organization_id = await acme(emulator, mfa, member);
    await open(page, pageUrl(emulator.url));
    const member_id = await signIn(page, emulator, organization_id);
    const answer = await over(page, (client, given) => client.recoveryCodes.recover(given), {
      organization_id,
      member_id,
      recovery_code: 'aaaa-bbbb-cccc',
      session_duration_minutes: MINUTES,
    });
    expect(answer.recovery_codes_remaining).toBe(0);
    expect(await state(page)).toEqual(SIGNED_IN);
  });
});

test('a refusal has the type that the provider gives it', async ({ page, emulator }) => {
  await acme(emulator);
  await open(page, pageUrl(emulator.url));
  const type = await over(
    page,
    (client) =>
      client.discovery.organizations.list().then(
        () => null,
        (error: unknown) => (error as { error_type?: string }).error_type,
      ),
    null,
  );
  expect(type).toBe('intermediate_session_not_found');
});
