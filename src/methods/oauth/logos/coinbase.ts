/** Our own simple drawing. */
import type { LogoDrawing } from './drawing.ts';

export const logo: LogoDrawing = {
  box: '0 0 24 24',
  paths: [
    ['#0052ff', 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24z'],
    [
      '#ffffff',
      'M12 16.200a4.200 4.200 0 1 1 4.150-4.900h4.230a8.400 8.400 0 1 0 0 1.400h-4.230A4.200 4.200 0 0 1 12 16.200z',
    ],
  ],
};
