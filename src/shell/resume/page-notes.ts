import { tabStorage } from '../../kit/lib/storage.ts';
import { expectedScreen, newWidgets } from './expected-screen.ts';
import { createNotes, createPlaces } from './notes.ts';

/** The package's version, inserted by rollup. */
declare const AUTH_WIDGET_VERSION: string;

/** The notes of this tab. */
export const pageNotes = createNotes(tabStorage, expectedScreen, AUTH_WIDGET_VERSION);

/** The number of a widget on this page, from 0. */
export const placeOf = createPlaces(newWidgets);
