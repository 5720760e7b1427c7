import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VisitorScene } from './host.ts';
import { offeredTypes, titleOf } from './offered-types.ts';

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
