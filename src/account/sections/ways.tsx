import { type ReactNode, useEffect, useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { loadPhone } from '../../kit/lib/phone.ts';
import { phoneText } from '../../kit/lib/phone-text.ts';
import { whenIdle } from '../../kit/lib/when-idle.ts';
import { Text } from '../../kit/ui/text.tsx';
import { accountOf } from '../../provider/stytch/account.ts';
import { hasPasskey, lastSignInMethod, type SignInMethod, type SignInMethodKind } from '../contacts.ts';
import { Press, Row, Rows } from '../ui.tsx';
import { useRequest } from '../use-request.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';
import { Question } from './question.tsx';

/** A phone number is formatted once its rules are there. */
export function Contact({ value }: { readonly value: string }) {
  const [text, setText] = useState(phoneText(value));
  useEffect(() => {
    if (!value.startsWith('+')) return;
    return whenIdle(() => {
      loadPhone('', value).then(
        (tools) => {
          tools.parse('', value);
          setText(phoneText(value));
        },
        // The number can be read without.
        () => undefined,
      );
    });
  }, [value]);
  return <bdi dir="ltr">{text ?? value}</bdi>;
}

export interface Words {
  /** Without any. */
  readonly none: string;
  readonly remove: string;
  readonly removeOf: string;
  readonly confirm: string;
  readonly removed: string;
}

interface WaysProps {
  readonly kind: SignInMethodKind;
  readonly ways: readonly SignInMethod[];
  readonly words: Words;
  /** The name, as visitors know it. */
  readonly nameOf?: (way: SignInMethod) => string;
  /** The label of its row. */
  readonly titleOf?: (way: SignInMethod) => ReactNode;
  readonly iconOf?: (way: SignInMethod) => ReactNode;
  /** In place of the row while its task is open. */
  readonly opened?: (way: SignInMethod) => ReactNode;
}

type WayProps = Omit<WaysProps, 'ways'> & { readonly way: SignInMethod };

/** By what is removed, what the page hears. */
const REMOVED = {
  email: 'USER_DELETE_EMAIL',
  phone: 'USER_DELETE_PHONE_NUMBER',
  providers: 'USER_DELETE_OAUTH_REGISTRATION',
} as const;

function Removal({ kind, way, words, nameOf = ({ value }) => value }: WayProps) {
  const { host, client, user, stop } = useVisitor();
  const contact = nameOf(way);
  const removing = useRequest(async () => {
    const data = await accountOf(client, user.user_id).remove(kind, way.id);
    host.succeeded({ type: REMOVED[kind], data });
  });
  const remove = async (): Promise<void> => {
    if ((await removing.run()) === 'done') stop(format(words.removed, { contact }));
  };
  return (
    <Question
      text={format(words.confirm, { contact: isolate(contact) })}
      remove={words.remove}
      removing={removing}
      onRemove={() => void remove()}
    />
  );
}

function Way(props: WayProps) {
  const { kind, way, words, nameOf = ({ value }) => value, titleOf, iconOf, opened } = props;
  const { user, texts, start } = useVisitor();
  const task = useOpenTask(kind, way.id);
  if (task?.does === 'remove') return <Removal {...props} />;
  if (task && opened) return opened(way);
  const { account } = texts;
  const { id, isVerified } = way;
  const contact = nameOf(way);
  const isLast = lastSignInMethod(user) === id;
  const note = !isVerified
    ? account.unverified
    : isLast
      ? hasPasskey(user)
        ? account.needed
        : account.last
      : undefined;
  return (
    <Row
      icon={iconOf?.(way)}
      title={titleOf?.(way) ?? <bdi>{contact}</bdi>}
      notes={note === undefined ? [] : [note]}
    >
      {!isVerified && (
        <Press
          variant="quiet"
          opens="verify"
          of={id}
          spoken={format(account.verifyOf, { contact })}
          onPress={() => start({ section: kind, does: 'verify', id })}
        >
          {account.verify}
        </Press>
      )}
      {!isLast && (
        <Press
          variant="quiet"
          opens="remove"
          of={id}
          spoken={format(words.removeOf, { contact })}
          onPress={() => start({ section: kind, does: 'remove', id })}
        >
          {words.remove}
        </Press>
      )}
    </Row>
  );
}

export function Ways({ ways, ...props }: WaysProps) {
  if (ways.length === 0) return <Text>{props.words.none}</Text>;
  return (
    <Rows>
      {ways.map((way) => (
        <li key={way.id}>
          <Way {...props} way={way} />
        </li>
      ))}
    </Rows>
  );
}
