/** Handlers of elements, which are given the browser's own events. */
import type { SyntheticEvent } from 'react';

/** JSX has the types of react-dom, whose events are wrapped. */
export const nativeEvent = <Native>(event: SyntheticEvent<Element, Native>): Native =>
  event as unknown as Native;

type Handler = (event: Event) => void;

/** By the type of the event. */
const handlers = new WeakMap<EventTarget, Map<string, Handler>>();
/** What was rendered into fields, which keep it until their owner renders something else. */
const values = new WeakMap<EventTarget, string>();

let isHandling = false;
let isCommitting = false;

/** Whether what is rendered now follows from an event, and so comes before everything else. */
export const inEvent = (): boolean => isHandling;

/** Browsers report that a field lost the focus because React has removed it. Nobody did anything then. */
export function ignoreEvents(ignored: boolean): void {
  isCommitting = ignored;
}

type Field = HTMLInputElement | HTMLSelectElement;

export function setValue(field: Field, value: string): void {
  values.set(field, value);
  if (field.value !== value) field.value = value;
}

/** For a field that the browser's user may have filled in already. */
export function expectValue(field: Field, value: string): void {
  values.set(field, value);
}

function dispatch(event: Event): void {
  const target = event.currentTarget as Element;
  const handler = handlers.get(target)?.get(event.type);
  if (!handler || isCommitting) return;
  const value = values.get(target);
  if (value === undefined) return handle(handler, event);
  const field = target as Field;
  // Password managers fire it, too. For a text that was typed it comes once more when the field is left.
  if (event.type === 'change' && field.value === value) return;
  handle(handler, event);
  // React has rendered by then.
  queueMicrotask(() => setValue(field, values.get(field) ?? value));
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

/** The types of events that a prop is for: React's names, of which three are not the browser's. */
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
  for (const type of typesOf(node, prop)) {
    if (!own.has(type)) node.addEventListener(type, dispatch);
    if (typeof handler === 'function') own.set(type, handler as Handler);
    else own.delete(type);
  }
}

/** For elements that are gone, whatever still happens to them. */
export const forgetHandlers = (node: Element): boolean => handlers.delete(node);
