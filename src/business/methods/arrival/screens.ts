import { Finishing } from '../../../shell/arrival/finishing.tsx';
import type { ScreensOf } from '../../screen.ts';
import { LoggedIn } from './logged-in.tsx';
import { LoggingIn } from './logging-in.tsx';
import { OtherAccount } from './other-account.tsx';

export const screens: ScreensOf<'LoggingIn' | 'OtherAccount' | 'Finishing' | 'LoggedIn'> = {
  LoggingIn,
  OtherAccount,
  Finishing,
  LoggedIn,
};
