import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessFakeContext } from '../../../../test/support/business-action-context.ts';
import { acme, answers, data, email, list } from '../../../../test/support/business-samples.ts';
import { addressHash } from '../../../kit/lib/address-hash.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { checkStrength } from '../../../shell/views/use-strength.ts';
import type { ResetBy, Visit } from '../../flow/screens.ts';
import { logIn, setPassword } from './actions.ts';
import { sendReset } from './send-reset.ts';

const DISCOVER: Visit = { to: 'discover' };
const AT_ACME = { to: 'organization', organization: acme } as const satisfies Visit;
const OPEN: Visit = { to: 'organization', organization: { ...acme, joinableDomains: ['ACME.test'] } };
const password = 'violet-Piano-sleeps-42';
const discovered = { discovered: list.discovered, data };
const config = {
  sessionOptions: { sessionDurationMinutes: 45 },
  passwordOptions: { resetPasswordExpirationMinutes: 12, locale: 'es', verifyEmailTemplateId: 'template-1' },
} as const;
const refusal = (status: number, type: string) => new ProviderError('provider', { status, type });

const forgets = { 'discovery.forget': undefined };

for (const [what, visit, before] of [
  ['of a visitor who has proved nothing yet', AT_ACME, ['discovery.forget']],
  ['after the list', { ...AT_ACME, list }, []],
  ['that an organization demands', { ...AT_ACME, demanded: ['passwords'] }, []],
] as const)
  test(`a password ${what} signs in, ${before.length > 0 ? 'apart from' : 'together with'} what was proved`, async () => {
    const { context, calls } = businessFakeContext(
      { ...forgets, 'passwords.authenticate': answers.session },
      { config },
    );
    const { success } = await logIn(context, { email, visit, password });
    assert.equal(success?.method, 'password');
    assert.deepEqual(
      calls.map(({ name }) => name),
      [...before, 'passwords.authenticate'],
    );
    assert.deepEqual(calls.at(-1)?.args, [email, acme.id, password, 45]);
  });

test('a password leads to the list', async () => {
  const { context } = businessFakeContext({ ...forgets, 'passwords.authenticateDiscovery': discovered });
  assert.deepEqual(await logIn(context, { email, visit: DISCOVER, password }), {
    event: { type: 'organizationsDiscovered', discovered: list.discovered, method: 'password' },
    authEvent: { type: 'B2B_PASSWORD_DISCOVERY_AUTHENTICATE', data },
  });
});

for (const type of [
  'member_reset_password',
  'reset_password',
  'breached_password',
  'member_password_not_found',
]) {
  for (const visit of [AT_ACME, DISCOVER]) {
    test(`${type} at ${visit.to}: the email for a new password is sent, and the refusal reported`, async () => {
      const refused = refusal(400, type);
      const { context, calls, reported } = businessFakeContext({
        ...forgets,
        'passwords.authenticate': refused,
        'passwords.authenticateDiscovery': refused,
        'passwords.startReset': { data },
        'passwords.startDiscoveryReset': { data },
        'organizations.hasMember': true,
      });
      const { event } = await logIn(context, { email, visit, password });
      assert.equal(event?.type, 'resetMailSent');
      assert.deepEqual(reported, [refused]);
      assert.ok(calls.some(({ name }) => /start(Discovery)?Reset$/.test(name)));
    });
  }
}

test('a wrong password sends nothing', async () => {
  const { context, calls } = businessFakeContext({
    ...forgets,
    'passwords.authenticate': refusal(401, 'unauthorized_credentials'),
  });
  await assert.rejects(logIn(context, { email, visit: AT_ACME, password }));
  assert.equal(calls.length, 2);
});

for (const isMember of [true, undefined]) {
  test(`a reset is mailed to a member, with the page’s options; known: ${isMember}`, async () => {
    const { context, calls, noted, submitted } = businessFakeContext(
      { 'organizations.hasMember': isMember, 'passwords.startReset': { data } },
      { config },
    );
    const result = await sendReset(context, { email, visit: AT_ACME });
    assert.deepEqual(submitted, [{ method: 'password', action: 'send_reset', identifier: email }]);
    assert.deepEqual(result.authEvent, { type: 'B2B_PASSWORD_RESET_BY_EMAIL_START', data });
    assert.deepEqual(calls.at(-1)?.args, [
      email,
      acme.id,
      {
        resetRedirectURL: undefined,
        expirationMinutes: 12,
        resetTemplateId: undefined,
        verifyEmailTemplateId: 'template-1',
        locale: 'es',
        loginRedirectURL: undefined,
      },
    ]);
    const link = { tokenType: 'multi_tenant_magic_links', addressHash: await addressHash(email, acme.id) };
    assert.deepEqual(noted, [`expects ${JSON.stringify(link)}`]);
  });
}

