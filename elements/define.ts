import { AuthResetPassword } from './auth-reset-password.ts';
import { AuthWidget } from './auth-widget.ts';
import { register } from './internal/register.ts';
import { VERSION } from './version.ts';

/**
 * Registers the elements. Does nothing on a server.
 * @param tag registers only `<auth-widget>`, under this name
 * @param registry default: `customElements`
 */
export function define(tag?: string, registry?: CustomElementRegistry): void {
  const target = registry ?? globalThis.customElements;
  if (!target) return;
  const conflicts = [
    register(AuthWidget, tag ?? AuthWidget.tag, target),
    tag === undefined ? register(AuthResetPassword, AuthResetPassword.tag, target) : undefined,
  ].filter((conflict) => conflict !== undefined);
  if (conflicts.length > 0) {
    console.warn(`auth-widget: ${conflicts.join(', ')}; version ${VERSION} is ignored.`);
  }
}
