/** The same as render-app.tsx, for `<auth-b2b-widget>`. */
import { renderToStaticMarkup } from 'react-dom/server';
import { b2bFlow } from '../../src/business/app/flow.ts';
import { b2bEntry } from '../../src/business/entry/b2b-entry.ts';
import { composerOfB2b } from '../../src/business/entry/compose-first.ts';
import { type B2bState, EMPTY_B2B_DRAFT } from '../../src/business/flow/screens.ts';
import { start, visitOf } from '../../src/business/flow/start.ts';
import { B2B_SCREENS } from '../../src/business/methods/manifests.ts';
import { ENGLISH, languageFor } from '../../src/kit/i18n/languages.ts';
import type { Tree } from '../../src/kit/lib/tree.ts';
import type { B2bSettings } from '../../src/settings/business/settings.ts';
import { App } from '../../src/shell/app/app.tsx';
import { fetchPart } from '../../src/shell/chunks/fetch-part.ts';
import type { B2bFirstScreenData } from '../../src/shell/first-screen/b2b-data.ts';
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
