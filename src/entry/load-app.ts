/**
 * Starts everything that a widget's settings call for, at once and in parallel. In the entry chunk: whatever is heavy is
 * behind an import().
 */
import { fetchPart } from '../chunks/fetch-part.ts';
import type { BaseSettings } from '../config/settings.ts';
import { CATALOGUES, languageFor } from '../i18n/languages.ts';
import type { Claimant } from '../redirect/redirect.ts';
import type { FlowEntry, MountApp } from './flow-entry.ts';
import { reserveSpace } from './reserve-space.ts';

/** Loads the app with all that its first screen needs. Rejects when a chunk could not be loaded. */
export async function loadApp<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  container: HTMLElement | ShadowRoot,
  settings: Settings,
  widget: Claimant,
): Promise<MountApp<Settings>> {
  // First of all: everything else can be done while the browser waits for it.
  const app = flow.loadApp();
  const first = flow.firstScreen(settings, widget);
  const parts: Promise<unknown>[] = first.parts.map(fetchPart);
  const language = languageFor(settings.locale);
  // Without its language the widget speaks English.
  if (language !== 'en') parts.push(fetchPart(CATALOGUES[language]).catch(() => undefined));
  flow.fetchProvider(settings);
  reserveSpace(container, first.space);
  const [{ mountApp }] = await Promise.all([app, ...parts]);
  return mountApp;
}
