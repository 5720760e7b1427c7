/** The props and listeners of `<auth-session>` and `<auth-passkeys>` in a template. */
import type { AuthPasskeys } from '../auth-passkeys.ts';
import type { AuthSession } from '../auth-session.ts';
import type { AuthErrorEvent, AuthEventEvent } from '../events.ts';
import type { AuthSessionEvent } from '../session-event.ts';
import type { PasskeysProperties } from './passkeys-fields.ts';
import type { SessionProperties } from './session-fields.ts';
import type { AttributesOf, CamelTagListeners, PropsOf, TagListeners } from './tag-props.ts';

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

export type SessionPropertyProps = PropsOf<SessionProperties>;
export type PasskeysPropertyProps = PropsOf<PasskeysProperties>;

/** As those of the other tags: camelCase names are properties, names with a hyphen attributes. */
export type SessionTagProps<Tag extends keyof SessionTags> = PropsOf<PropertiesByTag[Tag]> &
  AttributesOf<PropertiesByTag[Tag]>;

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

export type SessionListeners<Tag extends keyof SessionTags> = TagListeners<EventsByTag[Tag]>;
export type SessionCamelListeners<Tag extends keyof SessionTags> = CamelTagListeners<EventsByTag[Tag]>;
