import { useEffect, useEffectEvent } from 'react';
import { tabStorage } from '../../../kit/lib/storage.ts';
import type { FlowTypes, FoundBy } from '../../flow-types.ts';
import { placeOf } from '../../resume/page-places.ts';
import type { Host } from '../../runner/host.ts';
import type { Runner } from '../../runner/runner.ts';
import type { Flow } from '../flow.ts';
import { allowAnnouncement } from './redirect-loop.ts';

interface ExistingSessionProps<F extends FlowTypes> {
  readonly flow: Flow<F>;
  readonly host: Host;
  readonly provider: F['provider'] | undefined;
  readonly runner: Runner<F>;
  readonly settings: F['settings'];
  readonly state: F['state'];
  /** The screen that the widget started with. */
  readonly first: string;
}

/**
 * Asks the provider whether the visitor is signed in already, and announces the session once it is confirmed. What the
 * browser remembers proves nothing: a page that is told of a dead session would send the visitor to a server that sends
 * them back here.
 */
export function useExistingSession<F extends FlowTypes>({
  flow,
  host,
  provider,
  runner,
  settings,
  state,
  first,
}: ExistingSessionProps<F>): void {
  const announce = useEffectEvent(
    (found: FoundBy<F['provider']>, by: F['provider'], isUnfinished: boolean) => {
      const where = { state, isFirst: state.screen === first, isUnfinished };
      const place = `${settings.publicToken} ${placeOf(host)}`;
      if (allowAnnouncement(tabStorage, place, Date.now()))
        runner.found(flow.sessionFound(found, where, settings), by);
      else
        console.warn(
          'auth-widget: the visitor is signed in, but keeps coming back to this page. Does your server accept the session?',
        );
    },
  );
  const isPlaceKnown = flow.isPlaceKnown(state);
  useEffect(() => {
    if (!isPlaceKnown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    provider?.confirmSession().then(
      (found) => {
        // A task later, an action that has just created the session has reported it. What a flow's provider finds is what
        // the flow expects, but a generic type does not say so.
        if (found && current)
          timer = setTimeout(() => {
            const { pending } = provider;
            void pending.found(found.session).then((left) => {
              if (!current || left === 'kept') return;
              if (left === 'ends') provider.revokeSession().then(() => pending.finish(), runner.reportError);
              else
                announce(found as FoundBy<F['provider']>, provider, left === 'asks' || left === 'finishes');
            });
          });
      },
      // Without an answer, nobody knows, and the form works.
      () => undefined,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [provider, isPlaceKnown, runner]);
}
