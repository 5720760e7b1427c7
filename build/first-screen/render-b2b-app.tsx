/** The same as render-app.tsx, for `<auth-b2b-widget>`. */
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '../../src/app/app.tsx';
import { b2bFlow } from '../../src/app/b2b/flow.ts';
import { fetchPart } from '../../src/chunks/fetch-part.ts';
import type { B2bSettings } from '../../src/config/b2b/settings.ts';
import { b2bEntry } from '../../src/entry/b2b/b2b-entry.ts';
import { composerOfB2b } from '../../src/entry/b2b/compose-first.ts';
import { B2B_SCREENS } from '../../src/entry/b2b/manifests.ts';
import { ENGLISH } from '../../src/entry/follow-catalogue.ts';
import type { B2bFirstScreenData } from '../../src/first-screen/b2b-data.ts';
import type { Tree } from '../../src/first-screen/tree.ts';
import { type B2bState, EMPTY_B2B_DRAFT } from '../../src/flow/b2b/screens.ts';
import { start, visitOf } from '../../src/flow/b2b/start.ts';
import { languageFor } from '../../src/i18n/languages.ts';
import { parseMarkup } from './markup.ts';
import { host } from './render-app.tsx';

/** Renders the whole app as React does when it adopts the first screen. */
export function renderB2bApp(settings: B2bSettings, refused = false): Promise<Tree> {
  const { authFlowType = 'Discovery', organizationSlug } = settings.config;
  const state = start({
    visit: visitOf(authFlowType, organizationSlug ?? undefined),
    authFlowType,
    urlToken: undefined,
    expected: false,
    draft: { ...EMPTY_B2B_DRAFT, ...(refused && { refused }) },
  });
  return renderB2bState(settings, state);
}

/** Renders the whole app in a state, before any effect. */
export async function renderB2bState(settings: B2bSettings, state: B2bState): Promise<Tree> {
  const language = languageFor(settings.locale);
  const translations = language === 'en' ? [] : b2bFlow.texts.translations.map((files) => files[language]);
  for (const part of [...Object.values(B2B_SCREENS), ...translations]) await fetchPart<unknown>(part);
  const flow: typeof b2bFlow = {
    ...b2bFlow,
    start: () => state,
    // A build has no use for a provider.
    loadProvider: () => new Promise(() => undefined),
  };
  const trees = parseMarkup(renderToStaticMarkup(<App flow={flow} host={host} settings={settings} />));
  return trees.at(-1) ?? '';
}

/** Composes the first screen of the settings, as the entry does. */
export async function composeB2bFirstScreen(
  data: B2bFirstScreenData,
  settings: B2bSettings,
  refused = false,
): Promise<Tree | undefined> {
  const language = languageFor(settings.locale);
  const catalogue = language === 'en' ? ENGLISH : await b2bEntry.fetchCatalogue(language);
  const compose = composerOfB2b(data, settings, catalogue, { id: host.id, watermark: true });
  return compose?.({ tab: undefined, refused });
}
