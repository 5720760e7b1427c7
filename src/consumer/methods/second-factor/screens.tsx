/** The second factor of a visitor who has one. */
import { format } from '../../../kit/i18n/strings.ts';
import { isolate } from '../../../kit/lib/isolate.ts';
import { mask } from '../../../kit/lib/mask.ts';
import { NO_DEADLINE } from '../../../kit/lib/promises.ts';
import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import { step } from '../../../shell/runner/step.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import { type Entered, useTask } from '../../../shell/runner/use-task.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../shell/views/passcode-entry.tsx';
import { RecoveryForm } from '../../../shell/views/second-factor/recovery-codes.tsx';
import { useExplainedCode } from '../../../shell/views/second-factor/use-explained-code.ts';
import type { StateOf } from '../../flow/screens.ts';
import type { SecondWay } from '../../flow/second-factor-types.ts';
import type { Screen, ScreenProps } from '../../method.ts';
import { enterAppCode, explainRecovery, halfOf, recover, sendText, usePasskey } from './actions.ts';
import { afterFirst, Cancel, WithTexts } from './frame.tsx';
import { TextedCode } from './texted-code.tsx';
import type { SecondFactorTexts } from './texts.ts';

type State = StateOf<'SecondFactor'>;

interface ViewProps extends Pick<ScreenProps<State>, 'state' | 'send'> {
  readonly texts: SecondFactorTexts;
  readonly entered: Entered;
}

const isSame = (way: SecondWay, other: SecondWay): boolean =>
  'to' in way ? 'to' in other && way.to === other.to : way.by === other.by;

function nameOf(way: SecondWay, { mfa, proof }: SecondFactorTexts): string {
  if ('to' in way) return format(proof.sendCode, { destination: isolate(mask(way.to)) });
  return { authenticator: mfa.totp, passkey: proof.usePasskey, recovery: mfa.useRecovery }[way.by];
}

/** The other ways of this visitor. */
function OtherWays({ state, send, texts }: ViewProps) {
  const { ways, way } = state;
  const recovery = ways.some(({ by }) => by === 'authenticator') ? [{ by: 'recovery' } as const] : [];
  return (
    <Stack gap={4}>
      {[...ways, ...recovery]
        .filter((other) => !isSame(other, way))
        .map((other) => (
          <LinkButton
            key={nameOf(other, texts)}
            onClick={() => send({ type: 'secondFactorChosen', way: other })}
          >
            {nameOf(other, texts)}
          </LinkButton>
        ))}
      <Cancel state={state} texts={texts} />
    </Stack>
  );
}

function AppCode(props: ViewProps) {
  const { state, texts } = props;
  const explain = useExplainedCode();
  const verify = useTask(enterAppCode, afterFirst(texts, explain));
  return (
    <PasscodeEntry
      heading={texts.mfa.totpHeading}
      source={<Text>{texts.mfa.totpText}</Text>}
      verify={{ ...verify, run: (code) => verify.run({ ...halfOf(state), code }) }}
      hideBack
    >
      <OtherWays {...props} />
    </PasscodeEntry>
  );
}

/** The code is yet to be sent. */
function Unsent(props: ViewProps & { readonly to: string }) {
  const { entered, texts, to } = props;
  return (
    <LaterScreen heading={texts.mfa.smsHeading} hideBack>
      <ErrorText>{entered.failure}</ErrorText>
      <Button busy={entered.status === 'running'} onClick={entered.start}>
        {nameOf({ by: 'sms', to }, texts)}
      </Button>
      <OtherWays {...props} />
    </LaterScreen>
  );
}

function Passkey(props: ViewProps) {
  const { state, texts } = props;
  const { run, pending, failure, canceled } = useTask(usePasskey, {
    ...afterFirst(texts, ({ code }) =>
      code === 'passkey' || code === 'timeout' ? 'passkeyFailed' : undefined,
    ),
    sentences: { ...texts.errors, passkeyFailed: texts.proof.passkeyFailed },
    // The prompt has a limit of its own.
    deadline: NO_DEADLINE,
  });
  return (
    <LaterScreen
      heading={texts.secondFactor.passkeyHeading}
      text={<Text>{texts.secondFactor.passkeyText}</Text>}
      hideBack
    >
      <ErrorText quiet={canceled}>{failure}</ErrorText>
      <Button busy={pending} onClick={() => void run(halfOf(state))}>
        {texts.proof.usePasskey}
      </Button>
      <OtherWays {...props} />
    </LaterScreen>
  );
}

function Recovery(props: ViewProps) {
  const { state, texts } = props;
  const { common } = useStrings();
  const task = useTask(recover, afterFirst(texts, explainRecovery));
  return (
    <LaterScreen heading={texts.mfa.useRecovery} text={<Text>{texts.mfa.recoveryText}</Text>} hideBack>
      <RecoveryForm
        task={task}
        texts={texts.mfa}
        submit={common.continue}
        onSubmit={(code) => task.run({ ...halfOf(state), code })}
      />
      <OtherWays {...props} />
    </LaterScreen>
  );
}

function Way(props: ViewProps) {
  const { way, sent } = props.state;
  if ('to' in way)
    return sent ? (
      <TextedCode {...props} sent={sent} destination={mask(sent.to)} hideBack>
        <OtherWays {...props} />
      </TextedCode>
    ) : (
      <Unsent {...props} to={way.to} />
    );
  switch (way.by) {
    case 'authenticator':
      return <AppCode {...props} />;
    case 'passkey':
      return <Passkey {...props} />;
    case 'recovery':
      return <Recovery {...props} />;
  }
}

const SecondFactor: Screen<'SecondFactor'> = {
  enter: ({ state }) =>
    'to' in state.way && !state.sent
      ? step({
          action: sendText,
          input: { ...halfOf(state), to: state.way.to },
          starts: state.isAsked ? 'at once' : 'press',
        })
      : undefined,

  View: ({ state, send, entered }) => (
    <WithTexts>{(texts) => <Way state={state} send={send} entered={entered} texts={texts} />}</WithTexts>
  ),
};

export const screens = { SecondFactor };
