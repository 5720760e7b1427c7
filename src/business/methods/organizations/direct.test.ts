import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discoveredAcme } from '../../../../test/support/business-samples.ts';
import type { Membership } from '../../../provider/business-port.ts';
import { directTarget } from './direct.ts';

const OFF = { status: false, ignoreInvites: false, ignoreJitProvisioning: false };
const ON = { ...OFF, status: true };

for (const [memberships, directLogin, expected] of [
  [['member'], OFF, undefined],
  [['member'], ON, 'member'],
  [['member', 'member'], ON, undefined],
  [['invited'], ON, undefined],
  [['eligible'], ON, undefined],
  [['member', 'invited'], ON, undefined],
  [['member', 'invited'], { ...ON, ignoreInvites: true }, 'member'],
  [['member', 'eligible'], { ...ON, ignoreInvites: true }, undefined],
  [['eligible', 'member'], { ...ON, ignoreJitProvisioning: true }, 'member'],
  [['invited'], { ...ON, ignoreInvites: true }, undefined],
] as const) {
  test(`${memberships.join(', ')} with ${JSON.stringify(directLogin)}: ${expected}`, () => {
    const list = memberships.map((membership: Membership) => ({ ...discoveredAcme, membership }));
    const target = directTarget(list, { directLogin, directCreate: true }, true);
    assert.equal(target === 'create' ? target : target?.membership, expected);
  });
}

for (const [directCreate, canCreate, expected] of [
  [true, true, 'create'],
  [true, false, undefined],
  [false, true, undefined],
] as const) {
  test(`no organization; wanted: ${directCreate}, allowed: ${canCreate}`, () =>
    assert.equal(directTarget([], { directLogin: ON, directCreate }, canCreate), expected));
}
