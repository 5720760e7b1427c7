import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitDocLinks } from './doc-links.ts';

const linked = (text: string) =>
  splitDocLinks(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

const cases: readonly (readonly [text: string, links: readonly string[]])[] = [
  ['Nothing to see.', []],
  ['', []],
  ['See https://stytch.com/docs/api/errors/400#x.', ['https://stytch.com/docs/api/errors/400#x']],
  ['See (https://www.stytch.com/docs), please', ['https://www.stytch.com/docs']],
  [
    'https://stytch.com/docs?a=b and https://stytch.com/docs/b',
    ['https://stytch.com/docs?a=b', 'https://stytch.com/docs/b'],
  ],
  ['http://stytch.com/docs', []],
  ['https://stytch.com/pricing', []],
  ['https://stytch.com/docsy', []],
  ['https://stytch.com/docs/../evil', []],
  ['https://stytch.com.evil.example/docs', []],
  ['https://evil.example/https://stytch.com/docs', []],
  ['https://stytch.com@evil.example/docs', []],
  ['https://user:pass@stytch.com/docs', []],
  ['https://stytch.com:8443/docs', []],
  ['https://docs.stytch.com/docs', []],
  ['javascript://stytch.com/docs', []],
];

for (const [text, links] of cases) {
  // Spec 8.8
  test(`finds the links in "${text}"`, () => {
    assert.deepEqual(linked(text), links);
    const whole = splitDocLinks(text).map((part) => part.text);
    assert.equal(whole.join(''), text, 'no character is lost');
  });
}
