/** Requests that change the account, with the proof that Stytch may ask for before. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { explainSetting } from '../provider/explain-setting.ts';
import { isCancellation } from '../provider/passkeys/requests.ts';
import { endsSession } from '../provider/refusals.ts';
import type { Bound } from '../shell/views/passcode-entry.tsx';
import { failureText, type Refused, runProved } from './run-proved.ts';
import { useVisitor } from './visitor.ts';

export interface Failed {
  readonly text: string;
  /** The visitor did not finish. */
  readonly isQuiet: boolean;
}

export interface Request<Given extends readonly unknown[]> extends Bound<Given> {
  readonly failed: Failed | undefined;
  /** For what Stytch wants a proof now (see `Placed`). */
  readonly asked: Asked | undefined;
}

export interface Asked extends Refused {
  /** Called once. @param isLeft whether the visitor has turned to something else */
  readonly answer: (isProved: boolean, isLeft?: boolean) => void;
}

/** The button that sends a form from one of its fields. */
const pressedIn = (active: Element | null): HTMLElement | null =>
  (active as HTMLInputElement | null)?.form?.querySelector<HTMLElement>('[type=submit]') ??
  (active as HTMLElement | null);

/** Asks for proofs, one at a time. */
function useAsking() {
  const [asked, setAsked] = useState<Asked>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  /** @param pressed has the focus again at the end */
  const ask = (refused: Refused, pressed: HTMLElement | null): Promise<boolean> =>
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
      flushSync(() => setAsked({ ...refused, answer }));
    });
  return { asked, ask };
}

interface Failures {
  /** True if the page hears of it. */
  readonly isToldToPage?: (thrown: unknown) => boolean;
  /** True if the visitor's entry is wrong, which is theirs to mend: the page hears nothing of it. */
  readonly refusesEntry?: (thrown: unknown) => boolean;
}

/**
 * A request of the visitor's. `run` resolves with `failed` as well if they do not confirm it.
 * @param explain what they read if it fails; undefined for what is said of all requests
 */
export function useRequest<Given extends readonly unknown[]>(
  request: (...given: Given) => Promise<unknown>,
  explain: (thrown: unknown) => string | undefined = () => undefined,
  { isToldToPage = () => true, refusesEntry = () => false }: Failures = {},
): Request<Given> {
  const { host, texts, hold } = useVisitor();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const { asked, ask } = useAsking();

  const fail = (thrown: unknown): void => {
    const text = explain(thrown) ?? failureText(thrown, texts);
    if (!refusesEntry(thrown) && isToldToPage(thrown)) {
      explainSetting(thrown);
      host.failed(thrown, text);
    }
    if (endsSession(thrown)) void host.refresh();
    setFailed({ text, isQuiet: isCancellation(thrown) });
  };
  const run: Request<Given>['run'] = async (...given) => {
    const { activeElement } = document;
    const pressed = pressedIn(activeElement?.shadowRoot?.activeElement ?? activeElement);
    let release = hold();
    flushSync(() => {
      setPending(true);
      setFailed(undefined);
    });
    const prove = async (refused: Refused): Promise<boolean> => {
      release();
      const isProved = await ask(refused, pressed);
      release = hold();
      return isProved;
    };
    try {
      const made = await runProved(async () => ({ value: await request(...given) }), prove);
      return made ? 'done' : 'failed';
    } catch (thrown) {
      fail(thrown);
      return refusesEntry(thrown) ? 'refused' : 'failed';
    } finally {
      release();
      flushSync(() => setPending(false));
    }
  };
  return {
    pending: pending && !asked,
    failed,
    failure: failed?.text,
    run,
    clear: () => setFailed(undefined),
    asked,
  };
}
