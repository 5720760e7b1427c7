/** Passkeys by the provider's SDK and a virtual authenticator: whatever the emulator gets wrong, they refuse. */
import { expect, type Page } from '@playwright/test';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { publicToken, test } from '../e2e/fixtures.ts';
import { challenged, serveScripts } from '../e2e/protected-project.ts';
import { seedPasskey, VirtualAuthenticator } from '../e2e/virtual-authenticator.ts';
import { bundlePages } from './bundled-pages.ts';
import type { visitor as PageVisitor } from './pages/passkeys.ts';

const email = 'ada@example.com';

const site = bundlePages(['passkeys.ts'], 'development');

type Does = typeof PageVisitor;
type Visitor = {
  [Name in keyof Does]: (...input: Parameters<Does[Name]>) => Promise<Awaited<ReturnType<Does[Name]>>>;
};

/** A visitor of the page, whose device keeps passkeys. */
async function visit(page: Page, api: string): Promise<{ visitor: Visitor; device: VirtualAuthenticator }> {
  const device = await VirtualAuthenticator.plugInto(page);
  const query = new URLSearchParams({ token: publicToken, api });
  await page.goto(`${site.url}/passkeys.html?${query}`);
  await page.waitForFunction(() => 'visitor' in globalThis);
  const visitor = new Proxy({} as Visitor, {
    get:
      (_, name: string) =>
      (...input: unknown[]) =>
        page.evaluate(
          ([what, given]) => {
            const { visitor: inPage } = globalThis as unknown as {
              visitor: Record<string, (...given: unknown[]) => unknown>;
            };
            return inPage[what]?.(...given);
          },
          [name, input] as const,
        ),
  });
  return { visitor, device };
}

async function signInByCode(visitor: Visitor, emulator: EmulatorClient): Promise<void> {
  const methodId = await visitor.askForCode(email);
  const { code = '' } = await emulator.inbox(email);
  expect(await visitor.enterCode(code, methodId)).toMatchObject({ status_code: 200 });
}

test('a passkey made after an e-mail code signs in without one, also where Stytch doubts the device', async ({
  page,
  emulator,
  watch,
}) => {
  await serveScripts({ page, emulator, watch });
  await emulator.settings(challenged);
  const { visitor, device } = await visit(page, emulator.url);
  await signInByCode(visitor, emulator);
  const registered = await visitor.register();
  expect(registered).toMatchObject({
    user: { emails: [{ email }], webauthn_registrations: [{ domain: 'localhost', verified: true }] },
  });
  expect(await visitor.known()).toEqual(['Passkey 1']);
  const [passkey] = await device.passkeys();
  expect(passkey).toMatchObject({ rpId: 'localhost', isResidentCredential: true });
  await visitor.signOut();
  expect(await visitor.known()).toBeUndefined();
  const { webauthn_registration_id } = registered as { webauthn_registration_id: string };
  expect(await visitor.signIn()).toMatchObject({
    webauthn_registration_id,
    session: {
      authentication_factors: [
        {
          type: 'webauthn',
          delivery_method: 'webauthn_registration',
          webauthn_factor: { webauthn_registration_id, domain: 'localhost' },
        },
      ],
    },
    user: { emails: [{ email }] },
  });
  const signedIn = await emulator.bodies('/webauthn/authenticate');
  const sent = { public_key_credential: '[redacted]', session_duration_minutes: 30 };
  expect(signedIn).toMatchObject([sent, { ...sent, captcha_token: 'captcha-of-site-key' }]);
});

test('autofill signs in', async ({ page, emulator }) => {
  const { visitor, device } = await visit(page, emulator.url);
  await seedPasskey(emulator, device, email);
  expect(await visitor.signIn({ conditional_mediation: true })).toMatchObject({
    user: { emails: [{ email }] },
  });
});

test('a signed-in visitor confirms the session', async ({ page, emulator }) => {
  const { visitor, device } = await visit(page, emulator.url);
  await signInByCode(visitor, emulator);
  expect(await visitor.signIn({ is_passkey: false })).toBe('no_active_webauthn_registrations');
  await visitor.register();
  expect(await visitor.signIn({ is_passkey: false })).toMatchObject({
    session: { authentication_factors: [{ type: 'otp' }, { type: 'webauthn' }] },
  });
  expect(await device.passkeys()).toMatchObject([{ signCount: 2 }]);
});

