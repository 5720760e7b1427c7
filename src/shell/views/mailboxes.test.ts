import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailboxesFor, searchDomain } from './mailboxes.ts';

const domains: readonly (readonly [hint: string | undefined, known: string[], domain: string | undefined])[] =
  [
    ['hint.test', ['a.test'], 'hint.test'],
    [undefined, ['a.test'], 'a.test'],
    ['', ['a.test'], 'a.test'],
    [undefined, ['a.test', 'b.test'], undefined],
    [undefined, [], undefined],
  ];

for (const [hint, known, domain] of domains) {
  // Spec 2.19
  test(`hint ${hint} and known domains [${known.join(', ')}] give ${domain}`, () =>
    assert.equal(searchDomain(hint, known), domain));
}

/** The addresses of all mailboxes, in the order of the specification. */
const links = (sender: string | undefined): readonly string[] =>
  mailboxesFor('ada@example.com', sender).others.map(({ href }) => href);

// Spec 2.20, 2.21
test('links to Gmail and Yahoo search for the domain, the one to Outlook opens the inbox', () => {
  const [gmail = '', yahoo = '', outlook = ''] = links('a.test');
  assert.match(gmail, /^https:\/\/mail\.google\.com\/.*%40a\.test/);
  assert.match(yahoo, /^https:\/\/mail\.yahoo\.com\/.*%40a\.test/);
  assert.match(outlook, /^https:\/\/outlook\.live\.com\/mail\/0\/inbox$/);
});

test('without a domain, all three links open an inbox', () => {
  assert.doesNotMatch(links(undefined).join(' '), /search|undefined/);
});

test('escapes the domain', () => {
  const [gmail = ''] = links('a.test/#"&x=<');
  assert.doesNotMatch(gmail.slice(40), /["<&]x?/);
});

const owners: Readonly<Record<string, readonly string[]>> = {
  'none: gmail yahoo outlook': [
    'ada@example.com',
    'ada@yahoo.co.jp',
    'ada@mail.yahoo.com',
    'ada@live.example.com',
    'ada@nothotmail.com',
  ],
  'gmail: yahoo outlook': ['ada@gmail.com', 'Ada@GoogleMail.com'],
  'yahoo: gmail outlook': ['ada@yahoo.com', 'ada@yahoo.co.uk', 'ada@yahoo.com.br', 'ada@ymail.com'],
  'outlook: gmail yahoo': ['ada@outlook.com', 'ADA@HOTMAIL.FR', 'ada@live.com.au', 'ada@msn.com'],
};

for (const [mailboxes, emails] of Object.entries(owners)) {
  for (const email of emails) {
    test(`the mailbox of ${email}, and the others: ${mailboxes}`, () => {
      const { own, others } = mailboxesFor(email, undefined);
      assert.equal(`${own?.id ?? 'none'}: ${others.map(({ id }) => id).join(' ')}`, mailboxes);
      assert.ok([own, ...others].every((mailbox) => !mailbox || mailbox.href.startsWith('https://')));
    });
  }
}
