/** What the gallery shows of `<auth-b2b-widget>`: every screen in its main states. */

import {
  type ScreenName as BusinessScreenName,
  type State as BusinessState,
  type StateOf as BusinessStateOf,
  EMPTY_DRAFT as EMPTY_BUSINESS_DRAFT,
  type Visit,
} from '../../src/business/flow/screens.ts';
import type { DiscoveredOrganization, OrganizationProfile } from '../../src/provider/business-port.ts';
import type { Member, MemberSession, Organization } from '../../src/settings/business/member-session.ts';
import type { B2bConfig } from '../../src/settings/business/types.ts';
import { type BaseCase, varied } from './cases.ts';

/** In the page, which may have any address. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="8" fill="#1668a6"/><circle cx="16" cy="13" r="4.5" fill="none" stroke="#fff" stroke-width="2.5"/><path d="M16 17.5v7M16 22h3.5" stroke="#fff" stroke-width="2.5" stroke-linecap="round" fill="none"/></svg>',
)}`;

export interface BusinessCase extends BaseCase {
  readonly state: BusinessState;
  readonly config?: B2bConfig;
}

const email = 'ada@acme.example';
const longEmail = 'augusta.ada.king.countess.of.lovelace@analytical-engine.example';
/** Past the pause between two messages, and before the code expires. */
const sentAt = { date: Date.now() - 20_000, age: 0 };
const draft = { email };

function organization(name: string, more: Partial<OrganizationProfile> = {}): OrganizationProfile {
  return {
    id: name,
    name,
    slug: name.toLowerCase(),
    logoUrl: undefined,
    connections: [],
    defaultConnectionId: undefined,
    allowedMethods: undefined,
    allowedMfaMethods: undefined,
    joinableDomains: [],
    ...more,
  };
}

const acme = organization('Acme', {
  connections: [
    { id: 'okta', name: 'Okta', identityProvider: 'okta' },
    { id: 'entra', name: 'Entra', identityProvider: 'microsoft-entra' },
  ],
});
const longName = 'Royal Society for the Advancement of Analytical Engines and Difference Machines';

const discover: Visit = { to: 'discover' };
const atAcme: Visit = { to: 'organization', organization: acme };

function on<Name extends BusinessScreenName>(
  screen: Name,
  data: Omit<BusinessStateOf<Name>, 'screen' | 'draft' | 'visit'>,
  visit: Visit = discover,
): BusinessState {
  // TypeScript cannot check the construction of a generic member of a union.
  return { screen, draft, visit, ...data } as unknown as BusinessState;
}

const member = (name: string): DiscoveredOrganization => ({
  organization: organization(name),
  membership: 'member',
  demanded: undefined,
});
const discovered = {
  email,
  organizations: [
    { ...member('Acme'), organization: organization('Acme', { logoUrl: LOGO }) },
    { ...member('Initech'), membership: 'invited' },
    { ...member(longName), membership: 'eligible' },
    member('Ünited Ärtists'),
  ],
} as const;
const list = { discovered, method: 'magic_link' } as const;
const many = Array.from({ length: 20 }, (_, index) => member(`Organization ${index + 1}`));

const everything: B2bConfig = {
  products: ['oauth', 'sso', 'emailMagicLinks', 'passwords'],
  oauthOptions: { providers: ['google', 'microsoft', 'hubspot', 'slack', 'github'] },
};

const emptyMain: BusinessState = { screen: 'Main', draft: EMPTY_BUSINESS_DRAFT, visit: discover };
const ofAcme = on('Main', {}, atAcme);
const demanded = on('Main', {}, { ...atAcme, list, demanded: ['sso', 'passwords'] });
const emailSent = on('EmailConfirmation', { email, sentAt });
const choice = on('Discovery', list);
const nobody = on('Discovery', { discovered: { email, organizations: [] }, method: 'magic_link' });
const password = on('PasswordAuthenticate', { email }, atAcme);
const reset = on('PasswordResetForm', { reset: { by: 'organization', token: 'token' } });
const stopped = on('Error', {
  reason: { text: 'cannotJoin', slots: { organization: 'Acme' } },
  list,
});

const confirming = {
  factor: {
    organizationId: 'acme',
    organizationName: 'Acme',
    memberId: 'ada',
    email,
    phone: '+12025550162',
    hasTotp: true,
    preferred: undefined,
    smsSent: false,
  },
  methods: ['smsOtp', 'totp'],
  method: 'magic_link',
  resets: false,
} as const;
const newcomer = { ...confirming, factor: { ...confirming.factor, phone: undefined, hasTotp: false } };
const registration = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCodes: [],
} as const;
const enrollment = on('TotpEnrollment', { ...newcomer, registration }, atAcme);
const smsEntry = on('SmsOtpEntry', { ...confirming, phone: '+12025550162', enrolls: false, sentAt }, atAcme);
const saved = on(
  'RecoveryCodeSave',
  {
    codes: Array.from({ length: 10 }, (_, index) => `${index}w4f-${index}k2x-9tq${index}`),
    signedIn: { account: email, organization: 'Acme' },
    resets: false,
  },
  atAcme,
);
const success = {
  method: 'magic_link',
  session: {} as MemberSession,
  user: {} as Member,
  organization: {} as Organization,
} as const;
const connections = acme.connections;
const finishing = on('Finishing', {
  account: email,
  organization: 'Acme',
  work: { started: Promise.resolve(), restart: () => undefined },
});

