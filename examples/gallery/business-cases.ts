/** The states of `<auth-b2b-widget>` in the gallery: every screen in its main states. */

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
const withLogo = (logoUrl: string): BusinessState =>
  on('Main', {}, { to: 'organization', organization: { ...acme, logoUrl } });
const link = on('LoggingIn', { token: 'token', tokenType: 'discovery', resets: false, expected: true });
const discovery = (found: BusinessStateOf<'Discovery'>['discovered']): BusinessState =>
  on('Discovery', { discovered: found, method: 'magic_link' });
const nobody = discovery({ email, organizations: [] });
const password = on('PasswordAuthenticate', { email }, atAcme);
const verified = on('PasswordResetVerifyConfirmation', { email: longEmail, sentAt });
const reset = on('PasswordResetForm', { reset: { by: 'organization', token: 'token' } });
const stopped = on('Error', { reason: { text: 'cannotJoin', slots: { organization: 'Acme' } }, list });

const confirming = {
  factor: {
    organizationId: 'acme',
    organizationName: 'Acme',
    memberId: 'ada',
    email,
    phone: '+12025550162',
    hasTotp: true,
    preferred: undefined,
    smsSentTo: undefined,
  },
  methods: ['smsOtp', 'totp'],
  method: 'magic_link',
  resets: false,
} as const;
const newcomer = { ...confirming, factor: { ...confirming.factor, phone: undefined, hasTotp: false } };
const registration = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', recoveryCodes: [] } as const;
const enrollment = on('TotpEnrollment', { ...newcomer, registration }, atAcme);
const unregistered = on('TotpEnrollment', { ...newcomer, registration: undefined }, atAcme);
const smsEntry = on('SmsOtpEntry', { ...confirming, phone: '+12025550162', enrolls: false, sentAt }, atAcme);
const saved = on(
  'RecoveryCodeSave',
  {
    ...newcomer,
    registration: {
      ...registration,
      recoveryCodes: Array.from({ length: 10 }, (_, index) => `${index}w4f-${index}k2x-9tq${index}`),
    },
  },
  atAcme,
);
const success = {
  method: 'magic_link',
  session: {} as MemberSession,
  user: {} as Member,
  organization: {} as Organization,
} as const;
const other = on('OtherAccount', { account: `${longEmail} (Acme)`, success, next: on('Main', {}) });
const connections = acme.connections;
const finishing = on('Finishing', {
  account: email,
  organization: 'Acme',
  work: { started: Promise.resolve(), restart: () => undefined },
});

const shows = (
  name: string,
  state: BusinessState,
  more: Omit<BusinessCase, 'name' | 'state'> = {},
): BusinessCase => ({ name, state, ...more });

export const businessCases: readonly BusinessCase[] = [
  ...varied(shows('business', emptyMain, { config: everything }), 'dark', 'right to left', 'long text'),
  shows('business, email', emptyMain),
  shows('business, email, busy', on('Main', {}), { submitted: true }),
  shows('business, email, error', on('Main', {}), { submitted: true, refuses: true }),
  shows('business, organization is looked up', { ...emptyMain, visit: { to: 'find' } }),
  ...varied(shows('business, organization', ofAcme, { config: everything }), 'dark', 'right to left'),
  shows('business, organization with a logo', withLogo(LOGO)),
  shows('business, organization whose logo is blocked', withLogo('data:image/png;base64,AA==')),
  ...varied(shows('business, another sign-in', demanded, { config: everything }), 'long text'),
  shows('business, email sent', on('EmailConfirmation', { email, sentAt })),
  shows('business, link or code', on('EmailMethodSelection', { email }), {
    config: { products: ['emailMagicLinks', 'emailOtp'] },
  }),
  shows('business, code', on('EmailOtpEntry', { email, sentAt })),
  shows('business, link, busy', link),
  shows('business, signed in already', on('AlreadySignedIn', { account: longEmail, organization: 'Acme' })),
  shows('business, another account', other),
  ...varied(shows('business, list', discovery(discovered)), 'dark', 'right to left', 'long text'),
  shows('business, list of many', discovery({ email, organizations: many })),
  shows('business, list is loading', discovery(undefined)),
  shows('business, list, error', discovery(undefined), { refuses: true }),
  shows('business, first organization', nobody),
  shows('business, first organization, no name', nobody, { submitted: true }),
  shows('business, no organization', nobody, { config: { disableCreateOrganization: true } }),
  shows('business, organization not found', on('ErrorOrganizationNotFound', {})),
  ...varied(shows('business, stopped', stopped), 'long text'),
  shows('business, password of an address', on('PasswordEmail', {})),
  ...varied(shows('business, password', password), 'dark'),
  shows('business, password, error', password, { typed: 'secret', submitted: true, refuses: true }),
  shows('business, password forgotten', on('PasswordForgotForm', {})),
  shows('business, password mail', on('PasswordSetNewConfirmation', { email, sentAt })),
  shows('business, password mail, address first', verified),
  shows('business, password reset', reset),
  shows('business, single sign-on', on('SsoDiscoveryEmail', {})),
  shows('business, single sign-on, several', on('SsoDiscoveryMenu', { email, connections })),
  shows('business, single sign-on, none', on('SsoDiscoverySlug', { email: longEmail })),
  shows('business, second step', on('MfaSelection', newcomer, atAcme)),
  shows('business, second step, phone number', on('SmsOtpEnrollment', newcomer, atAcme)),
  shows('business, second step, code by SMS', smsEntry),
  ...varied(shows('business, second step, new app', enrollment), 'dark', 'right to left', 'long text'),
  shows('business, second step, new app, error', unregistered, { refuses: true }),
  shows('business, second step, app', on('TotpEntry', { ...confirming, registration: undefined }, atAcme)),
  shows(
    'business, second step, recovery code',
    on('RecoveryCodeEntry', { ...confirming, from: undefined }, atAcme),
  ),
  ...varied(shows('business, recovery codes', saved), 'dark', 'right to left'),
  // In the group of the consumer's, which is shown before the wait gets long.
  shows('finishing, business', finishing),
  shows('business, finishing, error', finishing, { refuses: true }),
  shows('business, done', on('LoggedIn', { account: email, organization: 'Acme' })),
];
