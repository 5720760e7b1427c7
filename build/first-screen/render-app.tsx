/** Renders the whole app, and composes the same screen as the entry does, for the test that both are the same. */

import { renderToStaticMarkup } from 'react-dom/server';
import { businessFlow } from '../../src/business/app/flow.ts';
import { businessEntry } from '../../src/business/entry/business-entry.ts';
import type { State as BusinessState } from '../../src/business/flow/screens.ts';
import { composeFor as composeBusiness } from '../../src/business/methods/first-screen.ts';
import type { FirstScreenData as BusinessFirstScreenData } from '../../src/business/methods/first-screen-data.ts';
import { consumerFlow } from '../../src/consumer/app/flow.ts';
import { consumerEntry } from '../../src/consumer/entry/consumer-entry.ts';
import { firstScreen } from '../../src/consumer/flow/first-screen.ts';
import { type StartConditions, start } from '../../src/consumer/flow/resume.ts';
import { EMPTY_DRAFT, type State } from '../../src/consumer/flow/screens.ts';
import { composeFor as composeConsumer } from '../../src/consumer/methods/first-screen.ts';
import type { FirstScreenData } from '../../src/consumer/methods/first-screen-data.ts';
import { ENGLISH, languageFor } from '../../src/kit/i18n/languages.ts';
import type { Tree } from '../../src/kit/lib/draw.ts';
import { lookOf } from '../../src/kit/theme/overrides.ts';
import type { BusinessSettings } from '../../src/settings/business/settings.ts';
import type { BaseSettings, Settings } from '../../src/settings/settings.ts';
import { App } from '../../src/shell/app/app.tsx';
import type { Flow } from '../../src/shell/app/flow.ts';
import { fetchPart, type Loader } from '../../src/shell/chunks/fetch-part.ts';
import type { FetchCatalogue } from '../../src/shell/entry/follow-catalogue.ts';
import type { ComposeFor, FirstScreenConditions } from '../../src/shell/first-screen/frame.ts';
import type { FirstScreenInput } from '../../src/shell/first-screen/typed.ts';
import type { FlowTypes } from '../../src/shell/flow-types.ts';
import { lookWords } from '../../src/shell/look-words.ts';
import { silentHost } from '../../src/shell/runner/silent-host.ts';
import type { Host } from '../../src/shell/runner/types.ts';
import { parseMarkup } from './markup.ts';

const host: Host = { ...silentHost, baseURI: document.baseURI };

/** True if the app accepts the settings; it shows a message instead of a screen otherwise. */
export const isValid = (settings: Settings): boolean =>
  consumerFlow.check(settings, document.baseURI).length === 0;

/** Renders the whole app in a state, before any effect. */
async function renderFlow<F extends FlowTypes>(
  flow: Flow<F>,
  settings: F['settings'],
  state: F['state'],
): Promise<Tree> {
  const language = languageFor(settings.locale);
  const texts = language === 'en' ? [] : flow.texts.translations.map((files) => files[language]);
  const words = lookWords(language, lookOf(settings.theme));
  const screens: readonly Loader<unknown>[] = Object.values(flow.screens);
  // Invalid settings cannot be resolved: the app shows what is wrong with them.
  const problems = flow.check(settings, host.baseURI);
  const main = problems.length === 0 ? flow.mainParts(flow.resolve(settings.config, host.baseURI)) : [];
  for (const part of [...main, ...screens, ...texts, ...words]) await fetchPart<unknown>(part);
  const opening = {
    check: () => problems,
    start: () => state,
    isAwaited: false,
  };
  const trees = parseMarkup(
    renderToStaticMarkup(<App flow={flow} host={host} settings={settings} opening={opening} />),
  );
  return trees.at(-1) ?? '';
}

export const renderState = (settings: Settings, state: State): Promise<Tree> =>
  renderFlow(consumerFlow, settings, state);

export const renderBusinessState = (settings: BusinessSettings, state: BusinessState): Promise<Tree> =>
  renderFlow(businessFlow, settings, state);

type Arrival = Pick<StartConditions, 'urlToken' | 'expected'>;

/** Renders the whole app as React does when it adopts the first screen, for the test that both are the same. */
export const renderApp = (settings: Settings, arrival: Arrival, draft = EMPTY_DRAFT): Promise<Tree> =>
  renderState(settings, start({ ...arrival, form: settings.form, draft }));

/** The same for `<auth-b2b-widget>`. */
export function renderBusinessApp(settings: BusinessSettings, refused = false): Promise<Tree> {
  const config = businessFlow.resolve(settings.config, host.baseURI);
  const typed = { fields: {}, tab: undefined, refused, pressed: false };
  return renderBusinessState(
    settings,
    businessFlow.start({ settings, config, urlToken: undefined, expected: false, typed }),
  );
}

const UNTOUCHED: FirstScreenInput = { tab: undefined, refused: false };

/** Composes the first screen of the settings, as the entry does. */
async function compose<Settings extends BaseSettings, Data>(
  composeFor: ComposeFor<Settings, Data>,
  fetchTexts: FetchCatalogue,
  data: Data,
  settings: Settings,
  opened: Pick<FirstScreenConditions, 'screen' | 'hasToken'>,
  variant: FirstScreenInput,
): Promise<Tree | undefined> {
  const language = languageFor(settings.locale);
  const catalogue = language === 'en' ? ENGLISH : await fetchTexts(language);
  const compose = composeFor(data, settings, catalogue, { id: host.id, watermark: true, ...opened });
  return compose?.(variant);
}

export function composeFirstScreen(
  data: FirstScreenData,
  settings: Settings,
  { urlToken }: Arrival,
  variant: FirstScreenInput = UNTOUCHED,
): Promise<Tree | undefined> {
  const opened = { screen: firstScreen(settings.form, urlToken), hasToken: urlToken !== undefined };
  return compose(composeConsumer, consumerEntry.fetchCatalogue, data, settings, opened, variant);
}

/** The same for `<auth-b2b-widget>`. */
export function composeBusinessFirstScreen(
  data: BusinessFirstScreenData,
  settings: BusinessSettings,
  refused = false,
): Promise<Tree | undefined> {
  const opened = { screen: 'Main', hasToken: false };
  return compose(composeBusiness, businessEntry.fetchCatalogue, data, settings, opened, {
    tab: undefined,
    refused,
  });
}
