/**
 * The tags, and their props and listeners in a template. elements/jsx.ts, vue.ts and svelte.ts put them where each framework's
 * type checker looks; the React components take theirs from here, too.
 */

import type { AccountSection } from '../../src/settings/account-sections.ts';
import type { AnyEventDetail } from '../../src/settings/business/types.ts';
import type { OAuthProviderName } from '../../src/settings/types.ts';
import type {
  AuthAccountDeleteEvent,
  AuthAccountSessionsEvent,
  AuthProofLostEvent,
} from '../account-events.ts';
import type { AuthAccount } from '../auth-account.ts';
import type { AuthB2bWidget } from '../auth-b2b-widget.ts';
import type { AuthPasskeys } from '../auth-passkeys.ts';
import type { AuthResetPassword } from '../auth-reset-password.ts';
import type { AuthSession } from '../auth-session.ts';
import type { AuthWidget } from '../auth-widget.ts';
import type { AuthErrorEvent, AuthEventEvent, AuthEventMap, B2bEventMap } from '../events.ts';
import type { AuthSessionEvent } from '../session-event.ts';
import type { AccountProperties } from './account-fields.ts';
import type { AuthElement } from './auth-element.ts';
import type { PropertyOnly } from './consumer-element.ts';
import type { PasskeysProperties } from './passkeys-fields.ts';
import type { Unsettable } from './read-given.ts';
import type { SessionProperties } from './session-fields.ts';

/**
 * The texts that a list attribute accepts: each word once, in any order, with the same separator throughout. Of providers and of
 * sections, which are too many for that, only the first is checked.
 */
type Words<Word extends string> = string extends Word
  ? string
  : [Word] extends [OAuthProviderName] | [AccountSection]
    ? Word | `${Word}${' ' | ','}${string}`
    : Joined<Word, ' '> | Joined<Word, ','> | Joined<Word, ', '>;

/** TypeScript allows unions of 100,000 members, which eight words would exceed. */
type Joined<Word extends string, Separator extends string, First extends Word = Word> = First extends Word
  ? First | `${First}${Separator}${Joined<Exclude<Word, First>, Separator>}`
  : never;

/** Settings are the writable properties that the class adds to HTMLElement. */
interface FlowTag<Element extends AuthElement<object, AnyEventDetail>, Events> {
  element: Element;
  properties: Pick<Element, Exclude<keyof Element & string, Unsettable>>;
  events: Events;
}

/** By tag: its class, what a page can set, and what it fires. */
export interface Tags {
  'auth-widget': FlowTag<AuthWidget, AuthEventMap>;
  'auth-reset-password': FlowTag<AuthResetPassword, AuthEventMap>;
  'auth-b2b-widget': FlowTag<AuthB2bWidget, B2bEventMap>;
  'auth-session': {
    element: AuthSession;
    properties: SessionProperties;
    events: { 'auth-session': AuthSessionEvent; 'auth-error': AuthErrorEvent };
  };
  'auth-passkeys': {
    element: AuthPasskeys;
    properties: PasskeysProperties;
    events: {
      'auth-event': AuthEventEvent;
      'auth-proof-lost': AuthProofLostEvent;
      'auth-error': AuthErrorEvent;
    };
  };
  'auth-account': {
    element: AuthAccount;
    properties: AccountProperties;
    events: {
      'auth-event': AuthEventEvent;
      'auth-account-delete': AuthAccountDeleteEvent;
      'auth-account-sessions': AuthAccountSessionsEvent;
      'auth-proof-lost': AuthProofLostEvent;
      'auth-error': AuthErrorEvent;
    };
  };
}

export type Tag = keyof Tags;

/** The tags whose first screen a server can print. */
export type PrintedTag = 'auth-widget' | 'auth-reset-password';

/** `publicToken` -> `public-token`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

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
type PropsOf<Properties> = {
  [Name in keyof Properties & string]?:
    | Properties[Name]
    | (Name extends PropertyOnly ? undefined : AttributeOf<NonNullable<Properties[Name]>>);
};

/** The attributes whose names differ from those of their properties. */
type AttributesOf<Properties> = {
  [Name in Exclude<keyof Properties & string, PropertyOnly> as Exclude<Kebab<Name>, Name>]?: AttributeOf<
    NonNullable<Properties[Name]>
  >;
};

/** A demo's replacement for a project. */
export type DemoProps<Properties> = Properties extends { demo: unknown }
  ? { demo: true | '' | 'true' }
  : never;

/** One of them is required. Its value may be undefined, as that of an environment variable is in types. */
type ProjectProps<Properties extends { client: unknown; publicToken: unknown }> =
  | { client: Properties['client'] }
  | { publicToken: Properties['publicToken'] }
  | { 'public-token': Properties['publicToken'] }
  | DemoProps<Properties>;

/** The properties of a tag, which also accept the text of their attributes. */
export type PropertyProps<Name extends Tag> = PropsOf<Tags[Name]['properties']>;

/**
 * The props of a tag. camelCase names are properties, which accept the attribute's text as well; names with a hyphen are
 * attributes, which accept text only.
 */
export type TagProps<Name extends Tag> = PropertyProps<Name> &
  AttributesOf<Tags[Name]['properties']> &
  ProjectProps<Tags[Name]['properties']>;

/** Listeners as React 19 and Svelte 5 spell them: `onauth-success`. */
export type Listeners<Name extends Tag> = {
  [Type in keyof Tags[Name]['events'] & string as `on${Type}`]?:
    | ((event: Tags[Name]['events'][Type]) => void)
    | undefined;
};

export type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Listeners as Vue's type checker spells them: `@auth-success` is `onAuthSuccess`. */
export type CamelListeners<Name extends Tag> = {
  [Type in keyof Tags[Name]['events'] & string as `on${Pascal<Type>}`]?:
    | ((event: Tags[Name]['events'][Type]) => void)
    | undefined;
};
