import { Finishing } from '../../../shell/arrival/finishing.tsx';
import type { ScreensOf } from '../../method.ts';
import { LoggingIn } from './logging-in.tsx';
import { OtherAccount } from './other-account.tsx';

export const screens: ScreensOf<'LoggingIn' | 'OtherAccount' | 'Finishing'> = {
  LoggingIn,
  OtherAccount,
  Finishing,
};
