import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { totpCode, totpStep } from '../../../state/totp-code.ts';
import { type Answer, assertRefused, at, emulatorForTests, FROZEN_NOW, text } from '../../../test-client.ts';

const EMAIL = 'ada@acme.test';
const PHONE = '+12025550162';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const MINUTE_MS = 60_000;
const NOW_STEP = totpStep(FROZEN_NOW);
const client = emulatorForTests();

function acme(member: object = {}, extra: object = {}): Promise<string> {
  return client().addOrganization({
    mfa_policy: 'REQUIRED_FOR_ALL',
    members: [{ email_address: EMAIL, ...member }],
    ...extra,
  });
}

/** Somebody who has signed in but for the second factor. */
interface Visitor {
  readonly answer: Answer;
  /** What every call about second factors has in its body. */
  readonly who: {
    readonly organization_id: string;
    readonly member_id: string;
    readonly intermediate_session_token: string;
    readonly session_duration_minutes: number;
  };
}

async function visitor(member: object = {}, extra: object = {}): Promise<Visitor> {
  const organization_id = await acme(member, extra);
  const answer = await client().signInMember(organization_id, EMAIL);
  const who = {
    organization_id,
    member_id: text(answer, 'data.member_id'),
    intermediate_session_token: text(answer, 'data.intermediate_session_token'),
    session_duration_minutes: 30,
  };
  assert.equal(at(answer, 'data.member_authenticated'), false);
  return { answer, who };
}

function post(path: string, who: object, extra: object = {}): Promise<Answer> {
  return client().b2b(path, { ...who, ...extra });
}

function factorTypes(answer: Answer): string[] {
  const factors = at(answer, 'data.member_session.authentication_factors') as { type: string }[];
  return factors.map(({ type }) => type);
}

describe('what a sign-in says of the second factor', () => {
  const totp = { totp_secret: SECRET };
  for (const [name, member, options, initiated] of [
    ['to enroll one', {}, null, null],
    [
      'a code by SMS that was sent',
      { mfa_phone_number: PHONE },
      { mfa_phone_number: PHONE, totp_registration_id: '' },
      'sms_otp',
    ],
    ['an authenticator app', totp, { mfa_phone_number: '', totp_registration_id: /^member-totp-/ }, null],
    [
      'either, and no code was sent as the app is the default',
      { ...totp, mfa_phone_number: PHONE, default_mfa_method: 'totp' },
      { mfa_phone_number: PHONE, totp_registration_id: /^member-totp-/ },
      null,
    ],
  ] as const) {
    test(name, async () => {
      const { answer } = await visitor(member);
      assert.equal(at(answer, 'data.primary_required'), null);
      assert.equal(at(answer, 'data.mfa_required.secondary_auth_initiated'), initiated);
      if (options === null) assert.equal(at(answer, 'data.mfa_required.member_options'), null);
      for (const [key, value] of Object.entries(options ?? {})) {
        const found = text(answer, `data.mfa_required.member_options.${key}`);
        if (typeof value === 'string') assert.equal(found, value);
        else assert.match(found, value);
      }
    });
  }

  test('a known number gets no code if the project does not send any by itself', async () => {
    await client().patchSettings({ b2b: { sends_mfa_code: false } });
    const { answer } = await visitor({ mfa_phone_number: PHONE });
    assert.equal(at(answer, 'data.mfa_required.secondary_auth_initiated'), null);
  });

  test('a member may use one where the organization does not demand it', async () => {
    await visitor({ mfa_phone_number: PHONE }, { mfa_policy: 'OPTIONAL' });
    const id = await acme({ mfa_phone_number: PHONE, mfa_enrolled: false }, { mfa_policy: 'OPTIONAL' });
    assert.equal(at(await client().signInMember(id, EMAIL), 'data.member_authenticated'), true);
  });
});

