import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBootstrapSource } from './internals.ts';

/** Real settings name the vertical. */
const mapped = { vertical: 'CONSUMER' };
const wire = { vertical: 'CONSUMER' };

/** @param answers what the client's own request has brought, one for each time it is asked */
function sourceOver(...answers: readonly unknown[]) {
  const calls: string[] = [];
  const source = createBootstrapSource(
    {
      bootstrap: {
        getSync: () => undefined,
        getAsync: async () => {
          calls.push('own');
          return answers[calls.filter((call) => call === 'own').length - 1];
        },
      },
      networkClient: {
        fetchSDK: async () => {
          calls.push('fetched');
          return wire;
        },
      },
    } as Parameters<typeof createBootstrapSource>[0],
    'public-token-test-1',
    async () => void calls.push('settled'),
  );
  return { source, calls };
}

test('the first settings are those that the client has asked for itself: they are not fetched twice', async () => {
  const { source, calls } = sourceOver(mapped);
  await source.fetch();
  assert.deepEqual(calls, ['settled', 'own']);
});

test('settings that the client did not get are fetched, and from then on all are', async () => {
  const { source, calls } = sourceOver(undefined, mapped);
  await source.fetch();
  assert.deepEqual(calls, ['settled', 'own', 'fetched']);
  await source.fetch();
  assert.deepEqual(calls, ['settled', 'own', 'fetched', 'fetched']);
});
