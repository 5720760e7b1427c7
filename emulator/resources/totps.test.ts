import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { totpCode, totpStep } from '../state/totp-code.ts';
import { type Answer, assertRefused, at, emulatorForTests, FROZEN_NOW, text } from '../test-client.ts';

const PHONE = '+12025550162';
const STEP = totpStep(FROZEN_NOW);
const MINUTE_MS = 60_000;
const client = emulatorForTests();

const post = (path: string, session: string, body: object = {}): Promise<Answer> =>
  client().api('POST', `/totps${path}`, body, session);
const minutes = { session_duration_minutes: 30 };
const enter = (session: string, code: string) =>
  post('/authenticate', session, { totp_code: code, ...minutes });

/** Signs in and sets an app up. */
async function withApp() {
  const session = await client().signIn(PHONE);
  const created = await post('', session);
  return { session, created, secret: text(created, 'data.secret') };
}

const methods = (answer: Answer): string[] =>
  (at(answer, 'data.session.authentication_factors') as { delivery_method: string }[]).map(
    ({ delivery_method }) => delivery_method,
  );

describe('authenticator apps of users', () => {
  test('are verified by their first code, and never take one twice', async () => {
    const { session, created, secret } = await withApp();
    assert.match(text(created, 'data.qr_code'), /^data:image\//);
    assert.equal((at(created, 'data.recovery_codes') as string[]).length, 10);
    assert.equal(at(created, 'data.__user.totps.0.verified'), false);
    assertRefused(await enter(session, '12'), 401, 'unable_to_authenticate_totp');
    const answer = await enter(session, totpCode(secret, STEP));
    assert.deepEqual(methods(answer), ['sms', 'authenticator_app']);
    assert.equal(at(answer, 'data.user.totps.0.verified'), true);
    assert.equal(at(answer, 'data.totp_id'), at(created, 'data.totp_id'));
    const again = await enter(session, totpCode(secret, STEP));
    assertRefused(again, 401, 'totp_code_already_authenticated');
    assertRefused(await post('', session), 400, 'active_totp_exists');
  });

  test('may be set up again until the first code', async () => {
    const { session, secret } = await withApp();
    const other = text(await post('', session), 'data.secret');
    assertRefused(await enter(session, totpCode(secret, STEP)), 401, 'unable_to_authenticate_totp');
    assert.equal((await enter(session, totpCode(other, STEP))).status, 200);
  });

  test('must be set up in time', async () => {
    const session = await client().signIn(PHONE);
    assertRefused(await enter(session, '123456'), 404, 'totp_not_found');
    assertRefused(await post('', session, { expiration_minutes: 1 }), 400, 'invalid_expiration');
    const secret = text(await post('', session, { expiration_minutes: 5 }), 'data.secret');
    await client().advance(5 * MINUTE_MS);
    assertRefused(await enter(session, totpCode(secret, STEP + 10)), 400, 'expired_totp');
  });

  test('sign nobody in', async () => {
    assertRefused(await client().api('POST', '/totps', {}), 401, 'user_unauthenticated');
  });

  test('are a category of their own, which changes take from then on', async () => {
    const { session, secret } = await withApp();
    await enter(session, totpCode(secret, STEP));
    const later = await client().signIn(PHONE);
    assertRefused(await post('/recovery_codes', later), 401, 'insufficient_factors');
    await enter(later, totpCode(secret, STEP + 1));
    assert.equal((await post('/recovery_codes', later)).status, 200);
    const totpId = text(await client().api('GET', '/users/me', undefined, later), 'data.totps.0.totp_id');
    const removed = await client().api('DELETE', `/users/totps/${totpId}`, undefined, later);
    assert.deepEqual(at(removed, 'data.__user.totps'), []);
  });

  test('show their current code in the inbox, by the clock', async () => {
    const { secret } = await withApp();
    for (const step of [STEP, STEP + 1]) {
      const [message] = (await client().send('GET', '/inbox.json')).body as object[];
      assert.deepEqual(
        { ...message, id: '', sentAt: '' },
        {
          id: '',
          channel: 'app',
          to: PHONE,
          kind: 'authenticator-app',
          sentAt: '',
          code: totpCode(secret, step),
        },
      );
      assert.equal(
        at(await client().send('POST', '/emulator/totp', { secret }), 'code'),
        totpCode(secret, step),
      );
      await client().advance(30_000);
    }
  });
});

describe('recovery codes of users', () => {
  const seeded = { phone_number: PHONE, totp_secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' };

  test('take the place of the app, each once', async () => {
    await client().patchSettings({ users: [{ ...seeded, recovery_codes: ['aaaa-bbbb-cccc'] }] });
    const session = await client().signIn(PHONE);
    const recover = (code: string) => post('/recover', session, { recovery_code: code, ...minutes });
    assertRefused(await recover('xxxx-xxxx-xxxx'), 401, 'unable_to_authenticate_recovery_code');
    const answer = await recover('aaaa-bbbb-cccc');
    assert.deepEqual(methods(answer), ['sms', 'recovery_code']);
    assertRefused(await recover('aaaa-bbbb-cccc'), 401, 'unable_to_authenticate_recovery_code');
    assert.deepEqual(at(await post('/recovery_codes', session), 'data.totps.0.recovery_codes'), []);
  });

  test('are worth nothing without an app', async () => {
    const session = await client().signIn(PHONE);
    assertRefused(
      await post('/recover', session, { recovery_code: 'x', ...minutes }),
      404,
      'recovery_codes_not_found',
    );
    assertRefused(await post('/recovery_codes', session), 404, 'recovery_codes_not_found');
  });
});
