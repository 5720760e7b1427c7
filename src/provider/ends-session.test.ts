import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from './errors.ts';
import { endsSession } from './refusals.ts';

const refusal = (type: string) => new ProviderError('provider', { status: 400, type });

test('some refusals tell that the session has ended', () => {
  for (const [thrown, expected] of [
    [refusal('user_unauthenticated'), true],
    [refusal('session_not_found'), true],
    [refusal('unauthorized_credentials'), false],
    [new ProviderError('network'), false],
    [undefined, false],
  ] as const)
    assert.equal(endsSession(thrown), expected);
});
