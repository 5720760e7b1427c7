/** Makes a React component of an element that a server prints as an empty tag. */

import { createElement, type ForwardedRef, forwardRef, type ReactElement } from 'react';
import type { Tag } from '../internal/tags.ts';
import type { ElementProps } from './props.ts';
import type { Listeners } from './split-props.ts';
import { type ElementKind, useElement } from './use-element.ts';

export function createClientComponent<Name extends Tag>(
  tag: Name,
  name: string,
  kind: ElementKind,
): (props: ElementProps<Name>) => ReactElement {
  function Component(props: object, ref: ForwardedRef<HTMLElement>): ReactElement {
    // Those of the props that `handlers` names.
    const { element, attributes, html } = useElement(kind, { ...props }, props as Listeners, ref);
    // oxlint-disable-next-line react/refs -- React attaches the ref, as it does to a tag in JSX.
    return createElement(tag, { ...html, ...attributes, ref: element });
  }
  return named(name, Component);
}

/**
 * Makes a component of a function, and names it for React's developer tools: minified, the function has another name.
 * With `forwardRef`, because React 18 keeps `ref` from the props.
 */
export function named<Name extends Tag, E extends HTMLElement>(
  displayName: string,
  render: (props: object, ref: ForwardedRef<E>) => ReactElement,
): (props: ElementProps<Name>) => ReactElement {
  // The props are sorted by their names.
  return Object.assign(forwardRef(render), { displayName }) as unknown as (
    props: ElementProps<Name>,
  ) => ReactElement;
}
