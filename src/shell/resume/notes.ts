/**
 * Remembers the screens that widgets show, until the tab is closed, so that a reload does not lose them: phones throw
 * away the page of a visitor who looks for a passcode in another app.
 */
import { parseJson, withoutPrototype } from '../../kit/lib/objects.ts';
import type { PhoneText } from '../../kit/lib/phone-text.ts';
import type { SafeStorage } from '../../kit/lib/storage.ts';
import { type expectedScreen, notesKey, type Placed } from './expected-screen.ts';

/** Notes of a screen. No secrets: every script of the page can read them. */
export interface Note {
  readonly screen: string;
  /** When it expires, in ms since 1970. */
  readonly until: number;
  /** When it was noted, in ms since 1970. */
  readonly at?: number;
  /** The numbers in it, as the visitor reads them. */
  readonly phones?: readonly PhoneText[];
}

export interface Notes {
  /**
   * The notes at this place before the visitor left the page, until `keep` is called for it.
   * @param project the project's public token
   * @param place tells the widget from others of the page
   * @returns undefined if there is nothing, or the visitor has opened the page anew
   */
  find(project: string | undefined, place: string): Note | undefined;
  /** The notes at this place of an earlier visit in this tab, if the visitor has opened the page anew. */
  left(project: string | undefined, place: string): Note | undefined;
  /** Replaces the note of this place. */
  keep(project: string | undefined, place: string, note: Note | undefined): void;
}

/** A project's notes, by their places. */
type Noted = Readonly<Record<string, Note>>;
const NONE: Noted = withoutPrototype({});

/**
 * @param tab the tab's sessionStorage
 * @param expected as in expected-screen.ts
 * @param version of the package. What another one wrote, whose screens may hold other data, is no note
 */
export function createNotes(tab: SafeStorage, expected: typeof expectedScreen, version: string): Notes {
  const kept = new Set<string>();
  const idOf = (project: string | undefined, place: string): string => `${notesKey(project)} ${place}`;

  const read = (project: string | undefined): Noted => {
    // After the time and the name.
    const [, writer, json = ''] = /^\S+ \S+ (\S+) ({.*})$/s.exec(tab.read(notesKey(project)) ?? '') ?? [];
    try {
      return writer === version ? (parseJson(json) as Noted) : NONE;
    } catch {
      return NONE;
    }
  };
  const write = (project: string | undefined, noted: Noted): void => {
    const [first, ...others] = Object.values(noted);
    if (!first) return tab.remove(notesKey(project));
    const until = Math.max(...[first, ...others].map((note) => note.until));
    tab.write(notesKey(project), `${until} ${first.screen} ${version} ${JSON.stringify(noted)}`);
  };
  const noted = (project: string | undefined, place: string): Note | undefined =>
    kept.has(idOf(project, place)) ? undefined : read(project)[place];
  return {
    find: (project, place) => (expected(project) === '' ? undefined : noted(project, place)),
    left: (project, place) => (expected(project) === '' ? noted(project, place) : undefined),
    keep(project, place, note) {
      kept.add(idOf(project, place));
      const { [place]: _, ...others } = read(project);
      write(project, note ? { ...others, [place]: note } : others);
    },
  };
}

/**
 * Numbers widgets in the order in which they appear, which is the same after a reload, although their code may arrive in
 * another one. The number of a widget that has left the page is given away again.
 * @param newWidgets widgets that have appeared since the last call
 */
export function createPlaces(newWidgets: Set<Placed>): (widget: Placed) => number {
  const widgets: Placed[] = [];
  const numberOf = (widget: Placed): number => {
    const known = widgets.indexOf(widget);
    if (known !== -1) return known;
    const left = widgets.findIndex(({ isConnected }) => !isConnected);
    const number = left === -1 ? widgets.length : left;
    widgets[number] = widget;
    return number;
  };
  return (widget) => {
    newWidgets.forEach(numberOf);
    newWidgets.clear();
    return numberOf(widget);
  };
}
