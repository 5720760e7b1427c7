/** What the entry chunk knows about a login method: names, and where to load its code. */

import type { Strings } from '../kit/i18n/catalogue.ts';
import type { ResolvedConfig } from '../settings/resolve.ts';
import type { Product } from '../settings/types.ts';
import type { Loader } from '../shell/chunks/fetch-part.ts';
import type { ScreenLoaders, SecondaryScreen } from '../shell/runner/screen.ts';
import type { TokenType } from './flow/screens.ts';
import type { Consumer } from './flow/types.ts';
import type { MainPart } from './method.ts';

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

export interface MethodManifest<BlockId extends string = string> {
  readonly screens: Partial<ScreenLoaders<Consumer>>;
  /** The types of token in the page's address (`stytch_token_type`) that only it can use. */
  readonly urlTokens?: readonly TokenType[];
  readonly product: Product;
  /** The methods that a page's own client must have, as paths. */
  clientCalls(config: Pick<ResolvedConfig, 'otp'>): readonly string[];
  /** What it shows on Main. */
  blocks(config: Pick<ResolvedConfig, 'products' | 'otp' | 'oauth'>): readonly MainBlock<BlockId>[];
  readonly main: Loader<MainPart<BlockId>>;
  /** Screens of other owners that it may lead to. */
  readonly leadsTo?: readonly SecondaryScreen<Consumer>[];
}
