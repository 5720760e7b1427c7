/**
 * Shows the first screen and starts to load everything that a widget's settings call for, in parallel. Part of the entry
 * chunk, so everything large is imported dynamically.
 */
import { afterPaint } from '../chunks/after-paint.ts';
import { fetchPart, isFetched } from '../chunks/fetch-part.ts';
import type { BaseSettings } from '../config/settings.ts';
import { type ShownScreen, showFirstScreen } from '../first-screen/show.ts';
import type { Catalogue } from '../first-screen/texts.ts';
import { CATALOGUES, type Language, languageFor } from '../i18n/languages.ts';
import type { FirstScreen, FlowEntry, MountApp } from './flow-entry.ts';
import type { Host } from './host.ts';

/** ms that the first screen waits for its language. */
const LANGUAGE_PATIENCE_MS = 2000;

/** A guess: settings that it trips over are invalid, and the app checks them and says so. */
function predict<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  settings: Settings,
  host: Host,
): FirstScreen {
  try {
    return flow.firstScreen(settings, host);
  } catch {
    return { parts: [], compose: () => undefined };
  }
}

export interface LoadingApp<Settings extends BaseSettings> {
  /** Rejects if a chunk fails to load. */
  readonly loaded: Promise<MountApp<Settings>>;
  /** The first screen, once it is shown, if it could be shown before the app has loaded. */
  readonly shown: () => ShownScreen | undefined;
  /** The settings have changed. */
  update(settings: Settings): void;
}

const ENGLISH: Catalogue = { language: 'en', strings: {} };

async function fetchCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'en') return ENGLISH;
  const file = await fetchPart(CATALOGUES[language]).catch(() => undefined);
  // If the catalogue fails to load, the widget speaks English.
  return file ? { language, strings: file.default } : ENGLISH;
}

/**
 * Loads the app and all that its first screen needs.
 * @param already the first screen, if an earlier attempt has shown it
 */
export function loadApp<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  container: HTMLElement | ShadowRoot,
  given: Settings,
  host: Host,
  already: ShownScreen | undefined,
): LoadingApp<Settings> {
  // First, because everything else can be done while the browser waits for it.
  const app = flow.importApp();
  let shown = already;
  let catalogue: Catalogue | undefined;
  let asked: Language | undefined;
  let texts: Promise<unknown> | undefined;
  let screen: FirstScreen;
  let parts: Promise<unknown>;

  const onRefused = (message: string): void =>
    host.error({ code: 'validation', message, screen: host.screen, cause: undefined });
  const show = (): void => {
    try {
      const compose = catalogue && screen.compose(catalogue);
      if (compose && shown) shown.update(compose);
      else if (compose) shown = showFirstScreen(container, compose, onRefused);
    } catch {
      // The page has replaced what this needs. The app needs it as well, and says so.
    }
  };
  /** Starting a request takes the browser a while, too: only the app's, the largest, starts before the form is painted. */
  const painted = async (): Promise<void> => {
    if (shown) await afterPaint();
  };
  const fetchParts = async (loaders: FirstScreen['parts']): Promise<void> => {
    if (!loaders.every(isFetched)) await painted();
    await Promise.all(loaders.map(fetchPart));
  };
  const update = (settings: Settings): void => {
    screen = predict(flow, settings, host);
    const language = languageFor(settings.locale);
    if (language !== asked) {
      asked = language;
      if (language === 'en') catalogue = ENGLISH;
      else {
        const speak = (fetched: Catalogue): void => {
          if (asked !== language) return;
          catalogue = fetched;
          show();
        };
        const late = new Promise((resolve) => setTimeout(resolve, LANGUAGE_PATIENCE_MS));
        // The language may still come, and the texts change then.
        texts = Promise.race([
          fetchCatalogue(language).then(speak),
          late.then(() => catalogue ?? speak(ENGLISH)),
        ]);
      }
    }
    show();
    parts = Promise.all([parts, fetchParts(screen.parts)]);
    // Whoever waits for the app learns of it.
    parts.catch(() => undefined);
  };
  update(given);
  void painted().then(() => flow.fetchProvider(given));

  const load = async (): Promise<MountApp<Settings>> => {
    const { mountApp } = await app;
    for (let waited; waited !== parts; await waited) waited = parts;
    await texts;
    return mountApp;
  };
  return { loaded: load(), shown: () => shown, update };
}
