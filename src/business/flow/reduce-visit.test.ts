import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acme, confirming, email, factor, list } from '../../../test/support/business-samples.ts';
import {
  AT_ACME,
  account,
  DISCOVER,
  draft,
  kept,
  organization,
  phone,
  reason,
  registration,
  sentAt,
  states,
} from '../../../test/support/business-states.ts';
import type { FlowEvent } from './events.ts';
import { reduce } from './reduce.ts';
import { EMPTY_DRAFT, type ScreenName, type State, type Visit } from './screens.ts';
import { secondFactorOf } from './states.ts';

const finding: Visit = { to: 'find' };
const AT_ACME_FROM_START: Visit = { to: 'organization', organization: acme, before: DISCOVER };
const fresh = { draft: EMPTY_DRAFT, visit: DISCOVER };
const wentBack: FlowEvent = { type: 'wentBack' };
const demanded: Extract<FlowEvent, { type: 'anotherMethodDemanded' }> = {
  type: 'anotherMethodDemanded',
  organization: acme,
  demanded: ['passwords'],
  email,
};
const demand = { to: 'organization', organization: acme, demanded: ['passwords'] } as const;
const backAtList = {
  screen: 'Discovery',
  ...list,
  isRevisited: true,
  draft,
  visit: DISCOVER,
};
const atSecondFactor = (start: Extract<FlowEvent, { type: 'secondFactorDemanded' }>['start']) =>
  ({ type: 'secondFactorDemanded', confirming, start }) as const;

