import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import { ProviderError } from '../../provider/errors.ts';
import type { ActionContext } from '../runner/types.ts';
import { type NeededProof, type ProvedTypes, proved } from './proved.ts';

const INSUFFICIENT = 'insufficient_factors';
const STALE = 'stale_factors';

/** What comes of an action that is refused for a reason. @param proofs that the visitor has given before */
async function outcome(type: string, proofs: number, isSignedIn = true) {
  const found = isSignedIn ? { session: sampleSession, user: sampleUser } : undefined;
  const context = {
    provider: { proofs: async () => ({ hasPasskeys: true, current: () => found }) },
    config: { passkeys: { domain: 'a.test' } },
  } as unknown as ActionContext<ProvedTypes>;
  const refusal = new ProviderError('provider', { type });
  const asked: NeededProof<string>[] = [];
  const action = proved<ProvedTypes, string, string>(
    () => Promise.reject(refusal),
    async () => 'view',
  );
  const result = await action(context, {
    input: 'given',
    proofs,
    onNeeded: (needed) => asked.push(needed),
  }).then(
    () => 'told',
    (thrown: unknown) => (thrown === refusal ? 'refused' : String(thrown)),
  );
  return { result, asked: asked.map(({ userId, View }) => [userId, View]) };
}

const told = { result: 'told', asked: [[sampleUser.user_id, 'view']] };
const refused = { result: 'refused', asked: [] };

for (const [what, type, proofs, expected] of [
  ['a stale proof', STALE, 0, told],
  ['a stale proof, which was given anew', STALE, 1, refused],
  ['a session of no category', INSUFFICIENT, 0, told],
  ['a session of no category, after one proof', INSUFFICIENT, 1, told],
  ['a session of no category, after two', INSUFFICIENT, 2, refused],
  ['any other failure', 'webauthn_registration_not_found', 0, refused],
] as const)
  test(`${what}: ${expected.result}`, async () => {
    assert.deepEqual(await outcome(type, proofs), expected);
  });

test('nobody is asked who is signed in no more', async () => {
  assert.deepEqual(await outcome(STALE, 0, false), refused);
});

test('an action that needs no proof goes through', async () => {
  const action = proved<ProvedTypes, string, string>(
    async (_context, given) => ({ event: { type: given } }),
    async () => 'view',
  );
  const context = {} as ActionContext<ProvedTypes>;
  assert.deepEqual(await action(context, { input: 'done', proofs: 0, onNeeded: () => assert.fail() }), {
    event: { type: 'done' },
  });
});
