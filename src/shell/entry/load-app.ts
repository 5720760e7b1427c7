/**
 * Shows the first screen and starts to load everything that a widget's settings call for, in parallel. Part of the entry
 * chunk, so everything large is imported dynamically.
 */

import type { BaseSettings } from '../../settings/settings.ts';
import type { MountApp } from '../app/mount.tsx';
import { afterPaint } from '../chunks/after-paint.ts';
import { fetchPart, isFetched, type Prefetching } from '../chunks/fetch-part.ts';
import { type DrawnFirstScreen, showFirstScreen } from '../first-screen/show.ts';
import type { Host } from '../runner/types.ts';
import type { FlowEntry } from './flow-entry.ts';
import { followCatalogue } from './follow-catalogue.ts';
import type { PredictedScreen } from './predict.ts';
import { fetchProvider, predict } from './predict.ts';

export interface LoadingApp<Settings extends BaseSettings> {
  /** Rejects if a chunk fails to load. */
  readonly loaded: Promise<MountApp<Settings>>;
  /** The first screen, once it is shown, if it could be shown before the app has loaded. */
  readonly shown: () => DrawnFirstScreen | undefined;
  /** The settings have changed. */
  update(settings: Settings): void;
}

async function fetchParts(
  { parts }: PredictedScreen,
  { config }: BaseSettings,
  painted: () => Promise<void>,
): Promise<void> {
  if (!parts.every(isFetched)) await painted();
  const fetched = await Promise.all(parts.map(fetchPart));
  // A chunk exports what it likes, and this is all that is known of it here.
  for (const part of fetched) (part as Prefetching).prefetch?.(config);
}

const refusalsTo =
  (host: Host) =>
  (message: string): void =>
    host.error({ code: 'validation', message, screen: host.screen, cause: undefined });

/**
 * Loads the app and all that its first screen needs.
 * @param already the first screen, if an earlier attempt has shown it
 */
export function loadApp<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  container: HTMLElement | ShadowRoot,
  given: Settings,
  host: Host,
  already: DrawnFirstScreen | undefined,
): LoadingApp<Settings> {
  // First, because what the visitor submits needs it, and everything else can be done while the browser waits for it.
  fetchProvider(flow, given);
  let shown = already;
  let screen: PredictedScreen;
  let parts: Promise<unknown>;

  const show = (change: 'update' | 'translate'): void => {
    try {
      const { current } = catalogue;
      const compose = current && screen.compose(current);
      if (compose && shown) shown[change](compose);
      else if (compose) shown = showFirstScreen(container, compose, refusalsTo(host));
    } catch {
      // The page has replaced what this needs. The app needs it as well, and says so.
    }
  };
  const catalogue = followCatalogue(() => show('translate'), flow.fetchCatalogue);
  /** Starting a request takes the browser a while, too. */
  const painted = async (): Promise<void> => {
    if (shown) await afterPaint();
  };
  const update = (settings: Settings): void => {
    screen = predict(flow, settings, host);
    catalogue.ask(settings.locale);
    show('update');
    parts = Promise.all([parts, fetchParts(screen, settings, painted)]);
    // Whoever waits for the app learns of it.
    parts.catch(() => undefined);
  };
  update(given);
  const app = painted().then(flow.importApp);
  // Whoever waits for the app learns of it.
  app.catch(() => undefined);

  const load = async (): Promise<MountApp<Settings>> => {
    const { mountApp } = await app;
    await catalogue.settled();
    for (let waited; waited !== parts; await waited) waited = parts;
    return mountApp;
  };
  return { loaded: load(), shown: () => shown, update };
}