/** What depends on where the visitor signs in to. */
const visits: readonly (readonly [title: string, from: State, event: FlowEvent, to: object])[] = [
  [
    'an organization is found',
    { ...states.Main, visit: finding },
    { type: 'organizationFound', organization: acme },
    { ...states.Main, visit: AT_ACME },
  ],
  [
    'a notice outlasts the search for the organization',
    { ...states.Main, visit: finding, notice: reason },
    { type: 'organizationFound', organization: acme },
    { ...states.Main, visit: AT_ACME, notice: reason },
  ],
  [
    'an organization that is found late does not replace one that demands another method',
    { ...states.Main, visit: demand },
    { type: 'organizationFound', organization: { ...acme, id: 'other' } },
    { ...states.Main, visit: demand },
  ],
  [
    'an organization that the visitor has named has a page',
    states.SsoDiscoverySlug,
    { type: 'organizationFound', organization: acme },
    { ...states.Main, visit: AT_ACME_FROM_START },
  ],
  [
    'going back from that page leads to the first screen',
    { ...states.Main, visit: AT_ACME_FROM_START },
    wentBack,
    states.Main,
  ],
  [
    'an organization is not found',
    { ...states.Main, visit: finding },
    { type: 'organizationMissing' },
    states.ErrorOrganizationNotFound,
  ],
  [
    'an organization is not found by the form for a forgotten password',
    { ...states.PasswordForgotForm, visit: finding },
    { type: 'organizationMissing' },
    states.ErrorOrganizationNotFound,
  ],
  [
    'a late answer does not take a session away',
    { ...states.LoggedIn, visit: finding },
    { type: 'organizationMissing' },
    { ...states.LoggedIn, visit: finding },
  ],
  [
    'going back looks the organization up again',
    states.ErrorOrganizationNotFound,
    wentBack,
    { screen: 'Main', draft, visit: finding },
  ],
  [
    'a chosen organization demands another method',
    states.Discovery,
    demanded,
    { screen: 'Main', draft, visit: { ...demand, list } },
  ],
  [
    'a chosen organization demands a password',
    states.Discovery,
    { ...demanded, only: 'passwords' },
    { ...states.PasswordAuthenticate, visit: { ...demand, list } },
  ],
  [
    'a chosen organization demands its one connection',
    states.Discovery,
    { ...demanded, only: { id: 'okta-1', name: 'Okta', identityProvider: 'okta' } },
    { screen: 'Main', leavesFor: 'okta-1', draft, visit: { ...demand, list } },
  ],
  [
    'going back from that leads to the list',
    { ...states.Main, visit: { ...demand, list } },
    wentBack,
    backAtList,
  ],
  [
    'going back twice leads to the list, too',
    { ...states.EmailConfirmation, visit: { ...demand, list } },
    wentBack,
    { screen: 'Main', draft, visit: { ...demand, list } },
  ],
  [
    'an organization demands another method without a list',
    { ...states.LoggingIn, visit: finding },
    demanded,
    { screen: 'Main', draft, visit: { ...demand, before: finding } },
  ],
  [
    'going back from that leads to where the visitor came from',
    { ...states.Main, visit: { ...demand, before: finding } },
    wentBack,
    { screen: 'Main', draft, visit: finding },
  ],
  [
    'a second demand remembers where the visitor came from',
    { ...states.PasswordAuthenticate, visit: { ...demand, before: finding } },
    demanded,
    { screen: 'Main', draft, visit: { ...demand, before: finding } },
  ],
  [
    'a code is sent that the visitor has chosen',
    states.EmailMethodSelection,
    { type: 'codeSent', email, sentAt },
    { ...states.EmailOtpEntry, chosen: true },
  ],
  [
    'and sent once more',
    { ...states.EmailOtpEntry, chosen: true },
    { type: 'codeSent', email, sentAt },
    { ...states.EmailOtpEntry, chosen: true },
  ],
  [
    'going back from a chosen code leads to the choice',
    { ...states.EmailOtpEntry, chosen: true },
    wentBack,
    states.EmailMethodSelection,
  ],
  [
    'going back from a chosen link leads to the choice',
    { ...states.EmailConfirmation, chosen: true },
    wentBack,
    states.EmailMethodSelection,
  ],
  [
    'changing the address leads past the choice',
    { ...states.EmailOtpEntry, chosen: true },
    { type: 'wentBack', to: 'address' },
    states.Main,
  ],
  [
    'a second factor keeps the list',
    states.Discovery,
    atSecondFactor({ enroll: 'totp' }),
    { ...states.TotpEnrollment, visit: { to: 'discover', list } },
  ],
  [
    'going back from the second factor leads to the list',
    { ...states.MfaSelection, visit: { to: 'discover', list } },
    wentBack,
    backAtList,
  ],
  [
    'going back from the second factor of an organization that demanded it leads to the list',
    { ...states.MfaSelection, visit: { ...demand, list } },
    wentBack,
    backAtList,
  ],
  [
    'there is no way on from the list',
    states.Discovery,
    { type: 'stopped', reason },
    { screen: 'Error', reason, list, draft, visit: DISCOVER },
  ],
  ['going back from that leads to the list', { ...states.Error, list }, wentBack, backAtList],
  [
    'there is no way on in an organization',
    { ...states.Main, visit: finding },
    { type: 'stopped', reason },
    { screen: 'Error', reason, draft, visit: finding },
  ],
  [
    'going back from the name of a new organization leads to the list',
    { ...states.Discovery, isNaming: true },
    wentBack,
    backAtList,
  ],
  [
    'another address is used after a list',
    { ...states.Discovery, visit: { to: 'discover', list } },
    wentBack,
    { screen: 'Main', ...kept },
  ],
  [
    'a proof that has expired at a second factor leads to the organization that demanded it',
    { ...states.TotpEntry, visit: { ...demand, before: AT_ACME } },
    { type: 'discoveryExpired', reason },
    { screen: 'Main', notice: reason, draft, visit: AT_ACME },
  ],
  [
    'a list that came before an expired proof is forgotten',
    { ...states.MfaSelection, visit: { to: 'discover', list } },
    { type: 'discoveryExpired', reason },
    { screen: 'Main', notice: reason, ...kept },
  ],
  [
    'a session in an organization forgets what it demanded',
    { ...states.PasswordAuthenticate, visit: { ...demand, list } },
    { type: 'accepted', account, organization },
    { screen: 'LoggedIn', account, organization, ...fresh },
  ],
  [
    'a session keeps the organization of the page',
    { ...states.PasswordAuthenticate, visit: AT_ACME },
    { type: 'accepted', account, organization },
    { screen: 'LoggedIn', account, organization, draft: EMPTY_DRAFT, visit: AT_ACME },
  ],
];

for (const [title, from, event, to] of visits) {
  test(title, () => assert.deepEqual(reduce(from, event), to));
}

const enrolled = { ...confirming, factor: { ...factor, phone, hasTotp: true } };

/** The first step of the second factor. */
const starts: readonly (readonly [FlowEvent, object])[] = [
  [atSecondFactor('choose'), states.MfaSelection],
  [atSecondFactor({ enroll: 'smsOtp' }), states.SmsOtpEnrollment],
  [atSecondFactor({ enroll: 'totp' }), states.TotpEnrollment],
  [atSecondFactor({ enter: 'totp' }), states.TotpEntry],
  [atSecondFactor({ enter: 'smsOtp', phone, sentAt }), { ...states.SmsOtpEntry, enrolls: true }],
];

for (const [event, to] of starts) {
  test(`the second factor starts: ${JSON.stringify(event)}`, () =>
    assert.deepEqual(reduce(states.EmailOtpEntry, event), to));
}