test('the link of a discovery reset that signs in is expected', async () => {
  const { context, noted } = businessFakeContext({ 'passwords.startDiscoveryReset': { data } }, { config });
  await sendReset(context, { email, visit: DISCOVER });
  const link = { tokenType: 'discovery', addressHash: await addressHash(email) };
  assert.deepEqual(noted, [`expects ${JSON.stringify(link)}`]);
});

test('a discovery reset asks for no member', async () => {
  const { context, calls, noted, submitted } = businessFakeContext(
    { 'passwords.startDiscoveryReset': { data } },
    { config },
  );
  const result = await sendReset(context, { email, visit: DISCOVER });
  assert.deepEqual(submitted, [{ method: 'password', action: 'send_reset', identifier: email }]);
  assert.deepEqual(result.authEvent, { type: 'B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL_START', data });
  assert.deepEqual([calls.length, noted.length], [1, 1]);
});

test('somebody who may join verifies the address first', async () => {
  const { context, calls, noted } = businessFakeContext(
    { 'organizations.hasMember': false, 'magicLinks.send': { data } },
    { config },
  );
  const result = await sendReset(context, { email, visit: OPEN });
  assert.equal(result.event?.type, 'verifyMailSent');
  assert.equal(result.authEvent?.type, 'B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP');
  assert.deepEqual(calls[1]?.args, [
    email,
    acme.id,
    {
      loginRedirectURL: undefined,
      signupRedirectURL: undefined,
      loginTemplateId: 'template-1',
      signupTemplateId: 'template-1',
      locale: 'es',
    },
  ]);
  assert.match(noted.join(), /^expects .*multi_tenant_magic_links.*"resets":true/);
});

test('somebody who may not join gets nothing', async () => {
  const { context, calls } = businessFakeContext({
    'passwords.startReset': refusal(404, 'member_not_found'),
  });
  await assert.rejects(sendReset(context, { email: 'ada@evilacme.test', visit: OPEN }), {
    type: 'member_not_found',
  });
  assert.equal(calls.length, 1);
});

const resets: readonly (readonly [
  ResetBy,
  call: string,
  answer: unknown,
  args: unknown[],
  type: string,
  saved: boolean,
])[] = [
  [
    { by: 'organization', token: 't' },
    'passwords.reset',
    answers.session,
    ['t', password, 60],
    'B2B_PASSWORD_RESET_BY_EMAIL',
    true,
  ],
  [
    { by: 'organization', token: 't' },
    'passwords.reset',
    answers.secondFactor,
    ['t', password, 60],
    'B2B_PASSWORD_RESET_BY_EMAIL',
    false,
  ],
  [
    { by: 'discovery', token: 't' },
    'passwords.resetDiscovery',
    discovered,
    ['t', password],
    'B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL',
    true,
  ],
  [
    { by: 'session' },
    'passwords.resetBySession',
    answers.session,
    [password],
    'B2B_PASSWORD_RESET_BY_SESSION',
    true,
  ],
];

for (const [reset, call, answer, args, type, isSaved] of resets) {
  test(`a new password by ${reset.by}: ${call}, ${isSaved ? 'saved' : 'not saved yet'}`, async () => {
    const { context, calls, noted } = businessFakeContext({ [call]: answer });
    const saved: string[] = [];
    const result = await setPassword(context, { reset, password, offerToSave: (whose) => saved.push(whose) });
    assert.deepEqual(calls, [{ name: call, args }]);
    assert.deepEqual(saved, isSaved ? [email] : []);
    assert.equal(result.authEvent?.type, type);
    // Nobody is asked, whatever this browser asked for.
    assert.equal(result.next, undefined);
    const { event } = result;
    const signedIn = event?.type === 'secondFactorDemanded' ? event.confirming : event;
    assert.equal(signedIn && 'byReset' in signedIn, reset.by === 'organization');
    assert.equal(
      noted.some((note) => note.startsWith('spends t')),
      reset.by !== 'session',
    );
  });
}

for (const [status, type, isToken] of [
  [401, 'unable_to_auth_password_reset_token', true],
  [404, 'member_not_found', true],
  [400, 'pkce_mismatch', true],
  [400, 'invalid_token', true],
  [400, 'weak_password', false],
] as const) {
  test(`${status} ${type} is ${isToken ? 'the end of the link' : 'about the password'}`, async () => {
    const thrown = refusal(status, type);
    const { context, reported } = businessFakeContext({ 'passwords.reset': thrown });
    const input = {
      reset: { by: 'organization', token: 't' },
      password,
      offerToSave: () => undefined,
    } as const;
    if (isToken) {
      assert.equal((await setPassword(context, input)).event?.type, 'resetRefused');
      assert.deepEqual(reported, [thrown]);
    } else await assert.rejects(setPassword(context, input), thrown);
  });
}

test('the strength is checked together with the address', async () => {
  const { context, calls } = businessFakeContext({ 'passwords.checkStrength': { score: 4 } });
  await checkStrength(context, { password, email });
  assert.deepEqual(calls, [{ name: 'passwords.checkStrength', args: [password, email] }]);
});
