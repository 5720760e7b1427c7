/** The deletion of the account, by the page's server. */
import { useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { accountName } from '../../kit/lib/account.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Text } from '../../kit/ui/text.tsx';
import { settlePageWork } from '../../provider/page-work.ts';
import { accountOf } from '../../provider/stytch/account.ts';
import { requireFreshFactor, UNHANDLED } from '../deletion.ts';
import type { VisitorHost } from '../host.ts';
import { Placed } from '../proof.tsx';
import { Actions, Press, Section } from '../ui.tsx';
import { useRequest } from '../use-request.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';
import { Question } from './question.tsx';

async function signOutAfter({ look, signOut }: VisitorHost, work: Promise<unknown>): Promise<void> {
  const before = look().state.user?.user_id;
  await settlePageWork(work);
  // Somebody else may have signed in meanwhile. The second call ends it in this browser in any case.
  if (look().state.user?.user_id === before) await signOut().catch(signOut);
}

function Asked() {
  const { host, client, user, texts, stop } = useVisitor();
  const { account } = texts;
  const [isUnhandled, setUnhandled] = useState(false);
  const deleting = useRequest(async () => {
    // The page's server deletes the account of whoever is signed in. The proof may have expired since the question was asked.
    requireFreshFactor(await accountOf(client, user.user_id).session());
    const { state } = host.look();
    if (!state.user || !state.session) return;
    const work = host.requestDeletion({ session: state.session, user: state.user });
    if (work === false) stop();
    else if (work) await signOutAfter(host, work);
    else {
      host.complain(UNHANDLED);
      setUnhandled(true);
    }
  });
  const name = accountName({ ...user }) ?? user.user_id;
  return (
    <Question
      text={format(account.deleteConfirm, { account: isolate(name) })}
      remove={account.deleteAccount}
      removing={isUnhandled ? { ...deleting, failure: texts.account.notPossible } : deleting}
      onRemove={() => void deleting.run()}
    />
  );
}

/** Whoever has not proved for a while who they are does so first. */
function AtRest() {
  const { client, user, texts, task, start } = useVisitor();
  const { account } = texts;
  const proving = useRequest(async () => requireFreshFactor(await accountOf(client, user.user_id).session()));
  // The visitor has turned to something else.
  const isLeft = proving.asked !== undefined && task?.section !== 'delete';
  const prove = async (): Promise<void> => {
    start({ section: 'delete', does: 'verify' });
    if ((await proving.run()) === 'done') start({ section: 'delete', does: 'remove' });
  };
  return (
    <Placed asked={isLeft ? undefined : proving.asked}>
      <Stack gap={12}>
        <Text>{account.deleteText}</Text>
        <ErrorText>{proving.failure}</ErrorText>
        <Actions>
          <Press opens="remove" busy={proving.pending} onPress={() => void prove()}>
            {account.deleteAccount}
          </Press>
        </Actions>
      </Stack>
    </Placed>
  );
}

export function Deletion() {
  const { account } = useVisitor().texts;
  const task = useOpenTask('delete');
  return (
    <Section name="delete" heading={account.deleteAccount}>
      {task?.does === 'remove' ? <Asked /> : <AtRest />}
    </Section>
  );
}
