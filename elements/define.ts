import { AuthResetPassword } from './auth-reset-password.ts';
import { AuthWidget } from './auth-widget.ts';
import { VERSION } from './version.ts';

type ElementClass = typeof AuthWidget | typeof AuthResetPassword;

/** Under which version a class was registered, readable by a second copy of the package. */
const VERSION_KEY = Symbol.for('auth-widget.version');

function register(element: ElementClass, tag: string, registry: CustomElementRegistry): void {
  const taken = registry.get(tag);
  if (taken) {
    const version: unknown = Reflect.get(taken, VERSION_KEY);
    if (version === VERSION) return;
    const by = typeof version === 'string' ? `version ${version} of auth-widget` : 'another script';
    console.warn(`auth-widget: <${tag}> is registered by ${by}; version ${VERSION} leaves it alone.`);
    return;
  }
  // A subclass of its own, because a class can be registered under one tag only.
  const registered = class extends (element as CustomElementConstructor) {};
  Reflect.set(registered, VERSION_KEY, VERSION);
  registry.define(tag, registered);
}

/**
 * Registers the elements; with a tag, only `<auth-widget>` under that name. On a server it does nothing.
 * @param registry default: the page's
 */
export function define(tag?: string, registry?: CustomElementRegistry): void {
  const target = registry ?? globalThis.customElements;
  if (!target) return;
  register(AuthWidget, tag ?? AuthWidget.tag, target);
  if (tag === undefined) register(AuthResetPassword, AuthResetPassword.tag, target);
}
