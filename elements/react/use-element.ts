/** The common part of the components of all elements. */
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
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
 * Listens for as long as the element exists to what has a prop, and registers it: before that it cannot have dispatched anything. What
 * happens while React hides the component, in a suspended boundary, counts too.
 */
function useListeners(
  element: RefObject<HTMLElement | null>,
  listeners: Listeners,
  { handlers, load }: ElementKind,
): void {
  const latest = useRef(listeners);
  const [hear] = useState(() => (event: Event) => passOn(handlers, latest.current, event));
  const heard = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    latest.current = listeners;
    const { current } = element;
    if (!current) return;
    const listen = (): void => {
      for (const [type, prop] of Object.entries(handlers)) {
        if (latest.current[prop]) current.addEventListener(type, hear);
        else current.removeEventListener(type, hear);
      }
    };
    listen();
    if (heard.current === current) return;
    heard.current = current;
    load()
      .catch(load)
      // Once more, because only a registered element knows who listens to `auth-proof-lost`.
      .then(listen)
      .catch((error: unknown) => console.error('auth-widget: failed to load.', error));
  });
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
