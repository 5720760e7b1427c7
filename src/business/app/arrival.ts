/** How the business flow starts, by the page's address. */
import { useEffect, useRef } from 'react';
import { safeStorage } from '../../kit/lib/storage.ts';
import { resolveB2bConfig } from '../../settings/business/resolve.ts';
import type { B2bSettings } from '../../settings/business/settings.ts';
import type { ArrivalProps } from '../../shell/app/flow.ts';
import { useRefusal } from '../../shell/app/use-refusal.ts';
import type { Host } from '../../shell/entry/host.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { pageB2bRedirect } from '../../shell/redirect/b2b-redirect.ts';
import { pageClaims } from '../../shell/redirect/page-claims.ts';
import { takeB2bToken } from '../entry/url-token.ts';
import { holdsProof } from '../flow/proof.ts';
import { type B2bDraft, type B2bState, EMPTY_B2B_DRAFT } from '../flow/screens.ts';
import { start, visitOf } from '../flow/start.ts';
import type { B2b } from '../flow/types.ts';
import { resumeScreen, useScreenNote } from './resume.ts';

/** Where the visitor of a fresh widget signs in to. */
export function freshVisit({ config }: B2bSettings, base: string): B2bState['visit'] {
  const { authFlowType, organizationSlug } = resolveB2bConfig(config, base);
  return visitOf(authFlowType, organizationSlug);
}

function draftOf({ fields, refused }: Typed): B2bDraft {
  return { email: fields['email'] ?? '', ...(refused && { refused }) };
}

/** Returns the first state. Claims the token in the address if the widget can use it. */
export function startFromAddress(host: Host, settings: B2bSettings, typed: Typed | undefined): B2bState {
  const { authFlowType } = resolveB2bConfig(settings.config, host.baseURI);
  const urlToken = takeB2bToken(pageClaims, host, settings);
  const resumed = urlToken ? undefined : resumeScreen(host, settings);
  if (resumed) return resumed;
  return start({
    visit: freshVisit(settings, host.baseURI),
    authFlowType,
    urlToken,
    expected: urlToken !== undefined && pageB2bRedirect.isExpected(urlToken.tokenType),
    draft: typed ? draftOf(typed) : EMPTY_B2B_DRAFT,
  });
}

/** Starts anew when the page names another organization, or another flow. */
function useOrganization({ host, settings, config, send }: ArrivalProps<B2b>): void {
  const asked = `${config.authFlowType} ${config.organizationSlug ?? ''}`;
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    send({ type: 'reset', visit: freshVisit(settings, host.baseURI) });
  }, [asked, host, settings, send]);
}

const tab = safeStorage(() => sessionStorage);
/** In the tab: that there may be the token of a proved address. */
const PROVED = 'auth-widget:proved';

/** What proves an address ends with it, so that it does not go with what the next visitor sends. */
function useProof({ provider, state }: ArrivalProps<B2b>): void {
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

export function useArrival(props: ArrivalProps<B2b>): void {
  useScreenNote(props);
  useProof(props);
  useOrganization(props);
  useRefusal(props, pageB2bRedirect, props.settings.redirectHandling === 'auto');
}
