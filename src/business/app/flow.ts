import { useEffect, useRef } from 'react';
import { BUSINESS_TRANSLATIONS } from '../../kit/i18n/business-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { enBusiness } from '../../kit/i18n/english-business.ts';
import { tabStorage } from '../../kit/lib/storage.ts';
import type { ArrivalProps, Flow } from '../../shell/app/flow.ts';
import { businessCore, freshVisit } from '../early/core.ts';
import { holdsProof } from '../flow/proof.ts';
import type { Business } from '../flow/types.ts';
import { variantOf } from '../flow/variant.ts';
import { SCREENS } from '../methods/manifests.ts';
import { Main } from './main.tsx';
import { awaitsLink, isPlaceKnown, sessionFound } from './session-found.ts';

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

/** What proves an address ends with it, so that it does not go with what the next visitor sends. */
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
  ...businessCore,
  importWarnings: () => import('../../advice/business/warnings.ts'),
  texts: {
    english: enBusiness,
    translations: [CONSUMER_TRANSLATIONS, BUSINESS_TRANSLATIONS],
  },
  takesRefusals: ({ redirectHandling }) => redirectHandling === 'auto',
  resetEvent: (_state, _settings, config) => ({ type: 'reset', visit: freshVisit(config) }),
  isDone: ({ screen }) => screen === 'LoggedIn',
  isPlaceKnown,
  awaitsLink,
  sessionFound,
  variantOf,
  mainParts: () => [],
  // A second factor is rare enough to be fetched when it is needed.
  laterParts: ({ products }) =>
    products.includes('passwords') ? [SCREENS.LoggingIn, SCREENS.PasswordEmail] : [SCREENS.LoggingIn],
  Main,
  useSettings: useBusinessSettings,
};
