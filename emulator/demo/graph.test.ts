import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromGraphJson, toGraphJson } from './graph.ts';

const copy = (value: object): unknown => fromGraphJson(toGraphJson(value));

for (const [what, value] of [
  ['scalars', { text: 'a', count: 1, yes: true, none: null }],
  ['numbers that could be places', { list: [0, 1, 2], zero: 0 }],
  ['nested arrays', [[], [[1]], [{}]]],
  ['maps in maps', new Map([['a', new Map([['b', { c: 1 }]])]])],
  ['keys that objects inherit', JSON.parse('{ "constructor": 1, "toString": { "x": 1 } }')],
] as const) {
  test(`restores ${what}`, () => {
    assert.deepEqual(copy(value), value);
  });
}

test('leaves out undefined, as JSON does', () => {
  assert.deepEqual(copy({ a: undefined, b: 1 }), { b: 1 });
});

test('restores identity, in cycles too', () => {
  const user: { name: string; self?: object } = { name: 'Ada' };
  user.self = user;
  const restored = copy({ users: [user], sessions: new Map([['t', { user }]]) }) as {
    users: [typeof user];
    sessions: Map<string, { user: typeof user }>;
  };
  assert.equal(restored.sessions.get('t')?.user, restored.users[0]);
  assert.equal(restored.users[0].self, restored.users[0]);
});
