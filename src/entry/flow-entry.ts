import type { Loader } from '../chunks/fetch-part.ts';
import type { BaseSettings } from '../config/settings.ts';
import type { Claimant } from '../redirect/redirect.ts';
import type { Host } from './host.ts';

/** What a mounted app can be told. */
export interface MountedApp<Settings extends BaseSettings> {
  update(settings: Settings): void;
  /** The container was moved, perhaps into another document or shadow root. */
  moved(): void;
  unmount(): void;
}

/** @param languageChanged called when the language around the container may have changed */
export type MountApp<Settings extends BaseSettings> = (
  container: HTMLElement | ShadowRoot,
  host: Host,
  settings: Settings,
  languageChanged: () => void,
) => MountedApp<Settings>;

export interface FirstScreen {
  /** Chunks that it needs besides the app. */
  readonly parts: readonly Loader<unknown>[];
  /** CSS of a box of its size, by property. */
  readonly space: Readonly<Record<string, string>>;
}

/** What an element knows of its flow before the app's chunk is there. */
export interface FlowEntry<Settings extends BaseSettings> {
  /** Behind an import(): all that is heavy. */
  readonly loadApp: () => Promise<{ readonly mountApp: MountApp<Settings> }>;
  /** Fetches the code of the provider's client, which the first paint does not wait for. */
  fetchProvider(settings: Settings): void;
  /** Predicts what a widget will show first, from its unchecked settings and the address, whose token it claims. */
  firstScreen(settings: Settings, widget: Claimant): FirstScreen;
}
