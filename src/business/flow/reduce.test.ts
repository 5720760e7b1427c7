import assert from 'node:assert/strict';
import { test } from 'node:test';
import { email, list, success } from '../../../test/support/business-samples.ts';
import {
  account,
  connections,
  DISCOVER,
  draft,
  kept,
  later,
  organization,
  phone,
  reason,
  registration,
  states,
  work,
} from '../../../test/support/business-states.ts';
import type { FlowEvent } from './events.ts';
import { reduce } from './reduce.ts';
import { EMPTY_DRAFT, type ScreenName, type State, type Visit } from './screens.ts';
import { isSecondFactor } from './states.ts';

const names = Object.keys(states) as ScreenName[];
const finding: Visit = { to: 'find' };
const MFA = [
  'MfaSelection',
  'SmsOtpEnrollment',
  'SmsOtpEntry',
  'TotpEnrollment',
  'TotpEntry',
  'RecoveryCodeEntry',
  'RecoveryCodeSave',
] as const;
const RESETS = [
  'PasswordAuthenticate',
  'PasswordForgotForm',
  'PasswordSetNewConfirmation',
  'PasswordResetVerifyConfirmation',
] as const;
const fresh = { draft: EMPTY_DRAFT, visit: DISCOVER };
const other = 'grace@acme.test';
const ofOther = { email: other, draft: { email: other }, visit: DISCOVER };

interface Row {
  readonly event: FlowEvent;
  /** The screens that the event means something on. */
  readonly on: readonly ScreenName[];
  readonly to: object;
}

/** What depends on where the visitor comes from: reduce-visit.test.ts. */
type ByVisit =
  | 'organizationFound'
  | 'organizationMissing'
  | 'anotherMethodDemanded'
  | 'secondFactorDemanded'
  | 'recoveryEntryOpened'
  | 'stopped'
  | 'wentBack'
  | 'drafted';

/** Each event with a state for all the screens that it applies to. */
const rows: {
  readonly [Type in Exclude<FlowEvent['type'], ByVisit>]: Row & { readonly event: { readonly type: Type } };
} = {
  // Spec 3.16
  organizationsDiscovered: {
    event: { type: 'organizationsDiscovered', ...list },
    on: names,
    to: { screen: 'Discovery', ...list, draft, visit: DISCOVER },
  },
  organizationNamingOpened: {
    event: { type: 'organizationNamingOpened' },
    on: ['Discovery'],
    to: { ...states.Discovery, isNaming: true },
  },
  discoveryExpired: {
    event: { type: 'discoveryExpired', reason },
    on: ['Discovery', ...MFA],
    to: { screen: 'Main', notice: reason, ...kept },
  },
  linkSent: {
    event: { type: 'linkSent', email: other, sentAt: later },
    on: ['Main', 'EmailMethodSelection', 'EmailConfirmation'],
    to: { screen: 'EmailConfirmation', sentAt: later, ...ofOther },
  },
  codeSent: {
    event: { type: 'codeSent', email: other, sentAt: later },
    on: ['Main', 'EmailMethodSelection', 'EmailOtpEntry'],
    to: { screen: 'EmailOtpEntry', sentAt: later, ...ofOther },
  },
  emailMethodAsked: {
    event: { type: 'emailMethodAsked', email: other },
    on: ['Main'],
    to: { screen: 'EmailMethodSelection', ...ofOther },
  },
  passwordEmailAsked: {
    event: { type: 'passwordEmailAsked' },
    on: ['Main'],
    to: { screen: 'PasswordEmail', ...kept },
  },
  passwordAsked: {
    event: { type: 'passwordAsked', email: other },
    on: ['Main', 'PasswordEmail'],
    to: { screen: 'PasswordAuthenticate', ...ofOther },
  },
  forgotOpened: {
    event: { type: 'forgotOpened' },
    on: ['PasswordAuthenticate', 'PasswordResetForm'],
    to: { screen: 'PasswordForgotForm', ...kept },
  },
  resetMailSent: {
    event: { type: 'resetMailSent', email: other, sentAt: later },
    on: RESETS,
    to: { screen: 'PasswordSetNewConfirmation', sentAt: later, ...ofOther },
  },
  verifyMailSent: {
    event: { type: 'verifyMailSent', email: other, sentAt: later },
    on: RESETS,
    to: { screen: 'PasswordResetVerifyConfirmation', sentAt: later, ...ofOther },
  },
  resetOpened: {
    event: { type: 'resetOpened', reset: { by: 'session' } },
    on: ['LoggingIn', 'PasswordForgotForm', ...MFA],
    to: { screen: 'PasswordResetForm', reset: { by: 'session' }, ...kept },
  },
  resetRefused: {
    event: { type: 'resetRefused', reason },
    on: ['PasswordResetForm'],
    to: { ...states.PasswordResetForm, notice: reason },
  },
  ssoOpened: { event: { type: 'ssoOpened' }, on: ['Main'], to: states.SsoDiscoveryEmail },
  connectionsFound: {
    event: { type: 'connectionsFound', email, connections },
    on: ['SsoDiscoveryEmail'],
    to: states.SsoDiscoveryMenu,
  },
  otherWayWanted: { event: { type: 'otherWayWanted' }, on: ['SsoDiscoverySlug'], to: states.Main },
  slugAsked: {
    event: { type: 'slugAsked', email: other },
    on: ['SsoDiscoveryEmail'],
    to: { screen: 'SsoDiscoverySlug', ...ofOther },
  },
  mfaMethodChosen: {
    event: { type: 'mfaMethodChosen', method: 'totp' },
    on: MFA,
    to: states.TotpEnrollment,
  },
  smsSent: {
    event: { type: 'smsSent', phone, sentAt: later },
    on: MFA,
    to: { ...states.SmsOtpEntry, enrolls: true, sentAt: later },
  },
  totpCreated: {
    event: { type: 'totpCreated', registration },
    on: ['TotpEnrollment'],
    to: { ...states.TotpEnrollment, registration },
  },
  totpAdded: { event: { type: 'totpAdded' }, on: ['TotpEnrollment'], to: states.TotpEntry },
  recoveryCodesSaved: {
    event: { type: 'recoveryCodesSaved' },
    on: ['RecoveryCodeSave'],
    to: { ...states.TotpEntry, registration },
  },
  codeReopened: { event: { type: 'codeReopened' }, on: [], to: states.EmailOtpEntry },
  // A session exists, wherever the visitor has gone meanwhile.
  otherAccountFound: {
    event: { type: 'otherAccountFound', account, success, next: { type: 'accepted', account, organization } },
    on: names.filter((name) => name !== 'ErrorOrganizationNotFound'),
    to: {
      screen: 'OtherAccount',
      account,
      success,
      next: { screen: 'LoggedIn', account, organization, ...fresh },
      ...fresh,
    },
  },
  sessionFound: {
    event: { type: 'sessionFound', account, organization },
    on: names.filter((name) => name !== 'ErrorOrganizationNotFound'),
    to: { screen: 'AlreadySignedIn', account, organization, ...kept },
  },
  accountAgreed: { event: { type: 'accountAgreed' }, on: ['OtherAccount'], to: states.LoggedIn },
  accepted: {
    event: { type: 'accepted', account, organization },
    on: names.filter((name) => name !== 'ErrorOrganizationNotFound'),
    to: { screen: 'LoggedIn', account, organization, ...fresh },
  },
  pageWorkStarted: {
    event: { type: 'pageWorkStarted', work },
    on: ['LoggedIn'],
    to: states.Finishing,
  },
  pageWorkDone: { event: { type: 'pageWorkDone' }, on: ['Finishing'], to: states.LoggedIn },
  reset: {
    event: { type: 'reset', visit: finding },
    on: names,
    to: { screen: 'Main', draft: EMPTY_DRAFT, visit: finding },
  },
  linkRefused: {
    event: { type: 'linkRefused', reason },
    on: ['LoggingIn'],
    to: { screen: 'Main', notice: reason, ...kept },
  },
  providerRefused: {
    event: { type: 'providerRefused', reason },
    on: ['Main'],
    to: { screen: 'Main', notice: reason, ...kept },
  },
};

