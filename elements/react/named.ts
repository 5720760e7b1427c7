import { type ForwardedRef, forwardRef, type ReactElement } from 'react';
import type { Tag } from '../internal/tags.ts';
import type { ElementProps } from './props.ts';

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
