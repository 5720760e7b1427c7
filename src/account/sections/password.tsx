/** The visitor's password. */
import { useRef, useState } from 'react';
import { verifiedEmails } from '../../kit/lib/account.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Form, useScopedId } from '../../kit/ui/form.tsx';
import { PasswordField } from '../../kit/ui/password-field.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import { accountPasswordOf, type PasswordOwner } from '../../provider/stytch/account-password.ts';
import { StrengthFeedback } from '../../shell/views/new-password-form.tsx';
import { type Strength, useVerdict } from '../../shell/views/use-strength.ts';
import { Placed } from '../proof.tsx';
import { Actions, Editing, Press, Row, Section } from '../ui.tsx';
import { useRequest } from '../use-request.ts';
import { type AccountTexts, useOpenTask, useVisitor } from '../visitor.ts';

type PasswordName = 'current-password' | 'new-password';

/** Stytch's `error_type`s for users whose old password, if there is one, does not count. */
const WITHOUT_OLD: readonly unknown[] = ['reset_password', 'no_user_password'];

const typeOf = (thrown: unknown): unknown => Reflect.get(Object(thrown) as object, 'type');

interface Wrong {
  readonly name: PasswordName;
  /** Empty if the judgement beside the field says why. */
  readonly text: string;
}

/** @returns which field Stytch refuses, and why */
function wrongBy(thrown: unknown, { account, strength }: AccountTexts): Wrong | undefined {
  switch (typeOf(thrown)) {
    case 'unauthorized_credentials':
      return { name: 'current-password', text: account.wrongPassword };
    case 'weak_password':
      return { name: 'new-password', text: strength.weak };
    case 'breached_password':
      return { name: 'new-password', text: strength.breached };
    default:
      return undefined;
  }
}

/** Saves a password. */
function useSaving(owner: PasswordOwner) {
  const { host, client, user, texts } = useVisitor();
  const passwords = accountPasswordOf(client);
  const [asksForOld, setAsksForOld] = useState(!!user.password && !user.password.requires_reset);
  const wrong = useRef<Wrong>(undefined);
  const saving = useRequest(
    async (current: string, password: string) => {
      if (asksForOld)
        try {
          const { data } = await passwords.change(owner, current, password);
          return host.succeeded({ type: 'PASSWORD_RESET_BY_EXISTING_PASSWORD', data });
        } catch (thrown) {
          if (!WITHOUT_OLD.includes(typeOf(thrown))) throw thrown;
          setAsksForOld(false);
        }
      const { data } = await passwords.set(owner, password);
      return host.succeeded({ type: 'PASSWORD_RESET_BY_SESSION', data });
    },
    (thrown) => {
      wrong.current = wrongBy(thrown, texts);
      return wrong.current?.text;
    },
  );
  /** Which field the last attempt was refused for. */
  const takeRefusal = (): Wrong | undefined => {
    const { current } = wrong;
    wrong.current = undefined;
    return current;
  };
  return { saving, takeRefusal, asksForOld, forget: () => setAsksForOld(false) };
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
  const { client, texts } = useVisitor();
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
        lines={2}
        strength={{ ...strength, failure: undefined }}
        bootstrap={accountPasswordOf(client).stored()}
      />
    </>
  );
}

const read = (form: HTMLFormElement, name: PasswordName): string =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';

/** The state of the form: its fields and its errors. */
function usePasswordForm(owner: PasswordOwner) {
  const { client, texts, find, stop } = useVisitor();
  const { account, errors } = texts;
  const { saving, takeRefusal, asksForOld, forget } = useSaving(owner);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  // Whoever saves the password learns what Stytch says of it, if it cannot be checked before.
  const strength = useVerdict(typed, owner.email, (password) =>
    accountPasswordOf(client)
      .checkStrength(password, owner)
      .then(
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
    const result = await saving.run(current, password);
    const refusal = takeRefusal();
    if (result === 'done') stop(account.passwordSaved);
    else if (refusal) refuse(refusal);
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
  const { user, texts, stop } = useVisitor();
  const { account } = texts;
  const [email = ''] = verifiedEmails(user);
  const form = usePasswordForm({ userId: user.user_id, email });
  const { saving, asksForOld, strength, wrong } = form;
  return (
    <Editing>
      <Placed asked={saving.asked}>
        <Form onSubmit={(node) => void form.save(node)}>
          <Stack gap={16}>
            {/* For password managers. */}
            <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
            {asksForOld && <OldPassword wrong={wrong} onChange={form.change} onForget={form.forgetOld} />}
            <NewPassword strength={strength} wrong={wrong} onChange={form.type} />
            <Helper>{account.signsOut}</Helper>
            <ErrorText>{wrong ? undefined : saving.failure}</ErrorText>
            <Actions>
              <Press variant="primary" type="submit" busy={saving.pending}>
                {account.save}
              </Press>
              <Press onPress={() => stop()}>{account.cancel}</Press>
            </Actions>
          </Stack>
        </Form>
      </Placed>
    </Editing>
  );
}

export function Password() {
  const { user, texts, start } = useVisitor();
  const { account, password } = texts;
  const isEditing = useOpenTask('password') !== undefined;
  return (
    <Section name="password" heading={password.label}>
      {isEditing ? (
        <PasswordForm />
      ) : (
        <Row title={user.password ? account.hasPassword : account.noPassword}>
          <Press variant="quiet" opens="edit" onPress={() => start({ section: 'password', does: 'edit' })}>
            {user.password ? account.changePassword : account.setPassword}
          </Press>
        </Row>
      )}
    </Section>
  );
}
