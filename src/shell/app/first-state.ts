/** How a flow starts: by the page's address, or where the visitor was before a reload. */
import { thisMoment } from '../../kit/lib/countdown.ts';
import { phoneTextsIn, rememberPhoneText } from '../../kit/lib/phone-text.ts';
import { browserStorage } from '../../kit/lib/storage.ts';
import { hasSignedOutSince } from '../../provider/changes/sign-outs.ts';
import type { Typed } from '../first-screen/typed.ts';
import type { FlowTypes } from '../flow-types.ts';
import { pageClaims } from '../redirect/token-claims.ts';
import type { Note } from '../resume/notes.ts';
import { pageNotes, placeOf } from '../resume/page-notes.ts';
import type { Host } from '../runner/types.ts';
import type { Flow } from './flow.ts';

/** Elements of different kinds are often on different pages of a site. */
const placeIn = (kind: string, host: Host): string => `${kind} ${placeOf(host)}`;

/** @returns the rest of the note */
function rememberPhones(given: Note): Note {
  const { phones = [], at: _, ...note } = given;
  for (const [e164, international] of phones) rememberPhoneText(e164, international);
  return note;
}

/** Returns the first state. Claims the token in the address if the widget can use it. */
export function firstState<F extends FlowTypes>(
  { resolve, takeToken, notes, redirect, start }: Flow<F>,
  host: Host,
  settings: F['settings'],
  typed: Typed | undefined,
): F['state'] {
  const config = resolve(settings.config, host.baseURI);
  const urlToken = takeToken(pageClaims, host, settings);
  const expected =
    urlToken !== undefined && redirect.isExpected(urlToken.tokenType, urlToken.token, config.asksOfLinks);
  const askedBefore = urlToken !== undefined && redirect.hasAsked(urlToken.tokenType);
  const { publicToken: project } = settings;
  const kind = notes.kindOf(settings);
  const { left: last } = host;
  const left = last?.project === project && last?.kind === kind ? last : undefined;
  // The same version of the package wrote it, at the same place, so that it is a note of this flow.
  const resumed = (note: Note | undefined): F['state'] | undefined =>
    note && notes.resume(rememberPhones(note) as F['note'], config, thisMoment());
  const place = placeIn(kind, host);
  const state = urlToken ? undefined : resumed(left?.note ?? pageNotes.find(project, place));
  const earlier = urlToken || left ? undefined : pageNotes.left(project, place);
  const isOver = earlier && hasSignedOutSince(browserStorage, earlier.at ?? 0, Date.now());
  const waiting = isOver ? undefined : resumed(earlier);
  return (
    state ??
    start({
      settings,
      config,
      urlToken,
      expected,
      ...(askedBefore && { askedBefore }),
      typed,
      draft: left?.draft,
      waiting,
    })
  );
}

/** Remembers where the visitor is, for a widget that is put back. Nothing if it would start like a new one. */
export function keepLeft<F extends FlowTypes>(
  { kindOf, noteOf, endsWithWidget }: Flow<F>['notes'],
  {
    host,
    settings,
    config,
  }: { readonly host: Host; readonly settings: F['settings']; readonly config: F['config'] },
  state: F['state'],
): void {
  const note = endsWithWidget(state) ? undefined : noteOf(state, config, thisMoment());
  const { draft } = state;
  const project = settings.publicToken;
  host.left =
    note || draft.email || draft.phone?.number
      ? { project, kind: kindOf(settings), screen: note?.screen ?? 'Main', note, draft }
      : undefined;
}

/**
 * Replaces the note of a widget's screen.
 * @param note none for a screen that cannot be resumed
 */
export function keepNote<F extends FlowTypes>(
  { kindOf }: Flow<F>['notes'],
  { host, settings }: { readonly host: Host; readonly settings: F['settings'] },
  note: Note | undefined,
): void {
  const kept = note && { ...note, at: Date.now(), phones: phoneTextsIn(JSON.stringify(note)) };
  pageNotes.keep(settings.publicToken, placeIn(kindOf(settings), host), kept);
}
