/** From gilbarbara/logos (CC0), by way of @iconify-json/logos: x. */
import type { LogoDrawing } from './drawing.ts';

export const logo: LogoDrawing = {
  box: '0 0 251 256',
  paths: [
    [
      'currentColor',
      'M149.079 108.399L242.33 0h-22.098l-80.97 94.12L74.59 0H0l97.796 142.328L0 256h22.1l85.507-99.395L175.905 256h74.59L149.073 108.399zM118.81 143.58l-9.909-14.172l-78.84-112.773h33.943l63.625 91.011l9.909 14.173l82.705 118.3H186.3l-67.49-96.533z',
    ],
  ],
};
