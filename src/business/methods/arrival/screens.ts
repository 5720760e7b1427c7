import { Finishing } from '../../../shell/arrival/finishing.tsx';
import type { ScreensOf } from '../../method.ts';
import { emailScreens } from '../email/screens.ts';
import { Discovery } from '../organizations/discovery.tsx';
import { stoppedScreens } from '../organizations/stopped.tsx';
import { ssoScreens } from '../sso/screens.tsx';
import { LoggedIn } from './logged-in.tsx';
import { LoggingIn } from './logging-in.tsx';
import { OtherAccount } from './other-account.tsx';

type ArrivalScreen = 'LoggingIn' | 'OtherAccount' | 'Finishing' | 'LoggedIn';
type OrganizationScreen = 'Discovery' | 'ErrorOrganizationNotFound' | 'Error';

/** What most visitors pass on the way from the first screen to a session, in one chunk. */
export const screens: ScreensOf<
  ArrivalScreen | OrganizationScreen | keyof typeof emailScreens | keyof typeof ssoScreens
> = {
  LoggingIn,
  OtherAccount,
  Finishing,
  LoggedIn,
  Discovery,
  ...stoppedScreens,
  ...emailScreens,
  ...ssoScreens,
};
