/** The visitor's authenticator app: set up, its recovery codes, removed. What it takes to set one up is large, and loaded then. */

import { useEffectEvent, useLayoutEffect } from 'react';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { isFocusElsewhere } from '../../kit/ui/focus.ts';
import { loaded } from '../../provider/errors.ts';
import { fetchedPart, fetchPart } from '../../shell/chunks/fetch-part.ts';
import type { Action } from '../account.ts';
import { Said } from '../done.tsx';
import { Placed } from '../proof.tsx';
import { Foot, None, PlusIcon, Press, Row, RowMenu, Section } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { appOf } from '../user.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';
import { Question } from './question.tsx';

const steps = () => import('./second-factor-steps.tsx');

/** Fetches what shows a step, in the language of a locale. */
export async function fetchSteps(locale: string) {
  const code = await fetchPart(steps);
  await code.fetchTexts(locale);
  return code;
}

interface Opening {
  readonly userId: string;
  readonly hasApp: boolean;
}

const openSteps: Action<Opening> = async (context, { userId, hasApp }) => {
  const code = await loaded(() => fetchSteps(context.settings.look().locale));
  return (hasApp ? code.showCodes : code.createApp)(context, userId);
};

const removeApp: Action<{ readonly id: string }> = async ({ provider }, { id }) => ({
  authEvent: { type: 'USER_DELETE_TOTP', data: await provider.user.remove('app', id) },
  event: { type: 'changed', done: { section: 'second-factor', texts: 'account', text: 'appRemoved' } },
});

function Removal({ id }: { readonly id: string }) {
  const { texts, find } = useVisitor();
  const { account } = texts;
  const removing = useChange(removeApp);
  const remove = async (): Promise<void> => {
    if ((await removing.run({ id })) === 'done') find('[data-section=second-factor] [data-opens]')?.focus();
  };
  return (
    <Question
      text={account.confirmRemoveApp}
      remove={account.removeApp}
      removing={removing}
      onRemove={() => void remove()}
    />
  );
}

function AtRest({ app }: { readonly app: string | undefined }) {
  const { user, texts, state, send, find } = useVisitor();
  const { account } = texts;
  const opening = useChange(openSteps);
  const section = 'second-factor';
  // The visitor has turned to something else.
  const isLeft = opening.asked !== undefined && state.task?.section !== section;
  const isRemoving = useOpenTask(section, app)?.does === 'remove';
  const open = (): void => {
    send({ type: 'opened', task: { section, does: 'open' } });
    void opening.run({ userId: user.user_id, hasApp: app !== undefined });
  };
  // What was pressed goes if another tab has set up an app.
  const keepFocus = useEffectEvent(() => {
    const next = find(`[data-section=${section}] [data-opens]`);
    const isPressed = opening.pending || opening.failure !== undefined;
    if (next && isPressed && !find(':focus') && !isFocusElsewhere(next)) next.focus();
  });
  useLayoutEffect(() => keepFocus(), [app]);
  if (app !== undefined && isRemoving) return <Removal id={app} />;
  return (
    <Placed asked={isLeft ? undefined : opening.asked}>
      {app === undefined ? (
        <Foot>
          <None canAdd>{account.noApp}</None>
          <Press variant="quiet" icon={<PlusIcon />} opens="open" busy={opening.pending} onPress={open}>
            {account.setUpApp}
          </Press>
        </Foot>
      ) : (
        <Row title={account.app} role={<Said />}>
          <RowMenu
            of={account.app}
            id={app}
            opens={['open', 'remove']}
            busy={opening.pending}
            items={[
              { text: account.showCodes, onPress: open },
              {
                text: account.removeApp,
                isRemoval: true,
                onPress: () => {
                  opening.clear();
                  send({ type: 'opened', task: { section, does: 'remove', id: app } });
                },
              },
            ]}
          />
        </Row>
      )}
      <ErrorText>{opening.failure}</ErrorText>
    </Placed>
  );
}

export function SecondFactor() {
  const { user, texts, state } = useVisitor();
  const { step } = state;
  const { Step } = step ? fetchedPart(steps) : {};
  return (
    <Section heading={texts.account.secondFactor}>
      {step && Step ? <Step step={step} /> : <AtRest app={appOf(user)} />}
    </Section>
  );
}
