import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleUser } from '../../test/support/sample-session.ts';
import type { User } from '../settings/session-data.ts';
import type { VisitorScene } from './host.ts';
import {
  appOf,
  fullName,
  hasPasskey,
  lastSignInMethod,
  nameOf,
  offeredTypes,
  titleOf,
  waysOf,
} from './user.ts';

const emails = (...ids: readonly string[]) =>
  ids.map((id) => ({ email_id: id, email: `${id}@a.test`, verified: !id.startsWith('new') }));
const phones = (...ids: readonly string[]) =>
  ids.map((id) => ({ phone_id: id, phone_number: '+12025550162', verified: !id.startsWith('new') }));
const password = { password_id: 'password', requires_reset: false };
const [google] = [
  { oauth_user_registration_id: 'google', provider_type: 'Google' },
] as unknown as User['providers'];

const userWith = (parts: Partial<User>): User => ({
  ...sampleUser,
  emails: [],
  phone_numbers: [],
  providers: [],
  password: null,
  ...parts,
});

test('what is left to sign in with stays', () => {
  for (const [parts, expected] of [
    [{}, undefined],
    [{ emails: emails('one') }, 'one'],
    [{ emails: emails('new') }, undefined],
    [{ emails: emails('one', 'new') }, 'one'],
    [{ emails: emails('one', 'two') }, undefined],
    [{ phone_numbers: phones('one') }, 'one'],
    [{ emails: emails('mail'), phone_numbers: phones('phone') }, undefined],
    [{ emails: emails('mail'), phone_numbers: phones('new') }, 'mail'],
    [{ emails: emails('mail'), phone_numbers: phones('phone'), password }, 'mail'],
    [{ emails: emails('mail', 'other'), password }, undefined],
    [{ emails: emails('mail'), providers: google ? [google] : [] }, undefined],
    [{ emails: emails('mail'), providers: google ? [google] : [], password }, 'mail'],
    [{ providers: google ? [google] : [] }, 'google'],
    [{ emails: emails('new'), providers: google ? [google] : [] }, 'google'],
  ] satisfies [Partial<User>, string | undefined][])
    assert.equal(lastSignInMethod(userWith(parts)), expected, JSON.stringify(parts));
});

test('takes nothing about a user for granted', () => {
  const odd = { emails: [null, {}, { email_id: 'one', email: 1 }], name: null } as unknown as User;
  assert.deepEqual(waysOf(odd, 'email'), []);
  assert.deepEqual(waysOf(odd, 'phone'), []);
  assert.deepEqual(waysOf(odd, 'providers'), []);
  assert.equal(lastSignInMethod(odd), undefined);
  assert.equal(fullName(nameOf(odd)), '');
});

test('a name has the parts that are there', () => {
  const name = { first_name: ' Ada ', middle_name: '', last_name: 'Lovelace' };
  assert.equal(fullName(nameOf(userWith({ name }))), 'Ada Lovelace');
});

test('a passkey is a way in as long as it is verified', () => {
  for (const [registrations, expected] of [
    [undefined, false],
    [[], false],
    [[{ verified: false }], false],
    [[{ verified: false }, { verified: true }], true],
    [[{}], true],
  ] as const)
    assert.equal(
      hasPasskey({ ...sampleUser, webauthn_registrations: registrations } as unknown as User),
      expected,
    );
});

test('offers what the page names, each once, and nothing that is no type', () => {
  for (const [providers, expected] of [
    [undefined, []],
    ['google', []],
    [[], []],
    [
      [{ type: 'google' }, { type: 'github' }],
      ['google', 'github'],
    ],
    [[{ type: 'google', custom_scopes: ['a'] }, { type: 'google' }], ['google']],
    [[null, 'google', {}, { type: '' }, { type: 1 }, { type: 'myspace' }], ['myspace']],
  ] as const) {
    const config = { oauthOptions: { providers } } as unknown as VisitorScene['config'];
    assert.deepEqual(offeredTypes(config), expected, JSON.stringify(providers));
  }
  assert.deepEqual(offeredTypes(undefined), []);
});

test('providers have their own names, whoever spells them', () => {
  for (const [type, expected] of [
    ['github', 'GitHub'],
    ['Github', 'GitHub'],
    ['Twitter', 'X'],
    ['myspace', 'myspace'],
    ['constructor', 'constructor'],
  ] as const)
    assert.equal(titleOf(type), expected);
});

test('an app counts once its first code was entered', () => {
  for (const [totps, expected] of [
    [[], undefined],
    [[{ totp_id: 'new', verified: false }], undefined],
    [[{ totp_id: 'app', verified: true }], 'app'],
  ] as const)
    assert.equal(appOf({ totps }), expected);
});
