/** The app, as the element around it sees it. */
import type { BaseSettings } from '../../settings/settings.ts';
import type { ShownScreen } from '../first-screen/show.ts';
import type { Host } from '../runner/runner.ts';

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
