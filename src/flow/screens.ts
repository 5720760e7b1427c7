/** Every screen with the data it needs. A screen's data exists only on that screen. */
import type { OtpMethod } from '../config/types.ts';

/** Which kind of token a link or a provider brought back (`stytch_token_type`). */
export type TokenType = 'magic_links' | 'login' | 'oauth';

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
    readonly notice?: string;
  };
  EmailConfirmation: { readonly email: string };
  OTPAuthenticate: {
    readonly type: OtpMethod;
    readonly methodId: string;
    readonly destination: string;
    /** Counts the codes sent for this screen: a new one restarts the countdown. */
    readonly sends: number;
  };
  OTPConfirmation: object;
  /** The token of a link or a provider is being exchanged, or waits for a person's click (docs/decisions.md, 3). */
  LoggingIn: { readonly token: string; readonly tokenType: TokenType; readonly asked: boolean };
  PasswordConfirmation: object;
}

export type ScreenName = keyof Screens;

/** Where the widget is: the screen, its data, and the draft that outlives screens. */
export type State = {
  [Name in ScreenName]: { readonly screen: Name; readonly draft: Draft } & Screens[Name];
}[ScreenName];

export type StateOf<Name extends ScreenName> = Extract<State, { screen: Name }>;

export const EMPTY_DRAFT: Draft = { email: '', phone: { country: 'US', number: '' } };
