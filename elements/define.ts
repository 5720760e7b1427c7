import { AuthResetPassword } from './auth-reset-password.ts';
import { AuthWidget } from './auth-widget.ts';
import { VERSION } from './version.ts';

type ElementClass = typeof AuthWidget | typeof AuthResetPassword;

/** Under which version a class was registered, readable by a second copy of the package. */
const VERSION_KEY = Symbol.for('auth-widget.version');

/** Who else has the tag, as the warning says it; nobody where it was free or is this very version's. */
function register(element: ElementClass, tag: string, registry: CustomElementRegistry): string | undefined {
  const taken = registry.get(tag);
  if (taken) {
    const version: unknown = Reflect.get(taken, VERSION_KEY);
    if (version === VERSION) return undefined;
    const by = typeof version === 'string' ? `version ${version} of auth-widget` : 'another script';
    return `<${tag}> is registered by ${by}`;
  }
  // A subclass of its own, because a class can be registered under one tag only.
  const registered = class extends (element as CustomElementConstructor) {};
  Reflect.set(registered, VERSION_KEY, VERSION);
  registry.define(tag, registered);
  return undefined;
}

/**
 * Registers the elements; with a tag, only `<auth-widget>` under that name. On a server it does nothing.
 * @param registry default: the page's
 */
export function define(tag?: string, registry?: CustomElementRegistry): void {
  const target = registry ?? globalThis.customElements;
  if (!target) return;
  const taken = [
    register(AuthWidget, tag ?? AuthWidget.tag, target),
    tag === undefined ? register(AuthResetPassword, AuthResetPassword.tag, target) : undefined,
  ].filter((by) => by !== undefined);
  if (taken.length > 0) {
    console.warn(`auth-widget: ${taken.join(', ')}; version ${VERSION} leaves that alone.`);
  }
}
