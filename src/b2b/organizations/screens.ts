import { stoppedScreens } from './stopped.tsx';
import { Discovery } from './discovery.tsx';
import type { ScreensOf } from '../screen.ts';

export const screens: ScreensOf<'Discovery' | 'ErrorOrganizationNotFound' | 'Error'> = {
  Discovery,
  ...stoppedScreens,
};
