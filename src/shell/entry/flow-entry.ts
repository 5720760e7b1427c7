import type { Catalogue } from '../../kit/i18n/languages.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { MountApp } from '../app/mount.tsx';
import type { Loader } from '../chunks/fetch-part.ts';
import type { Compose } from '../first-screen/drawing.ts';
import type { FirstScreenConditions } from '../first-screen/frame.ts';
import type { UrlToken } from '../redirect/address.ts';
import type { Claimant, TokenClaims } from '../redirect/token-claims.ts';
import type { ProviderCode } from '../runner/types.ts';
import type { FetchCatalogue } from './follow-catalogue.ts';

/** An element's flow before the app's chunk is loaded. Its settings may be invalid. */
export interface FlowEntry<Settings extends BaseSettings> {
  /** Fetches the texts of the first screen, from as many files as they are in. */
  readonly fetchCatalogue: FetchCatalogue;
  /** Imports the app's chunk. */
  readonly importApp: () => Promise<{ readonly mountApp: MountApp<Settings> }>;
  readonly provider: ProviderCode<object>;
  /** The token that the widget starts with. Claims the one in the address. */
  takeToken(claims: TokenClaims, widget: Claimant, settings: Settings): UrlToken | undefined;
  /** The name of the first screen. */
  firstScreen(settings: Settings, urlToken: UrlToken | undefined): string;
  /** The chunk of each screen but Main. */
  readonly screens: Readonly<Record<string, Loader<unknown>>>;
  /** The chunks that Main needs besides the app's, if it needs any. */
  parts?(settings: Settings): readonly Loader<unknown>[];
  /**
   * Composes the first screen as the app is going to render it.
   * @returns undefined if only the app can
   */
  compose(settings: Settings, catalogue: Catalogue, opened: FirstScreenConditions): Compose | undefined;
}
