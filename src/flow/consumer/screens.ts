/** Every screen with the data it needs. A screen's data exists only on that screen. */
import type { OtpMethod, UserType } from '../../config/types.ts';
import type { Reason } from '../../i18n/reason.ts';
import type { WalletType } from '../../provider/port.ts';

/** Which kind of token a link or a provider brought back (`stytch_token_type`). */
export type TokenType = 'magic_links' | 'login' | 'reset_password' | 'oauth';
/** Those that are exchanged for a session as they are. */
export type LoginTokenType = Exclude<TokenType, 'reset_password'>;

/** Why a reset e-mail was sent; each has a screen of its own. */
export type ResetReason = 'forgotten' | 'breached' | 'duplicate' | 'wanted';

/** The wallet that the visitor chose: a row of the crypto method's table, or one that announced itself to the page. */
export interface WalletChoice {
  readonly id: string;
  readonly type: WalletType;
}

/** What the visitor typed on Main, carried along so that going back forgets nothing. */
export interface Draft {
  readonly email: string;
  readonly phone: { readonly country: string; readonly number: string };
  /** The tab of Main that was chosen, if any was. */
  readonly tab?: string;
}

export interface Screens {
  Main: {
    /** Why the visitor is here again, e.g. a link that had expired. */
    readonly notice?: Reason;
  };
  EmailConfirmation: { readonly email: string } & Passwordless;
  OTPAuthenticate: {
    readonly type: OtpMethod;
    readonly methodId: string;
    readonly destination: string;
    /** Counts the codes sent for this screen: a new one restarts the countdown. */
    readonly sends: number;
  } & Passwordless;
  OTPConfirmation: object;
  /** The token of a link or a provider is being exchanged, or waits for a person's click (docs/decisions.md, 3). */
  LoggingIn: { readonly token: string; readonly tokenType: LoginTokenType; readonly expected: boolean };
  PasswordCreateOrLogin: { readonly email: string; readonly userType: UserType };
  PasswordForgot: { readonly email: string };
  PasswordBreached: { readonly email: string };
  PasswordDedupe: { readonly email: string };
  PasswordSetNew: { readonly email: string };
  PasswordResetForm: {
    /** Of the reset e-mail. Without one that can be used, the visitor asks for another e-mail here. */
    readonly token?: string;
    /** Why there is no token any more, e.g. an e-mail that had expired. */
    readonly notice?: Reason;
  };
  PasswordConfirmation: object;
  CryptoOtherScreen: object;
  CryptoSetupWallet: object;
  CryptoConnect: { readonly wallet: WalletChoice };
  CryptoSignMessage: {
    readonly wallet: WalletChoice;
    readonly address: string;
    /** The provider's text, which the wallet signs. */
    readonly challenge: string;
  };
  CryptoError: object;
  CryptoConfirmation: object;
}

interface Passwordless {
  /** The address belongs to somebody without a password, who may create one instead. */
  readonly mayCreatePassword: boolean;
}

export type ScreenName = keyof Screens;

/** Where the widget is: the screen, its data, and the draft that outlives screens. */
export type State = {
  [Name in ScreenName]: { readonly screen: Name; readonly draft: Draft } & Screens[Name];
}[ScreenName];

export type StateOf<Name extends ScreenName> = Extract<State, { screen: Name }>;

export const EMPTY_DRAFT: Draft = { email: '', phone: { country: 'US', number: '' } };
