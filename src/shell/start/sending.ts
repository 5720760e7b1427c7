import type { PredictedScreen } from '../first-screen/predicted-screen.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Action, ActionResult } from '../runner/action.ts';
import type { Attempt } from '../runner/attempt.ts';

/** What was pressed on the first screen, and is sent before React is there. */
export interface Sending<F extends FlowTypes> {
  /** Whether it was sent for the project of these settings. */
  isFor(settings: Pick<F['settings'], 'client' | 'publicToken' | 'apiUrl' | 'demo'>): boolean;
  /** Loads the provider that it is sent with. */
  readonly loadProvider: () => Promise<F['provider']>;
  /** The state that it has led to, with what was typed there; undefined while nobody knows. */
  readonly state: F['state'] | undefined;
  /** The screen of that state. Ends it if the settings are those of another project. */
  screen(settings: F['settings']): PredictedScreen | undefined;
  /**
   * Hands it over to the runner, which is asked for the same when React presses the button again.
   * @returns undefined if the action or its input is another one, or anything has run since
   */
  take(action: Action<F, never>, input: unknown, signal: AbortSignal): Attempt<ActionResult<F>> | undefined;
  /** Resolves when it is answered, or takes longer than React may wait. */
  answered(): Promise<unknown>;
  /** Nobody waits for it any more. */
  end(): void;
}
