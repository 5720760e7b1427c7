/** How the business flow starts, and what it does when its settings or its visitor change. */
import { useEffect, useRef } from 'react';
import { safeStorage } from '../../kit/lib/storage.ts';
import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import type { ArrivalProps } from '../../shell/app/flow.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import type { Opening } from '../../shell/start/flow-core.ts';
import { visitOf } from '../flow/first-screen.ts';
import { holdsProof } from '../flow/proof.ts';
import { type Draft, EMPTY_DRAFT, type State } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import type { Business } from '../flow/types.ts';

/** Where the visitor of a fresh widget signs in to. */
export const freshVisit = ({ authFlowType, organizationSlug }: ResolvedBusinessConfig): State['visit'] =>
  visitOf(authFlowType, organizationSlug);

function draftOf({ fields, refused }: Typed): Draft {
  return { email: fields['email'] ?? '', ...(refused && { refused }) };
}

export function startBusiness({ config, urlToken, expected, typed }: Opening<Business>): State {
  return start({
    visit: freshVisit(config),
    authFlowType: config.authFlowType,
    urlToken,
    expected,
    draft: typed ? draftOf(typed) : EMPTY_DRAFT,
  });
}

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

const tab = safeStorage(() => sessionStorage);
/** In the tab: that there may be the token of a proved address. */
const PROVED = 'auth-widget:proved';

/** What proves an address ends with it, so that it does not go with what the next visitor sends. */
function useProof({ provider, state }: ArrivalProps<Business>): void {
  const holds = holdsProof(state);
  useEffect(() => {
    const forget = (): void => {
      tab.remove(PROVED);
      provider?.discovery.forget();
    };
    if (holds) {
      tab.write(PROVED, 'yes');
      return forget;
    }
    // A reload has lost the screen that went on from it.
    if (provider && tab.read(PROVED) !== null) forget();
    return undefined;
  }, [holds, provider]);
}

export function useBusinessSettings(props: ArrivalProps<Business>): void {
  useProof(props);
  useOrganization(props);
}
