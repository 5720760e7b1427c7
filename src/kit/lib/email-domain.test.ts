import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEmail } from './email.ts';
import { asciiEmail } from './email-domain.ts';

/** What is typed, and the address that gets the email. */
const addresses: readonly (readonly [typed: string, sent: string])[] = [
  ['ada@straße.example', 'ada@xn--strae-oqa.example'],
  ['ada@βόλος.example', 'ada@xn--nxasmm1c.example'],
  // A zero-width non-joiner, which makes a domain of its own in Persian.
  ['ada@نامه\u200cای.example', 'ada@xn--mgba3gch31f060k.example'],
  ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['straße@straße.example', 'straße@xn--strae-oqa.example'],
  ['Ada@Example.COM', 'Ada@Example.COM'],
  ['ada@①.②', 'ada@①.②'],
];

for (const [typed, sent] of addresses)
  test(`an email to ${typed} is sent to ${sent}`, () => {
    assert.equal(asciiEmail(parseEmail(typed) ?? ''), sent);
  });
