import { tabStorage } from '../../kit/lib/storage.ts';
import { expectedScreen } from './expected-screen.ts';
import { createNotes } from './notes.ts';

/** The package's version, inserted by rollup. */
declare const AUTH_WIDGET_VERSION: string;

/** The notes of this tab. */
export const pageNotes = createNotes(tabStorage, expectedScreen, AUTH_WIDGET_VERSION);
