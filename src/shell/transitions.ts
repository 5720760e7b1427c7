/** Where each event leads, by its type. Without a row for every event, it does not compile. */
export type Transitions<State, Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (state: State, event: Extract<Event, { readonly type: Type }>) => State;
};

/** Returns the next state, or the same object if the event means nothing on this screen. */
export const reducer =
  <State, Event extends { readonly type: string }>(transitions: Transitions<State, Event>) =>
  (state: State, event: Event): State => {
    // TypeScript does not see that a row belongs to its own event.
    const follow = transitions[event.type as Event['type']] as (state: State, event: Event) => State;
    return follow(state, event);
  };
