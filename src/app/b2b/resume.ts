/** Comes back to the screen that the visitor was on before a reload. */
import { useEffect } from 'react';
import { resolveB2bConfig } from '../../config/b2b/resolve.ts';
import type { B2bSettings } from '../../config/b2b/settings.ts';
import type { Host } from '../../entry/host.ts';
import { noteOf, pageOf, resume } from '../../flow/b2b/resume.ts';
import type { B2bState } from '../../flow/b2b/screens.ts';
import type { B2b } from '../../flow/b2b/types.ts';
import { thisMoment } from '../../lib/countdown.ts';
import { pageNotes } from '../../resume/page-notes.ts';
import { placeOf } from '../../resume/page-places.ts';
import type { ArrivalProps } from '../flow.ts';

const placeIn = (host: Host): string => `b2b ${placeOf(host)}`;

/** @returns undefined if there is no screen to come back to */
export function resumeScreen(host: Host, settings: B2bSettings): B2bState | undefined {
  const config = resolveB2bConfig(settings.config, host.baseURI);
  const note = pageNotes.find(settings.publicToken, placeIn(host));
  return resume(note, config, pageOf(config, location.pathname), thisMoment());
}

/** Keeps the note of the current screen up to date. A screen that cannot be resumed has none. */
export function useScreenNote({ host, settings, config, state }: ArrivalProps<B2b>): void {
  const { publicToken } = settings;
  useEffect(() => {
    const note = noteOf(state, config, pageOf(config, location.pathname), thisMoment());
    pageNotes.keep(publicToken, placeIn(host), note);
  }, [host, publicToken, state, config]);
}
