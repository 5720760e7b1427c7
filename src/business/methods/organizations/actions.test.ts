import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessFakeContext } from '../../../../test/support/business-action-context.ts';
import {
  acme,
  answers,
  data,
  discoveredAcme,
  email,
  list,
} from '../../../../test/support/business-samples.ts';
import type { Membership } from '../../../provider/business-port.ts';
import { ProviderError } from '../../../provider/errors.ts';
import {
  createOrganization,
  directTarget,
  explainJoining,
  joinOrganization,
  listOrganizations,
} from './actions.ts';
import { findOrganization } from './slug.ts';

const config = { sessionOptions: { sessionDurationMinutes: 45 } };
const method = 'email_otp';
const href = 'https://app.example/acme/login';

test('the list is asked for again', async () => {
  const { context } = businessFakeContext({ 'discovery.list': { discovered: list.discovered, data } });
  assert.deepEqual(await listOrganizations(context, { method }), {
    event: { type: 'organizationsDiscovered', discovered: list.discovered, method },
    authEvent: { type: 'B2B_DISCOVERY_ORGANIZATIONS_LIST', data },
  });
});

test('a chosen organization is exchanged', async () => {
  const { context, calls } = businessFakeContext({ 'discovery.exchange': answers.session }, { config });
  const { success, authEvent } = await joinOrganization(context, { ...discoveredAcme, email, method });
  assert.equal(success?.method, method);
  assert.deepEqual(calls, [{ name: 'discovery.exchange', args: [acme.id, 45] }]);
  assert.equal(authEvent?.type, 'B2B_DISCOVERY_INTERMEDIATE_SESSION_EXCHANGE');
});

test('one that demands another method is not exchanged first', async () => {
  const { context, calls } = businessFakeContext();
  const input = { ...discoveredAcme, demanded: ['passwords'] as const, email, method } as const;
  assert.deepEqual(await joinOrganization(context, input), {
    event: {
      type: 'anotherMethodDemanded',
      organization: acme,
      demanded: ['passwords'],
      email,
      only: 'passwords',
    },
  });
  assert.deepEqual(calls, []);
});

const listed = { discovered: list.discovered, data };
const bob = 'bob@acme.test';

for (const [title, answer, isSignedIn] of [
  ['a session', answers.session, true],
  ['a second factor', answers.secondFactor, false],
  ['a demand', answers.anotherMethod, false],
] as const) {
  test(`a choice from Bob’s list is not signed in as Ada without a question: ${title}`, async () => {
    const { context } = businessFakeContext({ 'discovery.exchange': answer });
    const own = await joinOrganization(context, { ...discoveredAcme, email: email.toUpperCase(), method });
    const { event, success, next } = await joinOrganization(context, {
      ...discoveredAcme,
      email: bob,
      method,
    });
    assert.deepEqual(event, {
      type: 'otherAccountFound',
      account: `${email} (Acme)`,
      success: own.success,
      next: own.event,
    });
    assert.equal(success !== undefined, isSignedIn);
    assert.deepEqual(next, { afterReload: 'ends' });
  });
}

test('an organization is not created by somebody else’s proof', async () => {
  const { context, calls } = businessFakeContext({ 'discovery.list': listed });
  const { event } = await createOrganization(context, { name: 'Bob & Co', email: bob, method });
  assert.deepEqual(event, {
    type: 'otherAccountFound',
    account: email,
    success: undefined,
    next: { type: 'organizationsDiscovered', discovered: list.discovered, method },
  });
  assert.deepEqual(calls, [{ name: 'discovery.list', args: [] }]);
});

for (const name of ['Lovelace', undefined]) {
  test(`an organization is created: ${name ?? 'the provider names it'}`, async () => {
    const { context, calls } = businessFakeContext(
      { 'discovery.list': listed, 'discovery.create': answers.session },
      { config },
    );
    const { authEvent } = await createOrganization(context, { name, email, method });
    assert.deepEqual(calls, [
      { name: 'discovery.list', args: [] },
      { name: 'discovery.create', args: [name, 45] },
    ]);
    assert.equal(authEvent?.type, 'B2B_DISCOVERY_ORGANIZATIONS_CREATE');
  });
}

for (const [type, reason] of [
  ['action_not_allowed_email_domain_is_claimed', 'domainClaimed'],
  ['intermediate_session_not_found', 'discoveryExpired'],
  ['organization_not_found', undefined],
] as const)
  test(`a visitor who cannot join for ${type} reads ${reason ?? 'what Stytch says'}`, () =>
    assert.equal(explainJoining(new ProviderError('provider', { status: 400, type })), reason));

const found = { organization: acme, data };
const authEvent = { type: 'B2B_ORGANIZATIONS_GET_BY_SLUG', data };
const bootstrap = { organizations: { slugPattern: 'https://app.example/{{slug}}', canCreate: true } };
const restricted = { ...acme, allowedMethods: ['sso'] as const };

for (const [title, page, slug, answer, expected] of [
  [
    'by the page’s slug',
    { organizationSlug: 'zeta' },
    'zeta',
    found,
    { type: 'organizationFound', organization: acme },
  ],
  ['by the path', {}, 'acme', found, { type: 'organizationFound', organization: acme }],
  ['but not found', {}, 'acme', { organization: undefined, data }, { type: 'organizationMissing' }],
  [
    'but allows nothing that the page has',
    {},
    'acme',
    { organization: restricted, data },
    { type: 'stopped', reason: { text: 'noMethods', slots: { organization: 'Acme' } } },
  ],
] as const) {
  test(`an organization is looked up ${title}`, async () => {
    const { context, calls } = businessFakeContext(
      { 'organizations.findBySlug': answer },
      { config: page, bootstrap },
    );
    assert.deepEqual(await findOrganization(context, { address: () => href }), {
      event: expected,
      authEvent,
    });
    assert.deepEqual(calls, [{ name: 'organizations.findBySlug', args: [slug] }]);
  });
}

test('without a slug, nothing is looked up', async () => {
  const { context, calls } = businessFakeContext({}, { bootstrap });
  assert.deepEqual(await findOrganization(context, { address: () => 'https://app.example/' }), {
    event: { type: 'organizationMissing' },
  });
  assert.deepEqual(calls, []);
});

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
