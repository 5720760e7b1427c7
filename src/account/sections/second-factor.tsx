/** The visitor's authenticator app: set up, its recovery codes, removed. What it takes to set one up is large, and loaded then. */
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { loaded } from '../../provider/errors.ts';
import { fetchedPart, fetchPart } from '../../shell/chunks/fetch-part.ts';
import type { Action } from '../account.ts';
import { Placed } from '../proof.tsx';
import { Press, Row, Section } from '../ui.tsx';
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
  event: { type: 'changed', done: { section: 'account', text: 'appRemoved' } },
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
  const { user, texts, state, send } = useVisitor();
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
  if (app !== undefined && isRemoving) return <Removal id={app} />;
  return (
    <Placed asked={isLeft ? undefined : opening.asked}>
      <Row title={app === undefined ? account.noApp : account.app}>
        <Press variant="quiet" opens="open" busy={opening.pending} onPress={open}>
          {app === undefined ? account.setUpApp : account.showCodes}
        </Press>
        {app !== undefined && (
          <Press
            variant="quiet"
            opens="remove"
            of={app}
            onPress={() => {
              opening.clear();
              send({ type: 'opened', task: { section, does: 'remove', id: app } });
            }}
          >
            {account.removeApp}
          </Press>
        )}
      </Row>
      <ErrorText>{opening.failure}</ErrorText>
    </Placed>
  );
}

export function SecondFactor() {
  const { user, texts, state } = useVisitor();
  const { step } = state;
  const { Step } = step ? fetchedPart(steps) : {};
  return (
    <Section name="second-factor" heading={texts.account.secondFactor}>
      {step && Step ? <Step step={step} /> : <AtRest app={appOf(user)} />}
    </Section>
  );
}
