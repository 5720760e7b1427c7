/** The common part of the components of all elements. */
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Fields } from '../../src/settings/fields.ts';
import { type Handlers, type Listeners, passOn, splitProps } from './split-props.ts';

/** An element as its component knows it. */
export interface ElementKind {
  readonly fields: Fields;
  readonly handlers: Handlers;
  /** Imports what registers the element, in a browser. */
  readonly load: () => Promise<unknown>;
}

/** Sets the values that no attribute can carry. */
function useProperties(
  element: RefObject<object | null>,
  properties: Readonly<Record<string, unknown>>,
): void {
  const known = useRef<Readonly<Record<string, unknown>>>({});
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    for (const name of Object.keys({ ...known.current, ...properties })) {
      if (known.current[name] !== properties[name]) Reflect.set(current, name, properties[name]);
    }
    known.current = properties;
  });
}

/**
 * Listens for as long as the element exists, and then registers it: before that it cannot have dispatched anything. What
 * happens while React hides the component, in a suspended boundary, counts too.
 */
function useListeners(
  element: RefObject<HTMLElement | null>,
  listeners: Listeners,
  { handlers, load }: ElementKind,
): void {
  const latest = useRef(listeners);
  const heard = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    latest.current = listeners;
  });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || heard.current === current) return;
    heard.current = current;
    for (const type of Object.keys(handlers))
      current.addEventListener(type, (event) => passOn(handlers, latest.current, event));
    load()
      .catch(load)
      .catch((error: unknown) => console.error('auth-widget: failed to load.', error));
  }, [element, handlers, load]);
}

/**
 * Keeps an element up to date with the props of its component.
 * @returns the ref to render it with, its attributes, and the props that any HTML element has
 */
export function useElement<E extends HTMLElement>(
  kind: ElementKind,
  props: Readonly<Record<string, unknown>>,
  listeners: Listeners,
  ref: Ref<E> | undefined,
) {
  const { attributes, properties, html } = splitProps(kind, props);
  const element = useRef<E>(null);
  useProperties(element, properties);
  useListeners(element, listeners, kind);
  useImperativeHandle<E | null, E | null>(ref, () => element.current, []);
  return { element, attributes, html };
}
