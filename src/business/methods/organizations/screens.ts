import type { ScreensOf } from '../../screen.ts';
import { Discovery } from './discovery.tsx';
import { stoppedScreens } from './stopped.tsx';

export const screens: ScreensOf<'Discovery' | 'ErrorOrganizationNotFound' | 'Error'> = {
  Discovery,
  ...stoppedScreens,
};
