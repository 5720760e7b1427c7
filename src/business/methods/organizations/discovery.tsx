import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { DiscoveredOrganization } from '../../../provider/business-port.ts';
import type { B2bMethod } from '../../../settings/business/types.ts';
import { type Task, useGoBack, useStrings, useTask } from '../../../shell/runner/hooks.ts';
import { step } from '../../../shell/runner/step.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import type { StateOf } from '../../flow/screens.ts';
import type { Business } from '../../flow/types.ts';
import type { Screen, ScreenProps } from '../../method.ts';
import { TextForm } from '../../shared/text-form.tsx';
import { createOrganization, explainJoining, joinOrganization, listOrganizations } from './actions.ts';
import { type DirectTarget, directTarget } from './direct.ts';
import { OrganizationChoice } from './organization-choice.tsx';

interface CreateOrganizationProps {
  readonly task: Task<{ readonly name: string | undefined; readonly method: B2bMethod }>;
  readonly method: B2bMethod;
  readonly email: string;
  /** Back to the list; undefined if there is none. */
  readonly onBack: (() => void) | undefined;
  readonly onOtherEmail: () => void;
}

/** Asks for the name of a new organization. */
function CreateOrganization(props: CreateOrganizationProps) {
  const { task, method, email, onBack, onOtherEmail } = props;
  const texts = useStrings<Business>().discovery;
  return (
    <LaterScreen
      heading={texts.create}
      onBack={onBack ?? onOtherEmail}
      text={<Sentence text={onBack ? texts.signedInAs : texts.none} slots={{ email }} />}
    >
      <TextForm
        task={task}
        missing="organizationName"
        label={texts.name}
        name="organization"
        autoComplete="organization"
        placeholder={texts.namePlaceholder}
        submit={texts.create}
        onSubmit={(name) => void task.run({ name, method })}
      />
      {!onBack && <LinkButton onClick={onOtherEmail}>{texts.otherEmail}</LinkButton>}
    </LaterScreen>
  );
}

type Props = ScreenProps<StateOf<'Discovery'>>;
type ListProps = Props & {
  readonly state: { readonly discovered: NonNullable<Props['state']['discovered']> };
};

/** Goes on without being asked, once: a visitor who comes back to the list wants to choose. */
function useDirectTarget(target: DirectTarget | undefined, go: (target: DirectTarget) => void): void {
  const isDone = useRef(false);
  const goOn = useEffectEvent(go);
  useEffect(() => {
    if (isDone.current || target === undefined) return;
    isDone.current = true;
    goOn(target);
  }, [target]);
}

/** The organizations that the visitor can choose, or the way to a new one. */
function OrganizationList({ state, config, bootstrap, strings }: ListProps) {
  const { method } = state;
  const { email, organizations } = state.discovered;
  const texts = strings.discovery;
  const canCreate = (bootstrap?.organizations?.canCreate ?? false) && !config.disableCreateOrganization;
  const joining = useTask(joinOrganization, { explain: explainJoining });
  const creating = useTask(createOrganization, { explain: explainJoining });
  const [chosen, setChosen] = useState<string>();
  const [isNaming, setNaming] = useState(false);

  const join = (entry: DiscoveredOrganization): void => {
    if (joining.pending || creating.pending) return;
    setChosen(entry.organization.id);
    void joining.run({ ...entry, email, method });
  };

  const direct = state.isRevisited ? undefined : directTarget(organizations, config, canCreate);
  useDirectTarget(direct, (target) =>
    target === 'create' ? void creating.run({ name: undefined, method }) : join(target),
  );

  const goBack = useGoBack();
  const isEmpty = organizations.length === 0;
  if (isNaming || (isEmpty && canCreate)) {
    return (
      <CreateOrganization
        task={creating}
        method={method}
        email={email}
        onBack={isEmpty ? undefined : () => setNaming(false)}
        onOtherEmail={goBack}
      />
    );
  }
  return (
    <LaterScreen
      heading={isEmpty ? texts.noneHeading : texts.heading}
      text={<Sentence text={isEmpty ? texts.noneClosed : texts.signedInAs} slots={{ email }} />}
    >
      {!isEmpty && (
        <OrganizationChoice
          organizations={organizations}
          joining={joining.pending ? chosen : undefined}
          onChoose={join}
        />
      )}
      <ErrorText>{joining.failure ?? creating.failure}</ErrorText>
      <Stack gap={4}>
        {canCreate && <LinkButton onClick={() => setNaming(true)}>{texts.create}</LinkButton>}
        <LinkButton onClick={goBack}>{texts.otherEmail}</LinkButton>
      </Stack>
    </LaterScreen>
  );
}

export const Discovery: Screen<'Discovery'> = {
  enter: ({ state: { discovered, method } }) =>
    discovered
      ? undefined
      : step({
          action: listOrganizations,
          input: { method },
          onFailure: ({ refused }) =>
            refused ? { type: 'discoveryExpired', reason: 'discoveryExpired' } : undefined,
        }),

  View({ entered, ...props }) {
    const { state, strings } = props;
    const { discovered } = state;
    if (discovered) return <OrganizationList {...props} state={{ ...state, discovered }} />;
    return (
      <LaterScreen heading={strings.discovery.heading}>
        <ErrorText>{entered.failure}</ErrorText>
        {entered.status === 'failed' ? (
          <Button onClick={entered.start}>{strings.common.retry}</Button>
        ) : (
          <Spinner label={strings.discovery.loading} />
        )}
      </LaterScreen>
    );
  },
};
