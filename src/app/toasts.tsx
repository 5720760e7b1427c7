/** Toasts, whose code is fetched with the first one. */
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import type { ToastKind } from '../methods/use-task.ts';
import { fetchedPart, fetchPart, isFetched } from './fetch-part.ts';

const loadToaster = () => import('../ui/toaster.tsx');

interface Waiting {
  readonly kind: ToastKind;
  readonly text: string;
}

/** The toaster to render, and a function that shows a toast in it and in no other widget's. */
export function useToasts(label: string): readonly [ReactNode, (kind: ToastKind, text: string) => void] {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);

  const toast = useCallback((kind: ToastKind, text: string) => {
    setWaiting((before) => [...before, { kind, text }]);
    // Without its code there is no toast: what it says is also shown in place, or is only a confirmation.
    fetchPart(loadToaster).then(
      () => setWanted(true),
      () => undefined,
    );
  }, []);

  // The toaster has to be there first: it hears of those toasts only that are shown while it is mounted.
  useEffect(() => {
    if (!wanted || waiting.length === 0) return;
    const { showToast } = fetchedPart(loadToaster);
    for (const { kind, text } of waiting) showToast(id, kind, text);
    setWaiting([]);
  }, [wanted, waiting, id]);

  if (!wanted || !isFetched(loadToaster)) return [null, toast];
  const { Toaster } = fetchedPart(loadToaster);
  return [<Toaster key="toaster" id={id} label={label} />, toast];
}
