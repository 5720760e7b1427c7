import assert from 'node:assert/strict';
import { test } from 'node:test';
import { events, products, providers, screens, stages } from './business.ts';
import { readSpecification } from './coverage.ts';

/** The names that the specification lists after these words. */
function namesAfter(words: string): string[] {
  const [, list = ''] = new RegExp(`${words}: ([^.]*)\\.`).exec(readSpecification()) ?? [];
  return list.split(', ');
}

for (const [words, coverage] of [
  ['Business-to-business screens', screens],
  ['B2B product types', products],
  ['B2B discovery stages', stages],
  ['B2B OAuth providers', providers],
] as const) {
  test(`each name has its tests: ${words}`, () => assert.deepEqual(Object.keys(coverage), namesAfter(words)));
}

test('each event has its tests', () => {
  const names = namesAfter('B2B variants').flatMap((name) => {
    // "discovery send and authenticate" are two of one kind.
    const [, kind = '', first = '', second = ''] = /^(?:(discovery|SSO) )?(\w+) and (\w+)$/.exec(name) ?? [];
    return first === '' ? [name] : [`${kind} ${first}`, `${kind} ${second}`];
  });
  assert.deepEqual(
    Object.keys(events),
    names.map((name) => `B2B: ${name}`),
  );
});
