/** The base of every element: properties and attributes that follow HTML's rules, however a page or a framework sets them. */

import { hasOwn } from '../../src/kit/lib/objects.ts';
import { attributeOf, type Fields } from '../../src/settings/fields.ts';
import type { Problem } from '../../src/settings/settings.ts';

/** The page's settings. */
export const GIVEN = Symbol();
/** By attribute: what could not be parsed. */
export const UNPARSED = Symbol();
/** Called once after all changes of a task, while the element is connected. */
export const UPDATE = Symbol();
/** Called once the element has left the page, and not when it only moves. */
export const LEFT = Symbol();

/** Symbols, so that pages meet nothing but the element's own members. */
export interface BaseElement<Properties = Readonly<Record<string, unknown>>> extends HTMLElement {
  readonly [GIVEN]: { readonly [Name in keyof Properties]: Properties[Name] };
  readonly [UNPARSED]: ReadonlyMap<string, Problem>;
  [UPDATE](): void;
  [LEFT](): void;
  connectedCallback(): void;
}

/** Creates a base class with a property for each field, and an attribute unless it is a property only. */
export function elementBase<Properties>(
  fields: Fields,
  Base: new () => HTMLElement,
): new () => BaseElement<Properties> {
  const byAttribute = new Map<string, string>();

  abstract class ElementBase extends Base {
    // Without the properties of all objects, to which a page may have added some.
    readonly [GIVEN] = Object.create(null) as Record<string, unknown>;
    readonly [UNPARSED] = new Map<string, Problem>();
    #isQueued = false;

    static get observedAttributes(): string[] {
      return [...byAttribute.keys()];
    }

    connectedCallback(): void {
      // A property set before the element was defined shadows the accessor: sets it again.
      for (const name of Object.keys(fields)) {
        const own = Object.getOwnPropertyDescriptor(this, name);
        // A getter stays: its value may change, and it may throw.
        if (!own || own.get) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, own.value);
      }
      this.#queue();
    }

    disconnectedCallback(): void {
      // A node that only moves is connected again before this runs, and keeps what was typed into it.
      queueMicrotask(() => {
        if (!this.isConnected) this[LEFT]();
      });
    }

    attributeChangedCallback(attribute: string, _previous: string | null, value: string | null): void {
      const name = byAttribute.get(attribute) ?? '';
      // An attribute in the markup is reported before the element is connected. A property that the page has set outranks it.
      if (!Object.getOwnPropertyDescriptor(this, name)) Reflect.set(this, name, value);
    }

    static {
      for (const [name, parse] of Object.entries(fields)) {
        const attribute = attributeOf(name, parse);
        if (attribute) byAttribute.set(attribute, name);
        Object.defineProperty(ElementBase.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: ElementBase) {
            return this[GIVEN][name];
          },
          set(this: ElementBase, given: unknown) {
            // React, Vue and Svelte write `products="otp"` to the property if the element has one of that name.
            const isText = attribute !== undefined && (typeof given === 'string' || given === null);
            const parsed = isText ? parse(given) : { value: given };
            this[UNPARSED].delete(name);
            if (hasOwn(parsed, 'problem'))
              this[UNPARSED].set(name, { setting: attribute ?? name, message: parsed.problem });
            this[GIVEN][name] = hasOwn(parsed, 'value') ? parsed.value : undefined;
            this.#queue();
          },
        });
      }
    }

    /** Frameworks set properties right after they have connected an element, and may remove it again at once. */
    #queue(): void {
      if (this.#isQueued) return;
      this.#isQueued = true;
      queueMicrotask(() => {
        this.#isQueued = false;
        if (this.isConnected) this[UPDATE]();
      });
    }

    abstract [UPDATE](): void;

    abstract [LEFT](): void;
  }

  // The accessors are made from the fields of these properties.
  return ElementBase as unknown as new () => BaseElement<Properties>;
}
