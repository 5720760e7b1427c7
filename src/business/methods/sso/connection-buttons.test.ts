import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Icon } from '../../../kit/icons/icon.tsx';
import { ProviderLogo } from '../../../shell/views/oauth/provider-logo.tsx';
import { ConnectionLogo } from './connection-buttons.tsx';

for (const [identityProvider, logo] of [
  ['google-workspace', ProviderLogo],
  ['okta', Icon],
  ['constructor', Icon],
] as const) {
  test(`${identityProvider} has ${logo === Icon ? 'a key' : 'its logo'}`, () => {
    assert.equal(ConnectionLogo({ identityProvider }).type, logo);
  });
}
