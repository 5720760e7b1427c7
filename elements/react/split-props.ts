/** Sorts a component's props by how they reach the element. Pure. */
import type { AuthEventMap } from '../events.ts';
import { attributeOf, type Fields } from '../internal/fields.ts';
import type { ComponentListeners } from './props.ts';

const HANDLERS: Readonly<Record<keyof AuthEventMap, keyof ComponentListeners>> = {
  'auth-ready': 'onReady',
  'auth-screen': 'onScreen',
  'auth-event': 'onEvent',
  'auth-success': 'onSuccess',
  'auth-error': 'onError',
};

export const EVENT_TYPES = Object.keys(HANDLERS) as (keyof AuthEventMap)[];

/** Passes an event to the prop that listens to its type. */
export function passOn(listeners: ComponentListeners, event: AuthEventMap[keyof AuthEventMap]): void {
  // Each handler takes the event of its own type.
  const handler = listeners[HANDLERS[event.type as keyof AuthEventMap]] as
    | ((passed: typeof event) => void)
    | undefined;
  handler?.(event);
}

export interface SplitProps {
  /** Texts of attributes, in their own spelling. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Properties whose values no attribute can carry. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** What any HTML element has. */
  readonly html: Readonly<Record<string, unknown>>;
}

/**
 * The text of a property's attribute. Texts are the same on the server and in the browser, and those of equal objects are equal,
 * so an object that is written anew in each render does not update the element.
 */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === true) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** @param fields of the element */
export function splitProps(fields: Fields, props: Readonly<Record<string, unknown>>): SplitProps {
  const attributes: Record<string, string> = {};
  const properties: Record<string, unknown> = {};
  const html: Record<string, unknown> = {};
  const handlers: readonly string[] = Object.values(HANDLERS);
  for (const [name, value] of Object.entries(props)) {
    const parse = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (handlers.includes(name)) continue;
    if (!parse) {
      html[name] = value;
      continue;
    }
    const attribute = attributeOf(name, parse);
    const text = textOf(value);
    if (attribute === undefined) properties[name] = value;
    else if (text !== undefined) attributes[attribute] = text;
  }
  return { attributes, properties, html };
}
