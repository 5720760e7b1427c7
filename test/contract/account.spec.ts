/** The visitor's account over the real SDK: each change, each refusal that elements tell apart, and the end of a session. */
import { expect, type Page } from '@playwright/test';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { test } from '../e2e/fixtures.ts';
import { bundlePages } from './bundled-pages.ts';
import { email, openSignedIn, over } from './signed-in-port.ts';

// This build checks the arguments of calls.
const site = bundlePages(['provider-port.ts'], 'development');

const second = 'ada@example.org';
const phone = '+12025550162';

const open = (page: Page, emulator: EmulatorClient) => openSignedIn(page, emulator, site.url);

/** What the client keeps of the visitor, without asking. */
const known = (page: Page) =>
  over(
    page,
    ({ client }) => {
      const user = client.user?.getSync?.();
      return {
        session: client.session?.getSync?.()?.session_id,
        name: user?.name,
        emails: user?.emails.map(({ email: value, verified }) => `${value} ${verified}`),
        phones: user?.phone_numbers.map(({ phone_number: value, verified }) => `${value} ${verified}`),
      };
    },
    null,
  );

/** Adds an address or a number, as far as the code. */
async function send(page: Page, emulator: EmulatorClient, by: 'email' | 'sms', to: string) {
  const { methodId } = await over(
    page,
    async ({ account, client }, input) =>
      (await account().proofs()).sendCode(client.user?.getSync?.()?.user_id ?? '', input.by, input.to, {
        expirationMinutes: 5,
      }),
    { by, to },
  );
  return { methodId, code: (await emulator.inbox(to)).code ?? '' };
}

