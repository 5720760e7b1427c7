/** A sign-in between its two factors: the data of its screens, and its events. */
import type { TotpRegistration } from '../../provider/port.ts';
import type { Way } from '../../provider/proofs/ways.ts';
import type { Method } from '../../settings/types.ts';
import type { SentCode } from '../../shell/proof/actions.ts';

/** A session exists. `account` is what the visitor knows the account by; undefined if it has no name. */
export interface SignedIn {
  readonly type: 'signedIn';
  readonly method: Method;
  readonly account: string | undefined;
  /** By a new password, which an email led to. */
  readonly byReset?: true;
}

/** A sign-in that lacks its second factor. */
export interface HalfSignedIn {
  readonly accepted: SignedIn;
  readonly userId: string;
}

/** A way that the visitor has set up, or the code that takes the place of an app. */
export type SecondWay = Way | { readonly by: 'recovery' };

/** What visitors can set up. */
export type SetUpWay = 'authenticator' | 'sms';

export type SetUpStep =
  | { readonly is: 'choice' | 'phone' }
  | { readonly is: 'phoneCode'; readonly sent: SentCode }
  | { readonly is: 'key' | 'appCode'; readonly registration: TotpRegistration }
  /** The app counts already. */
  | { readonly is: 'recoveryCodes'; readonly recoveryCodes: readonly string[] };

export interface SecondFactorScreens {
  SecondFactor: HalfSignedIn & {
    readonly ways: readonly Way[];
    readonly way: SecondWay;
    /** Of a text message. */
    readonly sent?: SentCode;
    /** True if the visitor has just asked for it, so that a text message is sent without a press. */
    readonly isAsked: boolean;
  };
  /** The visitor has none. */
  SecondFactorSetup: HalfSignedIn & { readonly ways: readonly SetUpWay[]; readonly step: SetUpStep };
}

export type SecondFactorEvent =
  | {
      readonly type: 'secondFactorDemanded';
      readonly half: HalfSignedIn;
      readonly demand: Demand;
      readonly isAsked: boolean;
    }
  | { readonly type: 'secondFactorChosen'; readonly way: SecondWay }
  | { readonly type: 'secondCodeSent'; readonly sent: SentCode }
  | { readonly type: 'setUpStepped'; readonly to: SetUpStep }
  /** The session has ended meanwhile. */
  | { readonly type: 'secondFactorExpired'; readonly notice: string };

/** What a page demands besides: one of the ways that there are, or that one is set up. */
export type Demand =
  | { readonly ways: readonly [Way, ...(readonly Way[])] }
  | { readonly setUp: readonly [SetUpWay, ...(readonly SetUpWay[])] };
