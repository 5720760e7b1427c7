import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessFakeContext } from '../../../../test/support/business-action-context.ts';
import { acme, answers, data, email, list } from '../../../../test/support/business-samples.ts';
import { addressHash } from '../../../kit/lib/address-hash.ts';
import { ProviderError } from '../../../provider/errors.ts';
import type { Visit } from '../../flow/screens.ts';
import type { Action } from '../../method.ts';
import { enterCode, type Recipient, sendCode, sendLink } from './actions.ts';

const sent = { data };
const DISCOVER: Visit = { to: 'discover' };
const AT_ACME: Visit = { to: 'organization', organization: acme };
const answer = {
  'magicLinks.send': sent,
  'magicLinks.sendDiscovery': sent,
  'emailOtps.send': sent,
  'emailOtps.sendDiscovery': sent,
  'emailOtps.authenticate': answers.session,
  'emailOtps.authenticateDiscovery': { discovered: list.discovered, data },
};
const config = {
  sessionOptions: { sessionDurationMinutes: 45 },
  emailMagicLinksOptions: {
    locale: 'es',
    loginExpirationMinutes: 10,
    signupExpirationMinutes: 20,
    discoveryExpirationMinutes: 30,
    loginRedirectURL: '/in',
    discoveryRedirectURL: '/list',
  },
  emailOtpOptions: { loginTemplateId: 'template-1' },
} as const;

const sends: readonly (readonly [
  title: string,
  action: Action<Recipient>,
  visit: Visit,
  call: string,
  event: string,
])[] = [
  [
    'a link to the list',
    sendLink,
    DISCOVER,
    'magicLinks.sendDiscovery',
    'B2B_MAGIC_LINK_EMAIL_DISCOVERY_SEND',
  ],
  ['a link to an organization', sendLink, AT_ACME, 'magicLinks.send', 'B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP'],
  ['a code for the list', sendCode, DISCOVER, 'emailOtps.sendDiscovery', 'B2B_OTPS_EMAIL_DISCOVERY_SEND'],
  ['a code for an organization', sendCode, AT_ACME, 'emailOtps.send', 'B2B_OTPS_EMAIL_LOGIN_OR_SIGNUP'],
];

for (const [title, action, visit, call, type] of sends) {
  test(`${title} is sent with the page's options; only a code once within the pause`, async () => {
    const { context, calls } = businessFakeContext(answer, { config });
    const first = await action(context, { email, visit });
    assert.deepEqual(first.authEvent, { type, data });
    const second = await action(context, { email, visit });
    assert.deepEqual(second.authEvent, action === sendLink ? first.authEvent : undefined);
    const options = action === sendLink ? context.config.emailMagicLinks : context.config.emailOtp;
    const args = visit === AT_ACME ? [email, acme.id, { ...options }] : [email, { ...options }];
    const one = { name: call, args };
    assert.deepEqual(calls, action === sendLink ? [one, one] : [one]);
  });

  test(`${title} is not the same as one for another organization`, async () => {
    const { context, calls } = businessFakeContext(answer, { config });
    await action(context, { email, visit });
    await action(context, { email, visit: { to: 'organization', organization: { ...acme, id: 'other' } } });
    assert.equal(calls.length, 2);
  });
}

for (const [visit, tokenType] of [
  [DISCOVER, 'discovery'],
  [AT_ACME, 'multi_tenant_magic_links'],
] as const) {
  test(`a link is expected: ${tokenType}`, async () => {
    const { context, noted } = businessFakeContext(answer, { config });
    await sendLink(context, { email, visit });
    const organizationId = visit.to === 'organization' ? acme.id : undefined;
    const link = { tokenType, addressHash: await addressHash(email, organizationId) };
    assert.deepEqual(noted, [`expects ${JSON.stringify(link)}`]);
  });
}

test('a code signs in to the organization, and the next one is sent at once', async () => {
  const { context, calls } = businessFakeContext(answer, { config });
  await sendCode(context, { email, visit: AT_ACME });
  const { success } = await enterCode(context, { email, visit: AT_ACME, code: '123456' });
  assert.equal(success?.method, 'email_otp');
  await sendCode(context, { email, visit: AT_ACME });
  assert.deepEqual(calls[1], { name: 'emailOtps.authenticate', args: [email, acme.id, '123456', 45] });
  assert.equal(calls.length, 3);
});

test('a code leads to the list', async () => {
  const { context, calls } = businessFakeContext(answer, { config });
  assert.deepEqual(await enterCode(context, { email, visit: DISCOVER, code: '123456' }), {
    event: { type: 'organizationsDiscovered', discovered: list.discovered, method: 'email_otp' },
    authEvent: { type: 'B2B_OTPS_EMAIL_DISCOVERY_AUTHENTICATE', data },
  });
  assert.deepEqual(calls, [{ name: 'emailOtps.authenticateDiscovery', args: [email, '123456'] }]);
});

for (const visit of [DISCOVER, AT_ACME])
  test(`after an accepted code the next one is sent at once: the visitor is to ${visit.to}`, async () => {
    const { context, calls } = businessFakeContext(answer);
    await sendCode(context, { email, visit });
    await enterCode(context, { email, visit, code: '123456' });
    await sendCode(context, { email, visit });
    assert.equal(calls.length, 3);
  });

test('a code that could not be sent is sent again at once', async () => {
  const { context, calls } = businessFakeContext({ 'emailOtps.send': new ProviderError('network') });
  await assert.rejects(sendCode(context, { email, visit: AT_ACME }));
  await assert.rejects(sendCode(context, { email, visit: AT_ACME }));
  assert.equal(calls.length, 2);
});
