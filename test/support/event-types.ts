import type { AuthEventMap } from '../../elements/events.ts';

type EventType = keyof AuthEventMap | 'auth-session';

/** The types of the elements' events. */
export const eventTypes = Object.keys({
  'auth-ready': true,
  'auth-screen': true,
  'auth-event': true,
  'auth-submit': true,
  'auth-success': true,
  'auth-error': true,
  'auth-session': true,
} satisfies Record<EventType, true>) as EventType[];
