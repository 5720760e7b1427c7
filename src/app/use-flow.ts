import { useReducer } from 'react';
import type { RedirectHandling } from '../config/types.ts';
import { reduce } from '../flow/consumer.ts';
import type { FlowEvent } from '../flow/events.ts';
import type { State } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import { hasAsked } from './asked-marker.ts';
import { hasDeparted } from './departure.ts';
import { takeUrlToken } from './url-token.ts';

/**
 * The state of the flow, from the page's address on.
 * @param widget whose flow this is, the same object for its whole life
 */
export function useFlow(
  widget: object,
  redirectHandling: RedirectHandling,
): readonly [State, (event: FlowEvent) => void] {
  return useReducer(reduce, undefined, () => {
    const urlToken = redirectHandling === 'auto' ? takeUrlToken(widget) : undefined;
    return start(urlToken, urlToken?.tokenType === 'oauth' ? hasDeparted() : hasAsked());
  });
}
