import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inboxLinks, searchDomain } from './inbox-links.ts';

const domains: readonly (readonly [hint: string | undefined, known: string[], domain: string | undefined])[] =
  [
    ['hint.test', ['a.test'], 'hint.test'],
    [undefined, ['a.test'], 'a.test'],
    ['', ['a.test'], 'a.test'],
    [undefined, ['a.test', 'b.test'], undefined],
    [undefined, [], undefined],
  ];

for (const [hint, known, domain] of domains) {
  test(`hint ${hint} and known domains [${known.join(', ')}] give ${domain}`, () =>
    assert.equal(searchDomain(hint, known), domain));
}

test('links to Gmail and Yahoo search for the domain, the one to Outlook opens the inbox', () => {
  const { gmail, yahoo, outlook } = inboxLinks('a.test');
  assert.match(gmail, /^https:\/\/mail\.google\.com\/.*%40a\.test/);
  assert.match(yahoo, /^https:\/\/mail\.yahoo\.com\/.*%40a\.test/);
  assert.match(outlook, /^https:\/\/outlook\.live\.com\/mail\/0\/inbox$/);
});

test('without a domain, all three links open an inbox', () => {
  assert.doesNotMatch(Object.values(inboxLinks(undefined)).join(' '), /search|undefined/);
});

test('escapes the domain', () => {
  assert.doesNotMatch(inboxLinks('a.test/#"&x=<').gmail.slice(40), /["<&]x?/);
});
