import type { ScreensOf } from '../method.ts';
import { LoggingIn } from './screens/logging-in.tsx';

export const screens: ScreensOf<'LoggingIn'> = { LoggingIn };
