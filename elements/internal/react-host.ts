/**
 * The r2wc adapter. r2wc mounts, updates and unmounts; seven habits of it are mended here: a property set before
 * upgrade is lost, `flag=""` is ignored, a removed attribute changes nothing, a JSON property is written back into
 * the attribute, a malformed attribute throws, a moved node loses what was typed, and a property takes no attribute's
 * text. Every prop is declared without an r2wc type, so that r2wc carries values and never converts them
 * (docs/decisions.md, 1).
 */
import r2wc from '@r2wc/core';
import type { Problem } from '../../src/config/settings.ts';
import type { Fields, Reading } from './fields.ts';
import { ServerElement } from './server-element.ts';

/** What r2wc keeps while the element is mounted. */
export interface Mounted {
  /** Some property changed. */
  update(): void;
  /** The element was moved without having been unmounted. */
  moved(): void;
  unmount(): void;
}

export interface Hooks<E extends HTMLElement> {
  /** Whether this instance renders into a plain container; asked once, when it is first connected. */
  wantsPlainContainer(element: E): boolean;
  mount(element: E, container: HTMLElement | ShadowRoot): Mounted;
}

interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

type Constructor<E> = new () => E;

const unreadable = new WeakMap<Element, Map<string, Problem>>();

/** Attributes of an element that could not be read. */
export function unreadableAttributes(element: Element): readonly Problem[] {
  return [...(unreadable.get(element)?.values() ?? [])];
}

/** The value of a reading; where there is none, that is noted. */
function valueOf(reading: Reading<unknown>, element: Element, setting: string): unknown {
  const problems = unreadable.get(element) ?? new Map<string, Problem>();
  unreadable.set(element, problems);
  if ('mend' in reading) problems.set(setting, { setting, message: reading.mend });
  else problems.delete(setting);
  return 'mend' in reading ? undefined : reading.value;
}

/**
 * What r2wc calls its context. r2wc takes an element for connected from its constructor on, and so "mounts" it on the
 * first attribute: the app is started by `connectedCallback` only.
 */
class Slot {
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

/** Of the plain container. */
const MARK = 'data-auth-widget';

const slots = new WeakMap<Element, Slot>();

function slotOf(element: Element): Slot {
  const known = slots.get(element);
  if (known) return known;
  const slot = new Slot();
  slots.set(element, slot);
  return slot;
}

function r2wcBase(fields: Fields): Constructor<R2wcElement> {
  // Stands in where there is no HTMLElement; making one throws.
  if (typeof HTMLElement === 'undefined') return ServerElement as unknown as Constructor<R2wcElement>;
  const props = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  const renderer = {
    mount: (element: HTMLElement) => slotOf(element),
    update: (slot: Slot) => slot.update(),
    unmount: (slot: Slot) => slot.unmount(),
  };
  // r2wc's types know neither untyped props nor that no component is needed here.
  return (r2wc as unknown as (...args: unknown[]) => Constructor<R2wcElement>)(null, { props }, renderer);
}

/**
 * Text that a property gets is read as its attribute's: that is how attributes arrive, and React, Vue and Svelte, too,
 * write `products="otp"` into the property where the element has one of that name. `null` is a removed attribute.
 */
function readTextGivenToProperties(prototype: object, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const { attribute } = field;
    const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(prototype), name);
    if (attribute === undefined || !inherited?.set) continue;
    const { set } = inherited;
    Object.defineProperty(prototype, name, {
      ...inherited,
      set(this: Element, given: unknown) {
        const isText = typeof given === 'string' || given === null;
        set.call(this, valueOf(isText ? field.parse(given) : { value: given }, this, attribute));
      },
    });
  }
}

/** An element class with a property for each field, an attribute for those that name one, and a lazily made app. */
export function reactHost<E extends HTMLElement>(fields: Fields, hooks: Hooks<E>): Constructor<E> {
  const names = Object.keys(fields);
  const byAttribute = new Map(names.map((name) => [fields[name]?.attribute, name]));

  class Host extends r2wcBase(fields) {
    static get observedAttributes(): string[] {
      return [...byAttribute.keys()].filter((attribute) => attribute !== undefined);
    }

    override connectedCallback(): void {
      const slot = slotOf(this);
      if (!slot.container) {
        this.#replayOwnProperties();
        slot.container = this.#makeContainer();
      }
      const { container } = slot;
      super.connectedCallback();
      if (slot.mounted) return slot.mounted.moved();
      // A framework sets the properties right after it has connected the element, or takes it away again.
      queueMicrotask(() => {
        if (this.isConnected) slot.mounted ??= hooks.mount(this as unknown as E, container);
      });
    }

    override disconnectedCallback(): void {
      // A node that is only moved comes back before this runs, and keeps what was typed into it.
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: string, _before: string | null, now: string | null): void {
      const property = byAttribute.get(name);
      if (property !== undefined) Reflect.set(this, property, now);
    }

    /** A property that was set before the element was defined hides the accessor: set it again. */
    #replayOwnProperties(): void {
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    #makeContainer(): HTMLElement | ShadowRoot {
      if (!hooks.wantsPlainContainer(this as unknown as E))
        return this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      // A copy of an element brings along what that one shows.
      this.querySelector(`:scope > [${MARK}]`)?.remove();
      const container = document.createElement('div');
      container.setAttribute(MARK, '');
      // As in a shadow root: no rule for the page's own boxes. Nor the indent of its lines.
      container.style.cssText = 'all:revert;text-indent:0';
      this.append(container);
      return container;
    }
  }
  readTextGivenToProperties(Host.prototype, fields);
  // E's properties are r2wc's accessors, made from the very fields.
  return Host as unknown as Constructor<E>;
}
