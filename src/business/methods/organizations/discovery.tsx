import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatCount } from '../../../kit/i18n/format-count.ts';
import { classOf } from '../../../kit/theme/class-names.ts';
import { css } from '../../../kit/theme/css.ts';
import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { LiveRegion } from '../../../kit/ui/live-region.tsx';
import { OrganizationMark } from '../../../kit/ui/organization-mark.tsx';
import { Scroller } from '../../../kit/ui/scroller.tsx';
import { Sentence, type SlottedProps, slotted } from '../../../kit/ui/sentence.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Helper } from '../../../kit/ui/text.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import type { DiscoveredOrganization } from '../../../provider/business-port.ts';
import type { B2bMethod } from '../../../settings/business/types.ts';
import { step } from '../../../shell/runner/step.ts';
import { useGoBack } from '../../../shell/runner/use-runner.ts';
import { useLocale, useStrings } from '../../../shell/runner/use-strings.ts';
import { type Task, type TaskResult, useTask } from '../../../shell/runner/use-task.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { StepStatus } from '../../../shell/views/step-status.tsx';
import { TextForm } from '../../../shell/views/text-form.tsx';
import type { StateOf } from '../../flow/screens.ts';
import type { Business } from '../../flow/types.ts';
import type { Screen, ScreenProps } from '../../method.ts';
import { afterProof } from '../../shared/explain.ts';
import {
  createOrganization,
  type DirectTarget,
  directTarget,
  explainJoining,
  joinOrganization,
  listOrganizations,
} from './actions.ts';

/** Organizations that are shown without a search. */
const MOST_AT_ONCE = 6;

interface OrganizationChoiceProps {
  readonly organizations: readonly DiscoveredOrganization[];
  /** The id of the one that is being joined. */
  readonly joining: string | undefined;
  readonly onChoose: (entry: DiscoveredOrganization) => void;
}

/** Organizations to choose from, each with its logo or the first letter of its name. */
function OrganizationButtons({ organizations, joining, onChoose }: OrganizationChoiceProps) {
  const { acceptInvite, join } = useStrings<Business>().discovery;
  const labels = { member: '{organization}', invited: acceptInvite, eligible: join };
  return (
    <Stack gap={8}>
      {organizations.map((entry) => (
        <Button
          key={entry.organization.id}
          variant="secondary"
          part="button-organization"
          icon={<OrganizationMark {...entry.organization} />}
          busy={joining === entry.organization.id}
          onClick={() => onChoose(entry)}
        >
          <ChoiceLabel text={labels[entry.membership]} slots={{ organization: entry.organization.name }} />
        </Button>
      ))}
    </Stack>
  );
}

/** Lowercase and without accents, so that "cote" finds "Côte". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A field that finds organizations by name, and a list that scrolls, for more of them than a screen has room for. */
function OrganizationSearch(props: OrganizationChoiceProps) {
  const { organizations } = props;
  const texts = useStrings<Business>().discovery;
  const [query, setQuery] = useState('');
  const search = fold(query.trim());
  const found = organizations.filter(({ organization }) => fold(organization.name).includes(search));
  const count = formatCount(texts.matches, found.length, useLocale());
  return (
    <Stack gap={12}>
      <TextField
        label={texts.search}
        name="organization-search"
        type="text"
        autoComplete="off"
        onChange={setQuery}
      />
      <Scroller>
        {found.length > 0 ? (
          <OrganizationButtons {...props} organizations={found} />
        ) : (
          <Helper>{count}</Helper>
        )}
      </Scroller>
      <LiveRegion text={search && count} />
    </Stack>
  );
}

/** The organizations to choose from: a list, or a search if they are many. */
const OrganizationChoice = (props: OrganizationChoiceProps) =>
  props.organizations.length > MOST_AT_ONCE ? (
    <OrganizationSearch {...props} />
  ) : (
    <OrganizationButtons {...props} />
  );

interface CreateOrganizationProps {
  readonly task: Task<{
    readonly name: string | undefined;
    readonly email: string;
    readonly method: B2bMethod;
  }>;
  readonly method: B2bMethod;
  readonly email: string;
  /** True if there is no organization to choose instead. */
  readonly isOnlyWay: boolean;
}

