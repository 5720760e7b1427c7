/** The screens that follow the first one. `build/first-screen/plugin.mjs` replaces the value at build time. */
import type { NextScreenData } from '../../shell/start/next-screen-data.ts';

export const nextScreenData: NextScreenData | undefined = undefined as NextScreenData | undefined;
