import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { accountOf } from '../../provider/stytch/account.ts';
import { fieldOf, fullName, nameOf } from '../contacts.ts';
import { Placed } from '../proof.tsx';
import { Actions, Editing, Press, Row, Section } from '../ui.tsx';
import { useRequest } from '../use-request.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';

function NameForm() {
  const { host, client, user, texts, stop } = useVisitor();
  const { account } = texts;
  const { first, middle, last } = nameOf(user);
  const saving = useRequest(async (form: HTMLFormElement) => {
    const name = { first: fieldOf(form, 'given-name'), middle, last: fieldOf(form, 'family-name') };
    const data = await accountOf(client, user.user_id).saveName(name);
    host.succeeded({ type: 'USER_UPDATE', data });
  });
  const save = async (form: HTMLFormElement): Promise<void> => {
    if ((await saving.run(form)) === 'done') stop(account.nameSaved);
  };
  const field = { type: 'text', capitalize: true, onChange: saving.clear } as const;
  return (
    <Editing>
      <Placed asked={saving.asked}>
        <Form onSubmit={(form) => void save(form)}>
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
              <Press onPress={() => stop()}>{account.cancel}</Press>
            </Actions>
          </Stack>
        </Form>
      </Placed>
    </Editing>
  );
}

export function Name() {
  const { user, texts, start } = useVisitor();
  const { account } = texts;
  const isEditing = useOpenTask('name') !== undefined;
  return (
    <Section name="name" heading={account.name}>
      {isEditing ? (
        <NameForm />
      ) : (
        <Row title={<bdi>{fullName(nameOf(user)) || account.noName}</bdi>}>
          <Press
            variant="quiet"
            opens="edit"
            spoken={account.editName}
            onPress={() => start({ section: 'name', does: 'edit' })}
          >
            {account.edit}
          </Press>
        </Row>
      )}
    </Section>
  );
}
