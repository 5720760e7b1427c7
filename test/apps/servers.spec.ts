/** The servers of examples/servers, each in a process of its own, over the emulator: who gets in, and who does not. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { AuthSession } from '../../elements/auth-session.ts';
import { TestClient, text } from '../../emulator/test-client.ts';
import { type RunningServer, runServer, serverNames } from '../../examples/servers/run.ts';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { test as base, expect } from '../e2e/fixtures.ts';
import { phone } from '../e2e/steps.ts';

const folder = fileURLToPath(new URL('../../examples/servers/', import.meta.url));

interface ServerFixtures {
  /** The address of the server under test. */
  readonly address: string;
}

/** Without a network the servers cannot be installed and built; CI must have them. */
const isSkipped = !existsSync(`${folder}next/.next/BUILD_ID`) && process.env['CI'] === undefined;

const signedIn = (page: Page): Locator => page.getByText(/^Signed in as (\+12025550162|user-test-\S+)$/);
const form = (page: Page): Locator => page.getByRole('heading', { name: 'Sign up or log in' });

async function signIn(page: Page, emulator: EmulatorClient): Promise<void> {
  await expect(form(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  const { code = '' } = await emulator.inbox(phone.e164);
  await page.getByRole('textbox', { name: 'Passcode' }).fill(code);
  await expect(signedIn(page)).toBeVisible();
}

async function sessionToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'stytch_session')?.value ?? '';
}

/** Ends the visitor's session as another device would. */
const revokeElsewhere = async (page: Page, emulator: EmulatorClient): Promise<void> =>
  emulator.revoke(await sessionToken(page));

/** The JWT of another project's session. */
async function memberJwt(url: string): Promise<string> {
  const pages = new TestClient(url);
  const email = 'ada@acme.test';
  const id = await pages.addOrganization({ members: [{ email_address: email }] });
  return text(await pages.signInMember(id, email), 'data.session_jwt');
}

/** Asks for the account page with these cookies. */
const visit = (address: string, cookie: string): Promise<Response> =>
  fetch(`${address}/account`, { headers: { cookie }, redirect: 'manual' });

/** The documents that the tab requests from now on, redirects included. */
function collectVisits(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname);
  });
  return visits;
}

/** Servers that verify the JWT believe it for five minutes. This takes them on a visit after that. */
const letJwtAge = (page: Page): Promise<void> => page.context().clearCookies({ name: 'stytch_session_jwt' });

