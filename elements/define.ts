import { AuthResetPassword } from './auth-reset-password.ts';
import { AuthWidget } from './auth-widget.ts';
import { VERSION } from './version.ts';

type ElementClass = typeof AuthWidget | typeof AuthResetPassword;

/** Where a registered class keeps its version, so that a second copy of the package can read it. */
const VERSION_KEY = Symbol.for('auth-widget.version');

/**
 * Registers a tag, unless it is taken.
 * @returns who has taken it, for the warning; undefined if that is the same version of this package
 */
function register(element: ElementClass, tag: string, registry: CustomElementRegistry): string | undefined {
  const existing = registry.get(tag);
  if (existing) {
    const version: unknown = Reflect.get(existing, VERSION_KEY);
    if (version === VERSION) return undefined;
    const owner = typeof version === 'string' ? `version ${version} of auth-widget` : 'another script';
    return `<${tag}> is already registered by ${owner}`;
  }
  // A subclass, because a class can be registered under one tag only.
  const registered = class extends (element as CustomElementConstructor) {};
  Reflect.set(registered, VERSION_KEY, VERSION);
  registry.define(tag, registered);
  return undefined;
}

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
