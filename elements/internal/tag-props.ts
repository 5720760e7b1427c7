/**
 * The props and listeners of a tag in a template, derived from the element's class. elements/jsx.ts, vue.ts and
 * svelte.ts put them where each framework's type checker looks.
 */
import type { AnyEventDetail } from '../../src/settings/business/types.ts';
import type { AuthB2bWidget } from '../auth-b2b-widget.ts';
import type { AuthResetPassword } from '../auth-reset-password.ts';
import type { AuthWidget } from '../auth-widget.ts';
import type { AuthEventMap, B2bEventMap } from '../events.ts';
import type { AuthElement } from './auth-element.ts';
import type { PropertyOnly } from './consumer-element.ts';
import type { Unsettable } from './read-given.ts';
import type { Words } from './words.ts';

/** The class behind each tag whose first screen a server can print. */
export interface PrintedTags {
  'auth-widget': AuthWidget;
  'auth-reset-password': AuthResetPassword;
}

/** The class behind each tag. */
export interface Tags extends PrintedTags {
  'auth-b2b-widget': AuthB2bWidget;
}

interface EventsByTag extends Record<keyof PrintedTags, AuthEventMap> {
  'auth-b2b-widget': B2bEventMap;
}

export type AnyElement = AuthElement<object, AnyEventDetail>;

/** `publicToken` -> `public-token`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** The writable properties that the class adds to HTMLElement. */
type Settable<E extends AnyElement> = Exclude<keyof E & string, Unsettable>;

/** The type of a value's attribute: a list is written as words, an object as JSON. */
type AttributeOf<Value> =
  | undefined
  | (Value extends boolean
      ? boolean | '' | 'true' | 'false'
      : Value extends number
        ? number | `${number}`
        : Value extends string
          ? Value
          : Value extends readonly (infer Item extends string)[]
            ? Words<Item>
            : string);

/** Properties, which also accept the text of their attributes. */
export type PropsOf<Properties> = {
  [Name in keyof Properties & string]?:
    | Properties[Name]
    | (Name extends PropertyOnly ? undefined : AttributeOf<NonNullable<Properties[Name]>>);
};

/** The attributes whose names differ from those of their properties. */
export type AttributesOf<Properties> = {
  [Name in Exclude<keyof Properties & string, PropertyOnly> as Exclude<Kebab<Name>, Name>]?: AttributeOf<
    NonNullable<Properties[Name]>
  >;
};

/** One of them is required. Its value may be undefined, as that of an environment variable is in types. */
type ProjectProps<E extends AnyElement> =
  | { client: E['client'] }
  | { publicToken: E['publicToken'] }
  | { 'public-token': E['publicToken'] };

/** The properties of a tag, which also accept the text of their attributes. */
export type PropertyProps<E extends AnyElement> = PropsOf<Pick<E, Settable<E>>>;

/**
 * The props of a tag. camelCase names are properties, which accept the attribute's text as well; names with a hyphen are
 * attributes, which accept text only.
 */
export type TagProps<E extends AnyElement> = PropertyProps<E> &
  AttributesOf<Pick<E, Settable<E>>> &
  ProjectProps<E>;

/** Listeners as React 19 and Svelte 5 spell them: `onauth-success`. */
export type TagListeners<Events> = {
  [Type in keyof Events & string as `on${Type}`]?: ((event: Events[Type]) => void) | undefined;
};

export type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Listeners as Vue's type checker spells them: `@auth-success` is `onAuthSuccess`. */
export type CamelTagListeners<Events> = {
  [Type in keyof Events & string as `on${Pascal<Type>}`]?: ((event: Events[Type]) => void) | undefined;
};

export type Listeners<Tag extends keyof Tags = keyof PrintedTags> = TagListeners<EventsByTag[Tag]>;
export type CamelListeners<Tag extends keyof Tags = keyof PrintedTags> = CamelTagListeners<EventsByTag[Tag]>;
