import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Action } from '../runner/types.ts';
import { type Task, type TaskOptions, type TaskResult, useTask } from '../runner/use-task.ts';
import { type NeededProof, type ProvedInput, type ProvedTypes, proved } from './proved.ts';

export interface Asked<View = unknown> extends NeededProof<View> {
  /** Called once. @param isLeft whether the visitor has turned to something else */
  readonly answer: (isProved: boolean, isLeft?: boolean) => void;
}

export interface ProvedTask<Input, View> extends Task<Input> {
  /** The proof that the visitor is asked for, in place of what asks. */
  readonly asked: Asked<View> | undefined;
}

/** The button that sends a form from one of its fields, or what has the focus. */
function pressedElement(): HTMLElement | null {
  const { activeElement } = document;
  const active = activeElement?.shadowRoot?.activeElement ?? activeElement;
  const submit = (active as HTMLInputElement | null)?.form?.querySelector<HTMLElement>('[type=submit]');
  return submit ?? (active as HTMLElement | null);
}

/**
 * A task that asks the visitor for the proof that it is refused for want of, and then goes on. `run` resolves with `failed` as well if
 * they do not give it.
 * @param loadView loads what asks
 */
export function useProvedTask<F extends ProvedTypes, Input, View>(
  action: Action<F, Input>,
  loadView: () => Promise<View>,
  options?: TaskOptions<F>,
): ProvedTask<Input, View> {
  const [asked, setAsked] = useState<Asked<View>>();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const { pending, failure, canceled, clear, refuse, run } = useTask<F, ProvedInput<Input, View>>(
    proved(action, loadView),
    options,
  );
  /** @param pressed has the focus again at the end */
  const ask = (needed: NeededProof<View>, pressed: HTMLElement | null): Promise<boolean> =>
    new Promise((resolve) => {
      if (!isMounted.current) return resolve(false);
      const answer = (isProved: boolean, isLeft = false): void => {
        if (isLeft) setAsked(undefined);
        else {
          flushSync(() => setAsked(undefined));
          pressed?.focus();
        }
        resolve(isProved);
      };
      flushSync(() => setAsked({ ...needed, answer }));
    });
  return {
    pending,
    failure,
    canceled,
    clear,
    refuse,
    asked,
    async run(input): Promise<TaskResult> {
      const pressed = pressedElement();
      for (let proofs = 0; ; proofs += 1) {
        let needed: NeededProof<View> | undefined;
        const onNeeded = (given: NeededProof<View>): void => {
          needed = given;
        };
        const result = await run({ input, proofs, onNeeded });
        if (!needed) return result;
        if (!(await ask(needed, pressed))) return 'failed';
      }
    },
  };
}
