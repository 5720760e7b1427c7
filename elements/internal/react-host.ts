/**
 * Adapts r2wc, which mounts, updates and unmounts the app, and works around seven of its habits: it loses a property
 * set before the upgrade, ignores `flag=""`, does nothing when an attribute is removed, writes a JSON property back
 * into the attribute, throws on a malformed attribute, loses what was typed when the node moves, and leaves text
 * assigned to a property unparsed. No prop has an r2wc type, so r2wc passes values through without converting them
 * (decision elements-1).
 */

import r2wc from '@r2wc/core';
import type { Problem } from '../../src/settings/settings.ts';
import { attributeOf, type Fields, type Parsed } from './fields.ts';
import { ServerElement } from './server-element.ts';

/** The app inside an element, while it is mounted. */
export interface Mounted {
  /** A property has changed. */
  update(): void;
  /** The element has moved without being unmounted. */
  moved(): void;
  unmount(): void;
}

export interface ReactHostOptions<E extends HTMLElement> {
  /** Whether the element renders into a plain container. Called once, when it is first connected. */
  wantsPlainContainer(element: E): boolean;
  mount(element: E, container: HTMLElement | ShadowRoot): Mounted;
}

interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

type Constructor<E> = new () => E;

const unreadable = new WeakMap<Element, Map<string, Problem>>();

/** The attributes of an element that could not be parsed. */
export function unreadableAttributes(element: Element): readonly Problem[] {
  return [...(unreadable.get(element)?.values() ?? [])];
}

/** The parsed value. Records the problem if there is none, and clears an earlier one otherwise. */
function valueOf(parsed: Parsed<unknown>, element: Element, attribute: string): unknown {
  const problems = unreadable.get(element) ?? new Map<string, Problem>();
  unreadable.set(element, problems);
  if ('value' in parsed) {
    problems.delete(attribute);
    return parsed.value;
  }
  problems.set(attribute, { setting: attribute, message: parsed.problem });
  return undefined;
}

/**
 * What r2wc calls its context. r2wc considers an element connected from its constructor on and "mounts" it at the first
 * attribute, so mounting here does nothing: only `connectedCallback` starts the app.
 */
class MountState {
  mounted: Mounted | undefined;
  container: HTMLElement | ShadowRoot | undefined;

  update(): void {
    this.mounted?.update();
  }

  unmount(): void {
    this.mounted?.unmount();
    this.mounted = undefined;
  }
}

/** Attribute of the plain container. */
const CONTAINER_ATTRIBUTE = 'data-auth-widget';

const mountStates = new WeakMap<Element, MountState>();

function mountStateOf(element: Element): MountState {
  const known = mountStates.get(element);
  if (known) return known;
  const state = new MountState();
  mountStates.set(element, state);
  return state;
}

function r2wcBase(fields: Fields): Constructor<R2wcElement> {
  // On a server there is no HTMLElement: the module can be imported, but its elements cannot be created.
  if (typeof HTMLElement === 'undefined') return ServerElement as unknown as Constructor<R2wcElement>;
  const props = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  const renderer = {
    mount: (element: HTMLElement) => mountStateOf(element),
    update: (state: MountState) => state.update(),
    unmount: (state: MountState) => state.unmount(),
  };
  // r2wc's types allow neither untyped props nor leaving out the component, which this renderer has no use for.
  return (r2wc as unknown as (...args: unknown[]) => Constructor<R2wcElement>)(null, { props }, renderer);
}

/**
 * Makes properties parse text as their attribute does. r2wc passes attributes to the properties (`null` if removed),
 * and React, Vue and Svelte, too, write `products="otp"` to the property if the element has one of that name.
 */
function parseTextInProperties(prototype: object, fields: Fields): void {
  for (const [name, parse] of Object.entries(fields)) {
    const attribute = attributeOf(name, parse);
    const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(prototype), name);
    if (attribute === undefined || !inherited?.set) continue;
    const { set } = inherited;
    Object.defineProperty(prototype, name, {
      ...inherited,
      set(this: Element, given: unknown) {
        const isText = typeof given === 'string' || given === null;
        set.call(this, valueOf(isText ? parse(given) : { value: given }, this, attribute));
      },
    });
  }
}

/** Creates an element class with a property for each field, and an attribute unless it is a property only. */
export function reactHost<E extends HTMLElement>(
  fields: Fields,
  options: ReactHostOptions<E>,
): Constructor<E> {
  const byAttribute = new Map<string, string>();
  for (const [name, parse] of Object.entries(fields)) {
    const attribute = attributeOf(name, parse);
    if (attribute !== undefined) byAttribute.set(attribute, name);
  }

  class ReactHostElement extends r2wcBase(fields) {
    /** The attributes in the markup whose properties the page set before the element was defined. */
    readonly #outranked = new Set<string>();

    constructor() {
      super();
      // r2wc's record of the properties, which is not to have those of all objects (src/settings/merge.ts).
      Object.setPrototypeOf(Reflect.get(this, Symbol.for('r2wc.props')) as object, null);
      for (const [attribute, name] of byAttribute) {
        if (Object.getOwnPropertyDescriptor(this, name) && this.hasAttribute(attribute))
          this.#outranked.add(attribute);
      }
    }

    static get observedAttributes(): string[] {
      return [...byAttribute.keys()];
    }

    override connectedCallback(): void {
      const state = mountStateOf(this);
      if (!state.container) {
        this.#replayOwnProperties();
        state.container = this.#createContainer();
      }
      const { container } = state;
      super.connectedCallback();
      if (state.mounted) return state.mounted.moved();
      // Frameworks set properties right after connecting the element, and may remove it again at once.
      queueMicrotask(() => {
        if (this.isConnected) state.mounted ??= options.mount(this as unknown as E, container);
      });
    }

    override disconnectedCallback(): void {
      // A node that only moves is connected again before this runs, and keeps what was typed into it.
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: string, _previous: string | null, value: string | null): void {
      // An attribute in the markup is reported once, right after the constructor. Later changes count.
      if (this.#outranked.delete(name)) return;
      const property = byAttribute.get(name);
      if (property !== undefined) Reflect.set(this, property, value);
    }

    /** A property set before the element was defined shadows the accessor: sets it again. */
    #replayOwnProperties(): void {
      for (const name of Object.keys(fields)) {
        const own = Object.getOwnPropertyDescriptor(this, name);
        // A getter stays: its value may change, and it may throw.
        if (!own || own.get) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, own.value);
      }
    }

    #createContainer(): HTMLElement | ShadowRoot {
      if (!options.wantsPlainContainer(this as unknown as E)) {
        try {
          return this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        } catch {
          // The markup has a closed root.
          return this.attachShadow({ mode: 'closed' });
        }
      }
      // A clone of an element comes with the original's container.
      this.querySelector(`:scope > [${CONTAINER_ATTRIBUTE}]`)?.remove();
      // An `<img name=createElement>` replaces the document's.
      const container = Document.prototype.createElement.call(document, 'div');
      container.setAttribute(CONTAINER_ATTRIBUTE, '');
      // As in a shadow root, the page's rules for divs and its text-indent do not apply.
      container.style.cssText = 'all:revert!important;text-indent:0!important';
      this.append(container);
      return container;
    }
  }
  parseTextInProperties(ReactHostElement.prototype, fields);
  // r2wc creates the accessors that E declares, from the same fields.
  return ReactHostElement as unknown as Constructor<E>;
}
