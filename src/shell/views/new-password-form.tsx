import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Form, useScopedId } from '../../kit/ui/form.tsx';
import { IdentityField } from '../../kit/ui/identity.tsx';
import { LiveRegion } from '../../kit/ui/live-region.tsx';
import { PasswordField } from '../../kit/ui/password-field.tsx';
import { Requirements } from '../../kit/ui/requirements.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { StrengthMeter } from '../../kit/ui/strength-meter.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import { judgePassword } from '../../provider/password-judgement.ts';
import type { Bootstrap } from '../../provider/port.ts';
import { useLocale, useStrings } from '../runner/use-strings.ts';
import type { Task, TaskResult } from '../runner/use-task.ts';
import { offerToSave } from './offer-to-save.ts';
import { type Outcome, type Strength, useStrength } from './use-strength.ts';

interface StrengthFeedbackProps {
  /** Of what describes the field, without the meter, which would say the rating twice. The error has `-error` after it. */
  readonly id: string;
  readonly strength: Pick<Strength, 'verdict' | 'checking' | 'failure'> & {
    /** True if the visitor wants to go on, and only the check is missing. */
    readonly awaited?: boolean;
  };
  readonly bootstrap: Bootstrap | undefined;
  /** True if the visitor wants to go on with a password that is too weak, or with none. */
  readonly refused?: boolean;
}

/** Feedback about a new password, by the project's policy (spec section 5). */
export function StrengthFeedback({ id, strength, bootstrap, refused = false }: StrengthFeedbackProps) {
  const strings = useStrings();
  const { verdict, checking, awaited = false, failure } = strength;
  const judgement = judgePassword(verdict, bootstrap, strings, useLocale());
  const { policy, score, rating, advice } = judgement;
  const isRefused = refused && policy === 'zxcvbn';
  const problem = verdict?.breached ? strings.strength.breached : failure;
  const error = <ErrorText id={`${id}-error`}>{awaited ? undefined : problem}</ErrorText>;
  const asked = isRefused ? strings.strength.hint : advice;
  const said = awaited ? strings.strength.checking : verdict?.breached ? '' : asked;
  return (
    <Stack gap={8}>
      {policy === 'zxcvbn' && (
        <StrengthMeter
          score={score}
          label={strings.strength.label}
          text={checking ? strings.strength.checking : rating}
        >
          {said !== '' && <Helper id={id}>{said}</Helper>}
          {error}
        </StrengthMeter>
      )}
      {policy === 'luds' && (
        <>
          <Requirements id={id} items={judgement.requirements} metLabel={strings.strength.met} />
          {error}
        </>
      )}
      <LiveRegion text={checking && !awaited ? '' : said} />
    </Stack>
  );
}

interface NewPasswordFormProps {
  /** Undefined on the reset form, which only has a token. */
  readonly account: { readonly email: string; readonly onChange: () => void } | undefined;
  readonly label: string;
  /** `offerToSave` tells the browser whose password it is; needed if `account` is undefined. */
  readonly onSubmit: (password: string, offerToSave: (email: string) => void) => Promise<TaskResult>;
  readonly task: Pick<Task<never>, 'pending' | 'failure' | 'clear'>;
  readonly bootstrap: Bootstrap | undefined;
}

/** What is typed, what is said of it, and the press on Continue, which waits for the check. */
function useNewPassword({ account, onSubmit, task }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState(false);
  // The form that the visitor has sent, while its password is being checked.
  const [sent, setSent] = useState<HTMLFormElement>();
  const field = useRef<HTMLInputElement>(null);

  const goOn = async (form: HTMLFormElement, outcome: Outcome): Promise<TaskResult | undefined> => {
    setSent(undefined);
    if (outcome === 'valid') return onSubmit(password, (email) => void offerToSave(form, email, password));
    if (outcome === 'weak') {
      setRefused(true);
      field.current?.focus();
    }
    return undefined;
  };
  const focusIfRefused = async (result: Promise<TaskResult | undefined> | undefined): Promise<void> => {
    if ((await result) === 'refused') field.current?.focus();
  };
  const strength = useStrength(password, account?.email, (outcome) => {
    if (sent) void focusIfRefused(goOn(sent, outcome));
  });
  const change = (typed: string): void => {
    task.clear();
    setRefused(false);
    setSent(undefined);
    setPassword(typed);
  };
  const submit = (form: HTMLFormElement): Promise<TaskResult | undefined> | undefined => {
    // Autofill may have changed the field without an event: then the checked password is not the visible one.
    const typed = field.current?.value ?? password;
    if (typed !== password) change(typed);
    else if (strength.failure !== undefined) strength.retry();
    else if (!strength.checking) return goOn(form, strength.valid ? 'valid' : 'weak');
    setSent(form);
    return undefined;
  };
  const submitQuietly = (event: MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    if (field.current?.form) void focusIfRefused(submit(field.current.form));
  };
  const awaited = sent !== undefined && strength.checking;
  return { field, refused, strength: { ...strength, awaited }, change, submit, submitQuietly };
}

/** Asks for a new password and checks its strength during typing. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { account, label, task, bootstrap } = props;
  const strings = useStrings();
  const { field, refused, strength, change, submit, submitQuietly } = useNewPassword(props);
  const feedbackId = useScopedId('feedback');
  const busy = task.pending || strength.awaited;
  return (
    <Form onSubmit={submit}>
      <Stack gap={16}>
        {account && (
          <IdentityField
            email={account.email}
            label={strings.email.label}
            change={{ label: strings.password.changeEmail, onClick: account.onChange }}
          />
        )}
        <PasswordField
          ref={field}
          onChange={change}
          autoComplete="new-password"
          labels={{ label, show: strings.password.show, hide: strings.password.hide }}
          error={task.failure}
          describedBy={`${feedbackId} ${feedbackId}-error`}
        />
        <StrengthFeedback id={feedbackId} strength={strength} bootstrap={bootstrap} refused={refused} />
        <Button
          type="submit"
          busy={busy}
          paused={!busy && !strength.valid && strength.failure === undefined}
          // Firefox saves what is submitted, and as long as the form has no address it would save it without one.
          onClick={account ? undefined : submitQuietly}
        >
          {strings.common.continue}
        </Button>
      </Stack>
    </Form>
  );
}
