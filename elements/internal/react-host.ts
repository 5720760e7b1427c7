/**
 * Adapts r2wc, which mounts, updates and unmounts the app. It has no props: those of r2wc lose a property set before the upgrade,
 * ignore `flag=""`, do nothing when an attribute is removed, write JSON back into the attribute, throw on a malformed one, and
 * do not parse text assigned to a property. So the base has props, and calls r2wc when there is something to do, and not
 * when a node only moves (decision elements-1).
 */

import r2wc from '@r2wc/core';
import type { Fields } from '../../src/settings/fields.ts';
import { type BaseElement, elementBase, LEFT, UPDATE } from './element-base.ts';
import { ServerElement } from './server-element.ts';

/** The app inside an element, while it is mounted. */
export interface Mounted {
  /** Properties have changed. */
  update(): void;
  /** The element has moved without being unmounted. */
  moved(): void;
  unmount(): void;
}

export interface ReactHostOptions<E extends HTMLElement> {
  /** True if the element renders into a plain container. Called once, when it is first connected. */
  wantsPlainContainer(element: E): boolean;
  mount(element: E, container: HTMLElement | ShadowRoot): Mounted;
}

interface R2wcElement extends HTMLElement {
  /** Mounts or updates. */
  connectedCallback(): void;
  /** Unmounts. */
  disconnectedCallback(): void;
}

/** Where r2wc keeps what `mount` returned, until it is unmounted. */
const CONTEXT = Symbol.for('r2wc.context');

/** Attribute of the plain container. */
const CONTAINER_ATTRIBUTE = 'data-auth-widget';

function plainContainer(element: HTMLElement): HTMLElement {
  // A clone of an element comes with the original's container.
  element.querySelector(`:scope > [${CONTAINER_ATTRIBUTE}]`)?.remove();
  // An `<img name=createElement>` replaces the document's.
  const container = Document.prototype.createElement.call(document, 'div');
  container.setAttribute(CONTAINER_ATTRIBUTE, '');
  // As in a shadow root, the page's rules for divs and its text-indent do not apply.
  container.style.cssText = 'all:revert!important;text-indent:0!important';
  element.append(container);
  return container;
}

function shadowContainer(element: HTMLElement): ShadowRoot {
  try {
    return element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  } catch {
    // The markup has a closed root.
    return element.attachShadow({ mode: 'closed' });
  }
}

/** Creates an element class with a property for each field, and an attribute unless it is a property only. */
export function reactHost<E extends HTMLElement>(
  fields: Fields,
  options: ReactHostOptions<E>,
): new () => E & BaseElement {
  const containers = new WeakMap<HTMLElement, HTMLElement | ShadowRoot>();
  const containerOf = (element: E): HTMLElement | ShadowRoot => {
    const known = containers.get(element);
    if (known) return known;
    const container = options.wantsPlainContainer(element)
      ? plainContainer(element)
      : shadowContainer(element);
    containers.set(element, container);
    return container;
  };
  const renderer = {
    mount: (element: E) => options.mount(element, containerOf(element)),
    update: (mounted: Mounted) => mounted.update(),
    unmount: (mounted: Mounted) => mounted.unmount(),
  };
  // r2wc's types do not allow leaving out the component, which this renderer has no use for. On a server there is no
  // HTMLElement: the module can be imported, but its elements cannot be created.
  const R2wc = (
    typeof HTMLElement === 'undefined'
      ? ServerElement
      : (r2wc as unknown as (...args: unknown[]) => unknown)(null, { props: {} }, renderer)
  ) as new () => R2wcElement;

  class ReactHostElement extends elementBase(fields, R2wc) {
    override connectedCallback(): void {
      super.connectedCallback();
      containerOf(this as unknown as E);
      (Reflect.get(this, CONTEXT) as Mounted | undefined)?.moved();
    }

    override [UPDATE](): void {
      R2wc.prototype.connectedCallback.call(this);
    }

    override [LEFT](): void {
      R2wc.prototype.disconnectedCallback.call(this);
    }
  }
  // The base makes the accessors that E declares, from the same fields.
  return ReactHostElement as unknown as new () => E & BaseElement;
}
