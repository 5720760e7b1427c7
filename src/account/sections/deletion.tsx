/** The deletion of the account, by the page's server. */
import { format } from '../../kit/i18n/strings.ts';
import { accountName } from '../../kit/lib/account.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { recordsIn, textOf } from '../../kit/lib/records.ts';
import { classOf } from '../../kit/theme/class-names.ts';
import { rowSpread } from '../../kit/ui/card-styles.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { ProviderError, withDeadline } from '../../provider/errors.ts';
import { settlePageWork } from '../../provider/page-work.ts';
import type { Session } from '../../settings/session-data.ts';
import type { ActionContext } from '../../shell/runner/types.ts';
import type { Account, Action } from '../account.ts';
import { PAGE_TASK, requireHandled } from '../page-request.ts';
import { Placed } from '../proof.tsx';
import { Press, Role, Section } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';
import { Question } from './question.tsx';

/** ms since a proof that it is the visitor. Stytch does not ask for one, because it is the page's server that deletes. */
const FRESH = 10 * 60_000;

/**
 * Makes sure that the visitor has lately proved who they are.
 * @param session as Stytch has just sent it, with its own clock
 * @throws ProviderError with the type of Stytch's own refusals
 */
export function requireFreshFactor({
  last_accessed_at: now,
  authentication_factors: factors,
}: Session): void {
  const isFresh = recordsIn(factors).some(
    ({ last_authenticated_at: at }) => Date.parse(now) - Date.parse(textOf(at)) < FRESH,
  );
  if (!isFresh) throw new ProviderError('provider', { type: 'stale_factors' });
}

/** Whoever has not proved for a while who they are does so before the question. */
const askDeletion: Action<object> = async ({ provider }) => {
  requireFreshFactor(await provider.user.session());
  return { event: { type: 'opened', task: { section: 'delete', does: 'remove' } } };
};

async function signOutAfter(
  { provider, settings: { look, signOut } }: Pick<ActionContext<Account>, 'provider' | 'settings'>,
  work: Promise<unknown>,
): Promise<void> {
  const before = look().state.user?.user_id;
  await settlePageWork(work);
  if (look().state.user?.user_id !== before) return;
  // Somebody else may have signed in meanwhile, also on another host of the site. The account itself may have gone.
  const refusal: unknown = await provider.user.session().catch((error: unknown) => error);
  const isSomebodyElse = refusal instanceof ProviderError && refusal.code === 'unexpected';
  // The second call ends it in this browser in any case.
  if (!isSomebodyElse) await signOut().catch(signOut);
}

const deleteAccount: Action<object> = async (context) => {
  const { provider, settings: host } = context;
  // The page's server deletes the account of whoever is signed in. The proof may have expired since the question was asked.
  requireFreshFactor(await withDeadline(provider.user.session()));
  const { session, user } = host.look().state;
  if (!user || !session) return {};
  const work = requireHandled(host, 'auth-account-delete', host.requestDeletion({ session, user }));
  if (!work) return { event: { type: 'left', section: 'delete' } };
  await signOutAfter(context, work);
  return {};
};

function Asked() {
  const { user, texts } = useVisitor();
  const { account } = texts;
  const deleting = useChange(deleteAccount, PAGE_TASK);
  const name = accountName({ ...user }) ?? user.user_id;
  return (
    <Question
      text={format(account.deleteConfirm, { account: isolate(name) })}
      remove={account.deleteAccount}
      removing={deleting}
      onRemove={() => void deleting.run({})}
    />
  );
}

function AtRest() {
  const { texts, state, send } = useVisitor();
  const { account } = texts;
  const proving = useChange(askDeletion);
  // The visitor has turned to something else.
  const isLeft = proving.asked !== undefined && state.task?.section !== 'delete';
  const prove = (): void => {
    send({ type: 'opened', task: { section: 'delete', does: 'verify' } });
    void proving.run({});
  };
  return (
    <Placed asked={isLeft ? undefined : proving.asked}>
      <Stack gap={8}>
        <div className={classOf(rowSpread)}>
          <Role>{account.deleteText}</Role>
          <Press variant="removal" opens="remove" busy={proving.pending} onPress={prove}>
            {account.deleteAccount}
          </Press>
        </div>
        <ErrorText>{proving.failure}</ErrorText>
      </Stack>
    </Placed>
  );
}

export function Deletion() {
  const { account } = useVisitor().texts;
  const task = useOpenTask('delete');
  return (
    <Section heading={account.deleteAccount}>{task?.does === 'remove' ? <Asked /> : <AtRest />}</Section>
  );
}
