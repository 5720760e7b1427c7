/** What the business flow does when its settings or its visitor change. */
import { useEffect, useRef } from 'react';
import { tabStorage } from '../../kit/lib/storage.ts';
import type { ArrivalProps } from '../../shell/app/flow.ts';
import { freshVisit } from '../early/start.ts';
import { holdsProof } from '../flow/proof.ts';
import type { Business } from '../flow/types.ts';

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

export function useBusinessSettings(props: ArrivalProps<Business>): void {
  useProof(props);
  useOrganization(props);
}
