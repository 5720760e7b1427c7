import type { AuthResetPassword } from '../auth-reset-password.ts';
import type { AuthWidget } from '../auth-widget.ts';
import { createComponent, type Runtime } from './component.ts';

export const createComponents = (runtime: Runtime) => ({
  AuthWidget: createComponent<AuthWidget>('auth-widget', 'AuthWidget', runtime),
  AuthResetPassword: createComponent<AuthResetPassword>('auth-reset-password', 'AuthResetPassword', runtime),
});
