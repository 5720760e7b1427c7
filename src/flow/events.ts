/** What can happen, in the past tense. Actions and screens produce these; `reduce` alone decides where they lead. */
import type { OtpMethod } from '../config/types.ts';
import type { Draft, TokenType } from './screens.ts';

export type FlowEvent =
  | { readonly type: 'drafted'; readonly draft: Partial<Draft> }
  | { readonly type: 'wentBack' }
  | { readonly type: 'reset' }
  | {
      readonly type: 'codeSent';
      readonly method: OtpMethod;
      readonly methodId: string;
      readonly destination: string;
    }
  | { readonly type: 'codeAccepted' }
  | { readonly type: 'linkSent'; readonly email: string }
  | {
      readonly type: 'linkOpened';
      readonly token: string;
      readonly tokenType: TokenType;
      readonly asked: boolean;
    }
  | { readonly type: 'linkAccepted' }
  /** A third-party provider sent the visitor back without a token. */
  | { readonly type: 'providerRefused'; readonly reason: string }
  | { readonly type: 'linkRefused'; readonly reason: string };
