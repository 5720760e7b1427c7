/**
 * What a template may write on a tag, derived from the element's class. JSX, Vue and Svelte each put it where their
 * checker looks: elements/jsx.ts, vue.ts, svelte.ts.
 */
import type { AuthResetPassword } from '../auth-reset-password.ts';
import type { AuthWidget } from '../auth-widget.ts';
import type { AuthEventMap } from '../events.ts';
import type { AuthElement } from './auth-element.ts';
import type { PropertyOnly } from './consumer-element.ts';

export interface Tags {
  'auth-widget': AuthWidget;
  'auth-reset-password': AuthResetPassword;
}

/** `publicToken` -> `public-token`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** What a page sets: all that the class adds to HTMLElement but what can only be read or called. */
type Settable<E extends AuthElement> = Exclude<keyof E & string, keyof HTMLElement | 'screen' | 'reset'>;

/** How a value is written as an attribute: lists as words, objects as JSON. */
type AttributeOf<Value> =
  | undefined
  | (Value extends boolean
      ? boolean | '' | 'true' | 'false'
      : Value extends number
        ? number | `${number}`
        : Value extends string
          ? Value
          : string);

/** Properties take text as well as values; an attribute, which is what a name with a hyphen is, takes no object. */
export type TagProps<E extends AuthElement> = {
  [Name in Settable<E>]?:
    | E[Name]
    | (Name extends PropertyOnly ? undefined : AttributeOf<NonNullable<E[Name]>>);
} & {
  [Name in Exclude<Settable<E>, PropertyOnly> as Exclude<Kebab<Name>, Name>]?: AttributeOf<
    NonNullable<E[Name]>
  >;
};

/** `onauth-success` and the others, as React 19 and Svelte 5 spell listeners. */
export type Listeners = {
  [Type in keyof AuthEventMap as `on${Type}`]?: ((event: AuthEventMap[Type]) => void) | undefined;
};

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** `onAuthSuccess` and the others: what `@auth-success` is in a template of Vue. */
export type CamelListeners = {
  [Type in keyof AuthEventMap as `on${Pascal<Type>}`]?: ((event: AuthEventMap[Type]) => void) | undefined;
};
