/** Our own simple drawing of X, which Twitter is called now. */
import type { LogoDrawing } from './drawing.ts';

export const logo: LogoDrawing = {
  box: '0 0 24 24',
  paths: [
    [
      'currentColor',
      'M1.500 2h7.100l14 20h-7.100zM5.300 4l11.200 16h2.300L7.600 4zM19.100 2h2.600l-7.400 8.500-1.300-1.900zM9.700 13.500l1.300 1.900L5.200 22H2.400z',
    ],
  ],
};
