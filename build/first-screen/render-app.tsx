/** Renders the whole app, and composes the same screen as the entry does, for the test that both are the same. */
import { renderToStaticMarkup } from 'react-dom/server';
import { businessFlow } from '../../src/business/app/flow.ts';
import { nextScreenOf as nextBusinessScreenOf } from '../../src/business/early/next-screen.ts';
import { businessEntry } from '../../src/business/entry/business-entry.ts';
import type { State as BusinessState } from '../../src/business/flow/screens.ts';
import type { Business } from '../../src/business/flow/types.ts';
import { composeFor as composeBusiness } from '../../src/business/methods/first-screen.ts';
import type { FirstScreenData as BusinessFirstScreenData } from '../../src/business/methods/first-screen-data.ts';
import { consumerFlow } from '../../src/consumer/app/flow.ts';
import { nextScreenOf } from '../../src/consumer/early/next-screen.ts';
import { consumerEntry } from '../../src/consumer/entry/consumer-entry.ts';
import { firstScreen } from '../../src/consumer/flow/first-screen.ts';
import { EMPTY_DRAFT, type State } from '../../src/consumer/flow/screens.ts';
import { type Opening, start } from '../../src/consumer/flow/start.ts';
import type { Consumer } from '../../src/consumer/flow/types.ts';
import { composeFor as composeConsumer } from '../../src/consumer/methods/first-screen.ts';
import type { FirstScreenData } from '../../src/consumer/methods/first-screen-data.ts';
import { ENGLISH, languageFor } from '../../src/kit/i18n/languages.ts';
import type { Tree } from '../../src/kit/lib/tree.ts';
import type { BusinessSettings } from '../../src/settings/business/settings.ts';
import type { BaseSettings, Settings } from '../../src/settings/settings.ts';
import { App } from '../../src/shell/app/app.tsx';
import type { Flow } from '../../src/shell/app/flow.ts';
import { fetchPart, type Loader } from '../../src/shell/chunks/fetch-part.ts';
import type { FetchCatalogue } from '../../src/shell/entry/follow-catalogue.ts';
import type { ComposeFor, Opened } from '../../src/shell/first-screen/frame.ts';
import type { Variant } from '../../src/shell/first-screen/typed.ts';
import type { FlowTypes } from '../../src/shell/flow-types.ts';
import type { Host } from '../../src/shell/runner/host.ts';
import { silentHost } from '../../src/shell/runner/silent-host.ts';
import { type NextData, type NextScreenOf, nextComposerOf } from '../../src/shell/start/next-screen.ts';
import { parseMarkup } from './markup.ts';

const host: Host = { ...silentHost, baseURI: document.baseURI };

/** Whether the app accepts the settings; it shows a message instead of a screen otherwise. */
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
  const screens: readonly Loader<unknown>[] = Object.values(flow.screens);
  // Invalid settings cannot be resolved: the app shows what is wrong with them.
  const isUsable = flow.check(settings, host.baseURI).length === 0;
  const main = isUsable ? flow.mainParts(flow.resolve(settings.config, host.baseURI)) : [];
  for (const part of [...main, ...screens, ...texts]) await fetchPart<unknown>(part);
  const inState = { ...flow, takeToken: () => undefined, start: () => state };
  const trees = parseMarkup(renderToStaticMarkup(<App flow={inState} host={host} settings={settings} />));
  return trees.at(-1) ?? '';
}

export const renderState = (settings: Settings, state: State): Promise<Tree> =>
  renderFlow(consumerFlow, settings, state);

export const renderBusinessState = (settings: BusinessSettings, state: BusinessState): Promise<Tree> =>
  renderFlow(businessFlow, settings, state);

type Arrival = Pick<Opening, 'urlToken' | 'expected'>;

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

const UNTOUCHED: Variant = { tab: undefined, refused: false };

/** Composes the first screen of the settings, as the entry does. */
async function compose<Settings extends BaseSettings, Data>(
  composeFor: ComposeFor<Settings, Data>,
  fetchTexts: FetchCatalogue,
  data: Data,
  settings: Settings,
  opened: Pick<Opened, 'screen' | 'hasToken'>,
  variant: Variant,
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
  variant: Variant = UNTOUCHED,
): Promise<Tree | undefined> {
  const opened = { screen: firstScreen(settings.form, urlToken), hasToken: urlToken !== undefined };
  return compose(composeConsumer, consumerEntry.fetchCatalogue, data, settings, opened, variant);
}

/** Composes the screen that follows the first one, as it is drawn before React is there. */
async function composeNext<F extends FlowTypes>(
  { resolve }: Flow<F>,
  screenOf: NextScreenOf<F>,
  fetchTexts: FetchCatalogue,
  data: NextData,
  settings: F['settings'],
  state: F['state'],
): Promise<Tree | undefined> {
  const fields = 'typedCode' in state ? { code: String(state.typedCode) } : {};
  const composeFor: ComposeFor<F['settings'], NextData> = (all, ...shown) =>
    nextComposerOf<F>(all, resolve, screenOf)(state, () => fields)?.(...shown);
  const opened = { screen: state.screen, hasToken: false };
  return compose(composeFor, fetchTexts, data, settings, opened, UNTOUCHED);
}

export const composeNextScreen = (data: NextData, settings: Settings, state: State) =>
  composeNext<Consumer>(consumerFlow, nextScreenOf, consumerEntry.fetchCatalogue, data, settings, state);

export const composeNextBusinessScreen = (data: NextData, settings: BusinessSettings, state: BusinessState) =>
  composeNext<Business>(
    businessFlow,
    nextBusinessScreenOf,
    businessEntry.fetchCatalogue,
    data,
    settings,
    state,
  );

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
