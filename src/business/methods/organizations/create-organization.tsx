import type { BusinessStrings } from '../../../kit/i18n/catalogue.ts';
import { LinkButton } from '../../../kit/ui/button.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import type { B2bMethod } from '../../../settings/business/types.ts';
import type { Task } from '../../../shell/runner/hooks.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { TextForm } from '../../shared/text-form.tsx';

interface CreateOrganizationProps {
  readonly task: Task<{ readonly name: string | undefined; readonly method: B2bMethod }>;
  readonly method: B2bMethod;
  readonly email: string;
  /** Back to the list; undefined if there is none. */
  readonly onBack: (() => void) | undefined;
  readonly onOtherEmail: () => void;
  readonly strings: BusinessStrings;
}

/** Asks for the name of a new organization. */
export function CreateOrganization(props: CreateOrganizationProps) {
  const { task, method, email, onBack, onOtherEmail, strings } = props;
  const texts = strings.discovery;
  return (
    <LaterScreen
      heading={texts.create}
      onBack={onBack ?? onOtherEmail}
      strings={strings}
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
