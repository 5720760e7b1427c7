import { useEffect, useEffectEvent, useRef } from 'react';
import { tabStorage } from '../../../kit/lib/storage.ts';
import { sessionIdOf } from '../../../provider/pending/pending-page.ts';
import type { FoundAt } from '../../arrival/arrival-actions.ts';
import type { FlowTypes, FoundBy } from '../../flow-types.ts';
import { placeOf } from '../../resume/page-notes.ts';
import type { ActionResult, FlowRunner, Host } from '../../runner/types.ts';
import type { Flow } from '../flow.ts';
import { allowAnnouncement } from './redirect-loop.ts';

interface ExistingSessionProps<F extends FlowTypes> {
  readonly flow: Flow<F>;
  readonly host: Host;
  readonly provider: F['provider'] | undefined;
  readonly runner: FlowRunner<F>;
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly state: F['state'];
  /** The screen that the widget started with. */
  readonly first: string;
  /** How often the session has ended that the widget said somebody has. Another account's may be there in its place. */
  readonly ended: number;
}

/** Keeps the session alive, where the page asks for it. */
function useKeptAlive<F extends FlowTypes>(
  provider: F['provider'] | undefined,
  { keepSessionAlive, config }: F['settings'],
): void {
  const minutes = config.sessionOptions?.sessionDurationMinutes;
  useEffect(() => {
    if (keepSessionAlive) provider?.keepSessionAlive(minutes);
  }, [provider, keepSessionAlive, minutes]);
}

/** Asks the provider for a session, unless it is known, and what a reload has left of its sign-in. */
async function findSession<F extends FlowTypes>(
  by: F['provider'],
  isNew: (id: string | undefined) => boolean,
  isCurrent: () => boolean,
) {
  // Without an answer, nobody knows, and the form works.
  const found = await by.confirmSession().catch(() => undefined);
  if (!found || !isNew(sessionIdOf(found.session))) return undefined;
  // A task later, an action that has just created the session has reported it.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (!isCurrent()) return undefined;
  const left = await by.pending.found(found.session);
  // A flow's provider finds sessions of that flow, but a generic type does not say so.
  return isCurrent() && left !== 'kept' ? { found: found as FoundBy<F['provider']>, left } : undefined;
}

/**
 * Passes on what the session means, unless this page and another one send the visitor to each other.
 * @param place of the widget: its project, and its number on the page
 */
function conclude<F extends FlowTypes>(
  runner: FlowRunner<F>,
  result: ActionResult<F>,
  by: F['provider'],
  place: string,
): void {
  if (allowAnnouncement(tabStorage, place, Date.now())) return runner.found(result, by);
  const { authEvent: _, ...silent } = result;
  // A second factor waits for the visitor, which is no loop. The page is not told, since it could leave.
  if (typeof silent.next === 'object') return runner.found(silent, by);
  console.warn(
    'auth-widget: the visitor is signed in, but keeps coming back to this page. Does your server accept the session? If it demands a second factor, set second-factor-required here.',
  );
}

/**
 * Asks the provider whether the visitor is signed in already, and announces the session once it is confirmed. What the
 * browser remembers proves nothing: a page that is told of a dead session would send the visitor to a server that sends
 * them back here. A sign-in in another tab counts as well.
 */
export function useExistingSession<F extends FlowTypes>({
  flow,
  host,
  provider,
  runner,
  settings,
  config,
  state,
  first,
  ended,
}: ExistingSessionProps<F>): void {
  const announce = useEffectEvent((found: FoundBy<F['provider']>, by: F['provider'], at: FoundAt) => {
    // Once a session has ended, every widget starts anew.
    const isFirst = state.screen === first || (ended > 0 && state.screen === 'Main');
    const result = flow.sessionFound(found, { state, isFirst, at, config }, settings);
    conclude(runner, result, by, `${settings.publicToken} ${placeOf(host)}`);
  });
  /** The id of the last session that was found. */
  const met = useRef<string>(undefined);
  const look = useEffectEvent(async (by: F['provider'], at: FoundAt, isCurrent: () => boolean) => {
    const isNew = (id: string | undefined): boolean => {
      const isMet = id === met.current;
      met.current = id;
      // The client has just found it by itself.
      return !(isMet && at === 'elsewhere');
    };
    const sighted = await findSession<F>(by, isNew, isCurrent);
    if (!sighted) return;
    const { found, left } = sighted;
    if (left === 'ends') by.revokeSession().then(() => by.pending.finish(), runner.reportError);
    else announce(found, by, left === 'asks' || left === 'finishes' ? 'reload' : at);
  });

  const isPlaceKnown = flow.isPlaceKnown(state);
  useEffect(() => {
    if (!isPlaceKnown || !provider) return undefined;
    let current = true;
    void look(provider, 'start', () => current);
    return () => {
      current = false;
    };
  }, [provider, isPlaceKnown, ended]);

  useKeptAlive(provider, settings);

  const awaits = flow.awaits(state) !== undefined;
  useEffect(() => {
    if (!awaits || !provider) return undefined;
    let current = true;
    const stop = provider.onSignIn((session) => {
      void provider.pending
        .settled(session)
        .then(() =>
          current && !runner.hasSignedIn() ? look(provider, 'elsewhere', () => current) : undefined,
        );
    });
    return () => {
      current = false;
      stop();
    };
  }, [provider, awaits, runner]);
}
