/** Comes back to the screen that the visitor was on before a reload. */
import { useEffect } from 'react';
import { resolveConfig } from '../../config/resolve.ts';
import type { Settings } from '../../config/settings.ts';
import type { Form } from '../../config/types.ts';
import type { Host } from '../../entry/host.ts';
import { noteOf, resume } from '../../flow/consumer/resume.ts';
import type { State } from '../../flow/consumer/screens.ts';
import type { Consumer } from '../../flow/consumer/types.ts';
import { thisMoment } from '../../lib/countdown.ts';
import { pageNotes } from '../../resume/page-notes.ts';
import { placeOf } from '../../resume/page-places.ts';
import type { ArrivalProps } from '../flow.ts';

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
