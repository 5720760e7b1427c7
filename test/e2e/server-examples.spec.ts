/** The servers of examples/servers, each in a process of its own, over the emulator: who gets in, and who does not. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { Emulator } from '../../emulator/server.ts';
import { type RunningServer, runServer, serverNames } from '../../examples/servers/run.ts';
import type { EmulatorClient } from './emulator.ts';
import { test as base, expect } from './fixtures.ts';
import { phone } from './steps.ts';

const folder = fileURLToPath(new URL('../../examples/servers/', import.meta.url));

interface ServerFixtures {
  /** The address of the server under test. */
  readonly address: string;
}

/** Without a network the servers cannot be installed; CI must have them. */
const isSkipped = !existsSync(`${folder}node_modules`) && process.env['CI'] === undefined;

const signedIn = (page: Page): Locator => page.getByText(`Signed in as ${phone.e164}`);
const form = (page: Page): Locator => page.getByRole('heading', { name: 'Sign up or log in' });

async function signIn(page: Page, emulator: EmulatorClient): Promise<void> {
  await expect(form(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  const { code = '' } = await emulator.inbox(phone.e164);
  await page.getByRole('textbox', { name: 'Passcode' }).fill(code);
  await expect(signedIn(page)).toBeVisible();
}

/** Ends the visitor's session as another server of the project, or its dashboard, would. */
async function revokeElsewhere(page: Page, { url, credentials }: Emulator): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'stytch_session')?.value;
  const basic = Buffer.from(`${credentials.project_id}:${credentials.secret}`).toString('base64');
  const answer = await fetch(`${url}/v1/sessions/revoke`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: JSON.stringify({ session_token: token }),
  });
  expect(answer.status).toBe(200);
}

/** Where the page goes from now on, without what is behind `#`. */
function collectVisits(page: Page): string[] {
  const visits: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visits.push(new URL(frame.url()).pathname);
  });
  return visits;
}

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
    address: async ({ server }, use) => use(server.url),
  });

  test.describe(name, () => {
    test.skip(isSkipped, 'not installed: npm run test:apps');

    test('the form leads back to where the visitor wanted to go', async ({ page, address, emulator }) => {
      await page.goto(`${address}/account?from=mail`);
      await signIn(page, emulator);
      expect(page.url()).toBe(`${address}/account?from=mail`);
      // Who is signed in sees no form.
      await page.goto(`${address}/sign-in?to=/account`);
      await expect(signedIn(page)).toBeVisible();
    });

    test('the form leads to no other site', async ({ page, address }) => {
      for (const [to, expected] of [
        ['/account?from=mail', '/account?from=mail'],
        ['https://evil.example/', '/account'],
        ['//evil.example', '/account'],
        ['/\\evil.example', '/account'],
        ['/.//evil.example', '/evil.example'],
        ['javascript:alert(1)', '/account'],
        ['"><script>', '/%22%3E%3Cscript%3E'],
        ['/&to=/twice', '/account'],
        ['', '/'],
      ] as const) {
        const query = to.includes('&') ? `to=${to}` : `to=${encodeURIComponent(to)}`;
        await page.goto(`${address}/sign-in?${query}`);
        await expect(page.locator('auth-widget'), to).toHaveAttribute('success-url', expected);
      }
    });

    test('who is signed out gets neither page nor data', async ({ page, address }) => {
      for (const cookies of [[], [{ name: 'stytch_session', value: 'made-up', url: address }]]) {
        await page.context().addCookies(cookies);
        const answer = await page.request.get(`${address}/api/me`);
        expect(answer.status()).toBe(401);
        expect(await answer.json()).toEqual({ error: 'Sign in first.' });
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
      const me: unknown = await (await page.request.get(`${address}/api/me`)).json();
      expect(me).toEqual({ id: expect.stringMatching(/^user-test-/) });
      const second = await context.newPage();
      await second.goto(`${address}/account`);
      await expect(signedIn(second)).toBeVisible();

      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await context.cookies()).toEqual([]);
      await second.reload();
      await expect(form(second)).toBeVisible();
      expect((await page.request.get(`${address}/api/me`)).status()).toBe(401);
    });

    test('a session revoked elsewhere leads to the form once, which signs in again', async ({
      page,
      address,
      emulator,
      emulatorServer,
    }) => {
      await page.goto(`${address}/account`);
      await signIn(page, emulator);
      await revokeElsewhere(page, emulatorServer);
      const visits = collectVisits(page);
      await page.goto(`${address}/account`);
      await signIn(page, emulator);
      expect(visits).toEqual(['/sign-in', '/account']);
    });

    test('a provider that is down signs nobody out', async ({ page, address, emulator }) => {
      await page.goto(`${address}/account`);
      await signIn(page, emulator);
      const route = '/v1/sessions/authenticate';
      await emulator.fault(route, { status: 500, type: 'internal_server_error', message: 'down' }, 1);
      expect((await page.request.get(`${address}/account`)).status()).toBe(500);
      await page.reload();
      await expect(signedIn(page)).toBeVisible();
    });
  });
}
