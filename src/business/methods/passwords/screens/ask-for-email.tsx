import type { ReactNode } from 'react';
import type { Explain } from '../../../../shell/runner/action.ts';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { DraftEmailForm } from '../../../../shell/views/draft-email-form.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import type { State } from '../../../flow/screens.ts';
import type { Action, ScreenProps } from '../../../method.ts';
import type { Recipient } from '../../email/actions.ts';
import { FindOrganization } from '../../organizations/find-organization.tsx';

interface AskForEmailProps extends Pick<ScreenProps, 'send' | 'strings'> {
  readonly state: Pick<State, 'draft' | 'visit'>;
  readonly heading: string;
  /** What to do with the address. */
  readonly action: Action<Recipient>;
  readonly explain?: Explain | undefined;
  readonly children?: ReactNode;
}

/** Asks for the address that a password is for. */
export function AskForEmail({ state, send, strings, heading, action, explain, children }: AskForEmailProps) {
  const { draft, visit } = state;
  const task = useTask(action, { explain });
  if (visit.to === 'find') return <FindOrganization strings={strings} />;
  return (
    <LaterScreen heading={heading} onBack={() => send({ type: 'wentBack' })} strings={strings}>
      {children}
      <DraftEmailForm
        draft={draft}
        task={task}
        autoComplete="username"
        onEmail={(email) => void task.run({ email, visit })}
        send={send}
        strings={strings}
      />
    </LaterScreen>
  );
}
