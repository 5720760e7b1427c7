import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { useLeavingTask } from '../../../../shell/views/oauth/use-leaving-task.ts';
import type { ScreenView } from '../../../method.ts';
import { TextForm } from '../../../shared/text-form.tsx';
import { explainSlug, findBySlug } from '../actions.ts';

/** No connection fits the address: the visitor names the organization. */
export const SsoDiscoverySlug: ScreenView<'SsoDiscoverySlug'> = ({ state, send, strings }) => {
  const { email } = state;
  const texts = strings.sso;
  const task = useLeavingTask(findBySlug, { explain: explainSlug });
  return (
    <LaterScreen
      heading={texts.slugHeading}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
      text={<Sentence text={texts.slugText} slots={{ email }} />}
    >
      <TextForm
        task={task}
        missing="slugUnknown"
        label={texts.slug}
        name="organization-slug"
        dir="ltr"
        placeholder={texts.slugPlaceholder}
        submit={strings.common.continue}
        onSubmit={(slug) => void task.run({ email, slug })}
      />
    </LaterScreen>
  );
};
