/** The visitor's passkeys: renamed and deleted in their rows, and created below them. */
import { useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { PASSKEY_PATH } from '../../kit/icons/passkey-path.ts';
import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { NO_DEADLINE } from '../../kit/lib/promises.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { useLocale } from '../../shell/runner/use-strings.ts';
import {
  createPasskey,
  explainChange,
  explainCreation,
  removePasskey,
  renamePasskey,
} from '../passkey-actions.ts';
import { type Passkey, passkeysIn } from '../passkeys.ts';
import { Placed } from '../proof.tsx';
import { Actions, Editing, Foot, None, PlusIcon, Press, Row, RowMenu, Rows, Section } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { fieldOf } from '../user.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';
import { Question } from './question.tsx';

interface PasskeyProps {
  readonly passkey: Passkey;
}

function useName({ name }: Passkey): string {
  const { passkeyList } = useVisitor().texts;
  return name === '' ? passkeyList.unnamed : name;
}

function Renaming({ passkey: { id, name } }: PasskeyProps) {
  const { texts, find, leave } = useVisitor();
  const { passkeyList } = texts;
  const [isEmpty, setEmpty] = useState(false);
  const renaming = useChange(renamePasskey, { explain: explainChange });
  const save = (form: HTMLFormElement): void => {
    const typed = fieldOf(form, 'name');
    setEmpty(typed === '');
    if (typed === '') find('[data-section=passkeys] input')?.focus();
    else void renaming.run({ id, name: typed });
  };
  return (
    <Editing>
      <Placed asked={renaming.asked}>
        <Form onSubmit={save}>
          <Stack gap={16}>
            <TextField
              type="text"
              name="name"
              autoComplete="off"
              label={passkeyList.name}
              defaultValue={name}
              error={isEmpty ? passkeyList.enterName : renaming.failure}
              onChange={() => {
                setEmpty(false);
                renaming.clear();
              }}
            />
            <Actions>
              <Press variant="primary" type="submit" busy={renaming.pending}>
                {passkeyList.save}
              </Press>
              <Press onPress={leave}>{passkeyList.cancel}</Press>
            </Actions>
          </Stack>
        </Form>
      </Placed>
    </Editing>
  );
}

function Removal({ passkey }: PasskeyProps) {
  const { host, texts, find } = useVisitor();
  const { passkeyList } = texts;
  const name = useName(passkey);
  const removing = useChange(removePasskey, { explain: explainChange });
  const remove = async (): Promise<void> => {
    const { id: removed, domain } = passkey;
    const at = passkeysIn(host.look().state).findIndex(({ id }) => id === removed);
    if ((await removing.run({ id: removed, domain })) !== 'done') return;
    // The next row takes its place.
    const rows = passkeysIn(host.look().state);
    const { id } = rows[at] ?? rows[at - 1] ?? {};
    const place = '[data-section=passkeys]';
    const next = id === undefined ? null : find(`${place} [data-opens~=remove][data-of="${CSS.escape(id)}"]`);
    (next ?? find(`${place} [data-opens=create]`) ?? find(`${place} [part=header]`))?.focus();
  };
  return (
    <Question
      text={format(passkeyList.confirm, { name: isolate(name) })}
      remove={passkeyList.remove}
      removing={removing}
      onRemove={() => void remove()}
    />
  );
}

function PasskeyRow(props: PasskeyProps) {
  const { passkey } = props;
  const { scene, texts, send } = useVisitor();
  const { passkeyList } = texts;
  const language = useLocale();
  const name = useName(passkey);
  const task = useOpenTask('passkeys', passkey.id);
  if (task) return task.does === 'rename' ? <Renaming {...props} /> : <Removal {...props} />;
  const { id, domain, lastUsed } = passkey;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Row
      icon={
        <Icon size={20}>
          <path d={PASSKEY_PATH} />
        </Icon>
      }
      title={<bdi>{name}</bdi>}
      notes={[
        ...(domain === '' || domain === scene.domain ? [] : [<bdi key="domain">{domain}</bdi>]),
        ...(lastUsed === undefined ? [] : [format(passkeyList.lastUsed, { time: time.format(lastUsed) })]),
      ]}
    >
      <RowMenu
        of={name}
        id={id}
        opens={['rename', 'remove']}
        items={[
          {
            text: passkeyList.rename,
            spoken: format(passkeyList.renameOf, { name }),
            onPress: () => send({ type: 'opened', task: { section: 'passkeys', does: 'rename', id } }),
          },
          {
            text: passkeyList.remove,
            spoken: format(passkeyList.removeOf, { name }),
            isRemoval: true,
            onPress: () => send({ type: 'opened', task: { section: 'passkeys', does: 'remove', id } }),
          },
        ]}
      />
    </Row>
  );
}

/** Asks the device for a new passkey. */
function Creation() {
  const { texts, state, send } = useVisitor();
  const { passkeys } = texts;
  const [hasOne, setHasOne] = useState(false);
  // The prompt has a limit of its own.
  const creating = useChange(createPasskey, { deadline: NO_DEADLINE, explain: explainCreation });
  const isLeft = creating.asked !== undefined && state.task?.does !== 'create';
  const create = (): void => {
    setHasOne(false);
    send({ type: 'opened', task: { section: 'passkeys', does: 'create' } });
    void creating.run({ onExisting: () => setHasOne(true) });
  };
  return (
    <>
      <ErrorText quiet={hasOne || creating.canceled}>
        {hasOne ? passkeys.existing : creating.failure}
      </ErrorText>
      <Placed asked={isLeft ? undefined : creating.asked}>
        <Foot>
          <Press variant="quiet" icon={<PlusIcon />} opens="create" busy={creating.pending} onPress={create}>
            {passkeys.create}
          </Press>
        </Foot>
      </Placed>
    </>
  );
}

export function Passkeys() {
  const { scene, texts } = useVisitor();
  const { passkeyList } = texts;
  const passkeys = passkeysIn(scene.state);
  return (
    <Section heading={passkeyList.heading}>
      {passkeys.length === 0 ? (
        <None canAdd={hasWebAuthn()}>{passkeyList.none}</None>
      ) : (
        <Rows>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} />
            </li>
          ))}
        </Rows>
      )}
      {hasWebAuthn() ? <Creation /> : <Foot />}
    </Section>
  );
}
