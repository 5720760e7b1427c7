import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endAtOnce } from './changes.ts';

test('a session that ends at once is revoked, and forgotten before the provider has answered', async () => {
  const done: unknown[] = [];
  let answer = (): void => undefined;
  const ended = endAtOnce({
    session: {
      revoke(options) {
        done.push(options);
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
    },
    _subscriptionService: { destroyState: () => void done.push('forgotten') },
  } as Parameters<typeof endAtOnce>[0]);
  assert.deepEqual(done, [{ forceClear: true }, 'forgotten']);
  answer();
  await ended;
});
