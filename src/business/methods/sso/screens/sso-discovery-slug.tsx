import { useRef, useState } from 'react';
import { visible } from '../../../../kit/lib/visible.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Form } from '../../../../kit/ui/form.tsx';
import { LaterScreen } from '../../../../kit/ui/later-screen.tsx';
import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { TextField } from '../../../../kit/ui/text-field.tsx';
import { useLeavingTask } from '../../../../shell/views/oauth/use-leaving-task.ts';
import type { ScreenView } from '../../../screen.ts';
import { explainSlug, findBySlug } from '../actions.ts';

/** No connection fits the address: the visitor names the organization. */
export const SsoDiscoverySlug: ScreenView<'SsoDiscoverySlug'> = ({ state, send, strings }) => {
  const { email } = state;
  const texts = strings.sso;
  const task = useLeavingTask(findBySlug, { explain: explainSlug });
  const [slug, setSlug] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const typed = (field.current?.value ?? slug).trim();
    if (typed === '') task.refuse('slugUnknown');
    else void task.run({ email, slug: typed });
  };
  return (
    <LaterScreen heading={texts.slugHeading} onBack={() => send({ type: 'wentBack' })} strings={strings}>
      <Sentence text={texts.slugText} slots={{ email }} />
      <Form onSubmit={submit}>
        <Stack gap={16}>
          <TextField
            ref={field}
            label={texts.slug}
            name="organization-slug"
            type="text"
            dir="ltr"
            placeholder={texts.slugPlaceholder}
            value={slug}
            onChange={(typed) => {
              task.clear();
              setSlug(visible(typed));
            }}
            {...(task.failure !== undefined && { error: task.failure })}
          />
          <Button type="submit" busy={task.pending}>
            {strings.common.continue}
          </Button>
        </Stack>
      </Form>
    </LaterScreen>
  );
};
