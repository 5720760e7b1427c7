/** What a login method is made of: its part of Main, its actions, its screens. */
import type { ComponentType } from 'react';
import type {
  AuthEventDetail,
  AuthSuccessDetail,
  OAuthMethod,
  ResolvedConfig,
  UserType,
} from '../config/types.ts';
import type { FlowEvent } from '../flow/events.ts';
import type { ScreenName, State, StateOf } from '../flow/screens.ts';
import type { Strings } from '../i18n/en.ts';
import type { Reason } from '../i18n/reason.ts';
import type { ProviderError } from '../provider/errors.ts';
import type { Bootstrap, IdentityProvider } from '../provider/port.ts';

export interface ActionContext {
  readonly provider: IdentityProvider;
  readonly config: ResolvedConfig;
  /** Notes that this browser asked for a link, so that opening the link here needs no further click. */
  rememberAsking(minutes: number): void;
  /** Takes the token out of the address bar. */
  forgetUrlToken(token: string): void;
  /** Notes that this tab leaves for a provider, so that coming back with its token needs no further click. */
  rememberDeparture(by: OAuthMethod): void;
  /** Forgets that note, and returns how the tab had left. */
  endDeparture(): OAuthMethod;
  /** The page's own look-up, else the provider's. Undefined where nobody can tell. */
  findUserType(email: string): Promise<UserType | undefined>;
  /** Tells the page of what went well, apart from what the action comes to in the end. */
  tell(event: AuthEventDetail): void;
  /** Tells the page of a failure that the action itself goes on from, and returns why it failed. */
  report(error: unknown, explain?: Explain): Reason;
}

/** What an action brings: where the flow goes, and what the page is told. */
export interface Outcome {
  /** Absent where the visitor leaves the page. */
  readonly event?: FlowEvent;
  readonly told?: AuthEventDetail;
  /** Present once a session exists. */
  readonly success?: AuthSuccessDetail;
}

/** A text of our own for some failures, in place of the provider's sentence. */
export type Explain = (error: ProviderError) => keyof Strings['errors'] | undefined;

export type Action<Input> = (context: ActionContext, input: Input) => Promise<Outcome>;

/** Asks the provider something that moves nothing. */
export type Query<Input, Answer> = (context: ActionContext, input: Input) => Promise<Answer>;

export interface ScreenProps<S extends State = State> {
  readonly state: S;
  readonly send: (event: FlowEvent) => void;
  readonly config: ResolvedConfig;
  readonly bootstrap: Bootstrap | undefined;
  readonly strings: Strings;
  /** BCP 47, of the texts; for plurals and for names that `Intl` knows. */
  readonly locale: string;
}

export type Screen<Name extends ScreenName> = ComponentType<ScreenProps<StateOf<Name>>>;
export type ScreensOf<Name extends ScreenName> = { readonly [N in Name]: Screen<N> };

/** One form of Main under its own tab. Blocks of one id are the same tab: the first method that brings it wins. */
export interface IdentifierBlock {
  readonly kind: 'identifier';
  readonly id: 'sms' | 'whatsapp' | 'email';
  readonly tab: keyof Pick<Strings['main'], 'text' | 'whatsapp' | 'email'>;
  readonly View: ComponentType<ScreenProps<StateOf<'Main'>>>;
}

/** A group of buttons of Main, above the divider. */
export interface ButtonsBlock {
  readonly kind: 'buttons';
  readonly id: string;
  readonly View: ComponentType<ScreenProps<StateOf<'Main'>>>;
}

export type MainBlock = IdentifierBlock | ButtonsBlock;

/** What a method's `main.tsx` exports. */
export interface MainPart {
  blocks(config: ResolvedConfig): readonly MainBlock[];
}
