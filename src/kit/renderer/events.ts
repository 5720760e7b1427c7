/** Handlers of elements, which are given the browser's own events. */
import type { SyntheticEvent } from 'react';

/** JSX has the types of react-dom, whose events are wrapped. */
export const nativeEvent = <Native>(event: SyntheticEvent<Element, Native>): Native =>
  event as unknown as Native;

type Handler = (event: Event) => void;
type Field = HTMLInputElement | HTMLSelectElement;

/** By their props. */
const handlers = new WeakMap<EventTarget, Map<string, Handler>>();
/** What was rendered into fields, which keep it until their owner renders something else. */
const values = new WeakMap<EventTarget, string>();

let isHandling = false;
let isCommitting = false;

/** Whether what is rendered now follows from an event, and so comes before everything else. */
export const inEvent = (): boolean => isHandling;

/** What happens while React changes nodes is its own doing: a field loses the focus because it is removed. */
export function ignoreEvents(ignored: boolean): void {
  isCommitting = ignored;
}

export function setValue(field: Field, value: string): void {
  values.set(field, value);
  if (field.value !== value) field.value = value;
}

/** For a field that the browser may have filled in already, whose text stays. */
export function expectValue(field: Field, value: string): void {
  values.set(field, value);
}

function handle(handler: Handler, event: Event): void {
  const outer = isHandling;
  isHandling = true;
  try {
    handler(event);
  } finally {
    isHandling = outer;
  }
}

function handleChange(field: Field, handler: Handler, event: Event): void {
  const value = values.get(field);
  // Password managers fire it, too. After a text that was typed it comes once more, when the field is left.
  if (event.type === 'change' && field.value === value) return;
  try {
    handle(handler, event);
  } finally {
    // React has rendered by then.
    if (value !== undefined) queueMicrotask(() => setValue(field, values.get(field) ?? value));
  }
}

function dispatch(event: Event): void {
  const target = event.currentTarget as Element;
  // React has not added it yet, or has removed it.
  if (isCommitting || !target.isConnected) return;
  for (const [prop, handler] of handlers.get(target) ?? []) {
    if (!typesOf(target, prop).includes(event.type)) continue;
    if (prop === 'onChange') handleChange(target as Field, handler, event);
    else handle(handler, event);
  }
}

/** The types of events that a prop is for. Of the names in use, these three are not the browser's. */
function typesOf(node: Element, prop: string): readonly string[] {
  if (prop === 'onChange') return node.localName === 'select' ? ['change'] : ['input', 'change'];
  if (prop === 'onFocus') return ['focusin'];
  if (prop === 'onBlur') return ['focusout'];
  return [prop.slice(2).toLowerCase()];
}

export const isHandler = (prop: string): boolean => /^on[A-Z]/.test(prop);

export function setHandler(node: Element, prop: string, handler: unknown): void {
  const own = handlers.get(node) ?? new Map<string, Handler>();
  handlers.set(node, own);
  if (typeof handler !== 'function') {
    own.delete(prop);
    return;
  }
  // Adding the same listener again, for another prop with the same type, does nothing.
  if (!own.has(prop)) for (const type of typesOf(node, prop)) node.addEventListener(type, dispatch);
  own.set(prop, handler as Handler);
}
