/** The props of the React components, derived from the classes of the elements. */
import type { HTMLAttributes, Ref } from 'react';
import type { AuthEventMap } from '../events.ts';
import type { AuthElement } from '../internal/auth-element.ts';
import type { FirstScreenOptions } from '../internal/print-tag.ts';
import type { Pascal, PropertyProps } from '../internal/tag-props.ts';

/** The names of the events, without their prefix: `auth-success` is `onSuccess`. */
export type ComponentListeners = {
  [Type in keyof AuthEventMap as Type extends `auth-${infer Name}` ? `on${Pascal<Name>}` : never]?:
    | ((event: AuthEventMap[Type]) => void)
    | undefined;
};

interface OwnProps<E> {
  ref?: Ref<E>;
  /** How a server prints the first screen; `false` prints the empty tag. Read on the server only. */
  firstScreen?: FirstScreenOptions | false;
}

/** One of them is required. */
type ProjectProps<E extends AuthElement<object>> =
  | { client: E['client'] }
  | { publicToken: E['publicToken'] };

type HtmlProps<E extends AuthElement<object>> = Omit<
  HTMLAttributes<E>,
  'children' | 'dangerouslySetInnerHTML' | keyof PropertyProps<E> | keyof ComponentListeners
>;

/** The properties of an element, listeners for its events, and attributes that every HTML element has. */
export type ElementProps<E extends AuthElement<object>> = PropertyProps<E> &
  ProjectProps<E> &
  ComponentListeners &
  OwnProps<E> &
  HtmlProps<E>;
