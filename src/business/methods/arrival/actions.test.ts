import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BusinessFakeContextOptions,
  businessFakeContext,
} from '../../../../test/support/business-action-context.ts';
import { acme, answers, data, email, list, success } from '../../../../test/support/business-samples.ts';
import { states } from '../../../../test/support/business-states.ts';
import { addressHash } from '../../../kit/lib/address-hash.ts';
import { rejectAccount } from '../../../shell/arrival/arrival-actions.ts';
import { acceptAccount, exchangeToken, methodOf } from './actions.ts';

const config = { sessionOptions: { sessionDurationMinutes: 45 } };
const discovered = { discovered: list.discovered, data };
const { session, secondFactor, anotherMethod } = answers;
const accepted = { type: 'accepted', account: email, organization: acme.name };
const arrived = {
  token: 'token-1',
  resets: false,
  expected: true,
  address: () => 'https://app.example/acme/login',
} as const;

const tokens = [
  ['oauth', 'oauth.authenticate', session, 'oauth', 'B2B_OAUTH_AUTHENTICATE'],
  ['sso', 'sso.authenticate', session, 'sso', 'B2B_SSO_AUTHENTICATE'],
  [
    'multi_tenant_magic_links',
    'magicLinks.authenticate',
    session,
    'magic_link',
    'B2B_MAGIC_LINK_AUTHENTICATE',
  ],
  ['multi_tenant_impersonation', 'impersonate', session, 'impersonation', 'B2B_IMPERSONATION_AUTHENTICATE'],
] as const;

for (const [tokenType, call, answer, method, type] of tokens) {
  test(`a token is exchanged for a session: ${tokenType}`, async () => {
    const askedAddress = await addressHash(email, acme.id);
    const { context, calls, noted } = businessFakeContext({ [call]: answer }, { config, askedAddress });
    assert.deepEqual(await exchangeToken(context, { ...arrived, tokenType }), {
      event: accepted,
      authEvent: { type, data },
      success: { ...success, method },
    });
    const args = tokenType === 'multi_tenant_impersonation' ? ['token-1'] : ['token-1', 45];
    assert.deepEqual(calls, [{ name: call, args }]);
    assert.deepEqual(noted, [`spends token-1, ${tokenType}`]);
  });

  test(`a token that is refused is removed from the address nonetheless: ${tokenType}`, async () => {
    const { context, noted } = businessFakeContext({ [call]: new Error('No.') });
    await assert.rejects(exchangeToken(context, { ...arrived, tokenType }));
    assert.deepEqual(noted, [`spends token-1, ${tokenType}`]);
  });
}

for (const [tokenType, call, method, type] of [
  ['discovery', 'magicLinks.authenticateDiscovery', 'magic_link', 'B2B_MAGIC_LINK_DISCOVERY_AUTHENTICATE'],
  ['discovery_oauth', 'oauth.authenticateDiscovery', 'oauth', 'B2B_OAUTH_DISCOVERY_AUTHENTICATE'],
] as const) {
  test(`a token leads to the list of organizations: ${tokenType}`, async () => {
    const askedAddress = await addressHash(email);
    const { context, calls } = businessFakeContext({ [call]: discovered }, { askedAddress });
    assert.deepEqual(await exchangeToken(context, { ...arrived, tokenType }), {
      event: { type: 'organizationsDiscovered', discovered: list.discovered, method },
      authEvent: { type, data },
    });
    assert.deepEqual(calls, [{ name: call, args: ['token-1'] }]);
  });

  test(`a press on an organization’s page does not agree to whoever a stranger’s token is of: ${tokenType}`, async () => {
    const page = { config: { authFlowType: 'Organization', organizationSlug: 'acme' } } as const;
    const { context } = businessFakeContext({ [call]: discovered }, page);
    const { event } = await exchangeToken(context, { ...arrived, expected: false, tokenType });
    assert.ok(event?.type === 'otherAccountFound');
    assert.equal(event.account, email);
  });
}

const globex = { id: 'organization-2', name: 'Globex' };
const inGlobex = {
  discovered,
  session: {
    ...session,
    organization: { ...session.organization, organization_id: globex.id, organization_name: globex.name },
  },
  secondFactor: { ...secondFactor, organization: { ...acme, ...globex } },
  anotherMethod: { ...anotherMethod, organization: { ...acme, ...globex } },
};

/** What this browser may have asked for, none of which is the link of Ada at Globex that is opened. */
const asked: Readonly<Record<string, string | undefined>> = {
  'another address': await addressHash('grace@acme.test', globex.id),
  'another organization': await addressHash(email, acme.id),
  'a list of organizations': await addressHash(email),
  'nothing any more': undefined,
};

for (const [what, askedAddress] of Object.entries(asked))
  for (const [kind, call] of [
    ['session', 'magicLinks.authenticate'],
    ['secondFactor', 'magicLinks.authenticate'],
    ['anotherMethod', 'magicLinks.authenticate'],
    ['discovered', 'magicLinks.authenticateDiscovery'],
  ] as const) {
    const isDiscovery = kind === 'discovered';
    const tokenType = isDiscovery ? 'discovery' : 'multi_tenant_magic_links';

    if (!(isDiscovery && what === 'a list of organizations'))
      test(`where ${what} was asked for, a link that leads to ${kind} is a question`, async () => {
        const { context } = businessFakeContext({ [call]: inGlobex[kind] }, { askedAddress });
        const { event, success, next } = await exchangeToken(context, { ...arrived, tokenType });
        assert.ok(event?.type === 'otherAccountFound');
        assert.equal(event.account, isDiscovery ? email : `${email} (Globex)`);
        assert.deepEqual(next, { afterReload: 'ends' });
        assert.equal(success !== undefined, kind === 'session');
        // What the visitor agrees to is what a press leads to.
        const pressed = await exchangeToken(context, { ...arrived, expected: false, tokenType });
        assert.deepEqual({ ...event.next, start: undefined }, { ...pressed.event, start: undefined });
      });
  }

