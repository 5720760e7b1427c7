import { type ReactNode, useEffect, useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { loadPhone } from '../../kit/lib/phone.ts';
import { phoneText } from '../../kit/lib/phone-text.ts';
import { whenIdle } from '../../kit/lib/when-idle.ts';
import { classOf } from '../../kit/theme/class-names.ts';
import { unverified } from '../../kit/ui/card-styles.ts';
import { breakable } from '../../kit/ui/text.tsx';
import type { RemovableKind } from '../../provider/account-port.ts';
import type { Action } from '../account.ts';
import { None, Press, Role, Row, RowMenu, Rows } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { hasPasskey, lastSignInMethod, type SignInMethod } from '../user.ts';
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
  return <bdi dir="ltr">{text ?? breakable(value)}</bdi>;
}

export interface Words {
  /** Without any. */
  readonly none: string;
  readonly remove: string;
  readonly removeOf: string;
  readonly confirm: string;
  readonly removed: 'removed' | 'disconnected';
}

interface WaysProps {
  readonly kind: RemovableKind;
  readonly ways: readonly SignInMethod[];
  /** True if the section can have more. */
  readonly canAdd: boolean;
  readonly words: Words;
  /** The name, as visitors know it. */
  readonly nameOf?: (way: SignInMethod) => string;
  /** The label of its row. */
  readonly titleOf?: (way: SignInMethod) => ReactNode;
  readonly iconOf?: (way: SignInMethod) => ReactNode;
  /** In place of the row while its task is open. */
  readonly opened?: (way: SignInMethod) => ReactNode;
}

type WayProps = Omit<WaysProps, 'ways' | 'canAdd'> & { readonly way: SignInMethod };

/** By what is removed, what the page hears. */
const REMOVED = {
  email: 'USER_DELETE_EMAIL',
  phone: 'USER_DELETE_PHONE_NUMBER',
  providers: 'USER_DELETE_OAUTH_REGISTRATION',
} as const;

interface Removed {
  readonly kind: RemovableKind;
  readonly id: string;
  /** As visitors know it. */
  readonly contact: string;
  readonly text: Words['removed'];
}

const removeWay: Action<Removed> = async ({ provider }, { kind, id, contact, text }) => ({
  authEvent: { type: REMOVED[kind], data: await provider.user.remove(kind, id) },
  event: { type: 'changed', done: { section: kind, texts: 'account', text, slots: { contact } } },
});

function Removal({ kind, way, words, nameOf = ({ value }) => value }: WayProps) {
  const contact = nameOf(way);
  const removing = useChange(removeWay);
  return (
    <Question
      text={format(words.confirm, { contact: isolate(contact) })}
      remove={words.remove}
      removing={removing}
      onRemove={() => void removing.run({ kind, id: way.id, contact, text: words.removed })}
    />
  );
}

interface UnverifiedProps {
  readonly way: SignInMethod;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** Says that an address or number does not count yet, and how it can. */
export function Unverified({ way: { id, value }, busy = false, onPress }: UnverifiedProps) {
  const { account } = useVisitor().texts;
  return (
    <span className={classOf(unverified)}>
      <Role>{account.unverified}</Role>
      <Press
        variant="trailing"
        busy={busy}
        opens="verify"
        of={id}
        spoken={format(account.verifyOf, { contact: value })}
        onPress={onPress}
      >
        {account.verify}
      </Press>
    </span>
  );
}

function Way(props: WayProps) {
  const { kind, way, words, nameOf = ({ value }) => value, titleOf, iconOf, opened } = props;
  const { user, texts, send } = useVisitor();
  const task = useOpenTask(kind, way.id);
  if (task?.does === 'remove') return <Removal {...props} />;
  if (task && opened) return opened(way);
  const { account } = texts;
  const { id, isVerified } = way;
  const contact = nameOf(way);
  const isLast = lastSignInMethod(user) === id;
  const last = kind === 'email' ? account.lastEmail : account.last;
  const note = isLast ? (hasPasskey(user) ? account.needed : last) : undefined;
  return (
    <Row
      icon={iconOf?.(way)}
      title={titleOf?.(way) ?? <bdi>{contact}</bdi>}
      role={
        kind !== 'providers' &&
        (isVerified ? (
          <Role>{account.confirmed}</Role>
        ) : (
          <Unverified
            way={way}
            onPress={() => send({ type: 'opened', task: { section: kind, does: 'verify', id } })}
          />
        ))
      }
      notes={note === undefined ? [] : [note]}
    >
      {!isLast && (
        <RowMenu
          of={contact}
          id={id}
          opens={['remove']}
          items={[
            {
              text: words.remove,
              spoken: format(words.removeOf, { contact }),
              isRemoval: true,
              onPress: () => send({ type: 'opened', task: { section: kind, does: 'remove', id } }),
            },
          ]}
        />
      )}
    </Row>
  );
}

export function Ways({ ways, canAdd, ...props }: WaysProps) {
  if (ways.length === 0) return <None canAdd={canAdd}>{props.words.none}</None>;
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
