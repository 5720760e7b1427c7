import { useEffect, useState } from 'react';
import type { Reason } from '../../kit/i18n/reason.ts';
import type { PasswordStrength } from '../../provider/port.ts';
import { useSentence } from '../runner/hooks.ts';
import type { Failure } from '../runner/runner.ts';

/** Long enough to skip most keystrokes of a word, short enough to feel responsive. */
const DEBOUNCE_MS = 300;

/** Asks the provider about a password. Must be a stable function. Resolves with undefined if `signal` is aborted. */
export type CheckStrength = (
  input: { readonly password: string; readonly email: string | undefined },
  signal: AbortSignal,
) => Promise<{ readonly answer: PasswordStrength } | { readonly failure: Failure } | undefined>;

export interface Strength {
  /** Of the current password, or of the previous one while the current one is being checked. */
  readonly verdict: PasswordStrength | undefined;
  readonly checking: boolean;
  /** Whether the current password may be used. */
  readonly valid: boolean;
  /** Why the check failed. Further typing checks again. */
  readonly failure: string | undefined;
}

interface CheckResult {
  readonly password: string;
  readonly verdict?: PasswordStrength;
  readonly failure?: Reason;
}

/** Checks the password whenever typing pauses. An answer about an earlier password never counts for a later one. */
export function useStrength(
  password: string,
  email: string | undefined,
  checkStrength: CheckStrength,
): Strength {
  const [checked, setChecked] = useState<CheckResult>();

  useEffect(() => {
    if (password === '') return;
    const controller = new AbortController();
    const check = async () => {
      const result = await checkStrength({ password, email }, controller.signal);
      if (!result) return;
      if ('answer' in result) setChecked({ password, verdict: result.answer });
      else setChecked({ password, failure: result.failure.reason });
    };
    const timer = setTimeout(() => void check(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [checkStrength, password, email]);

  const isCurrent = checked?.password === password;
  const failure = useSentence(isCurrent ? checked.failure : undefined);
  return {
    verdict: password === '' ? undefined : checked?.verdict,
    checking: password !== '' && !isCurrent,
    valid: isCurrent && checked.verdict?.valid === true,
    failure,
  };
}
