/** The props and listeners of `<auth-session>` and `<auth-passkeys>` in a template. */
import type { AuthPasskeys } from '../auth-passkeys.ts';
import type { AuthSession } from '../auth-session.ts';
import type { AuthErrorEvent, AuthEventEvent } from '../events.ts';
import type { AuthSessionEvent } from '../session-event.ts';
import type { PasskeysProperties } from './passkeys-fields.ts';
import type { SessionProperties } from './session-fields.ts';
import type { AttributeOf, Kebab, Pascal } from './tag-props.ts';

/** The class behind each tag. */
export interface SessionTags {
  'auth-session': AuthSession;
  'auth-passkeys': AuthPasskeys;
}

/** What a page can set on each. */
interface PropertiesByTag {
  'auth-session': SessionProperties;
  'auth-passkeys': PasskeysProperties;
}

type Attributed<Properties> = Exclude<keyof Properties & string, 'client'>;

/** The properties, which also accept the text of their attributes. */
type PropertyProps<Properties> = {
  [Name in keyof Properties]?:
    | Properties[Name]
    | (Name extends Attributed<Properties> ? AttributeOf<NonNullable<Properties[Name]>> : undefined);
};

export type SessionPropertyProps = PropertyProps<SessionProperties>;
export type PasskeysPropertyProps = PropertyProps<PasskeysProperties>;

/** As those of the other tags: camelCase names are properties, names with a hyphen attributes. */
export type SessionTagProps<Tag extends keyof SessionTags> = PropertyProps<PropertiesByTag[Tag]> & {
  [Name in Attributed<PropertiesByTag[Tag]> as Exclude<Kebab<Name>, Name>]?: AttributeOf<
    NonNullable<PropertiesByTag[Tag][Name]>
  >;
};

export interface SessionEventMap {
  'auth-session': AuthSessionEvent;
  'auth-error': AuthErrorEvent;
}

export interface PasskeysEventMap {
  'auth-event': AuthEventEvent;
  'auth-error': AuthErrorEvent;
}

interface EventsByTag {
  'auth-session': SessionEventMap;
  'auth-passkeys': PasskeysEventMap;
}

/** Listeners as React 19 and Svelte 5 spell them. */
export type SessionListeners<Tag extends keyof SessionTags> = {
  [Type in keyof EventsByTag[Tag] & string as `on${Type}`]?:
    | ((event: EventsByTag[Tag][Type]) => void)
    | undefined;
};

/** Listeners as Vue's type checker spells them. */
export type SessionCamelListeners<Tag extends keyof SessionTags> = {
  [Type in keyof EventsByTag[Tag] & string as `on${Pascal<Type>}`]?:
    | ((event: EventsByTag[Tag][Type]) => void)
    | undefined;
};
