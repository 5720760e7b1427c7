import { newWidgets } from './expected-screen.ts';
import { createPlaces } from './places.ts';

/** The number of a widget on this page, from 0. */
export const placeOf = createPlaces(newWidgets);
