import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessFakeContext } from '../../../../test/support/business-action-context.ts';
import {
  acme,
  answers,
  confirming,
  data,
  email,
  factor,
  success,
} from '../../../../test/support/business-samples.ts';
import { concludeSignIn } from '../../shared/conclude.ts';
import { createTotp, enterSms, enterTotp, recover, sendSms } from './actions.ts';

const phone = '+12025550162';
const config = { sessionOptions: { sessionDurationMinutes: 45 }, smsOtpOptions: { locale: 'es' } };
const registration = { secret: 'SECRET', recoveryCodes: ['one', 'two'] };
const accepted = { type: 'accepted', account: email, organization: acme.name };
const code = '123456';

for (const [title, known, number] of [
  ['a new number is enrolled', factor, phone],
  ['a known number is not sent along', { ...factor, phone }, undefined],
] as const) {
  test(title, async () => {
    const { context, calls } = businessFakeContext({ 'mfa.sendSms': { data } }, { config });
    const input = { ...confirming, factor: known, phone };
    const { event, authEvent } = await sendSms(context, input);
    assert.ok(event?.type === 'smsSent' && event.phone === phone);
    assert.deepEqual(authEvent, { type: 'B2B_SMS_OTP_SEND', data });
    assert.deepEqual(calls, [{ name: 'mfa.sendSms', args: [known, { phone: number, locale: 'es' }] }]);
    // A second press within the pause sends none.
    assert.deepEqual(await sendSms(context, input), { event });
    assert.equal(calls.length, 1);
  });
}

test('another organization sends a code of its own to the same number', async () => {
  const { context, calls } = businessFakeContext({ 'mfa.sendSms': { data } });
  const other = { ...factor, memberId: 'member-2', organizationId: 'organization-2' };
  await sendSms(context, { ...confirming, phone });
  const { authEvent } = await sendSms(context, { ...confirming, factor: other, phone });
  assert.equal(authEvent?.type, 'B2B_SMS_OTP_SEND');
  assert.equal(calls.length, 2);
});

test('the code that came with the first factor is not followed by another at once', async () => {
  const { context, calls } = businessFakeContext();
  const known = { ...factor, phone, smsSentTo: phone };
  const signedIn = { method: 'password', type: 'B2B_PASSWORD_AUTHENTICATE' } as const;
  concludeSignIn(context, { ...answers.secondFactor, factor: known }, signedIn);
  await new Promise(setImmediate);
  const { event, authEvent } = await sendSms(context, { ...confirming, factor: known, phone });
  assert.ok(event?.type === 'smsSent');
  assert.deepEqual([authEvent, calls], [undefined, []]);
});

for (const [action, call, type] of [
  [enterSms, 'mfa.authenticateSms', 'B2B_SMS_OTP_AUTHENTICATE'],
  [recover, 'mfa.recover', 'B2B_RECOVERY_CODES_RECOVER'],
] as const) {
  test(`a session follows ${call}, by the first factor`, async () => {
    const { context, calls } = businessFakeContext({ [call]: answers.session }, { config });
    assert.deepEqual(await action(context, { ...confirming, code }), {
      event: accepted,
      authEvent: { type, data },
      success,
    });
    assert.deepEqual(calls, [{ name: call, args: [factor, code, 45] }]);
  });
}

test('after an accepted code the next one is sent at once: the old one is used up', async () => {
  const { context, calls } = businessFakeContext({
    'mfa.sendSms': { data },
    'mfa.authenticateSms': answers.session,
  });
  await sendSms(context, { ...confirming, phone });
  await enterSms(context, { ...confirming, code });
  await sendSms(context, { ...confirming, phone });
  assert.deepEqual(
    calls.map(({ name }) => name),
    ['mfa.sendSms', 'mfa.authenticateSms', 'mfa.sendSms'],
  );
});

test('the secret of an app is on its screen, and not in the event', async () => {
  const { context } = businessFakeContext({ 'mfa.createTotp': { registration, data } });
  assert.deepEqual(await createTotp(context, { factor }), {
    event: { type: 'totpCreated', registration },
    authEvent: { type: 'B2B_TOTP_CREATE', data },
  });
});

for (const app of [undefined, registration])
  test(`an app signs in, ${app ? 'a new' : 'a known'} one`, async () => {
    const { context } = businessFakeContext({ 'mfa.authenticateTotp': answers.session }, { config });
    const result = await enterTotp(context, { ...confirming, code, registration: app });
    assert.deepEqual(result, {
      event: accepted,
      authEvent: { type: 'B2B_TOTP_AUTHENTICATE', data },
      success,
    });
  });

for (const [action, call] of [
  [enterSms, 'mfa.authenticateSms'],
  [recover, 'mfa.recover'],
  [enterTotp, 'mfa.authenticateTotp'],
] as const) {
  test(`a new password follows ${call}, and the page hears of the session only then`, async () => {
    const { context } = businessFakeContext({ [call]: answers.session });
    const input = { ...confirming, code, registration: undefined, resets: true } as const;
    const { event, next } = await action(context, input);
    assert.deepEqual(event, { type: 'resetOpened', reset: { by: 'session' } });
    assert.deepEqual(next, { afterReload: 'none' });
  });
}
