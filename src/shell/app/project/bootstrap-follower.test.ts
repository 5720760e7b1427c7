import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SWRConfig } from 'swr';

// Spec 9.10
test('swr has the defaults of spec section 9', () => {
  const { errorRetryInterval, dedupingInterval, loadingTimeout } = SWRConfig.defaultValue;
  assert.deepEqual(
    { errorRetryInterval, dedupingInterval, loadingTimeout },
    {
      errorRetryInterval: 5000,
      dedupingInterval: 2000,
      loadingTimeout: 3000,
    },
  );
});
