/** Makes a React component of an element that draws itself. */
import { createElement, type ForwardedRef, type ReactElement, useState, useSyncExternalStore } from 'react';
import type { FirstScreenOptions } from '../internal/print-tag.ts';
import { TAG_FIELDS } from '../internal/read-tag.ts';
import type { PrintedTag, Tags } from '../internal/tags.ts';
import { renderShadowRoot } from '../server.ts';
import { named } from './client-component.ts';
import type { ComponentListeners, ElementProps } from './props.ts';
import { HANDLERS } from './split-props.ts';
import { useElement } from './use-element.ts';

/**
 * The content of a hydrated element. The browser has moved what was printed into the shadow root; one without declarative
 * shadow roots has left it, and React must not mind. Always the same object, because React 19.0 sets the HTML of another.
 */
const HYDRATED = { __html: '' };

const subscribe = () => () => undefined;

/** True if the component was mounted to hydrate what a server has printed. */
function useIsHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isHydrated] = useState(isHydrating);
  return isHydrated;
}

const importElements = () => import('../elements.ts');

/** Requests the element's code in the first render, since effects run only after the whole app has rendered. */
function useEarlyRequest(): void {
  // The effect requests it again, and reports a failure.
  useState(() => {
    if (typeof document !== 'undefined') importElements().catch(() => undefined);
  });
}

export function createComponent<Name extends PrintedTag>(
  tag: Name,
  name: string,
): (props: ElementProps<Name>) => ReactElement {
  interface Given extends ComponentListeners<PrintedTag> {
    readonly firstScreen?: FirstScreenOptions | false;
  }
  const kind = {
    fields: TAG_FIELDS[tag],
    handlers: HANDLERS,
    load: () => importElements().then(({ define }) => define()),
  };
  function Component(
    { firstScreen = {}, ...props }: Given,
    ref: ForwardedRef<Tags[Name]['element']>,
  ): ReactElement {
    useEarlyRequest();
    const { element, attributes, html } = useElement(kind, { ...props }, props, ref);
    const isHydrated = useIsHydrated();

    let content: { __html: string } | undefined = isHydrated ? HYDRATED : undefined;
    if (typeof document === 'undefined') {
      const lang = typeof html['lang'] === 'string' ? { lang: html['lang'] } : {};
      content = firstScreen
        ? { __html: renderShadowRoot(tag, { ...attributes, ...lang }, firstScreen) }
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
  return named(name, Component);
}
