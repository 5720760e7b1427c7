/** Toasts. Their code is fetched with the first one, which few visitors meet. */
import { type ReactNode, useCallback, useState } from 'react';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import type { ToastKind } from '../../kit/ui/toaster.tsx';
import { fetchedPart, fetchPart } from '../chunks/fetch-part.ts';
import type { Toast } from '../runner/runner.ts';

const loadToaster = () => import('../../kit/ui/toaster.tsx');

/** Sonner's toasters are known by their ids, in all widgets of the page. */
let toasters = 0;
let toasts = 0;

/**
 * Returns the toaster to render, and a function that shows a toast in this widget only.
 * @param screen on which the visitor is
 */
export function useToasts(
  label: string,
  direction: 'ltr' | 'rtl',
  screen: string,
): readonly [ReactNode, (kind: ToastKind, text: string) => Toast] {
  const [id] = useState(() => `toasts-${++toasters}`);
  const [loaded, setLoaded] = useState(false);
  const [unsaid, setUnsaid] = useState({ text: '', screen });

  const toast = useCallback(
    (kind: ToastKind, text: string) => {
      const key = `${id} ${++toasts}`;
      const withToaster = (
        work: (toaster: Awaited<ReturnType<typeof loadToaster>>) => void,
        otherwise = '',
      ) =>
        void fetchPart(loadToaster).then(
          (toaster) => {
            setLoaded(true);
            work(toaster);
          },
          () => setUnsaid({ text: otherwise, screen }),
        );
      const show = (kind: ToastKind, text: string, otherwise?: string) =>
        withToaster(({ showToast }) => showToast(id, { key, kind, text }), otherwise);
      show(kind, text);
      return {
        // A progress has its outcome here alone. Other errors are in place, and other toasts only confirm.
        replace: (kind: ToastKind, text: string) => show(kind, text, kind === 'error' ? text : ''),
        dismiss: () => withToaster(({ dismissToast }) => dismissToast(id, key)),
      };
    },
    [id, screen],
  );

  if (!loaded) {
    const isHere = unsaid.text !== '' && unsaid.screen === screen;
    return [isHere ? <ErrorText key="unsaid">{unsaid.text}</ErrorText> : null, toast];
  }
  const { Toaster } = fetchedPart(loadToaster);
  return [<Toaster key="toaster" id={id} label={label} dir={direction} />, toast];
}