describe('codes by SMS', () => {
  test('sign in, and spend the intermediate session', async () => {
    const { who } = await visitor({ mfa_phone_number: PHONE });
    const code = await client().newest('code');
    const answer = await post('/otps/sms/authenticate', who, { code });
    assert.deepEqual(factorTypes(answer), ['email_otp', 'otp']);
    assertRefused(await post('/otps/sms/authenticate', who, { code }), 404, 'intermediate_session_not_found');
  });

  test('are sent again, wrong ones are refused, and late ones, too', async () => {
    const { who } = await visitor({ mfa_phone_number: PHONE });
    await post('/otps/sms/send', who);
    const code = await client().newest('code');
    const wrong = code === '000000' ? '000001' : '000000';
    assertRefused(await post('/otps/sms/authenticate', who, { code: wrong }), 404, 'otp_code_not_found');
    await client().advance(2 * MINUTE_MS);
    assertRefused(await post('/otps/sms/authenticate', who, { code }), 401, 'unable_to_auth_otp_code');
  });

  test('go by themselves to a number that was never verified, which is no option yet', async () => {
    const { who } = await visitor();
    await post('/otps/sms/send', who, { mfa_phone_number: PHONE });
    const again = await client().signInMember(who.organization_id, EMAIL);
    assert.equal(at(again, 'data.mfa_required.secondary_auth_initiated'), 'sms_otp');
    assert.equal(at(again, 'data.mfa_required.member_options'), null);
    assert.equal(at(again, 'data.member.mfa_phone_number'), PHONE);
    const other = { ...who, intermediate_session_token: text(again, 'data.intermediate_session_token') };
    assert.equal((await post('/otps/sms/send', other, { mfa_phone_number: '+12025550163' })).status, 200);
  });

  test('enroll a number, which counts once its code was entered', async () => {
    const { who } = await visitor();
    assertRefused(await post('/otps/sms/send', who), 400, 'member_phone_number_not_found');
    assertRefused(
      await post('/otps/sms/send', who, { mfa_phone_number: '202' }),
      400,
      'invalid_phone_number',
    );
    assert.equal((await post('/otps/sms/send', who, { mfa_phone_number: PHONE })).status, 200);
    const answer = await post('/otps/sms/authenticate', who, { code: await client().newest('code') });
    assert.equal(at(answer, 'data.member.mfa_phone_number_verified'), true);
    assert.equal(at(answer, 'data.member.default_mfa_method'), 'sms_otp');
    const { session_token } = at(answer, 'data') as { session_token: string };
    const { intermediate_session_token: _, ...member } = who;
    const other = { ...member, mfa_phone_number: '+12025550163' };
    assertRefused(
      await client().b2b('/otps/sms/send', other, session_token),
      400,
      'duplicate_member_phone_number_for_member',
    );
  });

  test('are refused where the organization allows apps only', async () => {
    const { who } = await visitor({}, { mfa_methods: 'RESTRICTED', allowed_mfa_methods: ['totp'] });
    assertRefused(
      await post('/otps/sms/send', who, { mfa_phone_number: PHONE }),
      400,
      'operation_restricted_by_organization_mfa_methods',
    );
  });

  test('are the only second factor where the organization allows no apps', async () => {
    const { who } = await visitor(
      { totp_secret: SECRET },
      { mfa_methods: 'RESTRICTED', allowed_mfa_methods: ['sms_otp'] },
    );
    assertRefused(
      await post('/totp/authenticate', who, { code: totpCode(SECRET, NOW_STEP) }),
      400,
      'operation_restricted_by_organization_mfa_methods',
    );
  });

  test('enroll a signed-in member who wants a second factor', async () => {
    const organization_id = await acme({}, { mfa_policy: 'OPTIONAL' });
    const signedIn = await client().signInMember(organization_id, EMAIL);
    const token = text(signedIn, 'data.session_token');
    const who = { organization_id, member_id: at(signedIn, 'data.member_id') };
    await client().b2b('/otps/sms/send', { ...who, mfa_phone_number: PHONE }, token);
    const code = await client().newest('code');
    const body = { ...who, code, set_mfa_enrollment: 'perhaps' };
    assertRefused(
      await client().b2b('/otps/sms/authenticate', body, token),
      400,
      'invalid_set_mfa_enrollment',
    );
    body.set_mfa_enrollment = 'enroll';
    const answer = await client().b2b('/otps/sms/authenticate', body, token);
    assert.equal(at(answer, 'data.session_token'), token);
    assert.equal(at(answer, 'data.member.mfa_enrolled'), true);
  });
});

