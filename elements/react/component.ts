/** Makes a React component of an element. */
import {
  createElement,
  type ReactElement,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { AuthElement } from '../internal/auth-element.ts';
import type { FirstScreenOptions } from '../internal/print-tag.ts';
import { TAG_FIELDS, type Tag } from '../internal/read-tag.ts';
import type { ComponentListeners, ElementProps } from './props.ts';
import { EVENT_TYPES, passOn, splitProps } from './split-props.ts';

/** What a component needs of where it runs. */
export interface Runtime {
  /** Registers the elements, in a browser. */
  define(): void;
  /** The shadow root as HTML, on a server. */
  printShadowRoot(
    tag: Tag,
    attributes: Readonly<Record<string, string>>,
    options: FirstScreenOptions,
  ): string;
}

/**
 * The content of a hydrated element. The browser has moved what was printed into the shadow root; one without declarative
 * shadow roots has left it, and React must not mind. Always the same object, because React 19.0 sets the HTML of another.
 */
const HYDRATED = { __html: '' };

const subscribe = () => () => undefined;

/** Whether the component was mounted to hydrate what a server has printed. */
function useIsHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isHydrated] = useState(isHydrating);
  return isHydrated;
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
  listeners: ComponentListeners,
  define: Runtime['define'],
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
    for (const type of EVENT_TYPES) current.addEventListener(type, (event) => passOn(latest.current, event));
    define();
  }, [element, define]);
}

export function createComponent<E extends AuthElement<object>>(
  tag: Tag,
  name: string,
  { define, printShadowRoot }: Runtime,
): (props: ElementProps<E>) => ReactElement {
  interface Given extends ComponentListeners {
    readonly ref?: Ref<E>;
    readonly firstScreen?: FirstScreenOptions | false;
  }
  function Component({ ref, firstScreen = {}, ...props }: Given): ReactElement {
    const { attributes, properties, html } = splitProps(TAG_FIELDS[tag], { ...props });
    const element = useRef<E>(null);
    useProperties(element, properties);
    useListeners(element, props, define);
    useImperativeHandle<E | null, E | null>(ref, () => element.current, []);
    const isHydrated = useIsHydrated();

    let content: { __html: string } | undefined = isHydrated ? HYDRATED : undefined;
    if (typeof document === 'undefined') {
      const lang = typeof html['lang'] === 'string' ? { lang: html['lang'] } : {};
      content = firstScreen
        ? { __html: printShadowRoot(tag, { ...attributes, ...lang }, firstScreen) }
        : undefined;
    }
    // oxlint-disable-next-line react/refs -- React attaches the ref, as it does to a tag in JSX.
    return createElement(tag, {
      ...html,
      ...attributes,
      ref: element,
      ...(content && { dangerouslySetInnerHTML: content }),
    });
  }
  Component.displayName = name;
  return Component;
}
