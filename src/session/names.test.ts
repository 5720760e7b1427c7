import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Member } from '../settings/business/member-session.ts';
import type { User } from '../settings/session-data.ts';
import { accountOf, FIELDS } from './names.ts';

const name = (first_name: string, last_name = ''): Partial<User> => ({
  name: { first_name, middle_name: '', last_name },
});
const email = { emails: [{ email_id: 'email-1', email: 'ada@example.com', verified: true }] };
const phone = { phone_numbers: [{ phone_id: 'phone-1', phone_number: '+12025550162', verified: true }] };

const member = (name = '', mfa_phone_number = ''): Partial<Member> => ({
  member_id: 'member-1',
  email_address: 'ada@acme.test',
  email_address_verified: true,
  name,
  mfa_phone_number,
  mfa_phone_number_verified: true,
});
/** What somebody has only typed, which may be anybody's. */
const unverified = {
  emails: [{ email_id: 'email-2', email: 'eve@example.com', verified: false }],
  phone_numbers: [{ phone_id: 'phone-2', phone_number: '+12025550199', verified: false }],
};
const unverifiedMember: Partial<Member> = {
  ...member('', '+12025550199'),
  email_address_verified: false,
  mfa_phone_number_verified: false,
};

const cases: readonly (readonly [
  field: string,
  user: Partial<User> | Partial<Member>,
  text: string | undefined,
])[] = [
  ['name', name('Ada', 'Lovelace'), 'Ada Lovelace'],
  ['name', name('', 'Lovelace'), 'Lovelace'],
  ['name', name(' '), undefined],
  ['name', {}, undefined],
  ['initials', { ...name('ada', 'lovelace'), ...email }, 'AL'],
  ['initials', name('Ada'), 'A'],
  ['initials', name('😀da', 'ångström'), '😀Å'],
  ['initials', { ...name('', ''), ...email }, 'A'],
  ['initials', phone, undefined],
  ['email', email, 'ada@example.com'],
  ['email', { emails: [...unverified.emails, ...email.emails] }, 'ada@example.com'],
  ['email', phone, undefined],
  ['phone', phone, '+12025550162'],
  ['phone', { phone_numbers: [] }, undefined],
  ['user-id', { user_id: 'user-1' }, 'user-1'],
  ['name', member('Ada King Lovelace'), 'Ada King Lovelace'],
  ['name', member(), undefined],
  ['initials', member('ada King Lovelace'), 'AL'],
  ['initials', member('Ada'), 'A'],
  ['initials', member(' '), 'A'],
  ['email', member(), 'ada@acme.test'],
  ['phone', member('', '+12025550162'), '+12025550162'],
  ['phone', member(), undefined],
  ['user-id', member(), 'member-1'],
  ...['email', 'phone', 'initials'].flatMap((field) =>
    [unverified, unverifiedMember].map((user) => [field, user, undefined] as const),
  ),
];

/** What storage may hold, which any script of the site can write. */
const strange: readonly object[] = [
  { emails: [{ email: 7 }], phone_numbers: [{ phone_number: {} }], user_id: 7, name: { first_name: 7 } },
  { emails: [null], phone_numbers: null, name: null },
  { emails: 'ada@example.com', phone_numbers: 7, name: 7 },
  { member_id: 7, email_address: [], mfa_phone_number: 7, name: {} },
];

for (const user of strange) {
  test(`nothing is known of ${JSON.stringify(user)}`, () => {
    for (const [field, read] of FIELDS) assert.equal(read(user, {}), undefined, field);
    assert.equal(accountOf(user), undefined);
  });
}

test('an account is named by nothing that is not verified', () => {
  assert.equal(accountOf({ ...unverified, ...phone }), '+12025550162');
  assert.equal(accountOf(unverified), undefined);
  assert.equal(accountOf(unverifiedMember), undefined);
});

test('what every object has is no field', () => assert.equal(FIELDS.get('toString'), undefined));

for (const [field, user, text] of cases) {
  test(`${field} of ${JSON.stringify(user)}`, () => assert.equal(FIELDS.get(field)?.(user, {}), text));
}
