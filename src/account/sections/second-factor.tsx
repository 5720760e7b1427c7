/** The visitor's authenticator app: set up, its recovery codes, removed. What it takes to set one up is large, and loaded then. */
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { loaded, ProviderError } from '../../provider/errors.ts';
import { fetchedPart, fetchPart } from '../../shell/chunks/fetch-part.ts';
import type { Action } from '../account.ts';
import { Placed } from '../proof.tsx';
import { Press, Row, Section } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { appOf } from '../user.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';
import { Question } from './question.tsx';

interface OfVisitor {
  readonly userId: string;
}

const steps = () => import('./second-factor-steps.tsx');

/** Fetches what shows a step, in the language of a locale. */
export async function fetchSteps(locale: string): Promise<void> {
  const { fetchTexts } = await fetchPart(steps);
  await fetchTexts(locale);
}

/** @throws ProviderError `active_totp_exists` if there is an app by now */
const createApp: Action<OfVisitor> = async ({ provider, settings: host }, { userId }) => {
  await loaded(() => fetchSteps(host.look().locale));
  const { totps } = await provider.proofs();
  try {
    const { registration, data } = await totps.create(userId);
    return {
      event: { type: 'stepped', to: { is: 'key', registration } },
      authEvent: { type: 'TOTP_CREATE', data },
    };
  } catch (thrown) {
    if (thrown instanceof ProviderError && thrown.type === 'active_totp_exists')
      await provider.user.refresh();
    throw thrown;
  }
};

const showCodes: Action<OfVisitor> = async ({ provider, settings: host }, { userId }) => {
  await loaded(() => fetchSteps(host.look().locale));
  const { totps } = await provider.proofs();
  const codes = await totps.recoveryCodes(userId);
  return { event: { type: 'stepped', to: { is: 'recoveryCodes', codes, isNew: false } } };
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
  const opening = useChange(app === undefined ? createApp : showCodes);
  const section = 'second-factor';
  // The visitor has turned to something else.
  const isLeft = opening.asked !== undefined && state.task?.section !== section;
  const isRemoving = useOpenTask(section, app)?.does === 'remove';
  const open = (): void => {
    send({ type: 'opened', task: { section, does: 'open' } });
    void opening.run({ userId: user.user_id });
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
