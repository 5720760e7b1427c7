/** The base of an element without React. Its properties and attributes behave like those of the others. */
import type { Diagnosis } from '../../src/advice/diagnosis.ts';
import { violations } from '../../src/advice/violations.ts';
import { attributeOf, type Fields } from './fields.ts';
import { ServerElement } from './server-element.ts';

/** What the page has set. */
export const GIVEN = Symbol();
/** By property: a sentence about an attribute that could not be parsed. */
export const UNREADABLE = Symbol();
/** Called once after all changes of a task, while the element is connected. */
export const UPDATE = Symbol();
/** Called once the element has left the page, and not when it only moves. */
export const LEFT = Symbol();

/** Symbols, so that pages meet nothing but the element's own members. */
export interface Plain<Properties> {
  readonly [GIVEN]: { readonly [Name in keyof Properties]: Properties[Name] };
  readonly [UNREADABLE]: ReadonlyMap<string, string>;
  [UPDATE](): void;
  [LEFT](): void;
  /**
   * Examines the settings, the page and the project, prints a report in the console, and resolves with it. The report has
   * no secrets. Rejects if its code cannot be loaded.
   */
  diagnose(): Promise<Diagnosis>;
}

/** Creates the base class of an element, with a property for each field, and an attribute unless it is a property only. */
export function plainElement<Properties extends object>(
  fields: Fields,
): new () => HTMLElement & Properties & Plain<Properties> {
  // On a server there is no HTMLElement: the module can be imported, but its elements cannot be created.
  const Base = typeof HTMLElement === 'undefined' ? (ServerElement as typeof HTMLElement) : HTMLElement;
  const names = Object.keys(fields);
  const attributes = new Map<string, string>();
  for (const [name, parse] of Object.entries(fields)) {
    const attribute = attributeOf(name, parse);
    if (attribute !== undefined) attributes.set(attribute, name);
  }

  abstract class PlainElement extends Base {
    readonly [GIVEN]: Record<string, unknown> = {};
    readonly [UNREADABLE] = new Map<string, string>();
    #isQueued = false;

    static get observedAttributes(): string[] {
      return [...attributes.keys()];
    }

    connectedCallback(): void {
      // A property set before the element was defined shadows the accessor: sets it again.
      for (const name of names) {
        const own = Object.getOwnPropertyDescriptor(this, name);
        if (!own || own.get) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, own.value);
      }
      this.#queue();
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this[LEFT]();
      });
    }

    attributeChangedCallback(name: string, _previous: string | null, value: string | null): void {
      Reflect.set(this, attributes.get(name) ?? '', value);
    }

    static {
      for (const name of names) {
        Object.defineProperty(PlainElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: PlainElement) {
            return this[GIVEN][name];
          },
          set(this: PlainElement, value: unknown) {
            this.#take(name, value);
          },
        });
      }
    }

    /** Text is parsed like an attribute's, because frameworks write attributes to properties of the same name. */
    #take(name: string, value: unknown): void {
      const parse = fields[name];
      const attribute = parse && attributeOf(name, parse);
      this[UNREADABLE].delete(name);
      this[GIVEN][name] = value;
      if (attribute !== undefined && (typeof value === 'string' || value === null)) {
        const parsed = parse?.(value) ?? { value: undefined };
        if ('problem' in parsed) this[UNREADABLE].set(name, `${attribute} ${parsed.problem}`);
        this[GIVEN][name] = 'value' in parsed ? parsed.value : undefined;
      }
      this.#queue();
    }

    /** Frameworks set properties right after they have connected an element. */
    #queue(): void {
      if (this.#isQueued) return;
      this.#isQueued = true;
      queueMicrotask(() => {
        this.#isQueued = false;
        if (this.isConnected) this[UPDATE]();
      });
    }

    async diagnose(): Promise<Diagnosis> {
      const { diagnosePlain } = await import('../../src/advice/diagnose.ts');
      return diagnosePlain({
        element: this,
        fields,
        violations,
        properties: this[GIVEN],
        unreadable: this[UNREADABLE],
      });
    }

    abstract [UPDATE](): void;

    abstract [LEFT](): void;
  }

  // The accessors are made from the fields of these properties.
  return PlainElement as unknown as new () => HTMLElement & Properties & Plain<Properties>;
}
