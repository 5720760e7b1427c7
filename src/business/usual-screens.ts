/** The screens that most visitors pass between the first screen and a session, in one chunk. */

import type { ScreensOf } from './method.ts';
import { arrivalScreens } from './methods/arrival/screens.tsx';
import { emailScreens } from './methods/email/screens.tsx';
import { Discovery } from './methods/organizations/discovery.tsx';
import { stoppedScreens } from './methods/organizations/stopped.tsx';
import { ssoScreens } from './methods/sso/screens.tsx';

export const screens: ScreensOf<
  | 'Discovery'
  | keyof typeof arrivalScreens
  | keyof typeof stoppedScreens
  | keyof typeof emailScreens
  | keyof typeof ssoScreens
> = { Discovery, ...arrivalScreens, ...stoppedScreens, ...emailScreens, ...ssoScreens };
