import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleDiagnosis } from '../../test/support/sample-diagnosis.ts';
import { tokenOf } from './refusals.ts';

test('knows the token of an element among those of the page', () => {
  const settings = { 'public-token': 'public-token-test-1111…' };
  const diagnosis = sampleDiagnosis({ url: 'http://localhost/', vertical: 'CONSUMER', settings });
  const tokens = ['public-token-test-1111-a', 'public-token-test-2222-b', 'public-token-test-1111-a'];
  assert.equal(tokenOf(diagnosis, tokens), 'public-token-test-1111-a');
  assert.equal(
    tokenOf(sampleDiagnosis({ url: 'http://localhost/', vertical: 'CONSUMER', settings: {} }), tokens),
    undefined,
  );
});
