import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minutesLeft } from './minutes-left.ts';

test('a new factor or passkey leaves the session as long as it was', () => {
  const last = (end: string): number =>
    minutesLeft({ last_accessed_at: '2026-01-31T12:00:00Z', expires_at: end });
  assert.equal(last('2026-01-31T12:29:30Z'), 30);
  assert.equal(last('2026-01-31T12:01:00Z'), 5);
  assert.equal(last('not a time'), 5);
});
