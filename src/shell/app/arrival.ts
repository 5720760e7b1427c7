/** Handles how the page was opened, and keeps what a reload comes back to. */
import { useEffect } from 'react';
import type { FlowTypes } from '../flow-types.ts';
import { keepNote } from '../start/first-state.ts';
import type { ArrivalProps, Flow } from './flow.ts';
import { useRefusal } from './use-refusal.ts';

function useScreenNote<F extends FlowTypes>(
  notes: Flow<F>['notes'],
  { host, settings, config, state }: ArrivalProps<F>,
): void {
  const { publicToken } = settings;
  const kind = notes.kindOf(settings);
  useEffect(() => {
    keepNote(notes, { publicToken, kind, host }, state, config);
  }, [host, kind, publicToken, state, config, notes]);
}

/** Handles how the page was opened, and settings that change later. */
export function useArrival<F extends FlowTypes>(flow: Flow<F>, props: ArrivalProps<F>): void {
  useScreenNote(flow.notes, props);
  flow.useSettings(props);
  useRefusal(props, flow.redirect, flow.takesRefusals(props.settings));
}