test('a passkey is renamed and deleted', async ({ page, emulator }) => {
  const { visitor } = await visit(page, emulator.url);
  await signInByCode(visitor, emulator);
  const { webauthn_registration_id: id } = (await visitor.register()) as { webauthn_registration_id: string };
  expect(await visitor.rename(id, 'Work laptop')).toMatchObject({
    webauthn_registration: { webauthn_registration_id: id, name: 'Work laptop' },
  });
  expect(await visitor.refresh()).toMatchObject([{ name: 'Work laptop' }]);
  expect(await visitor.rename(id, '')).toBe('empty_webauthn_registration_name');
  expect(await visitor.remove(id)).toMatchObject({ status_code: 200 });
  // From the answer alone: the SDK does not ask for the user.
  expect(await visitor.known()).toEqual([]);
  expect(await visitor.remove(id)).toBe('webauthn_registration_not_found');
  await visitor.signOut();
  expect(await visitor.signIn()).toBe('webauthn_registration_not_found');
});

test('a device registers once, and a visitor without a session not at all', async ({ page, emulator }) => {
  const { visitor } = await visit(page, emulator.url);
  expect(await visitor.register()).toBe('user_unauthenticated');
  await signInByCode(visitor, emulator);
  await visitor.register();
  expect(await visitor.register()).toBe('InvalidStateError');
  expect(await visitor.register('example.com')).toBe('SecurityError');
  expect(await visitor.refresh()).toHaveLength(1);
});

test('a copy of a passkey that has fallen behind is refused', async ({ page, emulator }) => {
  const { visitor, device } = await visit(page, emulator.url);
  const copy = await seedPasskey(emulator, device, email);
  expect(await visitor.signIn()).toMatchObject({ status_code: 200 });
  await visitor.signOut();
  await device.remove(copy);
  await device.add(copy);
  expect(await visitor.signIn()).toBe('unable_to_auth_webauthn_registration');
});

test('passkeys of an origin that the project does not accept are refused', async ({ page, emulator }) => {
  const { visitor, device } = await visit(page, emulator.url);
  await seedPasskey(emulator, device, email);
  await emulator.settings({ webauthn_origins: ['https://shop.example'] });
  expect(await visitor.signIn()).toBe('unable_to_auth_webauthn_registration');
  // An account with a passkey would have to prove more before it gets another.
  await emulator.settings({ users: [{ email }] });
  await signInByCode(visitor, emulator);
  expect(await visitor.register()).toBe('unable_to_register_webauthn_registration');
});

test('a challenge expires', async ({ page, emulator }) => {
  const { visitor, device } = await visit(page, emulator.url);
  await seedPasskey(emulator, device, email);
  await page.route('**/webauthn/authenticate', async (route) => {
    await emulator.advanceClock(5 * 60_000);
    await route.continue();
  });
  expect(await visitor.signIn()).toBe('unable_to_auth_webauthn_registration');
});

test('each step can be made to fail', async ({ page, emulator }) => {
  const { visitor, device } = await visit(page, emulator.url);
  await seedPasskey(emulator, device, email);
  const fault = { status: 404, type: 'webauthn_registration_not_found', message: 'Unknown.' };
  for (const route of ['/webauthn/authenticate/start/primary', '/webauthn/authenticate']) {
    await emulator.fault(route, fault, 1);
    expect(await visitor.signIn(), route).toBe('webauthn_registration_not_found');
  }
  expect(await visitor.signIn()).toMatchObject({ status_code: 200 });
});

test('a request ends when the project says, if nobody answers', async ({ page, emulator }) => {
  const { visitor, device } = await visit(page, emulator.url);
  await seedPasskey(emulator, device, email);
  await emulator.settings({ webauthn_timeout_ms: 100 });
  await device.answerRequests(false);
  expect(await visitor.signIn()).toBe('NotAllowedError');
});
