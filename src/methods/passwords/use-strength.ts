import { useEffect, useState } from 'react';
import type { Reason } from '../../i18n/reason.ts';
import type { PasswordStrength } from '../../provider/port.ts';
import { useSentence } from '../../runner/hooks.ts';
import { useRunner } from '../method.ts';
import { checkStrength } from './actions.ts';

/** ms. Long enough to skip most keys of a word, short enough to feel like an answer. */
const DEBOUNCE_MS = 300;

export interface Strength {
  /** Of the password as it is now, or of an earlier one while the newest is being checked. */
  readonly verdict: PasswordStrength | undefined;
  readonly checking: boolean;
  /** Whether the password as it is now may be used. */
  readonly valid: boolean;
  /** Why it could not be checked; typing on checks again. */
  readonly failure: string | undefined;
}

interface Judged {
  readonly password: string;
  readonly verdict?: PasswordStrength;
  readonly failure?: Reason;
}

/** Has every password checked, once typing pauses. The answer about an older one never counts for a newer one. */
export function useStrength(password: string, email: string | undefined): Strength {
  const runner = useRunner();
  const [judged, setJudged] = useState<Judged>();

  useEffect(() => {
    if (password === '') return;
    const controller = new AbortController();
    const check = async () => {
      const result = await runner.ask(checkStrength, { password, email }, controller.signal);
      if (!result) return;
      if ('answer' in result) setJudged({ password, verdict: result.answer });
      else setJudged({ password, failure: result.failure.reason });
    };
    const timer = setTimeout(() => void check(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [runner, password, email]);

  const current = judged?.password === password;
  const failure = useSentence(current ? judged.failure : undefined);
  return {
    verdict: password === '' ? undefined : judged?.verdict,
    checking: password !== '' && !current,
    valid: current && judged.verdict?.valid === true,
    failure,
  };
}
