/** What is remembered of a screen through a reload. Pure. */

import type { Moment } from '../../kit/lib/countdown.ts';
import type {
  AuthMethod,
  OrganizationProfile,
  SecondFactor,
  SsoConnection,
} from '../../provider/business-port.ts';
import type { B2bMethod, MfaMethod } from '../../settings/business/types.ts';
import {
  type Fits,
  fits,
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  optional,
  type Shape,
} from '../../shell/resume/shape.ts';
import { OAUTH } from './offered.ts';
import type {
  B2bDraft,
  B2bScreens,
  B2bState,
  B2bStateOf,
  Confirming,
  OrganizationList,
  Visit,
} from './screens.ts';

/** The screens that a reload comes back to. */
export type ResumableScreen =
  | 'Main'
  | 'EmailConfirmation'
  | 'EmailOtpEntry'
  | 'Discovery'
  | 'PasswordSetNewConfirmation'
  | 'PasswordResetVerifyConfirmation'
  | 'MfaSelection'
  | 'SmsOtpEnrollment'
  | 'SmsOtpEntry'
  | 'TotpEnrollment'
  | 'TotpEntry'
  | 'RecoveryCodeEntry'
  | 'RecoveryCodeSave';

export type Resumable = B2bStateOf<ResumableScreen>;

/** A screen's state, with the time by the system clock only, since the other clock starts anew with each page. */
type Kept<S extends Resumable = Resumable> = S extends { readonly sentAt: Moment | undefined }
  ? Omit<S, 'sentAt'> & { readonly sentAt?: number }
  : S;

export type B2bNote = Kept & {
  /** The page that it was noted on, as `pageOf` names it. */
  readonly page: string;
  /** When what the screen is about expires, in ms since 1970. */
  readonly until: number;
};

/** How a visitor can be on their way: by anything but a session. */
const isMethod = oneOf<B2bMethod>('magic_link', 'email_otp', 'sso', 'oauth', 'password', 'impersonation');
const isMfaMethod = oneOf<MfaMethod>('smsOtp', 'totp');
const areAuthMethods = listOf(oneOf<AuthMethod>('emailMagicLinks', 'emailOtp', 'sso', 'passwords', ...OAUTH));
const isAbsent: Fits = (value) => value === undefined;

const isProfile = fits<OrganizationProfile>({
  id: isText,
  name: isText,
  slug: isText,
  logoUrl: optional(isText),
  connections: listOf(fits<SsoConnection>({ id: isText, name: isText, identityProvider: isText })),
  defaultConnectionId: optional(isText),
  allowedMethods: optional(areAuthMethods),
  allowedMfaMethods: optional(listOf(isMfaMethod)),
  joinableDomains: listOf(isText),
});

const isList = optional(fits<OrganizationList>({ discovered: isAbsent, method: isMethod }));
const isSearch = fits<Extract<Visit, { to: 'find' }>>({ to: (to) => to === 'find' });
const isDiscovery = fits<Extract<Visit, { to: 'discover' }>>({
  to: (to) => to === 'discover',
  list: isList,
});
const isAtOrganization = fits<Extract<Visit, { to: 'organization' }>>({
  to: (to) => to === 'organization',
  organization: isProfile,
  list: isList,
  demanded: optional(areAuthMethods),
  before: optional((before) => isVisit(before)),
});

function isVisit(visit: unknown): boolean {
  return isSearch(visit) || isDiscovery(visit) || isAtOrganization(visit);
}

const COMMON = {
  draft: fits<B2bDraft>({ email: isText, refused: isAbsent }),
  visit: isVisit,
  page: isText,
  until: isNumber,
};

const MAIL_SENT: Shape<B2bScreens['EmailConfirmation']> = { email: isText, sentAt: isNumber };

const CONFIRMING: Shape<Confirming> = {
  factor: fits<SecondFactor>({
    organizationId: isText,
    memberId: isText,
    organizationName: isText,
    email: isText,
    phone: optional(isText),
    hasTotp: isFlag,
    preferred: optional(isMfaMethod),
    smsSent: isFlag,
  }),
  methods: listOf(isMfaMethod),
  method: isMethod,
  resets: isFlag,
};

const SHAPES: { readonly [Name in ResumableScreen]: Shape<B2bScreens[Name]> } = {
  Main: { notice: isAbsent },
  EmailConfirmation: MAIL_SENT,
  EmailOtpEntry: MAIL_SENT,
  Discovery: {
    discovered: isAbsent,
    method: isMethod,
    isRevisited: optional(isFlag),
  },
  PasswordSetNewConfirmation: MAIL_SENT,
  PasswordResetVerifyConfirmation: MAIL_SENT,
  MfaSelection: CONFIRMING,
  SmsOtpEnrollment: CONFIRMING,
  SmsOtpEntry: { ...CONFIRMING, phone: isText, enrolls: isFlag, sentAt: optional(isNumber) },
  TotpEnrollment: { ...CONFIRMING, registration: isAbsent },
  TotpEntry: { ...CONFIRMING, registration: isAbsent },
  RecoveryCodeEntry: CONFIRMING,
  RecoveryCodeSave: { codes: isAbsent, signedIn: isAbsent, resets: isFlag },
};

export const isResumable = (state: B2bState): state is Resumable => state.screen in SHAPES;

export function isNote(note: unknown): note is B2bNote {
  return Object.entries(SHAPES).some(([screen, shape]) =>
    fits<object>({ ...COMMON, ...shape, screen: (name: unknown) => name === screen })(note),
  );
}
