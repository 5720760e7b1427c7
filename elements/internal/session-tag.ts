/** The props and listeners of `<auth-session>` in a template. */
import type { AuthSession } from '../auth-session.ts';
import type { AuthErrorEvent } from '../events.ts';
import type { AuthSessionEvent } from '../session-event.ts';
import type { SessionProperties } from './session-fields.ts';
import type { AttributeOf, Kebab, Pascal } from './tag-props.ts';

/** The class behind the tag. */
export interface SessionTags {
  'auth-session': AuthSession;
}

type Attributed = Exclude<keyof SessionProperties, 'client'>;

/** The properties, which also accept the text of their attributes. */
export type SessionPropertyProps = {
  [Name in keyof SessionProperties]?:
    | SessionProperties[Name]
    | (Name extends Attributed ? AttributeOf<NonNullable<SessionProperties[Name]>> : undefined);
};

/** As those of the other tags: camelCase names are properties, names with a hyphen attributes. */
export type SessionTagProps = SessionPropertyProps & {
  [Name in Attributed as Exclude<Kebab<Name>, Name>]?: AttributeOf<NonNullable<SessionProperties[Name]>>;
};

export interface SessionEventMap {
  'auth-session': AuthSessionEvent;
  'auth-error': AuthErrorEvent;
}

/** Listeners as React 19 and Svelte 5 spell them. */
export type SessionListeners = {
  [Type in keyof SessionEventMap as `on${Type}`]?: ((event: SessionEventMap[Type]) => void) | undefined;
};

/** Listeners as Vue's type checker spells them. */
export type SessionCamelListeners = {
  [Type in keyof SessionEventMap as `on${Pascal<Type>}`]?:
    | ((event: SessionEventMap[Type]) => void)
    | undefined;
};
