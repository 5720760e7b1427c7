import { AuthResetPassword } from './auth-reset-password.ts';
import { AuthWidget } from './auth-widget.ts';
import { register } from './internal/register.ts';

/**
 * Registers the elements. Does nothing on a server.
 * @param tag registers only `<auth-widget>`, under this name
 * @param registry default: `customElements`
 */
export function define(tag?: string, registry?: CustomElementRegistry): void {
  register(
    tag === undefined
      ? { [AuthWidget.tag]: AuthWidget, [AuthResetPassword.tag]: AuthResetPassword }
      : { [tag]: AuthWidget },
    registry,
  );
}
