/** The props of the React components, derived from the classes of the elements. */
import type { HTMLAttributes, Ref } from 'react';
import type { AuthB2bWidget } from '../auth-b2b-widget.ts';
import type { AuthPasskeys } from '../auth-passkeys.ts';
import type { AuthSession } from '../auth-session.ts';
import type { AuthEventMap, B2bEventMap } from '../events.ts';
import type { AuthElement } from '../internal/auth-element.ts';
import type { FirstScreenOptions } from '../internal/print-tag.ts';
import type {
  PasskeysEventMap,
  PasskeysPropertyProps,
  SessionEventMap,
  SessionPropertyProps,
} from '../internal/session-tag.ts';
import type { Pascal, PropertyProps } from '../internal/tag-props.ts';

/** The names of the events, without their prefix: `auth-success` is `onSuccess`. */
type ListenersOf<EventMap> = {
  [Type in keyof EventMap as Type extends `auth-${infer Name}` ? `on${Pascal<Name>}` : never]?:
    | ((event: EventMap[Type]) => void)
    | undefined;
};

export type ComponentListeners = ListenersOf<AuthEventMap>;
export type B2bComponentListeners = ListenersOf<B2bEventMap>;
export type SessionComponentListeners = ListenersOf<SessionEventMap>;
export type PasskeysComponentListeners = ListenersOf<PasskeysEventMap>;

interface OwnProps<E> {
  ref?: Ref<E>;
  /** How a server prints the first screen; `false` prints the empty tag. Read on the server only. */
  firstScreen?: FirstScreenOptions | false;
}

/** One of them is required. */
type ProjectProps<E extends Pick<AuthElement, 'client' | 'publicToken'>> =
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

/** Those of `<auth-b2b-widget>`. */
export type AuthB2bWidgetProps = PropertyProps<AuthB2bWidget> &
  ProjectProps<AuthB2bWidget> &
  B2bComponentListeners & { ref?: Ref<AuthB2bWidget> } & Omit<
    HTMLAttributes<AuthB2bWidget>,
    'children' | 'dangerouslySetInnerHTML' | keyof PropertyProps<AuthB2bWidget> | keyof B2bComponentListeners
  >;

/** Those of `<auth-session>`. Its children are the page's own content for each state. */
export type AuthSessionProps = SessionPropertyProps &
  ProjectProps<AuthSession> &
  SessionComponentListeners & { ref?: Ref<AuthSession> } & Omit<
    HTMLAttributes<AuthSession>,
    'dangerouslySetInnerHTML' | keyof SessionPropertyProps | keyof SessionComponentListeners
  >;

/** Those of `<auth-passkeys>`, which draws its own content. */
export type AuthPasskeysProps = PasskeysPropertyProps &
  ProjectProps<AuthPasskeys> &
  PasskeysComponentListeners & { ref?: Ref<AuthPasskeys> } & Omit<
    HTMLAttributes<AuthPasskeys>,
    'children' | 'dangerouslySetInnerHTML' | keyof PasskeysPropertyProps | keyof PasskeysComponentListeners
  >;
