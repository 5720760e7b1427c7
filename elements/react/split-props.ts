/** Sorts a component's props by how they reach the element. Pure. */

import { attributeOf, type Fields } from '../../src/settings/fields.ts';
import type { Tag, Tags } from '../internal/tags.ts';
import type { ComponentListeners } from './props.ts';

/** The prop that listens to each type of event. */
export type Handlers = Readonly<Record<string, string>>;

/** Those of a tag, with none forgotten. */
type HandlersOf<Name extends Tag> = Readonly<
  Record<keyof Tags[Name]['events'], keyof ComponentListeners<Name>>
>;

export const HANDLERS: HandlersOf<'auth-widget'> = {
  'auth-ready': 'onReady',
  'auth-screen': 'onScreen',
  'auth-event': 'onEvent',
  'auth-submit': 'onSubmit',
  'auth-success': 'onSuccess',
  'auth-error': 'onError',
};

export const SESSION_HANDLERS: HandlersOf<'auth-session'> = {
  'auth-session': 'onSession',
  'auth-error': 'onError',
};

export const PASSKEYS_HANDLERS: HandlersOf<'auth-passkeys'> = {
  'auth-event': 'onEvent',
  'auth-proof-lost': 'onProofLost',
  'auth-error': 'onError',
};

export const ACCOUNT_HANDLERS: HandlersOf<'auth-account'> = {
  ...PASSKEYS_HANDLERS,
  'auth-account-delete': 'onDelete',
  'auth-account-sessions': 'onSessions',
};

/** By prop. */
export type Listeners = Readonly<Record<string, ((event: never) => void) | undefined>>;

/** Passes an event to the prop that listens to its type. */
export function passOn(handlers: Handlers, listeners: Listeners, event: Event): void {
  // Each handler takes the event of its own type.
  const handler = listeners[handlers[event.type] ?? ''] as ((passed: Event) => void) | undefined;
  handler?.(event);
}

export interface SplitProps {
  /** Texts of attributes, in their own spelling. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Properties whose values no attribute can carry. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Props of any HTML element. */
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

export function splitProps(
  { fields, handlers }: { readonly fields: Fields; readonly handlers: Handlers },
  props: Readonly<Record<string, unknown>>,
): SplitProps {
  const attributes: Record<string, string> = {};
  const properties: Record<string, unknown> = {};
  const html: Record<string, unknown> = {};
  const listening = Object.values(handlers);
  for (const [name, value] of Object.entries(props)) {
    const parse = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (listening.includes(name)) continue;
    if (!parse) {
      // React 18 would write `classname`.
      html[name === 'className' ? 'class' : name] = value;
      continue;
    }
    const attribute = attributeOf(name, parse);
    const text = textOf(value);
    if (attribute === undefined) properties[name] = value;
    else if (text !== undefined) attributes[attribute] = text;
  }
  return { attributes, properties, html };
}