for (const [tokenType, call, given, next] of [
  ['discovery', 'magicLinks.authenticateDiscovery', discovered, 'organizationsDiscovered'],
  ['multi_tenant_magic_links', 'magicLinks.authenticate', session, 'accepted'],
] as const)
  test(`a link of another account goes on where the page asks nobody: ${tokenType}`, async () => {
    const page = {
      authFlowType: 'Organization',
      organizationSlug: 'globex',
      linkConfirmation: 'never',
    } as const;
    const { context } = businessFakeContext({ [call]: given }, { config: page });
    const { event } = await exchangeToken(context, { ...arrived, tokenType });
    assert.equal(event?.type, next);
  });

const slugPattern = 'https://app.example/{{slug}}';
const organizationPage = { authFlowType: 'Organization' } as const;

/** Pages on which a link of Ada at Acme is pressed that this browser has not asked for. */
const pages: Readonly<Record<string, [page: BusinessFakeContextOptions, asks: boolean]>> = {
  'Acme’s': [{ config: { ...organizationPage, organizationSlug: 'acme' } }, false],
  'Acme’s, by the path': [
    { config: organizationPage, bootstrap: { organizations: { slugPattern, canCreate: true } } },
    false,
  ],
  'Globex’s': [{ config: { ...organizationPage, organizationSlug: 'globex' } }, true],
  'no organization’s, for want of a pattern': [{ config: organizationPage, bootstrap: {} }, true],
  'a page for a new password at Globex': [
    { config: { authFlowType: 'PasswordReset', organizationSlug: 'globex' } },
    true,
  ],
  'a page that offers all organizations': [{ config: { authFlowType: 'Discovery' } }, false],
};

for (const [title, [page, asks]] of Object.entries(pages))
  for (const kind of ['session', 'secondFactor', 'anotherMethod'] as const)
    for (const [tokenType, call] of tokens.slice(0, 3))
      test(`a press ${asks ? 'does not agree' : 'agrees'} to ${kind} by ${tokenType} on a page: ${title}`, async () => {
        const { context } = businessFakeContext({ [call]: answers[kind] }, page);
        const { event, next } = await exchangeToken(context, { ...arrived, expected: false, tokenType });
        assert.deepEqual(
          [event?.type === 'otherAccountFound' && event.account, next],
          asks ? [`${email} (Acme)`, { afterReload: 'ends' }] : [false, undefined],
        );
      });

for (const knows of ['the page', 'the browser'] as const) {
  const resets = knows === 'the page';
  const token = { ...arrived, resets, tokenType: 'multi_tenant_magic_links' } as const;

  test(`a link that verifies an address, as ${knows} knows, leads to the form for its first password`, async () => {
    const askedAddress = await addressHash(email, acme.id);
    const { context } = businessFakeContext(
      { 'magicLinks.authenticate': session },
      { askedAddress, askedToReset: !resets },
    );
    assert.deepEqual(await exchangeToken(context, token), {
      event: { type: 'resetOpened', reset: { by: 'session' } },
      authEvent: { type: 'B2B_MAGIC_LINK_AUTHENTICATE', data },
      success,
      next: { afterReload: 'none' },
    });
  });

  test(`… after a second factor`, async () => {
    const askedAddress = await addressHash(email, acme.id);
    const { context } = businessFakeContext(
      { 'magicLinks.authenticate': secondFactor },
      { askedAddress, askedToReset: !resets },
    );
    const { event } = await exchangeToken(context, token);
    assert.ok(event?.type === 'secondFactorDemanded' && event.confirming.resets);
  });
}

for (const [next, signedIn, afterReload] of [
  [states.LoggedIn, success, undefined],
  [states.PasswordResetForm, success, 'none'],
  [states.MfaSelection, undefined, 'none'],
] as const)
  test(`an account that the visitor agrees to leads to ${next.screen}, and the page hears of it then`, async () => {
    const { context, calls } = businessFakeContext({ 'pending.agree': undefined });
    assert.deepEqual(await acceptAccount(context, { success: signedIn, next }), {
      event: { type: 'accountAgreed' },
      ...(signedIn && { success: signedIn }),
      ...(afterReload && { next: { afterReload } }),
    });
    assert.equal(calls.length, signedIn ? 1 : 0);
  });

test('an account that the visitor rejects is signed out', async () => {
  const { context, calls } = businessFakeContext({ 'pending.end': undefined });
  assert.deepEqual(await rejectAccount(context), { event: { type: 'wentBack' }, next: 'cancel' });
  assert.deepEqual(calls, [{ name: 'pending.end', args: [] }]);
});

for (const [tokenType, method] of [
  ['sso', 'oauth'],
  ['oauth', 'oauth'],
  ['discovery_oauth', 'oauth'],
  ['discovery', 'magic_link'],
  ['multi_tenant_magic_links', 'magic_link'],
  ['multi_tenant_impersonation', 'magic_link'],
] as const) {
  test(`the question about ${tokenType} is about ${method}`, () => assert.equal(methodOf(tokenType), method));
}
