/** What a view needs of a running action: is it running, did it fail, run it. The work itself is the app's. */
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { AuthErrorCode } from '../config/types.ts';
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
  /** Tells the page that what was typed cannot be used. */
  reportInvalid(message: string): void;
  /** Tells the page of a failure that is not the provider's, such as a wallet's. */
  report(code: AuthErrorCode, message: string, cause: unknown): void;
  toast(kind: ToastKind, text: string): void;
}

export interface Failure {
  /** What the visitor should read. */
  readonly message: string;
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
  readonly onRefused?: (message: string) => void;
}

export const RunnerContext = createContext<Runner | null>(null);

export function useRunner(): Runner {
  const runner = useContext(RunnerContext);
  if (!runner) throw new Error('A screen was rendered outside of the app.');
  return runner;
}

export interface Task<Input> {
  readonly pending: boolean;
  /** What the visitor should read, until the next run or `clear`. */
  readonly failure: string | undefined;
  /** Runs once at a time: calls during a run are ignored. Resolves with true if it went well. */
  run(input: Input): Promise<boolean>;
  /** Shows a message in the place of a failure and tells the page. */
  refuse(message: string): void;
  clear(): void;
}

export function useTask<Input>(action: Action<Input>, options: TaskOptions = {}): Task<Input> {
  const runner = useRunner();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();
  const running = useRef(false);
  const left = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  return {
    pending,
    failure: message,
    async run(input) {
      const signal = left.current?.signal;
      if (running.current || !signal) return false;
      running.current = true;
      setPending(true);
      setMessage(undefined);
      const failure = await runner.run(action, input, { ...options, signal });
      running.current = false;
      if (signal.aborted) return false;
      setPending(false);
      if (failure?.refused && options.onRefused) options.onRefused(failure.message);
      else setMessage(failure?.message);
      return failure === undefined;
    },
    refuse(text) {
      setMessage(text);
      runner.reportInvalid(text);
    },
    clear: () => setMessage(undefined),
  };
}
