/** Our own simple drawing. */
import type { LogoDrawing } from './drawing.ts';

export const logo: LogoDrawing = {
  box: '0 0 168 143',
  paths: [
    [
      '#964aff',
      'M0 34.600h30.500l17.700 45.300 17.900-45.300h29.700L51.100 142H21.300l12.300-28.400zM104.500 70.900 133.900 0H168l-31 70.900zM116 78.500a18.500 18.500 0 1 1 0 37 18.500 18.500 0 0 1 0-37z',
    ],
  ],
};