describe('authenticator apps', () => {
  test('are enrolled by their first code, and never take one twice', async () => {
    const { who } = await visitor();
    const created = await post('/totp', who);
    const secret = text(created, 'data.secret');
    assert.match(text(created, 'data.totp_registration_id'), /^member-totp-/);
    assert.match(text(created, 'data.qr_code'), /^data:image\//);
    assert.equal((at(created, 'data.recovery_codes') as string[]).length, 10);
    assert.equal(at(created, 'data.member.totp_registration_id'), '');
    assertRefused(await post('/totp/authenticate', who, { code: '12' }), 401, 'unable_to_authenticate_totp');
    const code = totpCode(secret, NOW_STEP);
    const answer = await post('/totp/authenticate', who, { code });
    assert.deepEqual(factorTypes(answer), ['email_otp', 'totp']);
    assert.equal(at(answer, 'data.member.default_mfa_method'), 'totp');
    const again = await client().signInMember(who.organization_id, EMAIL);
    const intermediate_session_token = at(again, 'data.intermediate_session_token');
    assertRefused(
      await post('/totp/authenticate', who, { code, intermediate_session_token }),
      401,
      'totp_code_already_authenticated',
    );
    assertRefused(await post('/totp', who, { intermediate_session_token }), 400, 'active_totp_exists');
  });

  for (const [drift, isAccepted] of [
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ] as const) {
    test(`may be ${drift * 30} seconds off: ${isAccepted}`, async () => {
      const { who } = await visitor({ totp_secret: SECRET });
      const answer = await post('/totp/authenticate', who, { code: totpCode(SECRET, NOW_STEP + drift) });
      if (isAccepted) assert.equal(answer.status, 200);
      else assertRefused(answer, 401, 'unable_to_authenticate_totp');
    });
  }

  test('must be enrolled in time', async () => {
    const { who } = await visitor();
    assertRefused(await post('/totp/authenticate', who, { code: '123456' }), 404, 'totp_not_found');
    assertRefused(await post('/totp', who, { expiration_minutes: 1 }), 400, 'invalid_expiration');
    const secret = text(await post('/totp', who, { expiration_minutes: 5 }), 'data.secret');
    await client().advance(5 * MINUTE_MS);
    const code = totpCode(secret, totpStep(FROZEN_NOW + 5 * MINUTE_MS));
    assertRefused(await post('/totp/authenticate', who, { code }), 400, 'expired_totp');
  });
});

describe('adding a second factor by an intermediate session', () => {
  const other = { mfa_phone_number: PHONE };
  const app = { totp_secret: SECRET };
  for (const [title, member, path, extra] of [
    ['a phone beside an app', app, '/otps/sms/send', other],
    ['an app beside a phone', other, '/totp', {}],
  ] as const) {
    test(`${title} is refused`, async () => {
      const { who } = await visitor(member);
      assertRefused(await post(path, who, extra), 401, 'insufficient_factors');
    });

    test(`${title} is fine once somebody is signed in`, async () => {
      const organization_id = await acme({ ...member, mfa_enrolled: false }, { mfa_policy: 'OPTIONAL' });
      const signedIn = await client().signInMember(organization_id, EMAIL);
      const who = { organization_id, member_id: at(signedIn, 'data.member_id'), ...extra };
      assert.equal((await client().b2b(path, who, text(signedIn, 'data.session_token'))).status, 200);
    });
  }

  test('an app is fine beside a phone that the organization does not allow', async () => {
    const { who } = await visitor(other, { mfa_methods: 'RESTRICTED', allowed_mfa_methods: ['totp'] });
    assert.equal((await post('/totp', who)).status, 200);
  });
});

describe('recovery codes', () => {
  const member = { totp_secret: SECRET, recovery_codes: ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'] };

  test('take the place of the app, each once', async () => {
    const { who } = await visitor(member);
    const wrong = { recovery_code: 'xxxx-xxxx-xxxx' };
    assertRefused(
      await post('/recovery_codes/recover', who, wrong),
      401,
      'unable_to_authenticate_recovery_code',
    );
    const used = { recovery_code: 'aaaa-bbbb-cccc' };
    const answer = await post('/recovery_codes/recover', who, used);
    assert.equal(at(answer, 'data.recovery_codes_remaining'), 1);
    assert.deepEqual(factorTypes(answer), ['email_otp', 'recovery_codes']);
    const again = await client().signInMember(who.organization_id, EMAIL);
    const intermediate_session_token = at(again, 'data.intermediate_session_token');
    assertRefused(
      await post('/recovery_codes/recover', who, { ...used, intermediate_session_token }),
      401,
      'unable_to_authenticate_recovery_code',
    );
  });

  test('can be seen and replaced by the signed-in member', async () => {
    const { who } = await visitor(member);
    const code = totpCode(SECRET, NOW_STEP);
    const token = text(await post('/totp/authenticate', who, { code }), 'data.session_token');
    const shown = await client().b2b('/recovery_codes', undefined, token, 'GET');
    assert.deepEqual(at(shown, 'data.recovery_codes'), member.recovery_codes);
    const rotated = await client().b2b('/recovery_codes/rotate', {}, token);
    assert.equal((at(rotated, 'data.recovery_codes') as string[]).length, 10);
    assertRefused(
      await client().b2b('/recovery_codes', undefined, undefined, 'GET'),
      401,
      'user_unauthenticated',
    );
  });

  test('are worth nothing without an app', async () => {
    const { who } = await visitor({ mfa_phone_number: PHONE });
    assertRefused(
      await post('/recovery_codes/recover', who, { recovery_code: 'x' }),
      404,
      'recovery_codes_not_found',
    );
  });
});

describe('a call about second factors', () => {
  test('is refused to everybody but the member', async () => {
    const { who } = await visitor({ mfa_phone_number: PHONE });
    const { intermediate_session_token: _, ...anonymous } = who;
    assertRefused(await post('/otps/sms/send', anonymous), 401, 'unauthorized_credentials');
    assertRefused(await post('/otps/sms/send', who, { member_id: 'x' }), 404, 'member_not_found');
    const stranger = await client().b2b('/otps/email/discovery/send', { email_address: 'eve@else.test' });
    assert.equal(stranger.status, 200);
    const discovered = await client().b2b('/otps/email/discovery/authenticate', {
      email_address: 'eve@else.test',
      code: await client().newest('code'),
    });
    const intermediate_session_token = at(discovered, 'data.intermediate_session_token');
    assertRefused(
      await post('/otps/sms/send', who, { intermediate_session_token }),
      400,
      'invalid_intermediate_session_token_for_organization',
    );
  });

  test('comes after the primary method that the organization demands', async () => {
    const organization_id = await acme(
      { mfa_phone_number: PHONE },
      { auth_methods: 'RESTRICTED', allowed_auth_methods: ['password'] },
    );
    await client().b2b('/otps/email/discovery/send', { email_address: EMAIL });
    const body = { email_address: EMAIL, code: await client().newest('code') };
    const discovered = await client().b2b('/otps/email/discovery/authenticate', body);
    const intermediate_session_token = text(discovered, 'data.intermediate_session_token');
    const member_id = at(discovered, 'data.discovered_organizations.0.membership.member.member_id');
    assertRefused(
      await client().b2b('/otps/sms/send', { organization_id, member_id, intermediate_session_token }),
      400,
      'action_available_only_once_primary_authentication_is_met',
    );
  });
});
