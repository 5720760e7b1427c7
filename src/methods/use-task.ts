/** What a view needs of a running action: is it running, did it fail, run it. The work itself is the app's. */
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthErrorCode } from '../config/types.ts';
import { en, type Strings } from '../i18n/en.ts';
import { type Reason, sentenceOf } from '../i18n/reason.ts';
import type { Action, ActionContext, Explain, Query } from './method.ts';

export type ToastKind = 'success' | 'error';

/** Made by the app (`app/runner.ts`). */
export interface Runner {
  /**
   * Runs an action: sends its event, tells the page. Resolves with how it failed, and with undefined if it went well
   * or the screen was left meanwhile.
   */
  run<Input>(action: Action<Input>, input: Input, options: RunOptions): Promise<Failure | undefined>;
  /** What actions get, for what is no single action, such as a prompt that stays on the page. */
  context(): Promise<ActionContext>;
  /** Asks; a failure is told to the page. Undefined once `signal` is aborted: the answer is nobody's any more. */
  ask<Input, Answer>(
    query: Query<Input, Answer>,
    input: Input,
    signal: AbortSignal,
  ): Promise<{ readonly answer: Answer } | { readonly failure: Failure } | undefined>;
  /** Tells the page of a failure that is not the provider's: what was typed, a wallet, code that did not load. */
  report(code: AuthErrorCode, reason: Reason, cause?: unknown): void;
  toast(kind: ToastKind, text: string): void;
}

export interface Failure {
  /** What the visitor should read about. */
  readonly reason: Reason;
  /** Trying the same again cannot help. */
  readonly refused: boolean;
}

export interface RunOptions extends TaskOptions {
  /** Aborted when the screen is left: an answer that comes later is then dropped, unless it is a session. */
  readonly signal: AbortSignal;
}

export interface TaskOptions {
  readonly explain?: Explain;
  /** Also shows a failure as a toast. */
  readonly toastFailure?: boolean;
  /** Takes a refusal that the screen itself has no use for. */
  readonly onRefused?: (reason: Reason) => void;
}

export const RunnerContext = createContext<Runner | null>(null);

/** What failures are said in. */
export const ErrorTextsContext = createContext<Strings['errors']>(en.errors);

/** What a visitor reads, in the language that the widget has by now. */
export function useSentence(reason: Reason | undefined): string | undefined {
  const errors = useContext(ErrorTextsContext);
  return reason === undefined ? undefined : sentenceOf(reason, errors);
}

export function useRunner(): Runner {
  const runner = useContext(RunnerContext);
  if (!runner) throw new Error('A screen was rendered outside of the app.');
  return runner;
}

/** `refused`: trying the same again cannot help. `failed`: it may, or it was not tried at all. */
export type Outcome = 'done' | 'refused' | 'failed';

export interface Task<Input> {
  readonly pending: boolean;
  /** What the visitor should read, until the next run or `clear`. */
  readonly failure: string | undefined;
  /** Runs once at a time: calls during a run are ignored. */
  run(input: Input): Promise<Outcome>;
  /** Shows a reason of the widget's own in the place of a failure and tells the page. */
  refuse(reason: Reason, code?: 'validation' | 'network'): void;
  clear(): void;
}

export function useTask<Input>(action: Action<Input>, options: TaskOptions = {}): Task<Input> {
  const runner = useRunner();
  const [pending, setPending] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const sentence = useSentence(reason);
  const running = useRef(false);
  const left = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  return {
    pending,
    failure: sentence,
    async run(input) {
      const signal = left.current?.signal;
      if (running.current || !signal) return 'failed';
      running.current = true;
      setPending(true);
      setReason(undefined);
      const failure = await runner.run(action, input, { ...options, signal });
      running.current = false;
      if (signal.aborted) return 'failed';
      setPending(false);
      if (failure?.refused && options.onRefused) options.onRefused(failure.reason);
      else setReason(failure?.reason);
      if (failure === undefined) return 'done';
      return failure.refused ? 'refused' : 'failed';
    },
    refuse(why, code = 'validation') {
      // The same again is news again to a screen reader.
      flushSync(() => setReason(undefined));
      setReason(why);
      runner.report(code, why);
    },
    clear: () => setReason(undefined),
  };
}
