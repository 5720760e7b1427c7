import { useEffect, useEffectEvent, useState } from 'react';
import { isWebview } from '../../../kit/lib/webview.ts';
import type { FlowTypes } from '../../flow-types.ts';
import type { Action } from '../../runner/types.ts';
import { type Task, type TaskOptions, useTask } from '../../runner/use-task.ts';

/** By then the browser has left the page, or the visitor has stopped it. */
const LEFT_BY_MS = 15_000;

/**
 * True if the browser is on its way to another page: from `leave()` until the visitor comes back to this page by the
 * back/forward cache, which is told as after a sign-in that was canceled, or has not left after a while.
 */
function useLeaving({ refuse }: Pick<Task<never>, 'refuse'>): readonly [leaving: boolean, leave: () => void] {
  const [leaving, setLeaving] = useState(false);
  const tell = useEffectEvent(() => refuse('accessDenied', 'provider', { reason: 'turned_back' }));

  useEffect(() => {
    if (!leaving) return;
    const stop = (): void => setLeaving(false);
    const onPageShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      stop();
      tell();
    };
    const timer = setTimeout(stop, LEFT_BY_MS);
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onPageShow);
    };
  }, [leaving]);

  return [leaving, () => setLeaving(true)];
}

/** True if the provider would show a page that leads nowhere. */
export const isRefusedHere = (type: string): boolean => type === 'google' && isWebview(navigator.userAgent);

/** A task that several buttons run: only the first press counts, and only its button is busy. */
export function useChoice<Input>({ pending, run }: Pick<Task<Input>, 'pending' | 'run'>) {
  const [chosen, setChosen] = useState<string | number>();
  return {
    chosen: pending ? chosen : undefined,
    choose(id: string | number, input: Input): void {
      if (pending) return;
      setChosen(id);
      void run(input);
    },
  };
}

/** A task that leads to another page. Pending until the browser has left this one. */
export function useLeavingTask<F extends FlowTypes, Input>(
  action: Action<F, Input>,
  options?: TaskOptions<F>,
): Task<Input> {
  const task = useTask(action, options);
  const [leaving, leave] = useLeaving(task);
  return {
    ...task,
    pending: task.pending || leaving,
    async run(input) {
      // A second start would make the first one's answer useless.
      const result = leaving ? 'failed' : await task.run(input);
      if (result === 'done') leave();
      return result;
    },
  };
}
