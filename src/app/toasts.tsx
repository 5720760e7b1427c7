/** Toasts, whose code is fetched when the browser is idle, or with the first one. */
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { fetchedPart, fetchPart } from '../chunks/fetch-part.ts';
import { fetchWhenIdle } from '../chunks/fetch-when-idle.ts';
import type { ToastKind } from '../runner/runner.ts';

const loadToaster = () => import('../ui/toaster.tsx');

/** The toaster to render, and a function that shows a toast in it and in no other widget's. */
export function useToasts(
  label: string,
  direction: 'ltr' | 'rtl',
): readonly [ReactNode, (kind: ToastKind, text: string) => void] {
  const id = useId();
  const [here, setHere] = useState(false);

  const toast = useCallback(
    (kind: ToastKind, text: string) => {
      fetchPart(loadToaster).then(
        ({ showToast }) => {
          setHere(true);
          showToast(id, kind, text);
        },
        // Without its code there is no toast: what it says is also shown in place, or is only a confirmation.
        () => undefined,
      );
    },
    [id],
  );

  useEffect(() => fetchWhenIdle([loadToaster]), []);

  if (!here) return [null, toast];
  const { Toaster } = fetchedPart(loadToaster);
  return [<Toaster key="toaster" id={id} label={label} dir={direction} />, toast];
}
