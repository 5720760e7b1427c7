/** What the entry chunk knows of a login method: names and where its code is, nothing that runs. */
import type { Loader } from '../chunks/fetch-part.ts';
import type { Product, ResolvedConfig } from '../config/types.ts';
import type { ScreenName, TokenType } from '../flow/consumer/screens.ts';
import type { MainPart, ScreensOf } from './method.ts';

/** Main is composed of the methods' parts; every other screen is one owner's. */
export type SecondaryScreen = Exclude<ScreenName, 'Main'>;

/** Each screen with the chunk that has it. A chunk without the screen's view does not compile. */
export type ScreenLoaders<Name extends SecondaryScreen> = {
  readonly [N in Name]: Loader<{ readonly screens: ScreensOf<N> }>;
};

/** Whatever owns screens: a method, or a part of the flow that belongs to no product. */
export interface ScreenOwner {
  readonly screens: Partial<ScreenLoaders<SecondaryScreen>>;
  /** Types of token in the page's address (`stytch_token_type`) that it can use. */
  readonly urlTokens?: readonly TokenType[];
}

export interface MethodManifest extends ScreenOwner {
  readonly product: Product;
  /** What a page's own client must be able to do, as paths of its methods. */
  clientCalls(config: Pick<ResolvedConfig, 'otp'>): readonly string[];
  readonly main: Loader<MainPart>;
  /** Screens that its flow may lead to although another owner has them. */
  readonly leadsTo?: readonly SecondaryScreen[];
}
