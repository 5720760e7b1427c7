/** The visitor's password. */
import { useRef, useState } from 'react';
import { sentenceOf } from '../../kit/i18n/reason.ts';
import { verifiedEmails } from '../../kit/lib/account.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Form, useScopedId } from '../../kit/ui/form.tsx';
import { PasswordField } from '../../kit/ui/password-field.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import { ProviderError } from '../../provider/errors.ts';
import type { SessionAnswer } from '../../provider/port.ts';
import type { Explain } from '../../shell/runner/types.ts';
import { StrengthFeedback } from '../../shell/views/new-password-form.tsx';
import { type Strength, useVerdict } from '../../shell/views/use-strength.ts';
import type { Action } from '../account.ts';
import { Said } from '../done.tsx';
import { Placed } from '../proof.tsx';
import { Actions, Editing, Foot, None, PlusIcon, Press, Row, Section } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';

type PasswordName = 'current-password' | 'new-password';

/** The provider's `error_type`s for users whose old password, if there is one, does not count. */
const WITHOUT_OLD: readonly unknown[] = ['reset_password', 'no_user_password'];

interface Wrong {
  readonly name: PasswordName;
  /** Empty if the judgement beside the field says why. */
  readonly text: string;
}

/** Which field a password is refused for, and why, by the provider's `error_type`. */
const REFUSALS: Readonly<
  Record<string, { name: PasswordName; reason: 'wrongPassword' | 'weakPassword' | 'breachedPassword' }>
> = {
  unauthorized_credentials: { name: 'current-password', reason: 'wrongPassword' },
  weak_password: { name: 'new-password', reason: 'weakPassword' },
  breached_password: { name: 'new-password', reason: 'breachedPassword' },
};

interface NewPasswordInput {
  readonly email: string;
  /** The old password; undefined for users whose old one does not count. */
  readonly current: string | undefined;
  readonly password: string;
  /** The old password does not count after all. */
  readonly onForget: () => void;
}

const saved = (
  type: 'PASSWORD_RESET_BY_EXISTING_PASSWORD' | 'PASSWORD_RESET_BY_SESSION',
  { data }: SessionAnswer,
) =>
  ({
    authEvent: { type, data },
    event: { type: 'changed', done: { section: 'password', texts: 'account', text: 'passwordSaved' } },
  }) as const;

const savePassword: Action<NewPasswordInput> = async (
  { provider: { passwords } },
  { email, current, password, onForget },
) => {
  if (current !== undefined)
    try {
      const answer = await passwords.change(email, current, password);
      return saved('PASSWORD_RESET_BY_EXISTING_PASSWORD', answer);
    } catch (thrown) {
      if (!(thrown instanceof ProviderError && WITHOUT_OLD.includes(thrown.type))) throw thrown;
      onForget();
    }
  return saved('PASSWORD_RESET_BY_SESSION', await passwords.set(password));
};

/** Saves a password. */
function useSaving(email: string) {
  const { user, texts } = useVisitor();
  const [asksForOld, setAsksForOld] = useState(!!user.password && !user.password.requires_reset);
  const wrong = useRef<Wrong>(undefined);
  const forget = (): void => setAsksForOld(false);
  const explain: Explain = ({ type = '' }) => {
    const refusal = hasOwn(REFUSALS, type) ? REFUSALS[type] : undefined;
    wrong.current = refusal && { name: refusal.name, text: sentenceOf(refusal.reason, texts.errors) };
    return refusal?.reason;
  };
  const { run, ...saving } = useChange(savePassword, { explain });
  return {
    saving,
    asksForOld,
    forget,
    /** Resolves with the field that is refused, if one is. */
    async save(current: string, password: string): Promise<Wrong | undefined> {
      wrong.current = undefined;
      await run({ email, current: asksForOld ? current : undefined, password, onForget: forget });
      return wrong.current;
    },
  };
}

interface OldPasswordProps {
  readonly wrong: Wrong | undefined;
  readonly onChange: () => void;
  readonly onForget: () => void;
}

function OldPassword({ wrong, onChange, onForget }: OldPasswordProps) {
  const { account, password } = useVisitor().texts;
  return (
    <Stack gap={8}>
      <PasswordField
        name="current-password"
        autoComplete="current-password"
        labels={{ ...password, label: account.currentPassword }}
        onChange={onChange}
        error={wrong?.name === 'current-password' ? wrong.text : undefined}
      />
      <LinkButton onClick={onForget}>{password.forgot}</LinkButton>
    </Stack>
  );
}

