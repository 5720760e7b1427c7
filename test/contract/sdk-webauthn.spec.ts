/**
 * The calls for passkeys that `sdk-webauthn.ts` gives the real SDK's client, against the emulator. An upgrade of the SDK
 * that moves what they are made of fails here.
 */
import { expect, type Page } from '@playwright/test';
import { publicToken, test } from '../e2e/fixtures.ts';
import { VirtualAuthenticator } from '../e2e/virtual-authenticator.ts';
import { bundlePages } from './bundled-pages.ts';
import { inPage } from './in-page.ts';
import type { lacking as Lacking } from './pages/sdk-webauthn.ts';

const email = 'ada@example.com';

const site = bundlePages(['sdk-webauthn.ts'], 'production');

async function open(page: Page, api: string): Promise<void> {
  await page.goto(`${site.url}/sdk-webauthn.html?token=${publicToken}&api=${encodeURIComponent(api)}`);
  await page.waitForFunction(() => 'lacking' in globalThis);
}

/** Runs `work` in the page, over a client that has no calls for passkeys yet. */
const over = inPage<typeof Lacking>('lacking');

test("the client's parts are where the calls look for them, and make what the SDK makes itself", async ({
  page,
  emulator,
}) => {
  await open(page, emulator.url);
  const { before, after, whole } = await over(
    page,
    ({ client, whole: made, addWebAuthn }) => {
      const callsOf = (calls: object = {}) =>
        [...Object.keys(calls), ...Object.getOwnPropertyNames(Object.getPrototypeOf(calls))].sort();
      const { webauthn } = client;
      const first = callsOf(webauthn);
      const added = addWebAuthn(client).webauthn;
      return { before: first.includes('authenticate'), after: callsOf(added), whole: callsOf(made) };
    },
    null,
  );
  expect(before).toBe(false);
  expect(after).toEqual(whole);
  expect(after).toEqual(expect.arrayContaining(['_networkClient', 'authenticate', 'register', 'update']));
});

test('the calls share the session of the client that they were added to', async ({ page, emulator }) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await open(page, emulator.url);
  const { methodId } = await over(
    page,
    ({ provider }, address) => provider.otps.send('email', address, { expirationMinutes: 5 }),
    email,
  );
  const { code = '' } = await emulator.inbox(email);
  const registered = await over(
    page,
    async ({ client, provider }, sent) => {
      await provider.otps.authenticate(sent.code, sent.methodId, 30);
      await provider.passkeys.register({ domain: undefined, sessionMinutes: 30 });
      return client.user?.getSync?.()?.webauthn_registrations.length;
    },
    { code, methodId },
  );
  expect(registered).toBe(1);
  expect(await device.passkeys()).toHaveLength(1);

  const known = await over(
    page,
    async ({ client, provider }) => {
      await provider.revokeSession();
      const signedOut = client.session?.getSync?.() === null;
      const { user } = await provider.passkeys.authenticate({
        domain: undefined,
        sessionMinutes: 30,
        autofill: false,
        signal: new AbortController().signal,
        onChosen: () => undefined,
      });
      return { signedOut, isSame: client.session?.getSync?.()?.user_id === user.user_id };
    },
    null,
  );
  expect(known).toEqual({ signedOut: true, isSame: true });
  expect(await emulator.bodies('/webauthn/authenticate')).toEqual([
    { public_key_credential: '[redacted]', session_duration_minutes: 30 },
  ]);
});

test('calls that are there stay, and a client that is none of the SDK’s is refused', async ({
  page,
  emulator,
}) => {
  await open(page, emulator.url);
  const found = await over(
    page,
    ({ client, addWebAuthn }) => {
      const first = addWebAuthn(client).webauthn;
      const isKept = addWebAuthn(client).webauthn === first;
      const refused = [{}, { ...client, otps: {} }].map((other) => {
        try {
          addWebAuthn(other as typeof client);
          return 'accepted';
        } catch (error) {
          return (error as { code?: string }).code;
        }
      });
      return { isKept, refused };
    },
    null,
  );
  expect(found).toEqual({ isKept: true, refused: ['configuration', 'configuration'] });
});
