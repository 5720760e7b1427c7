/** Comes back to the screen that the visitor was on before a reload. */
import { useEffect } from 'react';
import { thisMoment } from '../../kit/lib/countdown.ts';
import { resolveConfig } from '../../settings/resolve.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Form } from '../../settings/types.ts';
import type { ArrivalProps } from '../../shell/app/flow.ts';
import { pageNotes } from '../../shell/resume/page-notes.ts';
import { placeOf } from '../../shell/resume/page-places.ts';
import type { Host } from '../../shell/runner/host.ts';
import { noteOf, resume } from '../flow/resume.ts';
import type { State } from '../flow/screens.ts';
import type { Consumer } from '../flow/types.ts';

/** Elements with different forms are often on different pages of a site. */
const placeIn = (host: Host, form: Form): string => `${form} ${placeOf(host)}`;

/** @returns undefined if there is no screen to come back to */
export function resumeScreen(host: Host, { config, form, publicToken }: Settings): State | undefined {
  const note = pageNotes.find(publicToken, placeIn(host, form));
  return resume(note, resolveConfig(config, host.baseURI), thisMoment());
}

/** Keeps the note of the current screen up to date. A screen that cannot be resumed has none. */
export function useScreenNote({ host, settings, config, state }: ArrivalProps<Consumer>): void {
  const { form, publicToken } = settings;
  useEffect(() => {
    pageNotes.keep(publicToken, placeIn(host, form), noteOf(state, config));
  }, [host, form, publicToken, state, config]);
}