interface NewPasswordProps {
  readonly strength: Pick<Strength, 'verdict' | 'checking'>;
  readonly wrong: Wrong | undefined;
  readonly onChange: (typed: string) => void;
}

function NewPassword({ strength, wrong, onChange }: NewPasswordProps) {
  const { provider, texts } = useVisitor();
  const id = useScopedId('feedback');
  const refusal = wrong?.name === 'new-password' ? wrong : undefined;
  return (
    <>
      <PasswordField
        name="new-password"
        autoComplete="new-password"
        labels={{ ...texts.password, label: texts.passwordReset.label }}
        onChange={onChange}
        invalid={refusal !== undefined}
        error={refusal?.text}
        describedBy={`${id} ${id}-error`}
      />
      <StrengthFeedback
        id={id}
        strength={{ ...strength, failure: undefined }}
        bootstrap={provider.passwords.policy()}
      />
    </>
  );
}

const read = (form: HTMLFormElement, name: PasswordName): string =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';

/** The state of the form: its fields and its errors. */
function usePasswordForm(email: string) {
  const { provider, texts, find } = useVisitor();
  const { errors } = texts;
  const { saving, save: send, asksForOld, forget } = useSaving(email);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  // Whoever saves the password learns what Stytch says of it, if it cannot be checked before.
  const strength = useVerdict(typed, email, (password) =>
    provider.passwords.checkStrength(password, email).then(
      (answer) => ({ answer }),
      () => undefined,
    ),
  );
  const focus = (name: PasswordName): void => find(`[data-section=password] [name=${name}]`)?.focus();
  const refuse = (refusal: Wrong): void => {
    setWrong(refusal);
    focus(refusal.name);
  };
  const change = (): void => {
    setWrong(undefined);
    saving.clear();
  };
  const save = async (form: HTMLFormElement): Promise<void> => {
    const [current, password] = [read(form, 'current-password'), read(form, 'new-password')];
    const text = errors.emptyPassword;
    if (asksForOld && current === '') return refuse({ name: 'current-password', text });
    if (password === '') return refuse({ name: 'new-password', text });
    if (!strength.checking && strength.verdict?.valid === false)
      return refuse({ name: 'new-password', text: '' });
    change();
    const refusal = await send(current, password);
    if (refusal) refuse(refusal);
  };
  return {
    saving,
    asksForOld,
    strength,
    wrong,
    change,
    save,
    type: (password: string): void => {
      change();
      setTyped(password);
    },
    forgetOld: (): void => {
      forget();
      change();
      focus('new-password');
    },
  };
}

function PasswordForm() {
  const { user, texts, leave } = useVisitor();
  const { account } = texts;
  const [email = ''] = verifiedEmails(user);
  const form = usePasswordForm(email);
  const { saving, asksForOld, strength, wrong } = form;
  return (
    <Editing>
      <Placed asked={saving.asked}>
        <Form onSubmit={(node) => void form.save(node)}>
          <Stack gap={16}>
            {/* For password managers. */}
            <input hidden readOnly type="text" name="email" autoComplete="username" value={email} />
            {asksForOld && <OldPassword wrong={wrong} onChange={form.change} onForget={form.forgetOld} />}
            <NewPassword strength={strength} wrong={wrong} onChange={form.type} />
            <Helper>{account.signsOut}</Helper>
            <ErrorText>{wrong ? undefined : saving.failure}</ErrorText>
            <Actions>
              <Press variant="primary" type="submit" busy={saving.pending}>
                {account.save}
              </Press>
              <Press onPress={leave}>{account.cancel}</Press>
            </Actions>
          </Stack>
        </Form>
      </Placed>
    </Editing>
  );
}

export function Password() {
  const { user, texts, send } = useVisitor();
  const { account, password } = texts;
  const isEditing = useOpenTask('password') !== undefined;
  const opening = {
    opens: 'edit',
    onPress: () => send({ type: 'opened', task: { section: 'password', does: 'edit' } }),
  } as const;
  return (
    <Section heading={password.label}>
      {isEditing && <PasswordForm />}
      {!isEditing && user.password && (
        <Row title={account.hasPassword} role={<Said />}>
          <Press variant="trailing" {...opening}>
            {account.changePassword}
          </Press>
        </Row>
      )}
      {!isEditing && !user.password && (
        <Foot>
          <None canAdd>{account.noPassword}</None>
          <Press variant="quiet" icon={<PlusIcon />} {...opening}>
            {account.setPassword}
          </Press>
        </Foot>
      )}
    </Section>
  );
}