test('a chosen method starts with its code if the member has enrolled it', () => {
  const from: State = { ...states.MfaSelection, ...enrolled };
  assert.deepEqual(reduce(from, { type: 'mfaMethodChosen', method: 'totp' }), {
    ...states.TotpEntry,
    ...enrolled,
  });
  assert.deepEqual(reduce(from, { type: 'mfaMethodChosen', method: 'smsOtp' }), {
    ...states.SmsOtpEntry,
    ...enrolled,
    sentAt: undefined,
  });
});

test('a code that came by itself, to a number that nobody has verified, leads back to the field', () => {
  const at = reduce(states.EmailOtpEntry, atSecondFactor({ enter: 'smsOtp', phone, sentAt }));
  assert.deepEqual(reduce(at, wentBack), states.SmsOtpEnrollment);
});

test('a code that was sent to the enrolled number enrolls nothing', () => {
  const from: State = { ...states.SmsOtpEntry, ...enrolled, sentAt: undefined };
  assert.deepEqual(reduce(from, { type: 'smsSent', phone, sentAt }), { ...states.SmsOtpEntry, ...enrolled });
});

for (const other of [
  { type: 'mfaMethodChosen', method: 'smsOtp' },
  { type: 'recoveryEntryOpened' },
  { type: 'wentBack' },
] as const satisfies readonly FlowEvent[])
  test(`the key of a new app outlasts ${other.type}`, () => {
    const from: State = { ...states.TotpEnrollment, registration };
    assert.deepEqual(reduce(reduce(from, other), { type: 'mfaMethodChosen', method: 'totp' }), from);
  });

/** One step back from each screen, without a list of organizations. */
const back: { readonly [Name in ScreenName]: ScreenName } = {
  Main: 'Main',
  EmailConfirmation: 'Main',
  EmailMethodSelection: 'Main',
  EmailOtpEntry: 'Main',
  LoggingIn: 'Main',
  AlreadySignedIn: 'Main',
  OtherAccount: 'Main',
  LoggedIn: 'Main',
  Finishing: 'Main',
  Discovery: 'Main',
  ErrorOrganizationNotFound: 'Main',
  Error: 'Main',
  PasswordEmail: 'Main',
  PasswordAuthenticate: 'Main',
  PasswordForgotForm: 'PasswordAuthenticate',
  PasswordSetNewConfirmation: 'Main',
  PasswordResetVerifyConfirmation: 'Main',
  PasswordResetForm: 'Main',
  SsoDiscoveryEmail: 'Main',
  SsoDiscoveryMenu: 'SsoDiscoveryEmail',
  SsoDiscoverySlug: 'SsoDiscoveryEmail',
  MfaSelection: 'Main',
  SmsOtpEnrollment: 'MfaSelection',
  SmsOtpEntry: 'Main',
  TotpEnrollment: 'MfaSelection',
  TotpEntry: 'Main',
  RecoveryCodeEntry: 'MfaSelection',
  RecoveryCodeSave: 'TotpEnrollment',
};

for (const name of Object.keys(states) as ScreenName[]) {
  test(`${name} --wentBack--> ${back[name]}`, () => {
    const to = reduce(states[name], wentBack);
    assert.equal(to.screen, back[name]);
    assert.deepEqual(to.draft, draft);
  });
}

for (const from of [states.SmsOtpEntry, { ...states.TotpEntry, registration }, states.TotpEnrollment]) {
  test(`going back from a recovery code leads to ${from.screen} as it was`, () => {
    const opened = reduce(from, { type: 'recoveryEntryOpened' });
    assert.deepEqual(opened, { ...states.RecoveryCodeEntry, ...secondFactorOf(from), from });
    assert.deepEqual(reduce(opened, wentBack), from);
  });
}

const withoutCodes = { ...registration, recoveryCodes: [] };

const stepsBack: readonly (readonly [State, State])[] = [
  [
    { ...states.SmsOtpEntry, enrolls: true },
    { screen: 'SmsOtpEnrollment', ...confirming, ...kept },
  ],
  [
    { ...states.TotpEntry, registration },
    { ...states.RecoveryCodeSave, registration },
  ],
  [
    { ...states.TotpEntry, registration: withoutCodes },
    { ...states.TotpEnrollment, registration: withoutCodes },
  ],
  [{ ...states.TotpEnrollment, methods: ['totp'] }, states.Main],
  [
    { ...states.PasswordForgotForm, draft: EMPTY_DRAFT },
    { ...states.Main, draft: EMPTY_DRAFT },
  ],
];

for (const [from, to] of stepsBack) {
  test(`${from.screen} can be corrected on ${to.screen}`, () => assert.deepEqual(reduce(from, wentBack), to));
}
