/** The types that login methods of the consumer flow are written with. */
import type { FunctionComponent } from 'react';
import type { Strings } from '../kit/i18n/catalogue.ts';
import type { ResolvedConfig } from '../settings/resolve.ts';
import type { Product } from '../settings/types.ts';
import type { Loader } from '../shell/chunks/fetch-part.ts';
import type * as screens from '../shell/runner/screen.ts';
import type * as actions from '../shell/runner/types.ts';
import type { ScreenName, State, StateOf, TokenType } from './flow/screens.ts';
import type { Consumer } from './flow/types.ts';

export type Action<Input> = actions.Action<Consumer, Input>;
export type ActionContext = actions.ActionContext<Consumer>;
export type ActionResult = actions.ActionResult<Consumer>;

export type ScreenProps<S extends State = State> = screens.ScreenProps<Consumer, S>;
export type ScreenView<Name extends ScreenName> = FunctionComponent<ScreenProps<StateOf<Name>>>;
export type Screen<Name extends ScreenName> = screens.Screen<Consumer, Name>;
export type ScreensOf<Name extends ScreenName> = screens.ScreensOf<Consumer, Name>;

/** The exports of a method's `main.tsx`: the views of its blocks on Main, by their ids. */
export interface MainPart<Id extends string> {
  readonly views: { readonly [I in Id]: ScreenView<'Main'> };
}

/** A form on Main with its own tab. Of several blocks with the same id, only the first is shown. */
export interface IdentifierBlock<Id extends string = string> {
  readonly kind: 'identifier';
  readonly id: Id;
  readonly tab: keyof Pick<Strings['main'], 'text' | 'whatsapp' | 'email'>;
}

/** A group of buttons on Main, above the divider. */
export interface ButtonsBlock<Id extends string = string> {
  readonly kind: 'buttons';
  readonly id: Id;
}

/** A part of Main that a method fills. Its view is in the method's `main.tsx`, under the same id. */
export type MainBlock<Id extends string = string> = IdentifierBlock<Id> | ButtonsBlock<Id>;

/** The entry's knowledge of a login method: names, and where to load its code. */
export interface MethodManifest<BlockId extends string = string> {
  readonly screens: Partial<screens.ScreenLoaders<Consumer>>;
  /** The types of token in the page's address (`stytch_token_type`) that only it can use. */
  readonly urlTokens?: readonly TokenType[];
  readonly product: Product;
  /** Its parts of Main. */
  blocks(config: Pick<ResolvedConfig, 'products' | 'otp' | 'oauth'>): readonly MainBlock<BlockId>[];
  readonly main: Loader<MainPart<BlockId>>;
  /** Screens of other owners that it may lead to. */
  readonly leadsTo?: readonly screens.SecondaryScreen<Consumer>[];
}
