import { useRef } from 'react';
import type { Reason } from '../../kit/i18n/reason.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { keepVisible, TextField, type TextFieldProps } from '../../kit/ui/text-field.tsx';
import type { Task, TaskResult } from '../runner/use-task.ts';

interface TextFormProps
  extends Pick<TextFieldProps, 'label' | 'name' | 'dir' | 'autoComplete' | 'placeholder'> {
  readonly task: Pick<Task<never>, 'pending' | 'failure' | 'refuse' | 'clear'>;
  /** Why nothing typed will not do. */
  readonly missing: Reason;
  readonly submit: string;
  /** Called with what was typed, without spaces around it. */
  readonly onSubmit: (typed: string) => Promise<TaskResult>;
}

/** Asks for one text that is neither an address nor a password. */
export function TextForm({ task, missing, submit, onSubmit, ...field }: TextFormProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Form
      onSubmit={() => {
        const typed = input.current?.value.trim() ?? '';
        return typed === '' ? task.refuse(missing) : onSubmit(typed);
      }}
    >
      <Stack gap={16}>
        <TextField
          {...field}
          ref={input}
          type="text"
          onChange={() => {
            task.clear();
            if (input.current) keepVisible(input.current);
          }}
          {...(task.failure !== undefined && { error: task.failure })}
        />
        <Button type="submit" busy={task.pending}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}
