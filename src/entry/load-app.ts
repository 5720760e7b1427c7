/**
 * Shows the first screen and starts to load everything that a widget's settings call for, in parallel. Part of the entry
 * chunk, so everything large is imported dynamically.
 */
import { fetchPart } from '../chunks/fetch-part.ts';
import type { BaseSettings } from '../config/settings.ts';
import { type ShownScreen, showFirstScreen } from '../first-screen/show.ts';
import type { Catalogue } from '../first-screen/texts.ts';
import { CATALOGUES, languageFor } from '../i18n/languages.ts';
import type { FirstScreen, FlowEntry, MountApp } from './flow-entry.ts';
import type { Host } from './host.ts';
import { showPlaceholder } from './placeholder.ts';

export interface LoadingApp<Settings extends BaseSettings> {
  /** Rejects if a chunk fails to load. */
  readonly loaded: Promise<MountApp<Settings>>;
  /** The first screen, once it is shown, if it could be shown before the app has loaded. */
  readonly shown: () => ShownScreen | undefined;
  /** The settings have changed. */
  update(settings: Settings): void;
}

const ENGLISH: Catalogue = { language: 'en', strings: {} };

async function fetchCatalogue(locale: string): Promise<Catalogue> {
  const language = languageFor(locale);
  if (language === 'en') return ENGLISH;
  const file = await fetchPart(CATALOGUES[language]).catch(() => undefined);
  // If the catalogue fails to load, the widget speaks English.
  return file ? { language, strings: file.default } : ENGLISH;
}

/** Loads the app and all that its first screen needs. */
export function loadApp<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  container: HTMLElement | ShadowRoot,
  given: Settings,
  host: Host,
  already: ShownScreen | undefined,
): LoadingApp<Settings> {
  // First, because everything else can be done while the browser waits for it.
  const app = flow.importApp();
  const first = flow.firstScreen(given, host);
  const parts: Promise<unknown>[] = first.parts.map(fetchPart);
  flow.fetchProvider(given);

  let shown = already;
  let catalogue: Catalogue | undefined;
  const show = (screen: FirstScreen): void => {
    const compose = catalogue && screen.compose(catalogue);
    if (compose && shown) shown.update(compose);
    else if (compose) shown = showFirstScreen(container, compose);
  };
  const language = languageFor(given.locale);
  if (language === 'en') catalogue = ENGLISH;
  else
    parts.push(
      fetchCatalogue(given.locale).then((fetched) => {
        catalogue = fetched;
        show(first);
      }),
    );
  show(first);
  if (!shown) showPlaceholder(container, first.space);
  return {
    loaded: Promise.all([app, ...parts]).then(([{ mountApp }]) => mountApp),
    shown: () => shown,
    update(settings) {
      show(flow.firstScreen(settings, host));
    },
  };
}
