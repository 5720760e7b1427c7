import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionsOf } from './sessions.ts';

const unknown = { id: '', device: '', place: '', lastUsed: undefined, isCurrent: false };

for (const [what, given, expected] of [
  ['nothing', undefined, undefined],
  ['an answer that was not read', { ok: true }, undefined],
  ['no sessions', [], []],
  ['what is no session', [null, 'x', 1], []],
  ['an entry without anything', [{}], [unknown]],
  ['other types', [{ id: 1, device: {}, place: null, lastAccessedAt: 5, current: 'yes' }], [unknown]],
  [
    'a session',
    [
      {
        id: 'a',
        device: 'Edge on Windows',
        place: 'Oslo',
        lastAccessedAt: '2026-11-01T00:00:00Z',
        current: true,
      },
    ],
    [
      {
        id: 'a',
        device: 'Edge on Windows',
        place: 'Oslo',
        lastUsed: Date.UTC(2026, 10, 1),
        isCurrent: true,
      },
    ],
  ],
] as const)
  test(`the sessions of the page’s server: ${what}`, () => {
    assert.deepEqual(sessionsOf(given), expected);
  });
