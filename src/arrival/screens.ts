import type { ScreensOf } from '../methods/method.ts';
import { LoggingIn } from './logging-in.tsx';

export const screens: ScreensOf<'LoggingIn'> = { LoggingIn };
