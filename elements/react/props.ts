/** The props of the React components, derived from what their tags take and fire. */
import type { HTMLAttributes, Ref } from 'react';
import type { FirstScreenOptions } from '../internal/print-tag.ts';
import type { DemoProps, Pascal, PrintedTag, PropertyProps, Tag, Tags } from '../internal/tags.ts';

type WithoutPrefix<Type extends string> = Type extends `auth-account-${infer Own}`
  ? Own
  : Type extends `auth-${infer Own}`
    ? Own
    : never;

/** Listeners for the events, without their prefix: `auth-success` is `onSuccess`. */
export type ComponentListeners<Name extends Tag> = {
  [Type in keyof Tags[Name]['events'] & string as `on${Pascal<WithoutPrefix<Type>>}`]?:
    | ((event: Tags[Name]['events'][Type]) => void)
    | undefined;
};

interface PrintedProps {
  /** How a server prints the first screen; `false` prints the empty tag. Read on the server only. */
  firstScreen?: FirstScreenOptions | false;
}

/** One of them is required. */
type ProjectProps<Properties extends { client: unknown; publicToken: unknown }> =
  | { client: Properties['client'] }
  | { publicToken: Properties['publicToken'] }
  | DemoProps<Properties>;

/** The attributes and content that React writes into the element. Only `<auth-session>` has content of the page's. */
type ContentProps<Name extends Tag> =
  | 'dangerouslySetInnerHTML'
  | (Name extends 'auth-session' ? never : 'children');

/** The properties of an element, listeners for its events, and attributes that every HTML element has. */
export type ElementProps<Name extends Tag> = PropertyProps<Name> &
  ProjectProps<Tags[Name]['properties']> &
  ComponentListeners<Name> & { ref?: Ref<Tags[Name]['element']> } & (Name extends PrintedTag
    ? PrintedProps
    : unknown) &
  Omit<
    HTMLAttributes<Tags[Name]['element']>,
    ContentProps<Name> | keyof PropertyProps<Name> | keyof ComponentListeners<Name>
  >;
