import type { ScreensOf } from '../method.ts';
import { PasswordConfirmation } from './screens/password-confirmation.tsx';

export const screens: ScreensOf<'PasswordConfirmation'> = { PasswordConfirmation };
