/** How a flow starts: by the page's address, or where the visitor was before a reload. */
import { useEffect } from 'react';
import { thisMoment } from '../../kit/lib/countdown.ts';
import type { Typed } from '../first-screen/typed.ts';
import type { FlowTypes } from '../flow-types.ts';
import { pageClaims } from '../redirect/page-claims.ts';
import { pageNotes } from '../resume/page-notes.ts';
import { placeOf } from '../resume/page-places.ts';
import type { Host } from '../runner/host.ts';
import type { ArrivalProps, Flow } from './flow.ts';
import { useRefusal } from './use-refusal.ts';

/** Elements of different kinds are often on different pages of a site. */
const placeIn = (kind: string, host: Host): string => `${kind} ${placeOf(host)}`;

/** Returns the first state. Claims the token in the address if the widget can use it. */
export function firstState<F extends FlowTypes>(
  { resolve, takeToken, notes, redirect, start }: Flow<F>,
  host: Host,
  settings: F['settings'],
  typed: Typed | undefined,
): F['state'] {
  const config = resolve(settings.config, host.baseURI);
  const urlToken = takeToken(pageClaims, host, settings);
  const expected = urlToken !== undefined && redirect.isExpected(urlToken.tokenType);
  const note = urlToken
    ? undefined
    : pageNotes.find(settings.publicToken, placeIn(notes.kindOf(settings), host));
  // The same version of the package wrote it, at the same place, so that it is a note of this flow.
  const state = note && notes.resume(note as F['note'], config, thisMoment());
  return state ?? start({ settings, config, urlToken, expected, typed });
}

/** Keeps the note of the current screen up to date. A screen that cannot be resumed has none. */
function useScreenNote<F extends FlowTypes>(
  { noteOf, kindOf }: Flow<F>['notes'],
  { host, settings, config, state }: ArrivalProps<F>,
): void {
  const { publicToken } = settings;
  const kind = kindOf(settings);
  useEffect(() => {
    pageNotes.keep(publicToken, placeIn(kind, host), noteOf(state, config, thisMoment()));
  }, [host, kind, publicToken, state, config, noteOf]);
}

/** Handles how the page was opened, and settings that change later. */
export function useArrival<F extends FlowTypes>(flow: Flow<F>, props: ArrivalProps<F>): void {
  useScreenNote(flow.notes, props);
  flow.useSettings(props);
  useRefusal(props, flow.redirect, flow.takesRefusals(props.settings));
}