test('each change is in what the client keeps, and in the same session', async ({ page, emulator }) => {
  await open(page, emulator);
  const { session } = await known(page);
  const name = { first: 'Ada', middle: 'King', last: 'Lovelace' };
  const answers: unknown[] = [await over(page, ({ account }, given) => account().user.saveName(given), name)];
  expect(await known(page)).toEqual({
    session,
    name: { first_name: 'Ada', middle_name: 'King', last_name: 'Lovelace' },
    emails: [`${email} true`],
    phones: [],
  });

  for (const [by, to] of [
    ['email', second],
    ['sms', phone],
  ] as const) {
    const code = await send(page, emulator, by, to);
    // The answer does not have the user, so whoever wants to see the new one asks.
    await over(page, ({ account }) => account().user.refresh(), null);
    expect(JSON.stringify(await known(page))).toContain(`${to} false`);
    answers.push(
      await over(
        page,
        async ({ account, client }, input) =>
          (await account().proofs()).enterCode(
            client.user?.getSync?.()?.user_id ?? '',
            input.code,
            input.methodId,
          ),
        code,
      ),
    );
  }
  expect(await known(page)).toMatchObject({
    session,
    emails: [`${email} true`, `${second} true`],
    phones: [`${phone} true`],
  });
  expect(await over(page, ({ account }) => account().user.session(), null)).toMatchObject({
    session_id: session,
    last_accessed_at: expect.any(String),
    authentication_factors: [
      { delivery_method: 'email', last_authenticated_at: expect.any(String) },
      { delivery_method: 'email' },
      { delivery_method: 'sms' },
    ],
  });

  answers.push(
    ...(await over(
      page,
      async ({ account, client }) => {
        const user = client.user?.getSync?.();
        return [
          await account().user.remove('email', user?.emails[0]?.email_id ?? ''),
          await account().user.remove('phone', user?.phone_numbers[0]?.phone_id ?? ''),
        ];
      },
      null,
    )),
  );
  expect(await known(page)).toMatchObject({ session, emails: [`${second} true`], phones: [] });
  expect(JSON.stringify(answers)).not.toMatch(/session_(token|jwt)/);
  // `login_or_create` would sign in whoever has the address.
  const sent = (await emulator.requests()).map(({ path }) => path).filter((path) => /otps\/\w+\//.test(path));
  expect(sent).toEqual(
    ['email/login_or_create', 'email/send/secondary', 'sms/send/secondary'].map(
      (path) => `/sdk/v1/otps/${path}`,
    ),
  );
});

/** A number that nobody has. */
const GONE = 'phone-number-test-gone';

type Change = 'name' | 'remove' | 'number' | 'send' | 'code' | 'session';

/** Makes a change, and tells why it failed, and whether the visitor is still signed in. */
const attempt = (page: Page, change: Change, to = second) =>
  over(
    page,
    async ({ account, client, outcomeOf }, input) => {
      const user = client.user?.getSync?.();
      const { user: own, proofs: load } = account();
      const proofs = await load();
      const changes: Readonly<Record<Change, () => Promise<unknown>>> = {
        name: () => own.saveName({ first: '', middle: '', last: '' }),
        remove: () => own.remove('email', user?.emails[0]?.email_id ?? ''),
        number: () => own.remove('phone', input.gone),
        send: () => proofs.sendCode(user?.user_id ?? '', 'email', input.to, { expirationMinutes: 5 }),
        code: () => proofs.enterCode(user?.user_id ?? '', '000000', 'email-test-gone'),
        session: () => own.session(),
      };
      const outcome = await outcomeOf(changes[input.change]());
      return `${outcome}, ${client.session?.getSync?.() ? 'signed in' : 'signed out'}`;
    },
    { change, to, gone: GONE },
  );

/** What elements tell apart by the type, as Stytch answers it. */
const REFUSALS: Readonly<Record<Change, readonly (readonly [status: number, type: string])[]>> = {
  name: [
    [401, 'insufficient_factors'],
    [401, 'stale_factors'],
    [429, 'too_many_requests'],
    [400, 'bad_request'],
  ],
  remove: [
    [401, 'insufficient_factors'],
    [400, 'cannot_delete_last_primary_factor'],
    [400, 'cannot_delete_email'],
    [400, 'cannot_remove_primary_auth_mechanism'],
  ],
  number: [[401, 'stale_factors']],
  send: [
    [400, 'duplicate_email'],
    [400, 'duplicate_email_for_user'],
    [400, 'invalid_email'],
    [400, 'too_many_unverified_factors'],
    [429, 'user_lock_limit_reached'],
  ],
  code: [
    [404, 'otp_code_not_found'],
    [401, 'unable_to_auth_otp_code'],
  ],
  session: [[429, 'too_many_requests']],
};

/** What the changes ask, to break it. */
async function routesOf(page: Page): Promise<Readonly<Record<Change, string>>> {
  const emailId = await over(page, ({ client }) => client.user?.getSync?.()?.emails[0]?.email_id ?? '', null);
  return {
    name: '/users/me',
    remove: `/users/emails/${emailId}`,
    number: `/users/phone_numbers/${GONE}`,
    send: '/otps/email/send/secondary',
    code: '/otps/authenticate',
    session: '/sessions/authenticate',
  };
}

test('each refusal keeps its type, and the visitor signed in', async ({ page, emulator }) => {
  await open(page, emulator);
  const routes = await routesOf(page);
  for (const [change, refusals] of Object.entries(REFUSALS) as [Change, (typeof REFUSALS)[Change]][])
    for (const [status, type] of refusals) {
      await emulator.fault(routes[change], { status, type, message: type }, 1);
      expect(await attempt(page, change), change).toBe(`ProviderError provider ${type}, signed in`);
    }
  for (const change of ['name', 'remove', 'send', 'session'] as const) {
    // Chromium asks twice.
    await emulator.fault(routes[change], 'drop');
    expect(await attempt(page, change), change).toBe('ProviderError network undefined, signed in');
    await emulator.clearFaults();
    const type = 'endpoint_not_authorized_for_sdk';
    await emulator.fault(routes[change], { status: 401, type, message: type }, 1);
    expect(await attempt(page, change), change).toBe(`ProviderError configuration ${type}, signed in`);
  }
});

test('the emulator refuses as Stytch does', async ({ page, emulator }) => {
  await emulator.settings({ users: [{ email }, { email: second }] });
  await open(page, emulator);
  expect(await attempt(page, 'remove')).toBe(
    'ProviderError provider cannot_delete_last_primary_factor, signed in',
  );
  expect(await attempt(page, 'send')).toBe('ProviderError provider duplicate_email, signed in');
  expect(await attempt(page, 'code')).toBe('ProviderError provider otp_code_not_found, signed in');
  await emulator.settings({ users: [{ email, phone_number: phone }] });
  await open(page, emulator);
  expect(await attempt(page, 'name')).toBe('ProviderError provider insufficient_factors, signed in');
  const proof = await send(page, emulator, 'sms', phone);
  await over(
    page,
    async ({ account, client }, input) =>
      (await account().proofs()).enterCode(
        client.user?.getSync?.()?.user_id ?? '',
        input.code,
        input.methodId,
      ),
    proof,
  );
  expect(await attempt(page, 'name')).toBe('done, signed in');
  await over(
    page,
    async ({ client }) => void (await client.session?.authenticate?.({ session_duration_minutes: 120 })),
    null,
  );
  await emulator.advanceClock(61 * 60_000);
  expect(await attempt(page, 'name')).toBe('ProviderError provider stale_factors, signed in');
});

test('what has been removed elsewhere counts as removed, and is asked for again', async ({
  page,
  emulator,
}) => {
  await open(page, emulator);
  const routes = await routesOf(page);
  for (const [change, types] of [
    ['remove', ['email_not_found', 'invalid_email_id']],
    ['number', ['phone_number_not_found', 'invalid_phone_id']],
  ] as const)
    for (const type of types) {
      await emulator.fault(routes[change], { status: 404, type, message: type }, 1);
      const before = await emulator.count('/users/me');
      expect(await attempt(page, change), type).toBe('done, signed in');
      expect(await emulator.count('/users/me'), type).toBe(before + 1);
    }
  // As the emulator answers by itself.
  expect(await attempt(page, 'number')).toBe('done, signed in');
});

test('a session that has ended elsewhere is over as soon as it is asked for', async ({ page, emulator }) => {
  await open(page, emulator);
  const token = await over(page, ({ client }) => client.session?.getTokens?.()?.session_token ?? '', null);
  await emulator.revoke(token);
  expect(await attempt(page, 'name')).toBe('ProviderError provider session_not_found, signed out');
});

test('a sign-out without an answer keeps the session, unless it is forced', async ({ page, emulator }) => {
  await open(page, emulator);
  await emulator.fault('/sessions/revoke', 'drop');
  const leave = (force: boolean) =>
    over(
      page,
      ({ signOut }, given) =>
        signOut(given).then(
          () => 'done',
          (error: unknown) => (error as { code: string }).code,
        ),
      force,
    );
  expect(await leave(false)).toBe('network');
  expect((await known(page)).session).toBeDefined();
  expect(await leave(true)).toBe('done');
  expect((await known(page)).session).toBeUndefined();
});

test('a session of a deleted user can be ended', async ({ page, emulator }) => {
  await open(page, emulator);
  const userId = await over(page, ({ client }) => client.user?.getSync?.()?.user_id ?? '', null);
  await emulator.deleteUser(userId);
  await over(page, ({ signOut }) => signOut(false), null);
  expect((await known(page)).session).toBeUndefined();
});

test('a session is forgotten before the answer', async ({ page, emulator }) => {
  await open(page, emulator);
  await emulator.fault('/sessions/revoke', 'hang');
  await over(page, ({ endAtOnce }) => void endAtOnce().catch(() => undefined), null);
  expect((await known(page)).session).toBeUndefined();
  await expect.poll(() => emulator.count('/sessions/revoke')).toBe(1);
});
