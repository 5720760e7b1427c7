/** Where the visitor is signed in, by the page's server. */
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Reason } from '../../kit/i18n/reason.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { pageError, settlePageWork } from '../../provider/page-work.ts';
import type { AuthAccountSessionsDetail } from '../../settings/types.ts';
import type { Query, Runner } from '../../shell/runner/types.ts';
import { useAnyRunner } from '../../shell/runner/use-runner.ts';
import { useLocale, useSentence } from '../../shell/runner/use-strings.ts';
import { useTask } from '../../shell/runner/use-task.ts';
import type { Account, Action } from '../account.ts';
import type { VisitorHost } from '../host.ts';
import { PAGE_TASK, requireHandled } from '../page-request.ts';
import { type OwnSession, sessionsOf } from '../sessions.ts';
import { Actions, Foot, None, Press, Role, Row, Rows, Section } from '../ui.tsx';
import { useVisitor } from '../visitor.ts';

const NO_LIST =
  'auth-account-sessions: waitUntil() needs the promise of the list of sessions, as listSessions() and revokeOtherSessions() return it.';

/** @throws ProviderError if the page has no answer */
async function askPage(
  host: VisitorHost,
  action: AuthAccountSessionsDetail['action'],
): Promise<readonly OwnSession[]> {
  const { session, user } = host.look().state;
  if (!user || !session) return [];
  const work = requireHandled(host, 'auth-account-sessions', host.requestSessions({ action, session, user }));
  await settlePageWork(work);
  const sessions = sessionsOf((await (work || [])).at(-1));
  if (sessions) return sessions;
  host.complain(NO_LIST);
  throw pageError(undefined);
}

const list: Query<Account, object, readonly OwnSession[]> = ({ settings: host }) => askPage(host, 'list');

interface Revocation {
  readonly onRevoked: (left: readonly OwnSession[]) => void;
}

const revokeOthers: Action<Revocation> = async ({ settings: host }, { onRevoked }) => {
  onRevoked(await askPage(host, 'revoke-others'));
  return {
    event: { type: 'told', done: { section: 'sessions', texts: 'account', text: 'signedOutOthers' } },
  };
};

const ask = (runner: Runner<Account>, signal: AbortSignal) => runner.ask(list, {}, signal);

const IN = '[data-section=sessions]';

/** The page's list, for which nothing else waits. */
function useSessions() {
  const runner = useAnyRunner<Account>();
  const { find } = useVisitor();
  const [sessions, setSessions] = useState<readonly OwnSession[]>();
  const [reason, setReason] = useState<Reason>();
  const [tries, setTries] = useState({ begun: 1, over: 0 });
  /** What was pressed may go, and the focus then stays in the section. */
  const show = (shown: readonly OwnSession[]): void => {
    const hadFocus = find(`${IN} :focus`) !== null;
    flushSync(() => setSessions(shown));
    if (hadFocus && !find(`${IN} :focus`)) find(`${IN} [part=header]`)?.focus();
  };
  const hear = useEffectEvent((result: Awaited<ReturnType<typeof ask>>) => {
    if (!result) return;
    setTries(({ begun }) => ({ begun, over: begun }));
    if ('answer' in result) show(result.answer);
    else setReason(result.failure.reason);
  });
  const { begun, over } = tries;
  useEffect(() => {
    const left = new AbortController();
    void ask(runner, left.signal).then((result) => hear(result));
    return () => left.abort();
  }, [runner, begun]);
  return {
    sessions,
    show,
    failure: useSentence(reason),
    isAsking: over < begun,
    retry: () => setTries({ begun: begun + 1, over }),
  };
}

function SessionRow({ session: { device, place, lastUsed, isCurrent } }: { readonly session: OwnSession }) {
  const { account } = useVisitor().texts;
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Row
      icon={
        <Icon size={20}>
          <path d="M4 5h16v11H4zM9 20h6" />
        </Icon>
      }
      title={device === '' ? account.unknownDevice : <bdi>{device}</bdi>}
      role={isCurrent && <Role>{account.thisDevice}</Role>}
      notes={[
        ...(place === '' ? [] : [<bdi key="place">{place}</bdi>]),
        ...(isCurrent ? [account.now] : lastUsed === undefined ? [] : [time.format(lastUsed)]),
      ]}
    />
  );
}

interface ListProps {
  readonly sessions: readonly OwnSession[];
  readonly onRevoked: (left: readonly OwnSession[]) => void;
}

function List({ sessions, onRevoked }: ListProps) {
  const { account } = useVisitor().texts;
  const revoking = useTask<Account, Revocation>(revokeOthers, PAGE_TASK);
  if (sessions.length === 0) return <None canAdd={false}>{account.noSessions}</None>;
  return (
    <>
      <Rows>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </Rows>
      <ErrorText>{revoking.failure}</ErrorText>
      <Foot>
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Press variant="quiet" busy={revoking.pending} onPress={() => void revoking.run({ onRevoked })}>
            {account.signOutOthers}
          </Press>
        )}
      </Foot>
    </>
  );
}

export function Sessions() {
  const { account, common } = useVisitor().texts;
  const { sessions, show, failure, isAsking, retry } = useSessions();
  return (
    <Section heading={account.sessions}>
      {sessions ? (
        <List sessions={sessions} onRevoked={show} />
      ) : (
        <>
          <ErrorText quiet={failure === undefined}>{failure ?? common.loading}</ErrorText>
          {failure !== undefined && (
            <Actions>
              <Press busy={isAsking} onPress={retry}>
                {common.retry}
              </Press>
            </Actions>
          )}
        </>
      )}
    </Section>
  );
}
