import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession } from '../../../test/support/sample-session.ts';
import { requireFreshFactor } from './deletion.tsx';

const NOW = '2026-01-31T12:00:00Z';

test('a deletion takes a factor of the last 10 minutes', () => {
  for (const [factors, isFresh] of [
    [['2026-01-31T11:50:01Z'], true],
    [['2026-01-31T11:50:00Z'], false],
    [['2026-01-30T12:00:00Z', '2026-01-31T12:00:00Z'], true],
    [['yesterday'], false],
    [[undefined], false],
    [[], false],
  ] as const) {
    const session = {
      ...sampleSession,
      last_accessed_at: NOW,
      authentication_factors: factors.map((at) => ({ last_authenticated_at: at })),
    } as unknown as typeof sampleSession;
    const require = (): void => requireFreshFactor(session);
    if (isFresh) assert.doesNotThrow(require);
    else assert.throws(require, { type: 'stale_factors' }, String(factors));
  }
});
