import { useRef, useState } from 'react';
import type { B2bStrings } from '../../../kit/i18n/catalogue.ts';
import { visible } from '../../../kit/lib/visible.ts';
import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { Form } from '../../../kit/ui/form.tsx';
import { LaterScreen } from '../../../kit/ui/later-screen.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import type { B2bMethod } from '../../../settings/business/types.ts';
import type { Task } from '../../../shell/runner/hooks.ts';

interface CreateOrganizationProps {
  readonly task: Task<{ readonly name: string | undefined; readonly method: B2bMethod }>;
  readonly method: B2bMethod;
  readonly email: string;
  /** Back to the list; undefined if there is none. */
  readonly onBack: (() => void) | undefined;
  readonly onOtherEmail: () => void;
  readonly strings: B2bStrings;
}

/** Asks for the name of a new organization. */
export function CreateOrganization(props: CreateOrganizationProps) {
  const { task, method, email, onBack, onOtherEmail, strings } = props;
  const texts = strings.discovery;
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const typed = (field.current?.value ?? name).trim();
    if (typed === '') task.refuse('organizationName');
    else void task.run({ name: typed, method });
  };
  return (
    <LaterScreen heading={texts.create} onBack={onBack ?? onOtherEmail} strings={strings}>
      <Sentence text={onBack ? texts.signedInAs : texts.none} slots={{ email }} />
      <Form onSubmit={submit}>
        <Stack gap={16}>
          <TextField
            ref={field}
            label={texts.name}
            name="organization"
            type="text"
            autoComplete="organization"
            placeholder={texts.namePlaceholder}
            value={name}
            onChange={(typed) => {
              task.clear();
              setName(visible(typed));
            }}
            {...(task.failure !== undefined && { error: task.failure })}
          />
          <Button type="submit" busy={task.pending}>
            {texts.create}
          </Button>
        </Stack>
      </Form>
      {!onBack && <LinkButton onClick={onOtherEmail}>{texts.otherEmail}</LinkButton>}
    </LaterScreen>
  );
}
