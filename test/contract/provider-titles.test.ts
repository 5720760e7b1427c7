import assert from 'node:assert/strict';
import { test } from 'node:test';
import { providerTitle } from '../../emulator/resources/provider-title.ts';
import { BUSINESS_PROVIDERS } from '../../src/business/methods/oauth/actions.ts';
import { PROVIDERS } from '../../src/shell/views/oauth/provider-table.ts';

test('the emulator names social login providers as the buttons do', () => {
  for (const [type, { title }] of Object.entries({ ...PROVIDERS, ...BUSINESS_PROVIDERS }))
    assert.equal(providerTitle(type), title);
});
