/** What the entry chunk knows about a login method: names, and where to load its code. */
import type { Loader } from '../chunks/fetch-part.ts';
import type { Product, ResolvedConfig } from '../config/types.ts';
import type { ScreenName, TokenType } from '../flow/consumer/screens.ts';
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

export interface MethodManifest extends ScreenOwner {
  readonly product: Product;
  /** The methods that a page's own client must have, as paths. */
  clientCalls(config: Pick<ResolvedConfig, 'otp'>): readonly string[];
  readonly main: Loader<MainPart>;
  /** Screens of other owners that it may lead to. */
  readonly leadsTo?: readonly SecondaryScreen[];
}
