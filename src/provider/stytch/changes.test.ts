import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stytchProvider } from './adapter.ts';
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

test('whoever ends a session of the widget ends it in this browser in any case', async () => {
  const revoked: object[] = [];
  const session = { revoke: async (options: object) => revoked.push(options) };
  const provider = stytchProvider({ session } as unknown as Parameters<typeof stytchProvider>[0], undefined);
  await provider.revokeSession();
  await provider.pending.end();
  assert.deepEqual(revoked, [{ forceClear: true }, { forceClear: true }]);
});