for (const [type, { event, on, to }] of Object.entries(rows)) {
  for (const name of names) {
    if (on.includes(name)) {
      const isNewApp = name === 'RecoveryCodeSave' && isSecondFactor(to as State);
      const isChoice = name === 'EmailMethodSelection' && /^(link|code)Sent$/.test(type);
      const expected = { ...to, ...(isNewApp && { registration }), ...(isChoice && { chosen: true }) };
      test(`${name} --${type}-->`, () => assert.deepEqual(reduce(states[name], event), expected));
    } else if (!['accepted', 'sessionFound', 'otherAccountFound'].includes(type)) {
      test(`${name} ignores ${type}`, () => assert.equal(reduce(states[name], event), states[name]));
    }
  }
}

test('a new password that follows is not forgotten within the second factor', () => {
  const chosen = reduce(
    { ...states.MfaSelection, resets: true },
    { type: 'mfaMethodChosen', method: 'totp' },
  );
  assert.deepEqual(chosen, { ...states.TotpEnrollment, resets: true });
  assert.deepEqual(reduce(chosen, { type: 'wentBack' }), { ...states.MfaSelection, resets: true });
});

test('what was typed is kept, and a refusal of it is not', () => {
  const refused: State = { ...states.Main, draft: { email: 'x', refused: true } };
  assert.deepEqual(reduce(refused, { type: 'drafted', draft: { email: other } }), {
    ...states.Main,
    draft: { email: other },
  });
  const phone = { country: 'US', number: '(202) 555-0162' };
  assert.deepEqual(
    reduce({ ...refused, draft: { email, phone } }, { type: 'drafted', draft: { email: other } }),
    {
      ...states.Main,
      draft: { email: other, phone },
    },
  );
});

test('a code of an earlier visit can be entered, whatever has been typed since', () => {
  const typed = { email: 'typed@example.com' };
  const main: State = { ...states.Main, waiting: states.EmailOtpEntry, draft: typed };
  assert.deepEqual(reduce(main, { type: 'codeReopened' }), { ...states.EmailOtpEntry, draft: typed });
});
