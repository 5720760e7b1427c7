/** The events of the flow, named in the past tense. Only `reduce` decides where one leads. */

import type { Reason } from '../../kit/i18n/reason.ts';
import type { Moment } from '../../kit/lib/countdown.ts';
import type { AuthSuccessDetail, OtpMethod, UserType } from '../../settings/types.ts';
import type { SharedEvent } from '../../shell/flow-types.ts';
import type { Draft, ResetReason, WalletChoice, WalletProblem } from './screens.ts';
import type { SecondFactorEvent, SignedIn } from './second-factor-types.ts';

export type { SignedIn };

export type FlowEvent =
  | SharedEvent
  | SecondFactorEvent
  | SignedIn
  /** The visitor was signed in before, and is asked whether to go on. */
  | { readonly type: 'sessionFound'; readonly account: string | undefined }
  | { readonly type: 'drafted'; readonly draft: Partial<Draft> }
  /** Returns to the first screen: to Main, or with `to` to the reset form. */
  | { readonly type: 'reset'; readonly to?: { readonly token: string | undefined } }
  | {
      readonly type: 'codeSent';
      readonly method: OtpMethod;
      readonly methodId: string;
      readonly destination: string;
      readonly sentAt: Moment;
      readonly expirationMinutes: number;
    }
  /** The visitor goes on with the code of an earlier visit. */
  | { readonly type: 'codeReopened' }
  | { readonly type: 'linkSent'; readonly email: string; readonly sentAt: Moment }
  | { readonly type: 'userFound'; readonly email: string; readonly userType: UserType | 'unknown' }
  | {
      readonly type: 'resetMailSent';
      readonly email: string;
      readonly reason: ResetReason;
      readonly sentAt: Moment;
    }
  /** `token` is undefined if the visitor opens the reset form without one. */
  | { readonly type: 'resetOpened'; readonly token: string | undefined }
  | { readonly type: 'resetRefused'; readonly reason: Reason }
  | { readonly type: 'otherWalletsOpened' }
  | { readonly type: 'walletSetupOpened' }
  | { readonly type: 'walletChosen'; readonly wallet: WalletChoice }
  | { readonly type: 'walletConnected'; readonly address: string; readonly challenge: string }
  | { readonly type: 'walletFailed'; readonly problem: WalletProblem }
  /** `accepted` is the sign-in that the visitor has just finished. */
  | { readonly type: 'passkeyOffered'; readonly accepted: SignedIn; readonly userId: string }
  /** The visitor has created a passkey or wants none. */
  | { readonly type: 'passkeyOfferAnswered' }
  /** The visitor has to agree to the account first, because it may be a stranger's. */
  | { readonly type: 'otherAccountFound'; readonly account: string; readonly success: AuthSuccessDetail };
