import { useEffect, useEffectEvent, useState } from 'react';
import type { Reason } from '../../kit/i18n/reason.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import type { PasswordStrength, Passwords, ProjectProvider } from '../../provider/port.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Query } from '../runner/types.ts';
import { useRunner } from '../runner/use-runner.ts';
import { useSentence } from '../runner/use-strings.ts';

/** Long enough to skip most keystrokes of a word, short enough to feel responsive. */
const DEBOUNCE_MS = 300;

interface FlowWithPasswords extends FlowTypes {
  readonly provider: ProjectProvider & { readonly passwords: Pick<Passwords, 'checkStrength'> };
}

interface Checked {
  readonly password: string;
  readonly email: string | undefined;
}

/** Exported for tests. */
export const checkStrength: Query<FlowWithPasswords, Checked, PasswordStrength> = (
  { provider },
  { password, email },
) => provider.passwords.checkStrength(password, email);

export interface Strength {
  /** Of the current password, or of the previous one while the current one is being checked. */
  readonly verdict: PasswordStrength | undefined;
  readonly checking: boolean;
  /** True if the current password may be used. */
  readonly valid: boolean;
  /** Why the check failed. Further typing checks again, and so does `retry`. */
  readonly failure: string | undefined;
  retry(): void;
}

interface CheckResult {
  readonly password: string;
  readonly retries: number;
  readonly verdict?: PasswordStrength;
  readonly failure?: Reason;
}

type Answer = { readonly answer: PasswordStrength } | { readonly failure: { readonly reason: Reason } };

/** What a check has found: the password may be used, may not, or nobody knows. */
export type Outcome = 'valid' | 'weak' | 'unknown';

/**
 * Checks the password whenever typing pauses. An answer about an earlier password never counts for a later one.
 * @param check resolves with undefined if nobody is to hear of it
 * @param onChecked called with what has been found about the current password
 */
export function useVerdict(
  password: string,
  email: string | undefined,
  check: (password: string, signal: AbortSignal) => Promise<Answer | undefined>,
  onChecked: (outcome: Outcome) => void = () => undefined,
): Strength {
  const [checked, setChecked] = useState<CheckResult>();
  const [retries, setRetries] = useState(0);
  const ask = useEffectEvent(check);
  const tell = useEffectEvent(onChecked);

  useEffect(() => {
    if (password === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const judge = async () => {
      const result = await ask(password, signal);
      if (!result || signal.aborted) return;
      if (hasOwn(result, 'answer')) {
        setChecked({ password, retries, verdict: result.answer });
        tell(result.answer.valid ? 'valid' : 'weak');
      } else {
        setChecked({ password, retries, failure: result.failure.reason });
        tell('unknown');
      }
    };
    const timer = setTimeout(() => void judge(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [password, email, retries]);

  const isCurrent = checked?.password === password && checked.retries === retries;
  const failure = useSentence(isCurrent ? checked.failure : undefined);
  return {
    verdict: password === '' ? undefined : checked?.verdict,
    checking: password !== '' && !isCurrent,
    valid: isCurrent && checked.verdict?.valid === true,
    failure,
    retry: () => setRetries(retries + 1),
  };
}

/** The same through the runner. */
export function useStrength(
  password: string,
  email: string | undefined,
  onChecked: (outcome: Outcome) => void,
): Strength {
  const runner = useRunner<FlowWithPasswords>();
  return useVerdict(
    password,
    email,
    (typed, signal) => runner.ask(checkStrength, { password: typed, email }, signal),
    onChecked,
  );
}
