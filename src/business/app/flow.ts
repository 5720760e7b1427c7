import { useEffect, useRef } from 'react';
import { BUSINESS_TRANSLATIONS } from '../../kit/i18n/business-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { enBusiness } from '../../kit/i18n/english-business.ts';
import { tabStorage } from '../../kit/lib/storage.ts';
import { checkBusinessSettings } from '../../settings/business/check.ts';
import { type ResolvedBusinessConfig, resolveBusinessConfig } from '../../settings/business/resolve.ts';
import type { ArrivalProps, Flow } from '../../shell/app/flow.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { visitOf } from '../flow/first-screen.ts';
import { reduce } from '../flow/reduce.ts';
import { holdsProof } from '../flow/reduce-mfa.ts';
import { noteOf, pageOf, resume } from '../flow/resume.ts';
import { type Draft, EMPTY_DRAFT, type State } from '../flow/screens.ts';
import { start, variantOf } from '../flow/states.ts';
import type { Business } from '../flow/types.ts';
import { clientCalls } from '../methods/client-calls.ts';
import { SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';
import { pageRedirect } from '../redirect.ts';
import { Main } from './main.tsx';
import { awaits, isPlaceKnown, sessionFound } from './session-found.ts';

/** Where the visitor of a fresh widget signs in to. */
const freshVisit = ({ authFlowType, organizationSlug }: ResolvedBusinessConfig): State['visit'] =>
  visitOf(authFlowType, organizationSlug);

const draftOf = ({ fields, refused }: Typed): Draft => ({
  email: fields['email'] ?? '',
  ...(refused && { refused }),
});

/** Starts anew when the page names another organization, or another flow. */
function useOrganization({ config, send }: ArrivalProps<Business>): void {
  const asked = `${config.authFlowType} ${config.organizationSlug ?? ''}`;
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    send({ type: 'reset', visit: freshVisit(config) });
  }, [asked, config, send]);
}

/** In the tab: that there may be the token of a proved address. */
const PROVED = 'auth-widget:proved';

/** The proof of an address, which ends with it, so that it is not sent with the next visitor's. */
function useProof({ provider, state }: ArrivalProps<Business>): void {
  const holds = holdsProof(state);
  useEffect(() => {
    const forget = (): void => {
      tabStorage.remove(PROVED);
      provider?.discovery.forget();
    };
    if (holds) {
      tabStorage.write(PROVED, 'yes');
      return forget;
    }
    // A reload has lost the screen that went on from it.
    if (provider && tabStorage.read(PROVED) !== null) forget();
    return undefined;
  }, [holds, provider]);
}

function useBusinessSettings(props: ArrivalProps<Business>): void {
  useProof(props);
  useOrganization(props);
}

export const businessFlow: Flow<Business> = {
  name: 'b2b',
  check: (settings, base) => checkBusinessSettings(settings, base, clientCalls),
  redirect: pageRedirect,
  resolve: resolveBusinessConfig,
  providerCode: PROVIDER_CODE,
  takeToken: takeUrlToken,
  start: ({ config, urlToken, expected, askedBefore, typed, draft, waiting }) =>
    start({
      visit: freshVisit(config),
      authFlowType: config.authFlowType,
      urlToken,
      expected,
      ...(askedBefore && { askedBefore }),
      draft: draft ?? (typed ? draftOf(typed) : EMPTY_DRAFT),
      waiting,
    }),
  notes: {
    kindOf: () => 'b2b',
    noteOf: (state, config, now) => noteOf(state, config, pageOf(config, location.pathname), now),
    resume: (note, config, now) => resume(note, config, pageOf(config, location.pathname), now),
    endsWithWidget: (state) => holdsProof(state) || state.screen === 'RecoveryCodeSave',
  },
  reduce,
  screens: SCREENS,
  importWarnings: () => import('../../advice/business/warnings.ts'),
  texts: {
    english: enBusiness,
    translations: [CONSUMER_TRANSLATIONS, BUSINESS_TRANSLATIONS],
  },
  takesRefusals: ({ redirectHandling }) => redirectHandling === 'auto',
  resetEvent: (_state, _settings, config) => ({ type: 'reset', visit: freshVisit(config) }),
  endsWithSession: ({ screen }) => screen === 'LoggedIn' || screen === 'AlreadySignedIn',
  isPlaceKnown,
  awaits,
  sessionFound,
  variantOf,
  hasChoice: ({ products, oauth }) => products.length > 1 || oauth.providers.length > 1,
  mainParts: () => [],
  // A second factor is rare enough to be fetched when it is needed.
  laterParts: ({ products }) =>
    products.includes('passwords') ? [SCREENS.LoggingIn, SCREENS.PasswordEmail] : [SCREENS.LoggingIn],
  Main,
  useSettings: useBusinessSettings,
};
