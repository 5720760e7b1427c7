import { LinkButton } from '../../../kit/ui/button.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import { DraftEmailForm } from '../../../shell/views/draft-email-form.tsx';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { useLeavingTask } from '../../../shell/views/oauth/use-leaving-task.ts';
import { TextForm } from '../../../shell/views/text-form.tsx';
import type { ScreenView } from '../../method.ts';
import { explainSlug, findBySlug, findConnections } from './actions.ts';
import { ConnectionButtons } from './connection-buttons.tsx';

const SsoDiscoveryEmail: ScreenView<'SsoDiscoveryEmail'> = ({ state, send, strings }) => {
  const { draft } = state;
  const task = useLeavingTask(findConnections);
  return (
    <LaterScreen heading={strings.sso.emailHeading} text={<Text>{strings.sso.emailText}</Text>}>
      <DraftEmailForm draft={draft} task={task} onEmail={(email) => task.run({ email })} send={send} />
    </LaterScreen>
  );
};

/** No connection fits the address: the visitor names the organization. */
const SsoDiscoverySlug: ScreenView<'SsoDiscoverySlug'> = ({ state, send, strings }) => {
  const { email } = state;
  const texts = strings.sso;
  const task = useLeavingTask(findBySlug, { explain: explainSlug });
  return (
    <LaterScreen heading={texts.slugHeading} text={<Sentence text={texts.slugText} slots={{ email }} />}>
      <TextForm
        task={task}
        missing="slugUnknown"
        label={texts.slug}
        name="organization-slug"
        dir="ltr"
        placeholder={texts.slugPlaceholder}
        submit={strings.common.continue}
        onSubmit={(slug) => task.run({ slug })}
      />
      <LinkButton onClick={() => send({ type: 'otherWayWanted' })}>{texts.otherWay}</LinkButton>
    </LaterScreen>
  );
};

/** The address has several ways to sign in. */
const SsoDiscoveryMenu: ScreenView<'SsoDiscoveryMenu'> = ({ state, strings }) => (
  <LaterScreen
    heading={strings.sso.menuHeading}
    text={<Sentence text={strings.sso.menuText} slots={{ email: state.email }} />}
  >
    <ConnectionButtons connections={state.connections} label={strings.business.connection} />
  </LaterScreen>
);

export const ssoScreens = {
  SsoDiscoveryEmail: { View: SsoDiscoveryEmail },
  SsoDiscoveryMenu: { View: SsoDiscoveryMenu },
  SsoDiscoverySlug: { View: SsoDiscoverySlug },
};
