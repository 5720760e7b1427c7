/** The sign-outs of a project, in any tab of the browser. */
import type { ChangesPage } from './changes-page.ts';
import { LAST_SIGN_OUT_KEY } from './last-sign-out.ts';

/** Holds a number that no other sign-out has, and the id of the session once that has ended. */
const keyOf = (project: string): string => `auth-widget:signed-out ${project}`;

type Notes = Pick<ChangesPage, 'storage' | 'signOuts'>;

const read = ({ storage }: Notes, project: string): readonly string[] =>
  (storage.read(keyOf(project)) ?? '').split(' ');

/** Another text after each sign-out. */
export const lastSignOut = (notes: Notes, project: string): string =>
  `${notes.signOuts.get(project)} ${read(notes, project)[0]}`;

export function noteSignOut({ storage, signOuts }: Notes, project: string): void {
  signOuts.set(project, (signOuts.get(project) ?? 0) + 1);
  storage.write(keyOf(project), `${Math.random()}`);
  storage.write(LAST_SIGN_OUT_KEY, `${Date.now()}`);
}

/** @param session the id of the session that the visitor has signed out of */
export const noteEnd = (notes: Notes, project: string, session: string): void =>
  notes.storage.write(keyOf(project), `${read(notes, project)[0]} ${session}`);

/** Whether a session is the one that was ended last. */
export const isEnded = (notes: Notes, project: string, session: string | undefined): boolean =>
  session !== undefined && read(notes, project)[1] === session;