/** Asks for the name of a new organization. */
function CreateOrganization(props: CreateOrganizationProps) {
  const { task, method, email, isOnlyWay } = props;
  const texts = useStrings<Business>().discovery;
  const goBack = useGoBack();
  return (
    <LaterScreen
      heading={texts.create}
      text={<Sentence text={isOnlyWay ? texts.none : texts.signedInAs} slots={{ email }} />}
    >
      <TextForm
        task={task}
        missing="organizationName"
        label={texts.name}
        name="organization"
        autoComplete="organization"
        placeholder={texts.namePlaceholder}
        submit={texts.create}
        onSubmit={(name) => task.run({ name, email, method })}
      />
      {isOnlyWay && <LinkButton onClick={goBack}>{texts.otherEmail}</LinkButton>}
    </LaterScreen>
  );
}

type Props = ScreenProps<StateOf<'Discovery'>>;
type ListProps = Props & {
  readonly state: { readonly discovered: NonNullable<Props['state']['discovered']> };
};

/**
 * Goes on without being asked, once: a visitor who comes back to the list wants to choose.
 * @param isPending whether an attempt is under way, or what it leads to is loading
 * @returns whether the visitor has nothing to choose: it has not failed
 */
function useDirectTarget(
  target: DirectTarget | undefined,
  go: (target: DirectTarget) => Promise<TaskResult>,
  isPending: boolean,
): boolean {
  const isStarted = useRef(false);
  const [result, setResult] = useState<TaskResult>();
  const goOn = useEffectEvent(go);
  useEffect(() => {
    if (isStarted.current || target === undefined) return;
    isStarted.current = true;
    void goOn(target).then(setResult);
  }, [target]);
  return target !== undefined && (result === undefined || (result === 'done' && isPending));
}

/** The organizations that the visitor can choose, or the way to a new one. */
function OrganizationList({ state, send, config, bootstrap, strings }: ListProps) {
  const { method, isNaming, isRevisited } = state;
  const { email, organizations } = state.discovered;
  const texts = strings.discovery;
  const canCreate = (bootstrap?.organizations?.canCreate ?? false) && !config.disableCreateOrganization;
  const joining = useTask(joinOrganization, afterProof(explainJoining));
  const creating = useTask(createOrganization, afterProof(explainJoining));
  const [chosen, setChosen] = useState<string>();

  const nameOne = (): void => {
    if (!joining.pending) send({ type: 'organizationNamingOpened' });
  };
  const join = async (entry: DiscoveredOrganization): Promise<TaskResult> => {
    if (joining.pending || creating.pending) return 'failed';
    setChosen(entry.organization.id);
    return joining.run({ ...entry, email, method });
  };

  const direct = isRevisited || isNaming ? undefined : directTarget(organizations, config, canCreate);
  const isDirect = useDirectTarget(
    direct,
    (target) => (target === 'create' ? creating.run({ name: undefined, email, method }) : join(target)),
    joining.pending || creating.pending,
  );

  const goBack = useGoBack();
  if (isDirect) {
    return (
      <LaterScreen heading={texts.heading}>
        <Spinner label={strings.common.loading} />
      </LaterScreen>
    );
  }
  const isEmpty = organizations.length === 0;
  if (isNaming || (isEmpty && canCreate))
    return <CreateOrganization task={creating} method={method} email={email} isOnlyWay={isEmpty} />;
  return (
    <LaterScreen
      heading={isEmpty ? texts.noneHeading : texts.heading}
      text={<Sentence text={isEmpty ? texts.noneClosed : texts.signedInAs} slots={{ email }} />}
    >
      {!isEmpty && (
        <OrganizationChoice
          organizations={organizations}
          joining={joining.pending ? chosen : undefined}
          onChoose={(entry) => void join(entry)}
        />
      )}
      <ErrorText>{joining.failure ?? creating.failure}</ErrorText>
      <Stack gap={4}>
        {canCreate && <LinkButton onClick={nameOne}>{texts.create}</LinkButton>}
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
        <StepStatus entered={entered} label={strings.discovery.loading} />
      </LaterScreen>
    );
  },
};

/** The label of a button in a list to choose from: the labels start in a column, so that the eye finds the names. */
function ChoiceLabel({ text, slots }: SlottedProps) {
  return <span className={classOf(label)}>{slotted({ text, slots })}</span>;
}

const label = css({ display: 'block', paddingInlineStart: 4, textAlign: 'start' });
