import { noteViolation } from '../../src/advice/violations.ts';
import { VERSION } from '../version.ts';

/** Where a registered class keeps its version, so that a second copy of the package can read it. */
const VERSION_KEY = Symbol.for('auth-widget.version');

/**
 * Registers a tag, unless it is taken.
 * @returns who has taken it, for the warning; undefined if that is the same version of this package
 */
export function register(
  element: CustomElementConstructor,
  tag: string,
  registry: CustomElementRegistry,
): string | undefined {
  const existing = registry.get(tag);
  if (existing) {
    const version: unknown = Reflect.get(existing, VERSION_KEY);
    if (version === VERSION) return undefined;
    const owner = typeof version === 'string' ? `version ${version} of auth-widget` : 'another script';
    return `<${tag}> is already registered by ${owner}`;
  }
  // A subclass, because a class can be registered under one tag only.
  const registered = class extends element {};
  Reflect.set(registered, VERSION_KEY, VERSION);
  registry.define(tag, registered);
  addEventListener('securitypolicyviolation', noteViolation);
  return undefined;
}

/** Registers an element under its own tag. Does nothing on a server. */
export function registerOwn(element: CustomElementConstructor & { readonly tag: string }): void {
  if (typeof customElements === 'undefined') return;
  const conflict = register(element, element.tag, customElements);
  if (conflict !== undefined) console.warn(`auth-widget: ${conflict}; version ${VERSION} is ignored.`);
}