export const businessCases: readonly BusinessCase[] = [
  ...varied({ name: 'business', state: emptyMain, config: everything }, 'dark', 'right to left', 'long text'),
  { name: 'business, email', state: emptyMain },
  { name: 'business, email, busy', state: on('Main', {}), submitted: true },
  { name: 'business, email, error', state: on('Main', {}), submitted: true, refuses: true },
  {
    name: 'business, organization is looked up',
    state: { ...emptyMain, visit: { to: 'find' } },
  },
  ...varied({ name: 'business, organization', state: ofAcme, config: everything }, 'dark', 'right to left'),
  {
    name: 'business, organization with a logo',
    state: on('Main', {}, { to: 'organization', organization: { ...acme, logoUrl: LOGO } }),
  },
  {
    name: 'business, organization whose logo is blocked',
    state: on(
      'Main',
      {},
      { to: 'organization', organization: { ...acme, logoUrl: 'data:image/png;base64,AA==' } },
    ),
  },
  ...varied({ name: 'business, another sign-in', state: demanded, config: everything }, 'long text'),
  { name: 'business, email sent', state: emailSent },
  { name: 'business, link or code', state: on('EmailMethodSelection', { email }) },
  { name: 'business, code', state: on('EmailOtpEntry', { email, sentAt }) },
  {
    name: 'business, link, busy',
    state: on('LoggingIn', { token: 'token', tokenType: 'discovery', resets: false, expected: true }),
  },
  {
    name: 'business, another account',
    state: on('OtherAccount', { account: `${longEmail} (Acme)`, success, next: on('Main', {}) }),
  },
  ...varied({ name: 'business, list', state: choice }, 'dark', 'right to left', 'long text'),
  {
    name: 'business, list of many',
    state: on('Discovery', { discovered: { email, organizations: many }, method: 'magic_link' }),
  },
  {
    name: 'business, list is loading',
    state: on('Discovery', { discovered: undefined, method: 'magic_link' }),
  },
  {
    name: 'business, list, error',
    state: on('Discovery', { discovered: undefined, method: 'magic_link' }),
    refuses: true,
  },
  { name: 'business, first organization', state: nobody },
  { name: 'business, first organization, no name', state: nobody, submitted: true },
  { name: 'business, no organization', state: nobody, config: { disableCreateOrganization: true } },
  { name: 'business, organization not found', state: on('ErrorOrganizationNotFound', {}) },
  ...varied({ name: 'business, stopped', state: stopped }, 'long text'),
  { name: 'business, password of an address', state: on('PasswordEmail', {}) },
  ...varied({ name: 'business, password', state: password }, 'dark'),
  { name: 'business, password, error', state: password, typed: 'secret', submitted: true, refuses: true },
  { name: 'business, password forgotten', state: on('PasswordForgotForm', {}) },
  { name: 'business, password mail', state: on('PasswordSetNewConfirmation', { email, sentAt }) },
  {
    name: 'business, password mail, address first',
    state: on('PasswordResetVerifyConfirmation', { email: longEmail, sentAt }),
  },
  { name: 'business, password reset', state: reset },
  { name: 'business, single sign-on', state: on('SsoDiscoveryEmail', {}) },
  { name: 'business, single sign-on, several', state: on('SsoDiscoveryMenu', { email, connections }) },
  { name: 'business, single sign-on, none', state: on('SsoDiscoverySlug', { email: longEmail }) },
  { name: 'business, second step', state: on('MfaSelection', newcomer, atAcme) },
  { name: 'business, second step, phone number', state: on('SmsOtpEnrollment', newcomer, atAcme) },
  { name: 'business, second step, code by SMS', state: smsEntry },
  ...varied(
    { name: 'business, second step, new app', state: enrollment },
    'dark',
    'right to left',
    'long text',
  ),
  {
    name: 'business, second step, new app, error',
    state: on('TotpEnrollment', { ...newcomer, registration: undefined }, atAcme),
    refuses: true,
  },
  {
    name: 'business, second step, app',
    state: on('TotpEntry', { ...confirming, registration: undefined }, atAcme),
  },
  { name: 'business, second step, recovery code', state: on('RecoveryCodeEntry', confirming, atAcme) },
  ...varied({ name: 'business, recovery codes', state: saved }, 'dark', 'right to left'),
  // In the group of the consumer's, which is shown before the wait gets long.
  { name: 'finishing, business', state: finishing },
  { name: 'business, finishing, error', state: finishing, refuses: true },
  { name: 'business, done', state: on('LoggedIn', { account: email, organization: 'Acme' }) },
];
