/** Renders the whole app, and composes the same screen as the entry does, for the test that both are the same. */
import { renderToStaticMarkup } from 'react-dom/server';
import { consumerFlow } from '../../src/consumer/app/flow.ts';
import { composerOf } from '../../src/consumer/entry/compose-first.ts';
import { firstScreen } from '../../src/consumer/flow/first-screen.ts';
import { EMPTY_DRAFT, type State } from '../../src/consumer/flow/screens.ts';
import { type Opening, start } from '../../src/consumer/flow/start.ts';
import { METHODS, SCREENS } from '../../src/consumer/methods/manifests.ts';
import { CONSUMER_TRANSLATIONS } from '../../src/kit/i18n/consumer-translations.ts';
import { languageFor } from '../../src/kit/i18n/languages.ts';
import type { Tree } from '../../src/kit/lib/tree.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { App } from '../../src/shell/app/app.tsx';
import { fetchPart } from '../../src/shell/chunks/fetch-part.ts';
import type { FirstScreenData } from '../../src/shell/first-screen/data.ts';
import type { Variant } from '../../src/shell/first-screen/typed.ts';
import type { Host } from '../../src/shell/runner/host.ts';
import { parseMarkup } from './markup.ts';

export const host: Host = {
  id: 'aw1',
  baseURI: document.baseURI,
  screen: 'Main',
  isConnected: true,
  toasts: [],
  ready: () => undefined,
  screenChanged: () => undefined,
  event: () => undefined,
  error: () => undefined,
  submit: () => undefined,
  success: () => undefined,
  successUrl: undefined,
  attach: () => undefined,
};

/** Whether the app accepts the settings; it shows a message instead of a screen otherwise. */
export const isValid = (settings: Settings): boolean =>
  consumerFlow.check(settings, document.baseURI).length === 0;

type Arrival = Pick<Opening, 'urlToken' | 'expected'>;

/** Renders the whole app as React does when it adopts the first screen, for the test that both are the same. */
export const renderApp = (settings: Settings, arrival: Arrival, draft = EMPTY_DRAFT): Promise<Tree> =>
  renderState(settings, start({ ...arrival, form: settings.form, draft }));

/** Renders the whole app in a state, before any effect. */
export async function renderState(settings: Settings, state: State): Promise<Tree> {
  const parts = [...Object.values(METHODS).map(({ main }) => main), ...Object.values(SCREENS)];
  const language = languageFor(settings.locale);
  for (const part of language === 'en' ? parts : [...parts, CONSUMER_TRANSLATIONS[language]])
    await fetchPart<unknown>(part);
  const flow: typeof consumerFlow = {
    ...consumerFlow,
    start: () => state,
    // A build has no use for a provider.
    loadProvider: () => new Promise(() => undefined),
  };
  const trees = parseMarkup(renderToStaticMarkup(<App flow={flow} host={host} settings={settings} />));
  return trees.at(-1) ?? '';
}

/** Composes the first screen of the settings, as the entry does. */
export async function composeFirstScreen(
  data: FirstScreenData,
  settings: Settings,
  arrival: Arrival,
  variant: Variant = { tab: undefined, refused: false },
): Promise<Tree | undefined> {
  const language = languageFor(settings.locale);
  const files = language === 'en' ? [] : [(await CONSUMER_TRANSLATIONS[language]()).default];
  const { urlToken } = arrival;
  const screen = firstScreen(settings.form, urlToken);
  const opened = {
    id: host.id,
    baseURI: host.baseURI,
    screen,
    hasToken: urlToken !== undefined,
    watermark: true,
  };
  return composerOf(data, settings, { language, files }, opened)?.(variant);
}
