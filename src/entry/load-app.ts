/**
 * Starts to load everything that a widget's settings call for, in parallel. Part of the entry chunk, so everything
 * large is imported dynamically.
 */
import { fetchPart } from '../chunks/fetch-part.ts';
import type { BaseSettings } from '../config/settings.ts';
import { CATALOGUES, languageFor } from '../i18n/languages.ts';
import type { Claimant } from '../redirect/token-claims.ts';
import type { FirstScreen, FlowEntry, MountApp } from './flow-entry.ts';
import { showPlaceholder } from './placeholder.ts';

/** ms that the first screen waits for its language once everything else is there. */
const LANGUAGE_PATIENCE_MS = 2000;

/** A guess: settings that it trips over are invalid, and the app checks them and says so. */
function predict<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  settings: Settings,
  widget: Claimant,
): FirstScreen {
  try {
    return flow.firstScreen(settings, widget);
  } catch {
    return { parts: [], space: {} };
  }
}

/** Loads the app and all that its first screen needs. Rejects if a chunk fails to load. */
export async function loadApp<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  container: HTMLElement | ShadowRoot,
  settings: Settings,
  widget: Claimant,
): Promise<MountApp<Settings>> {
  // First, because everything else can be done while the browser waits for it.
  const app = flow.importApp();
  const first = predict(flow, settings, widget);
  const parts = first.parts.map(fetchPart);
  const language = languageFor(settings.locale);
  // Until the catalogue has loaded, and if it fails to, the widget speaks English.
  const texts = language === 'en' ? undefined : fetchPart(CATALOGUES[language]).catch(() => undefined);
  flow.fetchProvider(settings);
  const all = Promise.all([app, ...parts]);
  // If there can be no placeholder, nobody waits for them.
  all.catch(() => undefined);
  showPlaceholder(container, first.space);
  const [{ mountApp }] = await all;
  await Promise.race([texts, new Promise((late) => setTimeout(late, LANGUAGE_PATIENCE_MS))]);
  return mountApp;
}
