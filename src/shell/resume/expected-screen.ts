/**
 * Which screen a reload comes back to, as far as the entry chunk needs to know: it requests the screen's code, and does
 * not draw the first screen in its place.
 */
import { isReturn } from '../../kit/lib/is-return.ts';
import { tabStorage } from '../../kit/lib/storage.ts';

/** A widget on the page. */
export interface Placed {
  readonly isConnected: boolean;
}

/** The widgets that the entry has asked for, in their order, until notes.ts numbers them. */
export const newWidgets = new Set<Placed>();

/** Adds a widget. Drops those that have left the page, which nothing else would free. */
export function addNewWidget(widget: Placed): void {
  for (const known of newWidgets) if (!known.isConnected) newWidgets.delete(known);
  newWidgets.add(widget);
}

/**
 * Where a project's notes are. They start with when they expire, in ms since 1970, the name of a screen, and the version of
 * the package that wrote them.
 * @param project its public token
 */
export function notesKey(project: string | undefined): string {
  return `auth-widget:screen ${project}`;
}

/** @returns an empty string if there is no note, or the visitor has opened the page anew instead of coming back to it */
export function expectedScreen(project: string | undefined): string {
  // Asked first, since the storage takes browsers long to open.
  if (!isReturn()) return '';
  const [until, screen = ''] = tabStorage.read(notesKey(project))?.split(' ') ?? [];
  return Number(until) > Date.now() ? screen : '';
}
