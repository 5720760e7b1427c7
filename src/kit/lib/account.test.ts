import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountName, verifiedEmails } from './account.ts';
import { addressHash, otherAccount } from './address-hash.ts';

const email = { emails: [{ email: 'ada@example.com' }, { email: 'work@example.com' }] };
const verified = { email: 'own@example.com', verified: true };
const phone = { phone_numbers: [{ phone_number: '+12025550162' }] };
const wallet = { crypto_wallets: [{ crypto_wallet_address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }] };

const names: readonly (readonly [
  string,
  object,
  names: readonly ('wallet' | 'email')[] | undefined,
  name: string | undefined,
])[] = [
  ['its first email address', { ...wallet, ...phone, ...email }, undefined, 'ada@example.com'],
  ['its phone number', { ...wallet, ...phone, emails: [] }, undefined, '+12025550162'],
  ['the ends of its wallet', wallet, undefined, '0x71C7…976F'],
  [
    'all of an address that is hardly longer than its ends',
    { crypto_wallets: [{ crypto_wallet_address: '0x71C7656EC7' }] },
    undefined,
    '0x71C7656EC7',
  ],
  [
    'the ends of the shortest address that is longer',
    { crypto_wallets: [{ crypto_wallet_address: '0x71C7656EC7a' }] },
    undefined,
    '0x71C7…EC7a',
  ],
  ['its wallet first, if that signed in', { ...wallet, ...email }, ['wallet', 'email'], '0x71C7…976F'],
  ['an email address, if the wallet has none', email, ['wallet', 'email'], 'ada@example.com'],
  [
    'a verified address rather than another',
    { emails: [...email.emails, verified] },
    undefined,
    'own@example.com',
  ],
  [
    'a verified phone number rather than an address that is not',
    { ...email, phone_numbers: [{ phone_number: '+12025550162', verified: true }] },
    undefined,
    '+12025550162',
  ],
  ['nothing', { user_id: 'u', emails: [null, { email: 7 }], phone_numbers: 'none' }, undefined, undefined],
];

for (const [what, user, kinds, name] of names) {
  test(`an account is named by ${what}`, () => assert.equal(accountName({ ...user }, kinds), name));
}

test('a question about an account names it by nothing that is not verified', async () => {
  const user = { ...email, ...phone, user_id: 'user-1' };
  assert.equal(await otherAccount(user, undefined), 'user-1');
  assert.equal(
    await otherAccount({ ...user, emails: [...email.emails, verified] }, undefined),
    'own@example.com',
  );
});

test('only verified email addresses belong to an account', () => {
  const user = { emails: [{ email: 'a@b.test', verified: true }, { email: 'c@d.test' }, null] };
  assert.deepEqual(verifiedEmails(user), ['a@b.test']);
  assert.deepEqual(verifiedEmails({}), []);
});

test('the hash of an address ignores its case, tells addresses apart, and does not contain them', async () => {
  const hash = await addressHash('ada@example.com');
  // Notes with it may be of an earlier version of the package.
  assert.equal(hash, 'tfyF5VdV+eA=');
  assert.equal(await addressHash('Ada@Example.COM'), hash);
  assert.notEqual(await addressHash('ada@example.org'), hash);
});
