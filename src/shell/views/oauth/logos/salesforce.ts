/** Our own simple drawing. */
import type { LogoDrawing } from './drawing.ts';

export const logo: LogoDrawing = {
  box: '0 0 24 24',
  paths: [
    [
      '#00a1e0',
      'M10 6.4a4.6 4.6 0 0 1 6.9-.6 5.2 5.2 0 1 1 2 9.9 3.9 3.9 0 0 1-5.2 1.6 4.5 4.5 0 0 1-8.3-.5A3.9 3.9 0 0 1 3 9.7a4.5 4.5 0 0 1 7-3.3z',
    ],
  ],
};
