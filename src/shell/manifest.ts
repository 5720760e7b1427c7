/** What the entry chunk knows about a login method: names, and where to load its code. */

import type { ScreenName, TokenType } from '../consumer/flow/screens.ts';
import type { Strings } from '../kit/i18n/catalogue.ts';
import type { Product, ResolvedConfig } from '../settings/types.ts';
import type { Loader } from './chunks/fetch-part.ts';
import type { MainPart, ScreensOf } from './method.ts';

/** All screens but Main, which is composed of the methods' parts. Each belongs to one owner. */
export type SecondaryScreen = Exclude<ScreenName, 'Main'>;

/** The chunk of each screen. A chunk without the screen's view does not compile. */
export type ScreenLoaders<Name extends SecondaryScreen> = {
  readonly [N in Name]: Loader<{ readonly screens: ScreensOf<N> }>;
};

/** What owns screens: a method, or a part of the flow that is independent of products. */
export interface ScreenOwner {
  readonly screens: Partial<ScreenLoaders<SecondaryScreen>>;
  /** The types of token in the page's address (`stytch_token_type`) that it can use. */
  readonly urlTokens?: readonly TokenType[];
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

/** What a method shows on Main. Its view is in the method's `main.tsx`, under the same id. */
export type MainBlock<Id extends string = string> = IdentifierBlock<Id> | ButtonsBlock<Id>;

export interface MethodManifest<BlockId extends string = string> extends ScreenOwner {
  readonly product: Product;
  /** The methods that a page's own client must have, as paths. */
  clientCalls(config: Pick<ResolvedConfig, 'otp'>): readonly string[];
  /** What it shows on Main. */
  blocks(config: Pick<ResolvedConfig, 'products' | 'otp' | 'oauth'>): readonly MainBlock<BlockId>[];
  readonly main: Loader<MainPart<BlockId>>;
  /** Screens of other owners that it may lead to. */
  readonly leadsTo?: readonly SecondaryScreen[];
}
