/** The visitor's passkeys: renamed and deleted in their rows, and created below them. */
import { useMemo, useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { PASSKEY_PATH } from '../../kit/icons/passkey-path.ts';
import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Text } from '../../kit/ui/text.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { useLocale } from '../../shell/runner/use-strings.ts';
import { fieldOf } from '../contacts.ts';
import { Placed } from '../proof.tsx';
import { Question } from '../sections/question.tsx';
import { Actions, Editing, Press, Row, Rows, Section } from '../ui.tsx';
import { useRequest } from '../use-request.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';
import { createChanges, passkeyFailure } from './changes.ts';
import { type Passkey, passkeysIn } from './passkeys.ts';

function useChanges() {
  const { host, client } = useVisitor();
  // Only with a press: a page's client that lacks a call says so then.
  return useMemo(() => {
    let made: ReturnType<typeof createChanges> | undefined;
    return () => (made ??= createChanges(host, client));
  }, [host, client]);
}

interface PasskeyProps {
  readonly passkey: Passkey;
  readonly changes: ReturnType<typeof useChanges>;
}

function useName({ name }: Passkey): string {
  const { passkeyList } = useVisitor().texts;
  return name === '' ? passkeyList.unnamed : name;
}

function Renaming({ passkey, changes }: PasskeyProps) {
  const { texts, find, stop } = useVisitor();
  const { passkeyList } = texts;
  const [isEmpty, setEmpty] = useState(false);
  const renaming = useRequest(
    async (name: string) => changes().rename(passkey.id, name),
    (thrown) => passkeyFailure(thrown, texts, false),
  );
  const save = async (form: HTMLFormElement): Promise<void> => {
    const name = fieldOf(form, 'name');
    setEmpty(name === '');
    if (name === '') find('[data-section=passkeys] input')?.focus();
    else if ((await renaming.run(name)) === 'done') stop(passkeyList.renamed);
  };
  return (
    <Editing>
      <Placed asked={renaming.asked}>
        <Form onSubmit={(form) => void save(form)}>
          <Stack gap={16}>
            <TextField
              type="text"
              name="name"
              autoComplete="off"
              label={passkeyList.name}
              defaultValue={passkey.name}
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
              <Press onPress={() => stop()}>{passkeyList.cancel}</Press>
            </Actions>
          </Stack>
        </Form>
      </Placed>
    </Editing>
  );
}

function Removal({ passkey, changes }: PasskeyProps) {
  const { host, texts, find, stop } = useVisitor();
  const { passkeyList } = texts;
  const name = useName(passkey);
  const removing = useRequest(
    async () => changes().remove(passkey.id, passkey.domain),
    (thrown) => passkeyFailure(thrown, texts, false),
  );
  const remove = async (): Promise<void> => {
    const at = passkeysIn(host.look().state).findIndex(({ id }) => id === passkey.id);
    if ((await removing.run()) !== 'done') return;
    stop(passkeyList.removed);
    // The next row takes its place.
    const rows = passkeysIn(host.look().state);
    const { id } = rows[at] ?? rows[at - 1] ?? {};
    const place = '[data-section=passkeys]';
    const next = id === undefined ? null : find(`${place} [data-opens=remove][data-of="${CSS.escape(id)}"]`);
    (next ?? find(`${place} [data-opens=create]`) ?? find(`${place} h2`))?.focus();
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
  const { scene, texts, start } = useVisitor();
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
      <Press
        variant="quiet"
        opens="rename"
        of={id}
        spoken={format(passkeyList.renameOf, { name })}
        onPress={() => start({ section: 'passkeys', does: 'rename', id })}
      >
        {passkeyList.rename}
      </Press>
      <Press
        variant="quiet"
        opens="remove"
        of={id}
        spoken={format(passkeyList.removeOf, { name })}
        onPress={() => start({ section: 'passkeys', does: 'remove', id })}
      >
        {passkeyList.remove}
      </Press>
    </Row>
  );
}

/** Asks the device for a new passkey. */
function Creation({ changes }: Pick<PasskeyProps, 'changes'>) {
  const { texts, task, start, say } = useVisitor();
  const { passkeys, passkeyList } = texts;
  const [hasOne, setHasOne] = useState(false);
  const creating = useRequest(
    async () => {
      const created = await changes().create();
      setHasOne(created === 'existing');
      if (created === 'created') say(passkeyList.created);
    },
    (thrown) => passkeyFailure(thrown, texts, true),
  );
  const isLeft = creating.asked !== undefined && task?.does !== 'create';
  const create = (): void => {
    setHasOne(false);
    start({ section: 'passkeys', does: 'create' });
    void creating.run();
  };
  return (
    <>
      <ErrorText quiet={hasOne || creating.failed?.isQuiet}>
        {hasOne ? passkeys.existing : creating.failure}
      </ErrorText>
      <Placed asked={isLeft ? undefined : creating.asked}>
        <Actions>
          <Press opens="create" busy={creating.pending} onPress={create}>
            {passkeys.create}
          </Press>
        </Actions>
      </Placed>
    </>
  );
}

export function Passkeys() {
  const { scene, texts } = useVisitor();
  const changes = useChanges();
  const { passkeyList } = texts;
  const passkeys = passkeysIn(scene.state);
  return (
    <Section name="passkeys" heading={passkeyList.heading}>
      {passkeys.length === 0 ? (
        <Text>{passkeyList.none}</Text>
      ) : (
        <Rows>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} changes={changes} />
            </li>
          ))}
        </Rows>
      )}
      {hasWebAuthn() && <Creation changes={changes} />}
    </Section>
  );
}
