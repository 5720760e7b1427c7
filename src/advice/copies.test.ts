import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiesFindings, readCopies } from './copies.ts';

const classOf = (version: string | undefined): object =>
  version === undefined ? {} : { [Symbol.for('auth-widget.version')]: version };

test('reads versions and scripts, each script once', () => {
  const urls = [
    'https://a.example/auth-widget.js',
    'https://a.example/auth-widget.js?retry=5',
    'https://a.example/auth-session.js?v=1',
    'https://a.example/my-auth-widget.js',
    'https://a.example/chunks/app.js',
  ];
  assert.deepEqual(
    readCopies(urls, (tag) => (tag === 'auth-widget' ? classOf('1.0.0') : undefined)),
    {
      tags: { 'auth-widget': '1.0.0' },
      scripts: ['https://a.example/auth-widget.js', 'https://a.example/auth-session.js?v=1'],
    },
  );
});

const a = 'https://a.example/auth-widget.js';
const b = 'https://b.example/auth-widget.js';

const cases: readonly (readonly [
  tags: Readonly<Record<string, string>>,
  scripts: string[],
  messages: readonly RegExp[],
])[] = [
  [{ 'auth-widget': '1.0.0' }, [a, 'https://a.example/auth-session.js'], []],
  [{ 'auth-widget': '1.0.0' }, [a, b], [/auth-widget\.js more than once: .*a\.example.*b\.example/]],
  [{ 'auth-session': '0.9.0' }, [], [/<auth-session> is version 0\.9\.0/]],
  [{ 'auth-session': 'unknown' }, [], [/<auth-session> is registered by another script/]],
];

for (const [tags, scripts, messages] of cases) {
  test(`a page with ${JSON.stringify(tags)} and ${scripts.length} scripts`, () => {
    const findings = copiesFindings({ tags, scripts }, '1.0.0');
    assert.equal(findings.length, messages.length);
    for (const [index, message] of messages.entries()) assert.match(findings[index]?.message ?? '', message);
  });
}

test('a class without a version is not of this package', () => {
  assert.deepEqual(readCopies([], (tag) => (tag === 'auth-widget' ? classOf(undefined) : undefined)).tags, {
    'auth-widget': 'unknown',
  });
});
