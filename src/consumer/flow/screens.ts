/** The screens with the data that each needs. A screen's data exists only on that screen. */

import type { Reason } from '../../kit/i18n/reason.ts';
import type { Moment } from '../../kit/lib/countdown.ts';
import type { WalletType } from '../../provider/port.ts';
import type { AuthSuccessDetail, OtpMethod, UserType } from '../../settings/types.ts';
import type { PageWork } from '../../shell/flow-types.ts';
import type { SecondFactorScreens } from './second-factor-types.ts';

/** The type of a token that a link or a provider adds to the address (`stytch_token_type`). */
export type TokenType = 'magic_links' | 'login' | 'reset_password' | 'oauth' | 'impersonation';
/** The types of token that are exchanged for a session without further input. */
export type LoginTokenType = Exclude<TokenType, 'reset_password'>;

/** Why a reset email is sent. Each reason has a screen of its own. */
export type ResetReason = 'forgotten' | 'breached' | 'duplicate' | 'wanted';

/** The wallet that the visitor chose: one that the widget knows, or one that announced itself to the page. */
export interface WalletChoice {
  readonly id: string;
  readonly type: WalletType;
}

/** Why a wallet did not sign: it was not found in this browser, waits for an answer to an earlier request, or has refused. */
export type WalletProblem = 'missing' | 'pending' | 'refused';

/** The visitor's entries on Main. Kept on all screens, so that going back to Main restores them. */
export interface Draft {
  readonly email: string;
  readonly phone: {
    /** As the visitor chose or typed it. Undefined: the one that the page has set. */
    readonly country?: string;
    readonly number: string;
  };
  /** The tab that the visitor selected, if any. */
  readonly tab?: string;
  /** The visitor has ticked that they agree to the page's terms. */
  readonly agreed?: boolean;
  /** The form was submitted before React was there, and was refused: the app shows that from the start. */
  readonly refused?: true;
}

export interface Screens {
  Main: {
    /** Why the visitor is back here, such as an expired link. */
    readonly notice?: Reason;
    /** The code that the visitor asked for before they left the page. */
    readonly waiting?: StateOf<'OTPAuthenticate'>;
  };
  EmailConfirmation: MailSent & PasswordOffer;
  OTPAuthenticate: {
    readonly type: OtpMethod;
    readonly methodId: string;
    readonly destination: string;
    readonly sentAt: Moment;
    /** Counted from `sentAt`. */
    readonly expirationMinutes: number;
  } & PasswordOffer;
  OTPConfirmation: SignedIn;
  /** A token is being exchanged for a session, or waits for the visitor's confirmation (decision consumer-1). */
  LoggingIn: {
    readonly token: string;
    readonly tokenType: LoginTokenType;
    /** True if it is exchanged without a press, because this browser asked for it. */
    readonly expected: boolean;
    /** True if this browser has asked for a link, this one or an earlier one. */
    readonly askedBefore?: true;
  };
  /** The visitor was signed in before. */
  AlreadySignedIn: Pick<SignedIn, 'account'>;
  /** A link has signed in an account that the visitor may not have asked for (decision consumer-1). */
  OtherAccount: { readonly account: string; readonly success: AuthSuccessDetail };
  PasswordCreateOrLogin: {
    readonly email: string;
    /** `unknown`: the provider does not tell, and the visitor decides. */
    readonly userType: UserType | 'unknown';
  };
  PasswordForgot: MailSent;
  PasswordBreached: MailSent;
  PasswordDedupe: MailSent;
  PasswordSetNew: MailSent;
  PasswordResetForm: {
    /** From the reset email. Without it, the screen offers to send another email. */
    readonly token?: string;
    /** Why the token was rejected, such as an expired email. */
    readonly notice?: Reason;
  };
  PasswordConfirmation: SignedIn;
  CryptoOtherScreen: object;
  CryptoSetupWallet: object;
  CryptoConnect: { readonly wallet: WalletChoice };
  CryptoSignMessage: {
    readonly wallet: WalletChoice;
    readonly address: string;
    /** The provider's text for the wallet to sign. */
    readonly challenge: string;
  };
  CryptoError: {
    readonly wallet: WalletChoice;
    readonly problem: WalletProblem;
  };
  CryptoConfirmation: SignedIn;
  SecondFactor: SecondFactorScreens['SecondFactor'];
  SecondFactorSetup: SecondFactorScreens['SecondFactorSetup'];
  PasskeyOffer: Unconfirmed & { readonly userId: string };
  /** Waits for the page, which has work of its own to do. */
  Finishing: Unconfirmed & { readonly work: PageWork };
}

interface SignedIn {
  /** The account's name, as the visitor knows it; undefined if it has none. */
  readonly account: string | undefined;
  /** By a new password, which an email led to. */
  readonly byReset?: true;
}

/** Signed in, with something to do before the confirmation. */
interface Unconfirmed extends SignedIn {
  readonly confirmation: 'OTPConfirmation' | 'PasswordConfirmation' | 'CryptoConfirmation';
}

interface MailSent {
  readonly email: string;
  readonly sentAt: Moment;
}

interface PasswordOffer {
  /** True if the code or link went to a user without a password, who may create one instead. */
  readonly mayCreatePassword: boolean;
}

export type ScreenName = keyof Screens;

/** The current screen, its data, and the draft, which outlives the screen. */
export type State = {
  [Name in ScreenName]: { readonly screen: Name; readonly draft: Draft } & Screens[Name];
}[ScreenName];

export type StateOf<Name extends ScreenName> = Extract<State, { screen: Name }>;

export const EMPTY_DRAFT: Draft = { email: '', phone: { number: '' } };
