import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import type { Action } from '../account.ts';
import { Said } from '../done.tsx';
import { Placed } from '../proof.tsx';
import { Actions, Editing, Hint, Press, Row, Section } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { fieldOf, fullName, nameOf, type VisitorName } from '../user.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';

const saveName: Action<VisitorName> = async ({ provider }, name) => ({
  authEvent: { type: 'USER_UPDATE', data: await provider.user.saveName(name) },
  event: { type: 'changed', done: { section: 'name', texts: 'account', text: 'nameSaved' } },
});

function NameForm() {
  const { user, texts, leave } = useVisitor();
  const { account } = texts;
  const { first, middle, last } = nameOf(user);
  const saving = useChange(saveName);
  const save = (form: HTMLFormElement): void =>
    void saving.run({ first: fieldOf(form, 'given-name'), middle, last: fieldOf(form, 'family-name') });
  const field = { type: 'text', capitalize: true, onChange: saving.clear } as const;
  return (
    <Editing>
      <Placed asked={saving.asked}>
        <Form onSubmit={save}>
          <Stack gap={16}>
            <TextField
              {...field}
              name="given-name"
              autoComplete="given-name"
              label={account.firstName}
              defaultValue={first}
            />
            <TextField
              {...field}
              name="family-name"
              autoComplete="family-name"
              label={account.lastName}
              defaultValue={last}
            />
            <ErrorText>{saving.failure}</ErrorText>
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

export function Name() {
  const { user, texts, send } = useVisitor();
  const { account } = texts;
  const isEditing = useOpenTask('name') !== undefined;
  const name = fullName(nameOf(user));
  return (
    <Section heading={account.name}>
      {isEditing ? (
        <NameForm />
      ) : (
        <Row title={name ? <bdi>{name}</bdi> : <Hint>{account.noName}</Hint>} role={<Said />}>
          <Press
            variant="trailing"
            opens="edit"
            spoken={account.editName}
            onPress={() => send({ type: 'opened', task: { section: 'name', does: 'edit' } })}
          >
            {account.edit}
          </Press>
        </Row>
      )}
    </Section>
  );
}
