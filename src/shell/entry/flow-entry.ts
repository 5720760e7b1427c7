import type { Catalogue } from '../../kit/i18n/languages.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { Loader } from '../chunks/fetch-part.ts';
import type { Compose } from '../first-screen/drawing.ts';
import type { ShownScreen } from '../first-screen/show.ts';
import type { Claimant } from '../redirect/token-claims.ts';
import type { Host } from '../runner/host.ts';
import type { FetchCatalogue } from './follow-catalogue.ts';

/** The app while it is mounted. */
export interface MountedApp<Settings extends BaseSettings> {
  update(settings: Settings): void;
  /** The container has moved, possibly into another document or shadow root. */
  moved(): void;
  unmount(): void;
}

/**
 * @param shown the first screen if it is shown already: React adopts its nodes
 * @param languageChanged called when the `lang` of an ancestor may have changed
 */
export type MountApp<Settings extends BaseSettings> = (
  container: HTMLElement | ShadowRoot,
  host: Host,
  settings: Settings,
  languageChanged: () => void,
  shown: ShownScreen | undefined,
) => MountedApp<Settings>;

export interface FirstScreen {
  /** The chunks that it needs besides the app's. */
  readonly parts: readonly Loader<unknown>[];
  /**
   * Composes it before the app has loaded.
   * @returns undefined if only the app can
   */
  compose(catalogue: Catalogue): Compose | undefined;
}

/** What an element knows about its flow before the app's chunk is loaded. */
export interface FlowEntry<Settings extends BaseSettings> {
  /** Fetches the texts of the first screen, from as many files as they are in. */
  readonly fetchCatalogue: FetchCatalogue;
  /** Imports the app's chunk. */
  readonly importApp: () => Promise<{ readonly mountApp: MountApp<Settings> }>;
  /** Starts to fetch the code of the provider's client, which the first paint does not wait for. */
  fetchProvider(settings: Settings): void;
  /** Predicts the first screen by the settings, which may be invalid, and by the address, whose token it claims. */
  firstScreen(settings: Settings, widget: Claimant & Pick<Host, 'id'>): FirstScreen;
}
