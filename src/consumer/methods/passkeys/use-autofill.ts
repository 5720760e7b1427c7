import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { OwnSentences, Reason } from '../../../kit/i18n/reason.ts';
import { NO_DEADLINE } from '../../../kit/lib/promises.ts';
import { pageRequests, type Waiting } from '../../../provider/passkeys/requests.ts';
import { useRunner } from '../../../shell/runner/use-runner.ts';
import { useSentence } from '../../../shell/runner/use-strings.ts';
import type { Consumer } from '../../flow/types.ts';
import { fillInPasskey } from './actions.ts';

interface Autofill {
  /** The visitor has chosen a passkey, which is being verified. */
  readonly busy: boolean;
  readonly failure: string | undefined;
  clear(): void;
  /** Waits again, after another request has ended. */
  resume(): void;
}

/** True if the browser offers passkeys in the autofill of fields. */
async function hasAutofill(): Promise<boolean> {
  const { PublicKeyCredential: api } = globalThis as {
    PublicKeyCredential?: Partial<typeof PublicKeyCredential>;
  };
  try {
    return (await api?.isConditionalMediationAvailable?.()) ?? false;
  } catch {
    return false;
  }
}

/**
 * Lets the visitor choose a passkey in the autofill of the form's field, while the view is mounted.
 * @param inside an element in the widget
 * @param enabled whether there is a form that may be sent
 */
export function useAutofill(
  inside: RefObject<Element | null>,
  enabled: boolean,
  sentences: OwnSentences,
): Autofill {
  const runner = useRunner<Consumer>();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const [waiting, setWaiting] = useState<Waiting>();

  const waitInAutofill = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const onChosen = (): void => {
      setBusy(true);
      setReason(undefined);
    };
    // The visitor may never use the autofill.
    const options = { signal, sentences, deadline: NO_DEADLINE };
    const failure = await runner.run(fillInPasskey, { signal, onChosen }, options);
    setBusy(false);
    if (failure) setReason(failure.reason);
  });

  useEffect(() => {
    const widget = inside.current?.closest('[part=container]');
    if (!enabled || !widget) return undefined;
    const left = new AbortController();
    const { signal } = left;
    void hasAutofill().then((available) => {
      if (!available || signal.aborted) return;
      const joined = pageRequests().wait((aborted) => waitInAutofill(aborted));
      setWaiting(joined);
      signal.addEventListener('abort', () => joined.leave());
      const onMove = ({ target }: Event): void => {
        if ((target as Element).matches('input')) joined.attend();
      };
      widget.addEventListener('focusin', onMove, { signal });
      widget.addEventListener('pointerdown', onMove, { signal });
      // The visitor turned to it before React was there.
      if (widget.matches(':focus-within')) joined.attend();
    });
    return () => left.abort();
  }, [inside, enabled]);

  return {
    busy,
    failure: useSentence(reason, sentences),
    clear: () => setReason(undefined),
    resume: () => waiting?.attend(),
  };
}
