import { ACCOUNT_HANDLERS, HANDLERS, SESSION_HANDLERS } from '../../elements/react/split-props.ts';

const handlers = { ...HANDLERS, ...SESSION_HANDLERS, ...ACCOUNT_HANDLERS };

/** The types of the elements' events. */
export const eventTypes = Object.keys(handlers) as (keyof typeof handlers)[];
