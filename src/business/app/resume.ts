/** Comes back to the screen that the visitor was on before a reload. */
import { useEffect } from 'react';
import { thisMoment } from '../../kit/lib/countdown.ts';
import { resolveB2bConfig } from '../../settings/business/resolve.ts';
import type { B2bSettings } from '../../settings/business/settings.ts';
import type { ArrivalProps } from '../../shell/app/flow.ts';
import { pageNotes } from '../../shell/resume/page-notes.ts';
import { placeOf } from '../../shell/resume/page-places.ts';
import type { Host } from '../../shell/runner/host.ts';
import { noteOf, pageOf, resume } from '../flow/resume.ts';
import type { B2bState } from '../flow/screens.ts';
import type { B2b } from '../flow/types.ts';

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