for (const name of serverNames) {
  const test = base.extend<ServerFixtures, { readonly server: RunningServer }>({
    server: [
      async ({ emulatorServer }, use) => {
        const server = await runServer(name, { port: 0, emulator: emulatorServer });
        await use(server);
        await server.close();
      },
      { scope: 'worker' },
    ],
    address: async ({ server, watch }, use) => {
      // Next.js preloads scripts and styles, and in development has a socket for its reloads.
      if (name !== 'express') watch.expect(/^added to document\.head: <(link|script|style|meta|title)/);
      await use(server.url);
    },
  });

  test.describe(name, () => {
    test.skip(isSkipped, 'not built: npm run test:apps');
    // A server takes longer to start than most of the tests.
    test.describe.configure({ mode: 'default' });

    test('the form leads back to where the visitor wanted to go', async ({ page, address, emulator }) => {
      await page.goto(`${address}/account?from=mail`);
      await signIn(page, emulator);
      expect(page.url()).toBe(`${address}/account?from=mail`);
      await letJwtAge(page);
      await page.reload();
      await expect(signedIn(page)).toBeVisible();
    });

    test('a visitor changes the account, and has the server delete it', async ({
      page,
      context,
      address,
      emulator,
      watch,
    }) => {
      watch.expect(/500/);
      await page.goto(`${address}/account`);
      await signIn(page, emulator);
      const account = page.locator('auth-account');
      await account.getByRole('button', { name: 'Edit' }).click();
      await account.getByRole('textbox', { name: 'First name' }).fill('Ada');
      await page.keyboard.press('Enter');
      await expect(account.getByRole('region', { name: 'Name' })).toContainText('Ada');
      const passkeys = page.getByRole('region', { name: 'Your passkeys' });
      await expect(passkeys).toContainText('You have no passkeys yet.');

      const path = await page
        .locator('auth-session')
        .evaluate((element) => `/v1/users/${(element as AuthSession).user?.user_id}`);
      await emulator.fault(path, { status: 500, type: 'internal_server_error', message: 'down' }, 1);
      const end = account.getByRole('region', { name: 'Delete account' });
      const press = end.getByRole('button', { name: 'Delete account' });
      await press.click();
      await expect(end.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await press.click();
      await expect(end).toContainText('This site could not complete this step. Please try again.');
      await press.click();
      await expect(form(page)).toBeVisible();
      expect(await context.cookies()).toEqual([]);
      const deletions = (await emulator.requests()).filter(({ method }) => method === 'DELETE');
      expect(deletions.map((request) => request.path)).toEqual([path, path]);
    });

    test('a page that wants two factors asks for the second only, and is what the visitor comes back to', async ({
      page,
      address,
      emulator,
    }) => {
      const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
      await emulator.settings({ users: [{ phone_number: phone.e164, totp_secret: secret }] });
      await page.goto(`${address}/account`);
      await signIn(page, emulator);
      const token = await sessionToken(page);
      const visits = collectVisits(page);
      await page.goto(`${address}/payouts`);
      await expect(page.getByRole('heading', { name: 'Enter the code from your app' })).toBeVisible();
      expect(await sessionToken(page)).toBe(token);
      const { code } = (await emulator.call('POST', '/emulator/totp', { secret })) as { code: string };
      await page.getByRole('textbox', { name: 'Passcode' }).fill(code);
      await expect(page.getByRole('heading', { name: 'Payouts' })).toBeVisible();
      expect(visits).toEqual(['/payouts', '/sign-in/two-factors', '/payouts']);
      await letJwtAge(page);
      await page.reload();
      await expect(page.getByText(/^Paid to/)).toBeVisible();
    });

    // Development is there for React's warnings about hydration, and compiles slowly: once through will do.
    if (name === 'next') return;

    test('the form is in the HTML, and leads to no other site', async ({ page, address }) => {
      const html = await (await page.request.get(`${address}/sign-in`)).text();
      expect(html).toMatch(/<auth-widget [^>]*><template shadowrootmode="open">.*Phone number/s);
      for (const [to, expected] of [
        ['/account?from=mail', '/account?from=mail'],
        ['//evil.example', '/account'],
        ['/"><script>', '/&quot;&gt;&lt;script&gt;'],
      ] as const) {
        const answer = await page.request.get(`${address}/sign-in?to=${encodeURIComponent(to)}`);
        const [, target] = /success-url="([^"]*)"/.exec(await answer.text()) ?? [];
        expect(target, to).toBe(expected);
      }
    });

    test('who is signed out sees the form', async ({ page, address }) => {
      for (const cookies of [[], [{ name: 'stytch_session', value: 'made-up', url: address }]]) {
        await page.context().addCookies(cookies);
        await page.goto(`${address}/account`);
        await expect(form(page)).toBeVisible();
        expect(await page.context().cookies()).toEqual([]);
      }
    });

    test('who signs out in one tab is signed out in the other', async ({
      page,
      context,
      address,
      emulator,
    }) => {
      await page.goto(`${address}/account`);
      await signIn(page, emulator);
      const second = await context.newPage();
      await second.goto(`${address}/account`);
      await expect(signedIn(second)).toBeVisible();

      await page.getByRole('button', { name: `Account: ${phone.e164}` }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(form(page)).toBeVisible();
      await expect(form(second)).toBeVisible();
      expect(await context.cookies()).toEqual([]);
      expect(await emulator.count('/sessions/revoke')).toBe(1);
    });

    test('a session revoked elsewhere leads to the form once, which signs in again', async ({
      page,
      address,
      emulator,
    }) => {
      await page.goto(`${address}/account`);
      await signIn(page, emulator);
      // Otherwise <auth-session> asks after the end of the session, and leaves the page by itself.
      await expect(page.getByRole('button', { name: `Account: ${phone.e164}` })).toBeVisible();
      await revokeElsewhere(page, emulator);
      await letJwtAge(page);
      const visits = collectVisits(page);
      await page.goto(`${address}/account`);
      await signIn(page, emulator);
      expect(visits).toEqual(['/account', '/sign-in', '/account']);
    });

    test('lets in who has a live session, and sends others to the form without their cookies', async ({
      address,
      emulator,
      emulatorServer,
    }) => {
      // As for a project with a custom domain.
      await emulator.settings({ jwt_issuer: emulatorServer.url });
      const { session_token: token, session_jwt: jwt } = await emulator.signIn('ada@example.com');
      const { session_token: revoked } = await emulator.signIn('ada@example.com');
      await emulator.revoke(revoked);
      const other = await memberJwt(emulatorServer.url);
      for (const [cookie, status] of [
        ['theme=dark', 303],
        ['stytch_session=made-up', 303],
        ['stytch_session=j%3A%7B%22a%22%3A1%7D; stytch_session_jwt=j:{', 303],
        [`stytch_session=${revoked}`, 303],
        [`stytch_session_jwt=${other}`, 303],
        [`stytch_session=${token}`, 200],
        [`stytch_session_jwt=${jwt}`, 200],
        [`stytch_session=${token}; stytch_session_jwt=${other}`, 200],
      ] as const) {
        const answer = await visit(address, cookie);
        expect(answer.status, cookie).toBe(status);
        expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
        if (status === 200) continue;
        expect(answer.headers.get('location')).toMatch(/\/sign-in\?to=%2Faccount$/);
        const sent = cookie.split('; ').filter((each) => each.startsWith('stytch_'));
        const cleared = sent.map((each) => `${each.replace(/=.*/, '')}=; Max-Age=0; Path=/`);
        expect(answer.headers.getSetCookie()).toEqual(cleared);
      }
    });

    for (const [state, fault] of [
      ['down', { status: 500, type: 'internal_server_error', message: 'down' }],
      ['slow', 'hang'],
    ] as const)
      test(`signs nobody out while Stytch is ${state}, and says so`, async ({ address, emulator }) => {
        const { session_token: token, session_jwt: jwt } = await emulator.signIn('ada@example.com');
        await emulator.fault('/v1/sessions/authenticate', fault);
        const asked = await Promise.all(
          [`stytch_session=${token}`, 'stytch_session=j:{}; stytch_session_jwt=x'].map((cookie) =>
            visit(address, cookie),
          ),
        );
        for (const answer of asked) {
          expect(answer.status).toBe(503);
          expect(answer.headers.get('location')).toBeNull();
          expect(answer.headers.getSetCookie()).toEqual([]);
          const page = await answer.text();
          expect(page).toContain('You have not been signed out');
          expect(page).not.toMatch(/\.m?js|Error|internal/);
        }
        expect((await fetch(`${address}/sign-in`)).status).toBe(200);
        if (name !== 'express') expect((await visit(address, `stytch_session_jwt=${jwt}`)).status).toBe(200);
        await emulator.clearFaults();
        expect((await visit(address, `stytch_session=${token}`)).status).toBe(200);
      });

    if (name === 'express') {
      test('a page of an organization is for its members', async ({ page, address, emulator }) => {
        const email = 'ada@acme.test';
        const members = [{ email_address: email }];
        const organizations = ['Acme', 'Zeta'].map((organization_name) => ({ organization_name, members }));
        await emulator.settings({ b2b: { organizations } });
        for (const organization of ['Acme', 'Zeta']) {
          await page.goto(`${address}/organizations/${organization.toLowerCase()}`);
          await expect(page.getByRole('heading', { name: `Continue to ${organization}` })).toBeVisible();
          await page.getByRole('textbox', { name: 'Email' }).fill(email);
          await page.getByRole('button', { name: 'Continue' }).click();
          const { code = '' } = await emulator.inbox(email);
          await page.getByRole('textbox', { name: 'Passcode' }).fill(code);
          await expect(page.getByText(`${email} works at ${organization}`)).toBeVisible();
        }
        const html = await (await page.request.get(`${address}/organizations/%22%3E%3Cscript%3E`)).text();
        expect(html).toContain('organization-slug="&#34;&#62;&#60;script&#62;"');
      });

      test('its API answers to who is signed in', async ({ page, address, emulator }) => {
        const answer = await page.request.get(`${address}/api/me`);
        expect(answer.status()).toBe(401);
        expect(await answer.json()).toEqual({ error: 'Sign in first.' });
        await page.goto(`${address}/account`);
        await signIn(page, emulator);
        const me: unknown = await (await page.request.get(`${address}/api/me`)).json();
        expect(me).toEqual({ id: expect.stringMatching(/^user-test-/) });
      });
    }
  });
}
