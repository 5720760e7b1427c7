/** Toasts. Their code is fetched with the first one, which few visitors meet. */
import { type ReactNode, useCallback, useState } from 'react';
import type { ToastKind } from '../../kit/ui/toaster.tsx';
import { fetchedPart, fetchPart } from '../chunks/fetch-part.ts';
import type { Toast } from '../runner/types.ts';

const loadToaster = () => import('../../kit/ui/toaster.tsx');

/** Sonner's toasters are known by their ids, in all widgets of the page. */
let toasters = 0;
let toasts = 0;

/** Returns the toaster to render, and a function that shows a toast in this widget only. */
export function useToasts(
  label: string,
  direction: 'ltr' | 'rtl',
): readonly [ReactNode, (kind: ToastKind, text: string) => Toast] {
  const [id] = useState(() => `toasts-${++toasters}`);
  const [loaded, setLoaded] = useState(false);

  const toast = useCallback(
    (kind: ToastKind, text: string) => {
      const key = `${id} ${++toasts}`;
      const withToaster = (work: (toaster: Awaited<ReturnType<typeof loadToaster>>) => void) =>
        void fetchPart(loadToaster).then(
          (toaster) => {
            setLoaded(true);
            work(toaster);
          },
          // Errors are in place, too, and other toasts only confirm.
          () => undefined,
        );
      // Two import() of the same module may resolve in any order.
      let latest: { readonly kind: ToastKind; readonly text: string } | undefined;
      const set = (next: typeof latest) => {
        latest = next;
        withToaster(({ showToast, dismissToast }) =>
          latest ? showToast(id, { key, ...latest }) : dismissToast(id, key),
        );
      };
      set({ kind, text });
      return {
        replace: (kind: ToastKind, text: string) => set({ kind, text }),
        dismiss: () => set(undefined),
      };
    },
    [id],
  );

  if (!loaded) return [null, toast];
  const { Toaster } = fetchedPart(loadToaster);
  return [<Toaster key="toaster" id={id} label={label} dir={direction} />, toast];
}
