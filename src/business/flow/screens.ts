/** The screens of `<auth-b2b-widget>` with the data that each needs. A screen's data exists only on that screen. */

import type { Reason } from '../../kit/i18n/reason.ts';
import type { Moment } from '../../kit/lib/countdown.ts';
import type {
  AuthMethod,
  Discovered,
  OrganizationProfile,
  SecondFactor,
  SsoConnection,
} from '../../provider/business-port.ts';
import type { TotpRegistration } from '../../provider/port.ts';
import type { B2bMethod, B2bSuccessDetail, MfaMethod } from '../../settings/business/types.ts';
import type { PageWork } from '../../shell/flow-types.ts';

/** The type of a token that a link or a provider adds to the address (`stytch_token_type`). */
export type TokenType =
  | 'discovery'
  | 'discovery_oauth'
  | 'oauth'
  | 'sso'
  | 'multi_tenant_magic_links'
  | 'multi_tenant_passwords'
  | 'multi_tenant_impersonation';

/** A token, and what the link that it came with is for. */
export interface BusinessUrlToken {
  readonly token: string;
  readonly tokenType: TokenType;
  /** True if the link leads to a new password (`stytch_redirect_type`). */
  readonly resets: boolean;
}

/** Where a visitor can go who has proved an address, and how they have proved it. */
export interface OrganizationList {
  /** Undefined after a reload: has to be asked for again. */
  readonly discovered: Discovered | undefined;
  readonly method: B2bMethod;
}

/** Where the visitor signs in to. */
export type Visit =
  /** They choose an organization after they have proved an address. */
  | {
      readonly to: 'discover';
      /** The list that they have chosen from, while they confirm the sign-in. */
      readonly list?: OrganizationList;
    }
  /** The page knows the organization by its slug, which has to be looked up. */
  | { readonly to: 'find' }
  | {
      readonly to: 'organization';
      readonly organization: OrganizationProfile;
      /** The list that it was chosen from, which the visitor can go back to. */
      readonly list?: OrganizationList;
      /** The methods that it demands after another one. */
      readonly demanded?: readonly AuthMethod[];
      /** Where the visitor was before they named it, or before it demanded another method. */
      readonly before?: Visit;
    };

/** The visitor's entries. Kept on all screens, so that going back restores them. */
export interface Draft {
  readonly email: string;
  /** Of a second factor. */
  readonly phone?: {
    readonly country: string;
    readonly number: string;
  };
  /** The form was submitted before React was there, and was refused: the app shows that from the start. */
  readonly refused?: true;
}

/** How a new password is authorized. */
export type ResetBy =
  | { readonly by: 'organization' | 'discovery'; readonly token: string }
  /** The visitor is signed in. */
  | { readonly by: 'session' };

/** Between the first factor and the session. */
export interface PendingMfa {
  readonly factor: SecondFactor;
  /** The methods that the organization and the page offer, in order. */
  readonly methods: readonly MfaMethod[];
  /** How the visitor has signed in so far. */
  readonly method: B2bMethod;
  /** True if a new password follows. */
  readonly resets: boolean;
  /** By a new password, which an email led to. */
  readonly byReset?: true;
  /** Of an app that is being added. It outlasts a look at another way: the visitor's app may have the key already. */
  readonly registration?: TotpRegistration | undefined;
}

/** Who is signed in, and where. */
export interface SignedIn {
  /** The account's name, as the visitor knows it. */
  readonly account: string | undefined;
  /** Name of the organization. */
  readonly organization: string;
  /** By a new password, which an email led to. */
  readonly byReset?: true;
}

interface MailSent {
  readonly email: string;
  readonly sentAt: Moment;
}

/** What a visitor signs in with is on its way. */
interface WaySent extends MailSent {
  /** They have chosen between a link and a code. */
  readonly chosen?: true;
}

export interface Screens {
  Main: {
    /** Why the visitor is back here, such as an expired link. */
    readonly notice?: Reason;
    /** The id of the connection that the visitor leaves for at once, as nothing else is left to them. Not after a reload. */
    readonly leavesFor?: string;
    /** The code that the visitor asked for before they left the page. */
    readonly waiting?: StateOf<'EmailOtpEntry'>;
  };
  EmailConfirmation: WaySent;
  /** Links and codes are both offered. */
  EmailMethodSelection: { readonly email: string };
  EmailOtpEntry: WaySent;
  /** A token is being exchanged, or waits for the visitor's confirmation (decision consumer-1). */
  LoggingIn: BusinessUrlToken & {
    readonly expected: boolean;
    /** True if this browser has asked for a link, this one or an earlier one. */
    readonly askedBefore?: true;
  };
  /** The visitor was signed in before. */
  AlreadySignedIn: Pick<SignedIn, 'account' | 'organization'>;
  /** A link has signed in an account that the visitor may not have asked for (decision consumer-1). */
  OtherAccount: {
    readonly account: string;
    /** Undefined if there is no session yet. */
    readonly success: B2bSuccessDetail | undefined;
    /** The state to go on with. */
    readonly next: State;
  };
  LoggedIn: SignedIn;
  /** Signed in, and waits for the page, which has work of its own to do. */
  Finishing: SignedIn & { readonly work: PageWork };
  Discovery: OrganizationList & {
    /** The visitor has come back in order to choose: nothing is chosen for them. */
    readonly isRevisited?: true;
    /** The visitor names a new organization. */
    readonly isNaming?: true;
  };
  ErrorOrganizationNotFound: object;
  Error: {
    readonly reason: Reason;
    /** The list that the visitor can go back to. */
    readonly list?: OrganizationList;
  };
  PasswordEmail: object;
  PasswordAuthenticate: { readonly email: string };
  PasswordForgotForm: object;
  PasswordSetNewConfirmation: MailSent;
  PasswordResetVerifyConfirmation: MailSent;
  PasswordResetForm: {
    readonly reset: ResetBy;
    /** Why the last try was rejected. */
    readonly notice?: Reason;
  };
  SsoDiscoveryEmail: object;
  SsoDiscoveryMenu: { readonly email: string; readonly connections: readonly SsoConnection[] };
  SsoDiscoverySlug: { readonly email: string };
  MfaSelection: PendingMfa;
  SmsOtpEnrollment: PendingMfa;
  SmsOtpEntry: PendingMfa & {
    /** E.164. */
    readonly phone: string;
    /** True if the number is new. */
    readonly enrolls: boolean;
    /** Undefined: the code has yet to be sent. */
    readonly sentAt: Moment | undefined;
  };
  /** Without a registration, it has yet to be made. */
  TotpEnrollment: PendingMfa;
  /** Without a registration, the app is enrolled already. */
  TotpEntry: PendingMfa;
  RecoveryCodeEntry: PendingMfa & {
    /** The screen that it was opened from. Undefined after a reload. */
    readonly from: State | undefined;
  };
  /** Before the first code: once that is sent, its answer may be lost, and the codes with it. */
  RecoveryCodeSave: PendingMfa & { readonly registration: TotpRegistration };
}

export type ScreenName = keyof Screens;

/** The current screen, its data, and what outlives the screen. */
export type State = {
  [Name in ScreenName]: {
    readonly screen: Name;
    readonly draft: Draft;
    readonly visit: Visit;
  } & Screens[Name];
}[ScreenName];

export type StateOf<Name extends ScreenName> = Extract<State, { screen: Name }>;

export const EMPTY_DRAFT: Draft = { email: '' };
