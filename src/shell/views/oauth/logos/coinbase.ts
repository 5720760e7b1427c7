/** Our own simple drawing. */
import type { LogoDrawing } from './drawing.ts';

export const logo: LogoDrawing = {
  box: '0 0 24 24',
  paths: [
    ['#0052ff', 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24z'],
    ['#ffffff', 'M15.750 13.400a4 4 0 1 1 0-2.800h4.130a8 8 0 1 0 0 2.800z'],
  ],
};
