/** The events of the flow, named in the past tense. Only `reduce` decides where one leads. */

import type { Reason } from '../../kit/i18n/reason.ts';
import type { Moment } from '../../kit/lib/countdown.ts';
import type {
  AuthMethod,
  Discovered,
  OrganizationProfile,
  SsoConnection,
} from '../../provider/business-port.ts';
import type { TotpRegistration } from '../../provider/port.ts';
import type { B2bMethod, B2bSuccessDetail, MfaMethod } from '../../settings/business/types.ts';
import type { SharedEvent } from '../../shell/flow-types.ts';
import type { Draft, PendingMfa, ResetBy, SignedIn, Visit } from './screens.ts';

export type EmailEvent =
  | { readonly type: 'linkSent'; readonly email: string; readonly sentAt: Moment }
  /** The visitor goes on with the code of an earlier visit. */
  | { readonly type: 'codeReopened' }
  | { readonly type: 'codeSent'; readonly email: string; readonly sentAt: Moment }
  /** Links and codes are both offered. */
  | { readonly type: 'emailMethodAsked'; readonly email: string };

export type PasswordEvent =
  | { readonly type: 'passwordEmailAsked' }
  | { readonly type: 'passwordAsked'; readonly email: string }
  | { readonly type: 'forgotOpened' }
  | { readonly type: 'resetMailSent'; readonly email: string; readonly sentAt: Moment }
  /** To somebody who is no member yet, and sets a password after that. */
  | { readonly type: 'verifyMailSent'; readonly email: string; readonly sentAt: Moment }
  | { readonly type: 'resetOpened'; readonly reset: ResetBy }
  | { readonly type: 'resetRefused'; readonly reason: Reason };

export type SsoEvent =
  | { readonly type: 'ssoOpened' }
  | {
      readonly type: 'connectionsFound';
      readonly email: string;
      readonly connections: readonly SsoConnection[];
    }
  | { readonly type: 'slugAsked'; readonly email: string }
  /** The visitor wants to sign in by something else. */
  | { readonly type: 'otherWayWanted' };

export type MfaEvent =
  | { readonly type: 'mfaMethodChosen'; readonly method: MfaMethod }
  | { readonly type: 'smsSent'; readonly phone: string; readonly sentAt: Moment }
  | { readonly type: 'totpCreated'; readonly registration: TotpRegistration }
  /** The visitor has added the app. Its recovery codes are next. */
  | { readonly type: 'totpAdded' }
  | { readonly type: 'recoveryEntryOpened' }
  /** The visitor can enter the app's code. */
  | { readonly type: 'recoveryCodesSaved' };

/** With which of the second factor's screens to start. */
export type MfaStart =
  | 'choose'
  | { readonly enroll: MfaMethod }
  | { readonly enter: 'totp' }
  | { readonly enter: 'smsOtp'; readonly phone: string; readonly sentAt: Moment | undefined };

export type FlowEvent =
  | EmailEvent
  | PasswordEvent
  | SsoEvent
  | MfaEvent
  | SharedEvent
  | { readonly type: 'drafted'; readonly draft: Partial<Draft> }
  /** Returns to the first screen. */
  | { readonly type: 'reset'; readonly visit: Visit }
  /** There is no way on but back. */
  | { readonly type: 'stopped'; readonly reason: Reason }
  /** By the page's slug, or by the visitor's. */
  | { readonly type: 'organizationFound'; readonly organization: OrganizationProfile }
  | { readonly type: 'organizationMissing' }
  /** The visitor has proved an address, and can choose an organization. */
  | {
      readonly type: 'organizationsDiscovered';
      readonly discovered: Discovered;
      readonly method: B2bMethod;
    }
  /** The visitor wants a new organization. */
  | { readonly type: 'organizationNamingOpened' }
  /** The proof of the address has expired. */
  | { readonly type: 'discoveryExpired'; readonly reason: Reason }
  /** An organization demands one of these methods. */
  | {
      readonly type: 'anotherMethodDemanded';
      readonly organization: OrganizationProfile;
      readonly demanded: readonly AuthMethod[];
      readonly email: string;
      /** The only way that is left, on which the visitor goes straight on. */
      readonly only?: 'passwords' | SsoConnection;
    }
  /** Where the second factor starts. */
  | { readonly type: 'secondFactorDemanded'; readonly confirming: PendingMfa; readonly start: MfaStart }
  /** A session exists. */
  | ({ readonly type: 'accepted' } & SignedIn)
  /** The visitor was signed in before, and is asked whether to go on. */
  | ({ readonly type: 'sessionFound' } & Pick<SignedIn, 'account' | 'organization'>)
  /** The visitor has to agree to the account first, because it may be a stranger's. */
  | {
      readonly type: 'otherAccountFound';
      readonly account: string;
      /** Undefined if there is no session yet. */
      readonly success: B2bSuccessDetail | undefined;
      /** Follows once they do. */
      readonly next: FlowEvent;
    }
  | { readonly type: 'accountAgreed' };
